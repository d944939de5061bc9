import { isLeased } from "../lanes/lease.ts";
import { isActive, isInactive, selectState } from "../lanes/stored-state.ts";
import { type EndpointHold, HOLD_COLUMNS, type HoldRow, readHold } from "./endpoint-hold.ts";

/** The list is closed. */
export const LANE_STATES = ["active", "paused", "parked"] as const;

export type LaneState = (typeof LANE_STATES)[number];

/** The lane of a session and the state of its delivery. */
export interface LaneSummary {
  readonly sessionId: number;
  readonly clientId: number;
  /** Origin of the address. */
  readonly endpoint: string;
  readonly url: string;
  readonly state: LaneState;
  /** Why it is not active or its last attempt failed, and which callbacks its receiver ignored as older. */
  readonly stateReason: string | undefined;
  /** Sequence numbers of the newest callback and of the last settled one. */
  readonly head: number;
  readonly delivered: number;
  /** Number of waiting callbacks. Some sequence numbers between the two may be unused. */
  readonly waiting: number;
  /** Failed attempts of callback `delivered + 1`. */
  readonly attempts: number;
  /** When that callback is due, regardless of its endpoint. Undefined if nothing is due. */
  readonly dueAt: Date | undefined;
  /** The hold of the endpoint, if any. */
  readonly endpointHold: EndpointHold | undefined;
  /** Whether a worker holds it now. */
  readonly isHeld: boolean;
  /** Creation time of the next callback. Undefined if none waits. */
  readonly waitingSince: Date | undefined;
  readonly updatedAt: Date;
}

export type LaneRow = Omit<LaneSummary, "endpointHold"> & HoldRow;

// `waiting_since` of the lane is when it was last idle: the callback of that time may be settled.
export const WAITING_SINCE = `
  case when l.delivered = 0 then l.waiting_since else coalesce((
    select c.at from callbacks c
    where c.session_id = l.session_id and c.sequence = l.delivered + 1 and c.at >= l.waiting_since and c.at <= now()
  ), l.waiting_since) end`;

/** Lanes with the state of their endpoints. */
export const LANES_WITH_ENDPOINTS = "lanes l left join endpoints e on e.endpoint = l.endpoint";

/** SQL for the lanes `l` that are not idle or not active. The conditions imply the predicates of their two partial indexes. */
export const IS_BUSY = `${isInactive("l.state")} or ${isActive("l.state")} and l.due_at is not null`;

/** SQL for the active lanes `l` whose next callback was attempted and not accepted. They are in the index of due lanes. */
export const IS_FAILING = `${isActive("l.state")} and l.due_at is not null and l.attempts > 0`;

/** SQL for the reason of the state of `lanes l`, or null. */
export const STATE_REASON = `
  nullif(concat_ws('; ', l.state_reason, (
    select 'the receiver had a newer callback and ignored ' || string_agg(i.sequence::text, ', ' order by i.sequence)
      || ': redeliver'
    from ignored_callbacks i where i.session_id = l.session_id
  )), '')`;

/** The columns of a `LaneRow`, from `LANES_WITH_ENDPOINTS`. While a worker holds a lane, its `due_at` is the end of the lease. */
export const LANE_COLUMNS = `
  l.session_id, l.client_id, l.endpoint, l.url, ${selectState("l.state")} as state, ${STATE_REASON} as state_reason, l.head, l.delivered,
  l.head - l.delivered - l.unused as waiting, l.attempts,
  ${isLeased("l")} as is_held, case when not ${isLeased("l")} then l.due_at end as due_at, ${WAITING_SINCE} as waiting_since, l.updated_at,
  ${HOLD_COLUMNS}`;

export function readLaneRow({ hold, holdUntil, ...lane }: LaneRow): LaneSummary {
  return { ...lane, endpointHold: readHold({ hold, holdUntil }) };
}
