import type { MerchantCallbacks } from "@payment-routing/config-contract";
import type { ClaimedRedelivery } from "./claim-redeliveries.ts";
import { type Courier, postOnce } from "./post-once.ts";
import type { RedeliverySettlement } from "./settle-redelivery.ts";

/** Makes one attempt at a redelivery that is held, and says what is to become of it. */
export async function attemptRedelivery(
  courier: Courier,
  merchant: MerchantCallbacks,
  redelivery: ClaimedRedelivery,
): Promise<RedeliverySettlement> {
  const { clientId, content } = redelivery;
  if (clientId === undefined || content === undefined || content.state === "refused")
    return end("impossible");
  const posting = { ...redelivery, clientId, content, isProbe: false, isRedelivery: true };
  const posted = await postOnce(courier, merchant, posting);
  if (!posted.isMade) return giveBack();
  const { judgement, attempt, signal } = posted;
  const { verdict, waitMs } = judgement;
  const goesOn = verdict === "retry" || verdict === "hold";
  const outcome = verdict === "deliver" ? "accepted" : goesOn ? undefined : "exhausted";
  return { outcome, waitMs, attempt, signal };
}

/** Lets it be claimed again after a while, as if nothing had been. */
export function giveBack(waitMs = 0): RedeliverySettlement {
  return { outcome: undefined, waitMs, attempt: undefined, signal: undefined };
}

function end(outcome: RedeliverySettlement["outcome"]): RedeliverySettlement {
  return { outcome, waitMs: 0, attempt: undefined, signal: undefined };
}
