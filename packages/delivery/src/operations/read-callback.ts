import type { Issue } from "@payment-routing/callback-contract";
import type { Pool } from "pg";
import type { AttemptEnded } from "../context.ts";
import { ITS_TURN } from "../lanes/claim-redeliveries.ts";
import { isLeased } from "../lanes/lease.ts";
import {
  CALLBACK_COLUMNS,
  type CallbackRow,
  type CallbackSummary,
  readCallbackRow,
  writeWithAttempts,
} from "./callback-summary.ts";
import { type EndpointHold, findHold, HOLD_COLUMNS, type HoldRow } from "./endpoint-hold.ts";

/** A callback with its body and every attempt to send it. */
export interface CallbackDetail extends CallbackSummary {
  /** Exactly the bytes that are sent. Of a refused callback: what there is of it. */
  readonly body: Uint8Array;
  /** The secrets that `signature` and `hmac` in the body were made with. */
  readonly secretIds: readonly string[];
  /** Why the outgoing contract refuses it, also once it was skipped or superseded; undefined when it does not. */
  readonly refusal: readonly Issue[] | undefined;
  /** The oldest first. */
  readonly history: readonly Attempt[];
  /** What operators asked for, the oldest first; of a test event: that it be sent at all. */
  readonly redeliveries: readonly Redelivery[];
}

/** A callback that an operator wants to be sent outside the order. */
export interface Redelivery {
  readonly requestedAt: Date;
  readonly requestedBy: string;
  /** Failed attempts, and the one that was accepted. */
  readonly attempts: number;
  /** When it is sent, or sent again; undefined once it is done, while it is not its turn or under way, and while it waits for its endpoint. */
  readonly dueAt: Date | undefined;
  /** What keeps it from its endpoint, and is all that does. */
  readonly waitsFor: EndpointHold | undefined;
  /** How it ended: `impossible` when there was nothing that may be sent, `withdrawn` by an operator. */
  readonly outcome: "accepted" | "exhausted" | "impossible" | "withdrawn" | undefined;
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
  const { session_id, sequence, made_at } = row;
  const [attempts, redeliveries] = await Promise.all([
    pool.query<AttemptRow>(LIST_ATTEMPTS, [session_id, sequence, made_at]),
    pool.query<RedeliveryRow>(LIST_REDELIVERIES, [session_id, sequence]),
  ]);
  return {
    ...readCallbackRow(row),
    body: row.body,
    secretIds: row.secret_ids,
    refusal: row.refusal ?? undefined,
    history: attempts.rows.map(readAttempt),
    redeliveries: redeliveries.rows.map(readRedelivery),
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

interface RedeliveryRow extends HoldRow {
  readonly requested_at: Date;
  readonly requested_by: string;
  readonly attempts: number;
  readonly due_at: Date | null;
  readonly outcome: NonNullable<Redelivery["outcome"]> | null;
}

const READ_CALLBACK = `
  with found as materialized (
    select ${CALLBACK_COLUMNS}, c.body, c.secret_ids, c.refusal
    from callbacks c left join lanes l on l.session_id = c.session_id
    where c.callback_id = $1
  )
  ${writeWithAttempts("found")}`;

// Headers stand in columns of their own in rows of versions before migration 0006.
const LIST_ATTEMPTS = `
  select at, attempt, endpoint, url, duration_ms, outcome, status, error,
    coalesce(request_headers_text::json, request_headers::json) as request_headers,
    coalesce(response_headers_text::json, response_headers::json) as response_headers,
    response_body, redelivery, worker, next_attempt_at
  from attempts
  where session_id = $1 and sequence = $2 and at >= $3::text::timestamptz - interval '1 hour'
  order by at, attempt`;

const LIST_REDELIVERIES = `
  select r.requested_at, r.requested_by, r.attempts, r.outcome, ${HOLD_COLUMNS},
    case when not ${isLeased("r")} and ${ITS_TURN} then r.due_at end as due_at
  from redeliveries r left join endpoints e on e.endpoint = r.endpoint
  where r.session_id = $1 and r.sequence = $2 order by r.redelivery_id`;

function readRedelivery(row: RedeliveryRow): Redelivery {
  const waitsFor = findHold(row, row.due_at);
  return {
    requestedAt: row.requested_at,
    requestedBy: row.requested_by,
    attempts: row.attempts,
    dueAt: waitsFor === undefined ? (row.due_at ?? undefined) : undefined,
    waitsFor,
    outcome: row.outcome ?? undefined,
  };
}

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
