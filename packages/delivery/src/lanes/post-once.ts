import { type Secret, signWebhook } from "@payment-routing/signing";
import type { MerchantCallbacks } from "../callbacks/callback-defaults.ts";
import { hasRetiredSecret, rerenderCallback, signRedelivery } from "../callbacks/rerender-callback.ts";
import type { DeliveryContext } from "../context.ts";
import type { EndpointSignal } from "../endpoints/endpoint-signal.ts";
import { type PostResult, resultWithoutAnswer } from "../http/exchange.ts";
import type { Poster } from "../http/poster.ts";
import { describeError } from "../http/stored-answer.ts";
import type { Span, SpanAttributes, Tracer } from "../tracer.ts";
import type { CallbackContent, SendableCallback } from "./claimed-callback.ts";
import { type AttemptResult, classifyAttempt } from "./classify-attempt.ts";
import type { AttemptRecord } from "./record-attempts.ts";
import { findTimestamp, leaveOutSignatures } from "./request-headers.ts";

/** Sends callbacks over HTTP, as one worker. */
export interface CallbackSender {
  readonly context: DeliveryContext;
  readonly poster: Poster;
  readonly worker: string;
  readonly leaseMs: number;
}

/** A leased callback to post. */
interface Posting extends SendableCallback {
  readonly content: CallbackContent;
  readonly isRedelivery: boolean;
}

/** An attempt and its result, or the reason for none: the callback may not be sent, or the lease ends too soon. */
export type Posted =
  | {
      readonly isMade: true;
      readonly result: AttemptResult;
      readonly attempt: AttemptRecord;
      /** Undefined if the attempt failed before the post. */
      readonly signal: EndpointSignal | undefined;
    }
  | { readonly isMade: false; readonly reason: "rejected" | "settled" | "late"; readonly error: string };

/** Makes one attempt at a callback. If it cannot be signed, the attempt fails without a signal for the endpoint. */
export async function postOnce(
  { context, poster, worker, leaseMs }: CallbackSender,
  merchant: MerchantCallbacks,
  posting: Posting,
): Promise<Posted> {
  const prepared = await preparePost(context, posting, worker);
  if (!prepared.ok && prepared.reason !== "unsigned") {
    return { isMade: false, reason: prepared.reason, error: prepared.error };
  }

  // Leaves time to settle before the lease ends.
  const totalTimeoutMs = Math.min(merchant.total_timeout_ms, leaseMs - Math.min(5000, leaseMs / 4));
  const startedAtMs = performance.now();
  // After a suspension or a slow database, another worker may claim the lane during the post.
  if (startedAtMs + totalTimeoutMs > posting.leaseEndsAtMs) {
    return { isMade: false, reason: "late", error: "the lease ends too soon" };
  }
  const { url } = posting;
  const { connect_timeout_ms: connectTimeoutMs } = merchant;
  const span = beginAttempt(context.tracer, posting, startedAtMs);
  const isTold = prepared.ok && span !== undefined && context.tracer?.tellsMerchants === true;
  const sent = isTold
    ? { ...prepared, headers: { ...prepared.headers, traceparent: span.traceparent } }
    : prepared;
  const result = sent.ok
    ? await poster.post({ url, headers: sent.headers, body: sent.body, connectTimeoutMs, totalTimeoutMs })
    : resultWithoutAnswer("blocked", sent.error);
  const posted = describeAttempt(posting, merchant, sent, result, startedAtMs);
  span?.end(describeSpan(posting, posted.attempt));
  return posted;
}

/** Undefined for a callback that is not traced. Its claim lasts until now. */
function beginAttempt(
  tracer: Tracer | undefined,
  { content: { span }, claimedAtMs, isRedelivery }: Posting,
  startedAtMs: number,
): Span | undefined {
  if (tracer === undefined || span === undefined) return undefined;
  const claimed = isRedelivery ? "redeliveries" : "lanes";
  tracer
    .begin("claim", span, claimedAtMs)
    .end({ "db.system.name": "postgresql", "db.collection.name": claimed }, startedAtMs);
  return tracer.begin("attempt", span, startedAtMs);
}

function describeSpan(
  { clientId, sessionId, sequence }: Posting,
  { url, attempt, status, outcome }: AttemptRecord,
): SpanAttributes {
  const { hostname, port, protocol } = new URL(url);
  return {
    "http.request.method": "POST",
    "server.address": hostname,
    "server.port": Number(port) || (protocol === "https:" ? 443 : 80),
    "http.response.status_code": status,
    "http.request.resend_count": attempt > 1 ? attempt - 1 : undefined,
    "error.type": outcome === "accepted" ? undefined : outcome,
    "payment_routing.client_id": clientId,
    "payment_routing.session_id": sessionId,
    "payment_routing.sequence": sequence,
  };
}

function describeAttempt(
  posting: Posting,
  merchant: MerchantCallbacks,
  prepared: PreparedPost,
  posted: PostResult,
  startedAtMs: number,
): Extract<Posted, { readonly isMade: true }> {
  const { endpoint, clientId, isProbe, attempts, content, isRedelivery, overdueMs, claimedAtMs } = posting;
  const result = classifyAttempt(posted, { attempts, isFinal: content.isFinal, isRedelivery }, merchant);
  const { health, slowMs, isGone, outcome } = result;
  const { status, error, durationMs, responseHeaders, responseBody } = posted;
  const headers = prepared.ok ? leaveOutSignatures(prepared.headers) : undefined;
  const timestampSeconds = headers && findTimestamp({ ...posting, callbackId: content.callbackId }, headers);
  const attempt: AttemptRecord = {
    attempt: attempts + 1,
    endpoint,
    url: posting.url,
    startedAtMs,
    durationMs,
    commitToReceiptMs: measureReceipt(posting, outcome, startedAtMs + durationMs),
    dueToAttemptMs: attempts === 0 && !isRedelivery ? overdueMs + startedAtMs - claimedAtMs : undefined,
    outcome,
    status,
    error,
    requestHeaders: timestampSeconds === undefined ? headers : undefined,
    timestampSeconds,
    responseHeaders,
    responseBody,
  };
  return {
    isMade: true,
    result,
    attempt,
    signal: prepared.ok ? { endpoint, clientId, health, slowMs, isGone, isProbe } : undefined,
  };
}

// The age at the claim is measured by the database's clock, the time since then by this machine's, so they need not agree.
function measureReceipt(
  { isRedelivery, content, claimedAtMs }: Posting,
  outcome: AttemptResult["outcome"],
  endedAtMs: number,
): number | undefined {
  return outcome === "accepted" && !isRedelivery ? content.ageMs + endedAtMs - claimedAtMs : undefined;
}

/** A signed callback, or the reason for no post. */
type PreparedPost =
  | { readonly ok: true; readonly body: Uint8Array; readonly headers: Readonly<Record<string, string>> }
  /** `unsigned`: the configured secrets cannot sign it. */
  | { readonly ok: false; readonly reason: "unsigned" | "rejected" | "settled"; readonly error: string };

/**
 * Signs the headers with every live secret. First renders a body again if a secret that signed it is retired; a redelivery
 * leaves the stored body unchanged. Otherwise every attempt sends the same bytes.
 */
async function preparePost(
  context: DeliveryContext,
  callback: Posting,
  worker: string,
): Promise<PreparedPost> {
  const { secrets } = context;
  const { clientId, sessionId, sequence, isRedelivery, content } = callback;
  if (!hasRetiredSecret(secrets, content.secretIds)) {
    return sign(callback, content.body, secrets.webhookSecrets(clientId), context.clock());
  }
  const reason = "a secret that it was signed with is retired";
  const actor = { actor: worker, reason };
  const renewed = isRedelivery
    ? await signRedelivery(context, callback, actor)
    : await rerenderCallback(context, sessionId, sequence, actor);
  if (renewed.ok) {
    return sign(callback, renewed.body, secrets.webhookSecrets(clientId), context.clock());
  }
  if (renewed.reason === "rejected") {
    return {
      ok: false,
      reason: "rejected",
      error: `${reason}, and the outgoing contract rejects what it became`,
    };
  }
  return { ok: false, reason: "settled", error: renewed.reason };
}

function sign(
  { content, sessionId, sequence, isRedelivery }: Posting,
  body: Uint8Array,
  secrets: readonly Secret[],
  now: Date,
): PreparedPost {
  const timestampSeconds = Math.floor(now.getTime() / 1000);
  const { callbackId: id, supersedes } = content;
  const message = { id, timestampSeconds, sessionId, sequence, redelivery: isRedelivery, supersedes, body };
  try {
    return { ok: true, body, headers: signWebhook(message, secrets) };
  } catch (error) {
    return { ok: false, reason: "unsigned", error: describeError(error) };
  }
}
