import type { Issue } from "@payment-routing/callback-contract";
import { queryRecords } from "@payment-routing/database";
import type { Pool } from "pg";
import { readContent, selectContent } from "../callbacks/stored-callback.ts";
import { COMMON_HEADERS } from "../http/poster.ts";
import { isLeased } from "../lanes/lease.ts";
import type { AttemptRecord } from "../lanes/record-attempts.ts";
import { ITS_TURN } from "../lanes/redelivery-source.ts";
import { describeRequest } from "../lanes/request-headers.ts";
import {
  CALLBACK_COLUMNS,
  type CallbackRow,
  type CallbackSummary,
  readCallbackRow,
  writeWithAttempts,
} from "./callback-summary.ts";
import { type EndpointHold, findHold, HOLD_COLUMNS, type HoldRow } from "./endpoint-hold.ts";

/** A callback with its body and all attempts. */
export interface CallbackDetail extends CallbackSummary {
  /** The exact bytes to send. For a rejected callback, the incomplete body. */
  readonly body: Uint8Array;
  /** IDs of the secrets for `signature` and `hmac` in the body. */
  readonly secretIds: readonly string[];
  /** Trace of its report, in hexadecimal digits. Undefined if the report was not traced. */
  readonly traceId: string | undefined;
  /** Why the outgoing contract rejects it, also after it was skipped or superseded. Undefined if it does not. */
  readonly issues: readonly Issue[] | undefined;
  /** Oldest first. */
  readonly history: readonly Attempt[];
  /** Redeliveries, oldest first. A test event has one for its delivery. */
  readonly redeliveries: readonly Redelivery[];
}

/** A redelivery of a callback, outside the order of its lane. */
export interface Redelivery {
  readonly requestedAt: Date;
  readonly requestedBy: string;
  /** Number of failed and accepted attempts. */
  readonly attempts: number;
  /** Time of the next attempt. Undefined if done, not next, in progress, or held with its endpoint. */
  readonly dueAt: Date | undefined;
  /** The hold of the endpoint, if nothing else delays it. */
  readonly waitsFor: EndpointHold | undefined;
  /** `impossible`: no callback that may be sent. `withdrawn`: by an operator. */
  readonly outcome: "accepted" | "exhausted" | "impossible" | "withdrawn" | undefined;
}

/** An attempt to send a callback. */
export interface Attempt
  extends Omit<AttemptRecord, "startedAtMs" | "commitToReceiptMs" | "dueToAttemptMs" | "timestampSeconds"> {
  readonly startedAt: Date;
  /** From 1, numbered through when the schedule of a lane begins again. Each redelivery counts its own. */
  readonly attempt: number;
  /** Without signatures, and without those of the connection. Undefined if nothing was sent, or unknown. */
  readonly requestHeaders: Readonly<Record<string, string>> | undefined;
  readonly isRedelivery: boolean;
  readonly worker: string;
  /** Time of the next attempt as planned then. */
  readonly nextAttemptAt: Date | undefined;
}

/** Reads a callback. Undefined if it does not exist, or was deleted by retention. */
export async function readCallback(pool: Pool, callbackId: string): Promise<CallbackDetail | undefined> {
  const [row] = await queryRecords<DetailRow>(pool, READ_CALLBACK, [callbackId]);
  if (row === undefined) return undefined;
  const { content, issues, traceId, ...callback } = row;
  const { sessionId, sequence, atText } = callback;
  const attempts = await queryRecords<AttemptRow>(pool, LIST_ATTEMPTS, [sessionId, sequence, atText]);
  const redeliveries = await queryRecords<RedeliveryRow>(pool, LIST_REDELIVERIES, [sessionId, sequence]);
  const stored = content && readContent(content);
  return {
    ...readCallbackRow(callback),
    body: stored?.body ?? Buffer.alloc(0),
    secretIds: stored?.secretIds ?? [],
    traceId,
    issues,
    history: attempts.map((attempt) => readAttempt(attempt, callback)),
    redeliveries: redeliveries.map(readRedelivery),
  };
}

type DetailRow = CallbackRow & {
  readonly content: Buffer | undefined;
  readonly traceId: string | undefined;
  readonly issues: readonly Issue[] | undefined;
};

interface AttemptRow extends Attempt {
  /** The request headers follow from it if they are undefined, see `describeRequest`. */
  readonly webhookTimestamp: number | undefined;
}

type RedeliveryRow = Omit<Redelivery, "waitsFor"> & HoldRow;

const READ_CALLBACK = `
  with found as materialized (
    select ${CALLBACK_COLUMNS}, ${selectContent("c")} as content, c.issues,
      encode(substr(c.trace, 1, 16), 'hex') as trace_id
    from callbacks c left join lanes l on l.session_id = c.session_id
    where c.callback_id = $1
  )
  ${writeWithAttempts("found")}`;

// Stored numbers begin again with the schedule: after an operator unparked the lane.
const LIST_ATTEMPTS = `
  select at as started_at, endpoint, url, duration_ms, outcome, status, error,
    case when redelivery then attempt else row_number() over (partition by redelivery order by at, attempt) end::int as attempt,
    request_headers, webhook_timestamp, response_headers,
    response_body, redelivery as is_redelivery, worker, next_attempt_at
  from attempts
  where session_id = $1 and sequence = $2 and at >= $3::text::timestamptz - interval '1 hour'
  order by at, attempts.attempt`;

const LIST_REDELIVERIES = `
  select r.requested_at, r.requested_by, r.attempts, r.outcome, ${HOLD_COLUMNS},
    case when not ${isLeased("r")} and ${ITS_TURN} then r.due_at end as due_at
  from redeliveries r left join endpoints e on e.endpoint = r.endpoint
  where r.session_id = $1 and r.sequence = $2 order by r.redelivery_id`;

function readRedelivery({ hold, holdUntil, ...redelivery }: RedeliveryRow): Redelivery {
  const waitsFor = findHold({ hold, holdUntil }, redelivery.dueAt);
  return { ...redelivery, dueAt: waitsFor === undefined ? redelivery.dueAt : undefined, waitsFor };
}

function readAttempt({ webhookTimestamp, ...attempt }: AttemptRow, callback: CallbackRow): Attempt {
  const { isRedelivery } = attempt;
  const stored =
    attempt.requestHeaders ??
    (webhookTimestamp === undefined
      ? undefined
      : describeRequest({ ...callback, isRedelivery }, webhookTimestamp));
  return { ...attempt, requestHeaders: stored && { ...COMMON_HEADERS, ...stored } };
}
