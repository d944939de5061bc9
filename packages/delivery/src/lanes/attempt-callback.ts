import type { MerchantCallbacks } from "@payment-routing/config-contract";
import type { DeliveryContext } from "../database/context.ts";
import { type PostResult, resultWithoutAnswer } from "../http/post-result.ts";
import type { Poster } from "../http/poster.ts";
import type { CallbackContent, ClaimedCallback } from "./claimed-callback.ts";
import { coalesceLane } from "./coalesce-lane.ts";
import { findContent } from "./find-content.ts";
import { type Judgement, judgeAttempt } from "./judge-attempt.ts";
import { type PreparedPost, preparePost } from "./prepare-post.ts";
import type { AttemptRecord, Settlement } from "./settlement.ts";

/** What delivering takes, whichever callback it is. */
export interface Courier {
  readonly context: DeliveryContext;
  readonly poster: Poster;
  readonly worker: string;
  readonly leaseMs: number;
}

/** A lane that is held, with its callback at hand. */
type Held = ClaimedCallback & { readonly content: CallbackContent };

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

  if (!isExhausted(claimed, merchant)) return postCallback(courier, merchant, { ...claimed, content });
  const successor = await coalesceLane(pool, claimed);
  if (successor?.content === undefined) return conclude(claimed, "park", "nothing newer may stand for it");
  return postCallback(courier, merchant, { ...successor, content: successor.content });
}

/** Gives a lane back, or decides about it without an attempt. */
export function conclude(
  { sessionId, sequence, lease, content }: ClaimedCallback,
  verdict: "hold" | "park" | "skip",
  reason?: string,
  waitMs = 0,
): Settlement {
  const madeAt = content?.madeAt;
  const settled = { sessionId, sequence, lease, madeAt, signal: undefined, attempt: undefined };
  return { ...settled, verdict, waitMs, reason, wantsNext: true };
}

/** What is posted, and how. Anything that keeps it from being posted is as good as a post that failed. */
async function postCallback(courier: Courier, merchant: MerchantCallbacks, held: Held): Promise<Settlement> {
  const { context, poster, worker, leaseMs } = courier;
  const prepared = await preparePost(context, { ...held, ...held.content, isRedelivery: false }, worker);
  if (!prepared.ok && prepared.reason === "refused") return conclude(held, "park", prepared.error);
  if (!prepared.ok && prepared.reason === "settled") return conclude(held, "hold", prepared.error);

  const totalTimeoutMs = limitTimeout(merchant.total_timeout_ms, leaseMs);
  const startedAtMs = performance.now();
  // A worker that was frozen, or waited for the database, gives back what somebody else may soon have.
  if (startedAtMs + totalTimeoutMs > held.leaseEndsAtMs) return conclude(held, "hold");
  const result = prepared.ok
    ? await poster.post({
        ...prepared,
        url: held.url,
        connectTimeoutMs: merchant.connect_timeout_ms,
        totalTimeoutMs,
      })
    : resultWithoutAnswer("blocked", prepared.error);
  const judgement = judgeAttempt(
    result,
    { attempts: held.attempts, isFinal: held.content.isFinal },
    merchant,
  );
  return settle(held, judgement, describeAttempt(held, prepared, result, judgement, startedAtMs));
}

function isExhausted(
  { attempts, hasNewer }: ClaimedCallback,
  { retry, on_exhausted }: MerchantCallbacks,
): boolean {
  return on_exhausted === "coalesce" && hasNewer && attempts > retry.schedule_seconds.length;
}

/** A delivery ends well before the lease does, so that it can be settled under it. */
export function limitTimeout(totalTimeoutMs: number, leaseMs: number): number {
  return Math.min(totalTimeoutMs, leaseMs - Math.min(5000, leaseMs / 4));
}

function settle(held: Held, judgement: Judgement, attempt: AttemptRecord): Settlement {
  const { sessionId, clientId, sequence, lease, endpoint, isProbe, content } = held;
  const { verdict, waitMs, reason, health, slowMs, isGone } = judgement;
  const signal = { endpoint, clientId, health, slowMs, isGone, isProbe };
  const { madeAt } = content;
  return { sessionId, sequence, lease, verdict, waitMs, reason, wantsNext: true, madeAt, signal, attempt };
}

function describeAttempt(
  { attempts, endpoint, url, content, claimedAtMs }: Held,
  prepared: PreparedPost,
  result: PostResult,
  { outcome }: Judgement,
  startedAtMs: number,
): AttemptRecord {
  const { status, error, durationMs, responseHeaders, responseBody } = result;
  const commitToReceiptMs = content.ageMs + startedAtMs + durationMs - claimedAtMs;
  return {
    attempt: attempts + 1,
    endpoint,
    url,
    startedAtMs,
    durationMs,
    commitToReceiptMs: outcome === "accepted" ? commitToReceiptMs : undefined,
    outcome,
    status,
    error,
    requestHeaders: prepared.ok ? leaveOutSignatures(prepared.headers) : undefined,
    responseHeaders,
    responseBody,
  };
}

function leaveOutSignatures(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.endsWith("-signature")));
}
