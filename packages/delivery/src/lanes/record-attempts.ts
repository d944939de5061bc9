import type { AttemptEnded } from "../database/context.ts";

/** An attempt: a row of the table `attempts`, and what is measured of it. */
export interface AttemptRecord {
  readonly attempt: number;
  readonly endpoint: string;
  readonly url: string;
  /** By `performance.now()`. */
  readonly startedAtMs: number;
  readonly durationMs: number;
  /** From the commit of the callback until it was accepted; undefined when it was not. Not stored. */
  readonly commitToReceiptMs: number | undefined;
  readonly outcome: AttemptEnded["outcome"];
  readonly status: number | undefined;
  readonly error: string | undefined;
  readonly requestHeaders: Readonly<Record<string, string>> | undefined;
  readonly responseHeaders: Readonly<Record<string, string>> | undefined;
  readonly responseBody: string | undefined;
}

/** An attempt as members of the JSON that a statement takes apart into `ATTEMPT_COLUMNS`. */
export function writeAttempt(attempt: AttemptRecord, nowMs: number): Readonly<Record<string, unknown>> {
  return {
    attempt: attempt.attempt,
    endpoint: attempt.endpoint,
    url: attempt.url,
    elapsed_ms: nowMs - attempt.startedAtMs,
    duration_ms: Math.round(attempt.durationMs),
    outcome: attempt.outcome,
    status: attempt.status,
    error: attempt.error,
    request_headers: attempt.requestHeaders,
    response_headers: attempt.responseHeaders,
    response_body: attempt.responseBody,
  };
}

export const ATTEMPT_COLUMNS = `
  attempt int, endpoint text, url text, elapsed_ms float8, duration_ms int, outcome text, status int, error text,
  request_headers jsonb, response_headers jsonb, response_body text`;

/**
 * SQL that inserts the attempts of a relation that has `ATTEMPT_COLUMNS`, `session_id` and `sequence`.
 *
 * @param nextAttemptAt what is known of the next one, as an expression
 */
export function writeRecordAttempts(
  relation: string,
  { worker, isRedelivery, nextAttemptAt }: { worker: string; isRedelivery: boolean; nextAttemptAt: string },
): string {
  return `
  insert into attempts (at, session_id, sequence, attempt, endpoint, url, duration_ms, outcome, status, error,
    request_headers, response_headers, response_body, redelivery, worker, next_attempt_at)
  select now() - elapsed_ms * interval '1 ms', session_id, sequence, attempt, endpoint, url, duration_ms, outcome,
    status, error, request_headers, response_headers, response_body, ${isRedelivery}, ${worker}, ${nextAttemptAt}
  from ${relation} where outcome is not null`;
}
