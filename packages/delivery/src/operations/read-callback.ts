import type { Issue } from "@payment-routing/callback-contract";
import type { Pool } from "pg";
import type { AttemptEnded } from "../database/context.ts";
import {
  CALLBACK_COLUMNS,
  type CallbackRow,
  type CallbackSummary,
  readCallbackRow,
  writeWithAttempts,
} from "./callback-summary.ts";

/** A callback with its body and every attempt to send it. */
export interface CallbackDetail extends CallbackSummary {
  /** Exactly the bytes that are sent. Of a refused callback: what there is of it. */
  readonly body: Uint8Array;
  /** The secrets that `signature` and `hmac` in the body were made with. */
  readonly secretIds: readonly string[];
  /** Why the outgoing contract refuses it; undefined when it does not. */
  readonly refusal: readonly Issue[] | undefined;
  /** The oldest first. */
  readonly history: readonly Attempt[];
}

/** One attempt to send a callback. */
export interface Attempt {
  readonly startedAt: Date;
  readonly attempt: number;
  readonly endpoint: string;
  readonly url: string;
  readonly durationMs: number;
  readonly outcome: AttemptEnded["outcome"];
  /** HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;
  /** What went wrong, in a line. */
  readonly error: string | undefined;
  /** Without signatures. Undefined when nothing was sent, or it is not known. */
  readonly requestHeaders: Readonly<Record<string, string>> | undefined;
  /** Redacted and cut off. */
  readonly responseHeaders: Readonly<Record<string, string>> | undefined;
  readonly responseBody: string | undefined;
  readonly isRedelivery: boolean;
  readonly worker: string;
  /** What was planned then. */
  readonly nextAttemptAt: Date | undefined;
}

/** The callback of an ID; undefined when there is none, or it is past its retention. */
export async function readCallback(pool: Pool, callbackId: string): Promise<CallbackDetail | undefined> {
  const { rows } = await pool.query<DetailRow>(READ_CALLBACK, [callbackId]);
  const [row] = rows;
  if (row === undefined) return undefined;
  const attempts = await pool.query<AttemptRow>(LIST_ATTEMPTS, [row.session_id, row.sequence, row.made_at]);
  return {
    ...readCallbackRow(row),
    body: row.body,
    secretIds: row.secret_ids,
    refusal: row.state === "refused" ? (row.refusal ?? undefined) : undefined,
    history: attempts.rows.map(readAttempt),
  };
}

interface DetailRow extends CallbackRow {
  readonly body: Buffer;
  readonly secret_ids: readonly string[];
  readonly refusal: readonly Issue[] | null;
}

interface AttemptRow {
  readonly at: Date;
  readonly attempt: number;
  readonly endpoint: string;
  readonly url: string;
  readonly duration_ms: number;
  readonly outcome: AttemptEnded["outcome"];
  readonly status: number | null;
  readonly error: string | null;
  readonly request_headers: Readonly<Record<string, string>> | null;
  readonly response_headers: Readonly<Record<string, string>> | null;
  readonly response_body: string | null;
  readonly redelivery: boolean;
  readonly worker: string;
  readonly next_attempt_at: Date | null;
}

const READ_CALLBACK = `
  with found as materialized (
    select ${CALLBACK_COLUMNS}, c.body, c.secret_ids, c.refusal
    from callbacks c left join lanes l on l.session_id = c.session_id
    where c.callback_id = $1
  )
  ${writeWithAttempts("found")}`;

const LIST_ATTEMPTS = `
  select at, attempt, endpoint, url, duration_ms, outcome, status, error, request_headers, response_headers,
    response_body, redelivery, worker, next_attempt_at
  from attempts
  where session_id = $1 and sequence = $2 and at >= $3::text::timestamptz - interval '1 hour'
  order by at, attempt`;

function readAttempt(row: AttemptRow): Attempt {
  return {
    startedAt: row.at,
    attempt: row.attempt,
    endpoint: row.endpoint,
    url: row.url,
    durationMs: row.duration_ms,
    outcome: row.outcome,
    status: row.status ?? undefined,
    error: row.error ?? undefined,
    requestHeaders: row.request_headers ?? undefined,
    responseHeaders: row.response_headers ?? undefined,
    responseBody: row.response_body ?? undefined,
    isRedelivery: row.redelivery,
    worker: row.worker,
    nextAttemptAt: row.next_attempt_at ?? undefined,
  };
}
