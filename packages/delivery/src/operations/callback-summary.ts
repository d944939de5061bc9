import type { AttemptEnded } from "../context.ts";
import { isLeased } from "../lanes/lease.ts";
import type { CallbackState } from "./callback-filter.ts";
import { type EndpointHold, findHold, HOLD_COLUMNS, type HoldRow } from "./endpoint-hold.ts";
import type { LaneState } from "./lane-summary.ts";

/** A callback and the state of its delivery, without its body. */
export interface CallbackSummary {
  readonly callbackId: string;
  readonly sessionId: number;
  readonly sequence: number;
  readonly clientId: number;
  readonly accountId: number;
  readonly state: CallbackState;
  readonly isFinal: boolean;
  readonly eventType: string | undefined;
  readonly eventSubtype: string | undefined;
  /** Status code of the session. */
  readonly sessionCode: number;
  readonly transactionIds: readonly number[];
  /** The distinct status codes of the transactions. */
  readonly transactionCodes: readonly number[];
  readonly madeAt: Date;
  /** When it was delivered, skipped or superseded. */
  readonly settledAt: Date | undefined;
  /** Sequence numbers of the superseded callbacks. */
  readonly supersedes: readonly number[];
  /** The address. Undefined without a lane. */
  readonly lane: CallbackLane | undefined;
  /** Number of attempts, including redeliveries. */
  readonly attempts: number;
  readonly lastOutcome: AttemptEnded["outcome"] | undefined;
  /** HTTP status of the last attempt, if any. */
  readonly lastStatus: number | undefined;
  readonly lastDurationMs: number | undefined;
  /** Undefined if none is scheduled: settled, not next, in progress, parked, paused, or held with its endpoint. */
  readonly nextAttemptAt: Date | undefined;
  /** The hold of the endpoint, if nothing else delays the callback. */
  readonly waitsFor: EndpointHold | undefined;
}

/** The lane that a callback is in: where it goes, and whether anything goes there. */
export interface CallbackLane {
  readonly endpoint: string;
  readonly url: string;
  readonly state: LaneState;
  readonly stateReason: string | undefined;
}

export interface CallbackRow extends HoldRow {
  readonly made_at: string;
  readonly at: Date;
  readonly callback_id: string;
  readonly session_id: string;
  readonly sequence: string;
  readonly client_id: string;
  readonly account_id: string;
  readonly state: CallbackState;
  readonly final: boolean;
  readonly event_type: string | null;
  readonly event_subtype: string | null;
  readonly session_code: string;
  readonly transaction_ids: readonly string[] | null;
  readonly transaction_codes: readonly string[] | null;
  readonly settled_at: Date | null;
  readonly supersedes: readonly string[];
  readonly lane_endpoint: string | null;
  readonly lane_url: string;
  readonly lane_state: LaneState;
  readonly lane_reason: string | null;
  readonly next_attempt_at: Date | null;
  readonly attempts: number;
  readonly last_outcome: AttemptEnded["outcome"] | null;
  readonly last_status: number | null;
  readonly last_duration_ms: number | null;
}

/** The columns of a `CallbackRow` without attempts and the hold of the endpoint, from the tables `callbacks c` and `lanes l`. */
export const CALLBACK_COLUMNS = `
  c.at::text as made_at, c.at, c.callback_id, c.session_id, c.sequence, c.client_id, c.account_id, c.state, c.final,
  c.event_type, c.event_subtype, c.session_code, c.transaction_ids, c.transaction_codes, c.settled_at, c.supersedes,
  l.endpoint as lane_endpoint, l.url as lane_url, l.state as lane_state, l.state_reason as lane_reason,
  case when c.state = 'waiting' and c.sequence = l.delivered + 1 and l.state = 'open'
    and not ${isLeased("l")} then l.due_at end as next_attempt_at`;

// An attempt is later than its callback, but possibly by the clock of another machine.
const SINCE = "interval '1 hour'";

/** SQL that adds the attempts, and the hold of the endpoint, to a relation with `CALLBACK_COLUMNS`. */
export function writeWithAttempts(relation: string): string {
  return `
    select r.*, t.*, ${HOLD_COLUMNS}
    from ${relation} r left join endpoints e on e.endpoint = r.lane_endpoint cross join lateral (
      select count(*)::int as attempts, (array_agg(a.outcome order by a.at desc))[1] as last_outcome,
        (array_agg(a.status order by a.at desc))[1] as last_status,
        (array_agg(a.duration_ms order by a.at desc))[1] as last_duration_ms
      from attempts a
      where a.session_id = r.session_id and a.sequence = r.sequence and a.at >= r.at - ${SINCE}
    ) t`;
}

export function readCallbackRow(row: CallbackRow): CallbackSummary {
  const waitsFor = findHold(row, row.next_attempt_at);
  return {
    callbackId: row.callback_id,
    sessionId: Number(row.session_id),
    sequence: Number(row.sequence),
    clientId: Number(row.client_id),
    accountId: Number(row.account_id),
    state: row.state,
    isFinal: row.final,
    eventType: row.event_type ?? undefined,
    eventSubtype: row.event_subtype ?? undefined,
    sessionCode: Number(row.session_code),
    transactionIds: (row.transaction_ids ?? []).map(Number),
    transactionCodes: (row.transaction_codes ?? []).map(Number),
    madeAt: row.at,
    settledAt: row.settled_at ?? undefined,
    supersedes: row.supersedes.map(Number),
    lane: readLane(row),
    attempts: row.attempts,
    lastOutcome: row.last_outcome ?? undefined,
    lastStatus: row.last_status ?? undefined,
    lastDurationMs: row.last_duration_ms ?? undefined,
    nextAttemptAt: waitsFor === undefined ? (row.next_attempt_at ?? undefined) : undefined,
    waitsFor,
  };
}

function readLane(row: CallbackRow): CallbackLane | undefined {
  if (row.lane_endpoint === null) return undefined;
  return {
    endpoint: row.lane_endpoint,
    url: row.lane_url,
    state: row.lane_state,
    stateReason: row.lane_reason ?? undefined,
  };
}
