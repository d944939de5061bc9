import { queryRecords, runTransaction } from "@payment-routing/database";
import type { Pool } from "pg";
import type { MerchantCallbacks } from "../callbacks/callback-defaults.ts";
import { chooseAddress, isStillAllowed } from "../callbacks/choose-address.ts";
import type { DeliveryContext } from "../context.ts";
import { ANSWERED_OLDER, mayHaveArrived } from "./answered-older.ts";
import {
  type CallbackContent,
  type ClaimedCallback,
  type ContentRecord,
  readCallbackContent,
  type SendableCallback,
  selectCallbackContent,
} from "./claimed-callback.ts";
import { writeStalled } from "./classify-attempt.ts";
import { coalesceLane } from "./coalesce-lane.ts";
import { type CallbackSender, type Posted, postOnce } from "./post-once.ts";
import { readdressLanes } from "./readdress-lanes.ts";
import type { Settlement } from "./settle-callbacks.ts";

/**
 * Makes one attempt at a leased callback, unless there is nothing to post. If the address is no longer allowed, it updates the
 * address instead. Returns the settlement. After an error, the callback is held for a moment.
 */
export async function attemptCallback(
  sender: CallbackSender,
  merchant: MerchantCallbacks,
  claimed: SendableCallback,
  onError: (error: unknown) => void,
): Promise<Settlement> {
  const { context } = sender;
  // Coalescing replaces it.
  let held = claimed;
  try {
    if (!isStillAllowed(merchant, claimed)) {
      await readdress(context, merchant, claimed);
      return conclude(claimed, "hold", undefined, READDRESSED_MS);
    }
    const isRedelivery = claimed.redeliveryId !== undefined;
    const content = claimed.content ?? (await findContent(context.pool, claimed));
    if (content === undefined) return conclude(claimed, "park", NO_CONTENT);
    if (content.state === "rejected") return conclude(claimed, "park", "the outgoing contract rejects it");
    // Settled already, without an update of the lane.
    if (content.state !== "waiting" && !isRedelivery) return conclude(claimed, "skip");

    const coalesced = isExhausted(claimed, merchant) ? await coalesceLane(context.pool, claimed) : undefined;
    if (coalesced !== undefined && coalesced.held === undefined) {
      const { mayComeYet } = coalesced;
      return conclude(claimed, "park", mayComeYet ? writeStalled(claimed.attempts) : NOTHING_NEWER);
    }
    held = coalesced?.held ?? { ...claimed, content };
    if (held.content === undefined) return conclude(held, "park", NO_CONTENT);
    const posting = { ...held, content: held.content, isRedelivery };
    const settlement = concludePosted(held, await postOnce(sender, merchant, posting));
    if (settlement.reason !== ANSWERED_OLDER || !(await mayHaveArrived(context.pool, held)))
      return settlement;
    return { ...settlement, reason: undefined };
  } catch (error) {
    onError(error);
    return conclude(held, "hold", undefined, AFTER_ERROR_MS);
  }
}

const AFTER_ERROR_MS = 1000;
export const NO_CONTENT = "its row is not there";
const NOTHING_NEWER = "nothing newer may stand for it";

/** Settles a callback without an attempt: releases it, parks its lane, or skips it. A redelivery that is parked is impossible. */
export function conclude(
  held: ClaimedCallback,
  action: "hold" | "park" | "skip",
  reason?: string,
  waitMs = 0,
): Settlement {
  return { ...identify(held), action, waitMs, reason, signal: undefined, attempt: undefined };
}

function identify({ sessionId, redeliveryId, sequence, leaseVersion, content }: ClaimedCallback) {
  return { sessionId, redeliveryId, sequence, leaseVersion, madeAt: content?.madeAt };
}

async function readdress(
  { pool, merchants }: DeliveryContext,
  merchant: MerchantCallbacks,
  { sessionId, redeliveryId }: ClaimedCallback,
): Promise<void> {
  const { endpoint, url } = chooseAddress(merchant, undefined);
  await runTransaction(pool, async (client) => {
    await readdressLanes(client, merchants, [sessionId]);
    if (redeliveryId !== undefined) await client.query(READDRESS_REDELIVERY, [redeliveryId, endpoint, url]);
  });
}

// A test event has no lane.
const READDRESS_REDELIVERY = `
  update redeliveries r set
    endpoint = coalesce((select endpoint from lanes where session_id = r.session_id), $2),
    url = coalesce((select url from lanes where session_id = r.session_id), $3)
  where redelivery_id = $1`;

/** A process with the old configuration may restore the old address: the pause limits how often that repeats. */
const READDRESSED_MS = 1000;

function isExhausted(
  { attempts, hasNewer }: ClaimedCallback,
  { retry, on_exhausted }: MerchantCallbacks,
): boolean {
  return on_exhausted === "coalesce" && hasNewer && attempts > retry.schedule_seconds.length;
}

function concludePosted(held: ClaimedCallback, posted: Posted): Settlement {
  if (!posted.isMade) return conclude(held, posted.reason === "rejected" ? "park" : "hold", posted.error);
  const { result, attempt, signal } = posted;
  const { action, waitMs, reason } = result;
  return { ...identify(held), action, waitMs, reason, attempt, signal };
}

/** Loads a callback that was committed during the claim, which did not see it. Undefined if it does not exist. */
async function findContent(
  pool: Pool,
  { sessionId, sequence }: Pick<ClaimedCallback, "sessionId" | "sequence">,
): Promise<CallbackContent | undefined> {
  const [record] = await queryRecords<ContentRecord>(pool, FIND_CONTENT, [sessionId, sequence]);
  return record && readCallbackContent(record);
}

const FIND_CONTENT = `
  select ${selectCallbackContent("c")} from callbacks c where c.session_id = $1 and c.sequence = $2`;
