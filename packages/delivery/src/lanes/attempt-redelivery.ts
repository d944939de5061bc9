import type { MerchantCallbacks } from "@payment-routing/config-contract";
import { runTransaction } from "@payment-routing/database";
import { chooseAddress, isStillAllowed } from "../callbacks/choose-address.ts";
import type { DeliveryContext } from "../database/context.ts";
import { READDRESSED_MS } from "./attempt-callback.ts";
import type { ClaimedRedelivery } from "./claim-redeliveries.ts";
import { type Courier, postOnce } from "./post-once.ts";
import { readdressLanes } from "./readdress-lanes.ts";
import type { RedeliverySettlement } from "./settle-redelivery.ts";

/** Makes one attempt at a redelivery that is held, and says what is to become of it. */
export async function attemptRedelivery(
  courier: Courier,
  merchant: MerchantCallbacks,
  redelivery: ClaimedRedelivery,
): Promise<RedeliverySettlement> {
  const { clientId, content, isRefused } = redelivery;
  if (clientId === undefined || content === undefined || isRefused) return end("impossible");
  if (!isStillAllowed(merchant, redelivery)) {
    await readdress(courier.context, merchant, redelivery);
    return giveBack(READDRESSED_MS);
  }
  const posting = { ...redelivery, clientId, content, isRedelivery: true };
  const posted = await postOnce(courier, merchant, posting);
  if (!posted.isMade) return posted.reason === "late" ? giveBack() : end("impossible");
  const { judgement, attempt, signal } = posted;
  const { verdict, waitMs } = judgement;
  const goesOn = verdict === "retry" || verdict === "hold";
  const outcome = verdict === "deliver" ? "accepted" : goesOn ? undefined : "exhausted";
  return { outcome, waitMs, attempt, isCounted: verdict !== "hold", signal };
}

/** Lets it be claimed again after a while, as if nothing had been. */
export function giveBack(waitMs = 0): RedeliverySettlement {
  return { outcome: undefined, waitMs, attempt: undefined, isCounted: false, signal: undefined };
}

async function readdress(
  { pool, merchants }: DeliveryContext,
  merchant: MerchantCallbacks,
  { redeliveryId, sessionId }: ClaimedRedelivery,
): Promise<void> {
  const { endpoint, url } = chooseAddress(merchant, undefined);
  await runTransaction(pool, async (client) => {
    await readdressLanes(client, merchants, [sessionId]);
    await client.query(READDRESS_REDELIVERY, [redeliveryId, endpoint, url]);
  });
}

// A test event has no lane.
const READDRESS_REDELIVERY = `
  update redeliveries r set
    endpoint = coalesce((select endpoint from lanes where session_id = r.session_id), $2),
    url = coalesce((select url from lanes where session_id = r.session_id), $3)
  where redelivery_id = $1`;

/** Ends it without an attempt. */
export function end(outcome: RedeliverySettlement["outcome"]): RedeliverySettlement {
  return { outcome, waitMs: 0, attempt: undefined, isCounted: false, signal: undefined };
}
