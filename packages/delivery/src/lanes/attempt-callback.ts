import { runTransaction } from "@payment-routing/database";
import type { Pool } from "pg";
import type { MerchantCallbacks } from "../callbacks/callback-defaults.ts";
import { isStillAllowed } from "../callbacks/choose-address.ts";
import { ANSWERED_OLDER, mayHaveArrived } from "./answered-older.ts";
import {
  type CallbackContent,
  type ClaimedCallback,
  type ContentRow,
  readCallbackContent,
  selectCallbackContent,
} from "./claimed-callback.ts";
import { writeStalled } from "./classify-attempt.ts";
import { coalesceLane } from "./coalesce-lane.ts";
import { type Courier, type Posted, postOnce } from "./post-once.ts";
import { readdressLanes } from "./readdress-lanes.ts";
import type { Settlement } from "./settle-lanes.ts";

/**
 * Makes one attempt at the callback of a leased lane, unless there is nothing to post. If the address is no longer allowed, it
 * updates the address instead. Returns the settlement of the lane. After an error, it is held for a moment.
 */
export async function attemptCallback(
  courier: Courier,
  merchant: MerchantCallbacks,
  claimed: ClaimedCallback,
  onError: (error: unknown) => void,
): Promise<Settlement> {
  const { pool, merchants } = courier.context;
  // Coalescing replaces it.
  let held = claimed;
  try {
    if (!isStillAllowed(merchant, claimed)) {
      await runTransaction(pool, (client) => readdressLanes(client, merchants, [claimed.sessionId]));
      return conclude(claimed, "hold", undefined, READDRESSED_MS);
    }
    const content = claimed.content ?? (await findContent(pool, claimed));
    if (content === undefined) return conclude(claimed, "park", "its row is not there");
    if (content.state === "rejected") return conclude(claimed, "park", "the outgoing contract rejects it");
    // Settled already, without an update of the lane.
    if (content.state !== "waiting") return conclude(claimed, "skip");

    const coalesced = isExhausted(claimed, merchant) ? await coalesceLane(pool, claimed) : undefined;
    if (coalesced !== undefined && coalesced.held === undefined) {
      const { mayComeYet } = coalesced;
      return conclude(claimed, "park", mayComeYet ? writeStalled(claimed.attempts) : NOTHING_NEWER);
    }
    held = coalesced?.held ?? { ...claimed, content };
    if (held.content === undefined) return conclude(held, "park", "its row is not there");
    const posting = { ...held, content: held.content, isRedelivery: false };
    const settlement = concludePosted(held, await postOnce(courier, merchant, posting));
    if (settlement.reason !== ANSWERED_OLDER || !(await mayHaveArrived(pool, held))) return settlement;
    return { ...settlement, reason: undefined };
  } catch (error) {
    onError(error);
    return conclude(held, "hold", undefined, AFTER_ERROR_MS);
  }
}

const AFTER_ERROR_MS = 1000;
const NOTHING_NEWER = "nothing newer may stand for it";

/** Settles a lane without an attempt: releases it, parks it, or skips the callback. */
export function conclude(
  { sessionId, sequence, leaseVersion, content }: ClaimedCallback,
  action: "hold" | "park" | "skip",
  reason?: string,
  waitMs = 0,
): Settlement {
  const lane = { sessionId, sequence, leaseVersion, madeAt: content?.madeAt };
  return { ...lane, action, waitMs, reason, signal: undefined, attempt: undefined };
}

/** A process with the old configuration may restore the old address: the pause limits how often that repeats. */
export const READDRESSED_MS = 1000;

function isExhausted(
  { attempts, hasNewer }: ClaimedCallback,
  { retry, on_exhausted }: MerchantCallbacks,
): boolean {
  return on_exhausted === "coalesce" && hasNewer && attempts > retry.schedule_seconds.length;
}

function concludePosted(held: ClaimedCallback, posted: Posted): Settlement {
  if (!posted.isMade) return conclude(held, posted.reason === "rejected" ? "park" : "hold", posted.error);
  const { sessionId, sequence, leaseVersion, content } = held;
  const { result, attempt, signal } = posted;
  const { action, waitMs, reason } = result;
  return {
    sessionId,
    sequence,
    leaseVersion,
    madeAt: content?.madeAt,
    action,
    waitMs,
    reason,
    attempt,
    signal,
  };
}

/** Loads a callback that was committed during the claim, which did not see it. Undefined if it does not exist. */
async function findContent(
  pool: Pool,
  { sessionId, sequence }: Pick<ClaimedCallback, "sessionId" | "sequence">,
): Promise<CallbackContent | undefined> {
  const { rows } = await pool.query<ContentRow>(FIND_CONTENT, [sessionId, sequence]);
  const [row] = rows;
  return row === undefined ? undefined : readCallbackContent(row);
}

const FIND_CONTENT = `
  select ${selectCallbackContent("c")} from callbacks c where c.session_id = $1 and c.sequence = $2`;
