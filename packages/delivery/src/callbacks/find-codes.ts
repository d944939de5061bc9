import type { CallbackCodes } from "@payment-routing/config-contract";
import type { SessionSnapshot } from "../sessions/snapshot.ts";
import type { MerchantCallbacks } from "./resolve-callbacks.ts";
import { matchesStatus } from "./wants-callback.ts";

/** The members of a callback whose values are internal codes; a member without a code is absent. */
export type InternalCodes = Omit<CallbackCodes, "by_session_status">;

/** What was reported goes before what is configured for the status of the session, and that before what is for all. */
export function findCodes(merchant: MerchantCallbacks, snapshot: SessionSnapshot): InternalCodes {
  const { by_session_status, ...codes } = merchant.internal_codes;
  const entry = by_session_status.find((match) => matchesStatus(match, snapshot.status));
  const { code: _code, sub_code: _subCode, ...codesOfStatus } = entry ?? { code: 0 };
  const { content_type, event_type, event_subtype } = snapshot;
  return {
    ...codes,
    ...codesOfStatus,
    ...(content_type !== undefined && { content_type }),
    ...(event_type !== undefined && { event_type }),
    ...(event_subtype !== undefined && { event_subtype }),
  };
}
