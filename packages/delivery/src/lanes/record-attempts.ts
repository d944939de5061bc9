import type { Column } from "@payment-routing/database";
import type { AttemptEnded } from "../context.ts";
import type { PostResult } from "../http/exchange.ts";

/** An attempt: a row of the table `attempts`, and its measurements. */
export interface AttemptRecord
  extends Pick<PostResult, "durationMs" | "status" | "error" | "responseHeaders" | "responseBody"> {
  readonly attempt: number;
  readonly endpoint: string;
  readonly url: string;
  /** By `performance.now()`. */
  readonly startedAtMs: number;
  /** From the commit of the callback until it was accepted; undefined when it was not. Not stored. */
  readonly commitToReceiptMs: number | undefined;
  /** See `AttemptEnded`. Not stored. */
  readonly dueToAttemptMs?: number | undefined;
  readonly outcome: AttemptEnded["outcome"];
  /** Without signatures. Undefined if they follow from `timestampSeconds`, or nothing was sent. */
  readonly requestHeaders: Readonly<Record<string, string>> | undefined;
  /** Set when all other headers of the request follow from it: see `describeRequest`. */
  readonly timestampSeconds: number | undefined;
}

/** The columns of an attempt, if there was one, in the rows that a statement settles. */
export function listAttemptColumns(
  nowMs: () => number,
): readonly Column<{ readonly attempt?: AttemptRecord | undefined }>[] {
  return [
    ["attempt", "int", ({ attempt }) => attempt?.attempt],
    ["endpoint", "text", ({ attempt }) => attempt?.endpoint],
    ["url", "text", ({ attempt }) => attempt?.url],
    ["elapsed_ms", "float8", ({ attempt }) => attempt && nowMs() - attempt.startedAtMs],
    ["duration_ms", "int", ({ attempt }) => attempt && Math.round(attempt.durationMs)],
    ["outcome", "text", ({ attempt }) => attempt?.outcome],
    ["status", "int", ({ attempt }) => attempt?.status],
    ["error", "text", ({ attempt }) => attempt?.error],
    ["request_headers", "text", ({ attempt }) => writeHeaders(attempt?.requestHeaders)],
    ["webhook_timestamp", "bigint", ({ attempt }) => attempt?.timestampSeconds],
    ["response_headers", "text", ({ attempt }) => writeHeaders(attempt?.responseHeaders)],
    ["response_body", "text", ({ attempt }) => attempt?.responseBody],
  ];
}

function writeHeaders(headers: AttemptRecord["requestHeaders"]): string | undefined {
  return headers && JSON.stringify(headers);
}

/**
 * SQL that inserts the attempts of a relation that has `listAttemptColumns`, `session_id` and `sequence`.
 *
 * @param nextAttemptAt an SQL expression for the time of the next attempt
 * @param condition an SQL condition that selects attempts. Default: all
 */
export function writeRecordAttempts(
  relation: string,
  { worker, isRedelivery, nextAttemptAt, condition = "true" }: AttemptSource,
): string {
  return `
  insert into attempts (at, session_id, sequence, attempt, endpoint, url, duration_ms, outcome, status, error,
    request_headers, webhook_timestamp, response_headers, response_body, redelivery, worker, next_attempt_at)
  select now() - elapsed_ms * interval '1 ms', session_id, sequence, attempt, endpoint, url, duration_ms, outcome,
    status, error, request_headers::json, webhook_timestamp,
    response_headers::json, response_body, ${isRedelivery}, ${worker}, ${nextAttemptAt}
  from ${relation} where outcome is not null and (${condition})`;
}

interface AttemptSource {
  readonly worker: string;
  readonly isRedelivery: boolean;
  readonly nextAttemptAt: string;
  readonly condition?: string;
}
