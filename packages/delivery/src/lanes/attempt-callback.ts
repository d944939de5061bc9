import type { MerchantCallbacks } from "@payment-routing/config-contract";
import type { CallbackContent, ClaimedCallback } from "./claimed-callback.ts";
import { coalesceLane } from "./coalesce-lane.ts";
import { findContent } from "./find-content.ts";
import { type Courier, postOnce } from "./post-once.ts";
import type { Settlement } from "./settlement.ts";

/**
 * Makes one attempt at the callback of a lane that is held, or finds that there is none to be made. Returns what is to
 * become of the lane.
 */
export async function attemptCallback(
  courier: Courier,
  merchant: MerchantCallbacks,
  claimed: ClaimedCallback,
): Promise<Settlement> {
  const { pool } = courier.context;
  const content = claimed.content ?? (await findContent(pool, claimed));
  if (content === undefined) return conclude(claimed, "park", "its row is not there");
  if (content.state === "refused") return conclude(claimed, "park", "the outgoing contract refuses it");
  // Somebody has settled it already, and not moved the lane.
  if (content.state !== "waiting") return conclude(claimed, "skip");

  if (!isExhausted(claimed, merchant)) return postHeld(courier, merchant, { ...claimed, content });
  const successor = await coalesceLane(pool, claimed);
  if (successor?.content === undefined) return conclude(claimed, "park", "nothing newer may stand for it");
  return postHeld(courier, merchant, { ...successor, content: successor.content });
}

/** Decides about a lane without an attempt: gives it back, parks it, or passes over the callback. */
export function conclude(
  { sessionId, sequence, lease, content }: ClaimedCallback,
  verdict: "hold" | "park" | "skip",
  reason?: string,
  waitMs = 0,
): Settlement {
  const lane = { sessionId, sequence, lease, madeAt: content?.madeAt };
  return { ...lane, verdict, waitMs, reason, signal: undefined, attempt: undefined };
}

function isExhausted(
  { attempts, hasNewer }: ClaimedCallback,
  { retry, on_exhausted }: MerchantCallbacks,
): boolean {
  return on_exhausted === "coalesce" && hasNewer && attempts > retry.schedule_seconds.length;
}

async function postHeld(
  courier: Courier,
  merchant: MerchantCallbacks,
  held: ClaimedCallback & { readonly content: CallbackContent },
): Promise<Settlement> {
  const posted = await postOnce(courier, merchant, { ...held, isRedelivery: false });
  if (!posted.isMade) return conclude(held, posted.reason === "refused" ? "park" : "hold", posted.error);
  const { sessionId, sequence, lease, content } = held;
  const { judgement, attempt, signal } = posted;
  const { verdict, waitMs, reason } = judgement;
  const lane = { sessionId, sequence, lease, madeAt: content.madeAt };
  return { ...lane, verdict, waitMs, reason, attempt, signal };
}
