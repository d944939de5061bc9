import { authenticationRules } from "./authentication-rules.ts";
import { callbackRules } from "./callback-rules.ts";
import { deliveryRules } from "./delivery-rules.ts";
import type { ReceiverRule } from "./receiver-rule.ts";

/** Every rule of callbacks. The first one sends a valid callback: where it fails, most others fail too. */
export const receiverRules: readonly ReceiverRule[] = [
  ...callbackRules,
  ...deliveryRules,
  ...authenticationRules,
];
