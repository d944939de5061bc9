import type { AttemptEnded } from "../context.ts";
import { isLeased } from "../lanes/lease.ts";
import { isActive, selectState } from "../lanes/stored-state.ts";
import { type CallbackState, CLOCK_MARGIN } from "./callback-filter.ts";
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

export type CallbackRow = Omit<CallbackSummary, "madeAt" | "lane" | "waitsFor"> &
  HoldRow & {
    readonly at: Date;
    /** The same with microseconds. */
    readonly atText: string;
    readonly laneEndpoint: string | undefined;
    readonly laneUrl: string;
    readonly laneState: LaneState;
    readonly laneReason: string | undefined;
  };

/** The columns of a `CallbackRow` without attempts and the hold of the endpoint, from the tables `callbacks c` and `lanes l`. */
export const CALLBACK_COLUMNS = `
  c.at::text as at_text, c.at, c.callback_id, c.session_id, c.sequence, c.client_id, c.account_id, c.state, c.final as is_final,
  c.event_type, c.event_subtype, c.session_code, coalesce(c.transaction_ids, '{}') as transaction_ids, coalesce(c.transaction_codes, '{}') as transaction_codes, c.settled_at, c.supersedes,
  l.endpoint as lane_endpoint, l.url as lane_url, ${selectState("l.state")} as lane_state, l.state_reason as lane_reason,
  case when c.state = 'waiting' and c.sequence = l.delivered + 1 and ${isActive("l.state")}
    and not ${isLeased("l")} then l.due_at end as next_attempt_at`;

/** SQL that adds the attempts, and the hold of the endpoint, to a relation with `CALLBACK_COLUMNS`. */
export function writeWithAttempts(relation: string): string {
  return `
    select r.*, t.*, ${HOLD_COLUMNS}
    from ${relation} r left join endpoints e on e.endpoint = r.lane_endpoint cross join lateral (
      select count(*)::int as attempts, (array_agg(a.outcome order by a.at desc))[1] as last_outcome,
        (array_agg(a.status order by a.at desc))[1] as last_status,
        (array_agg(a.duration_ms order by a.at desc))[1] as last_duration_ms
      from attempts a
      where a.session_id = r.session_id and a.sequence = r.sequence and a.at >= r.at - ${CLOCK_MARGIN}
    ) t`;
}

export function readCallbackRow(row: CallbackRow): CallbackSummary {
  const { at, atText: _, hold, holdUntil, laneEndpoint, laneUrl, laneState, laneReason, ...callback } = row;
  const waitsFor = findHold(row, callback.nextAttemptAt);
  return {
    ...callback,
    madeAt: at,
    lane:
      laneEndpoint === undefined
        ? undefined
        : { endpoint: laneEndpoint, url: laneUrl, state: laneState, stateReason: laneReason },
    nextAttemptAt: waitsFor === undefined ? callback.nextAttemptAt : undefined,
    waitsFor,
  };
}
