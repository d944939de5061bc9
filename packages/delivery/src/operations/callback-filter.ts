import { STORED_STATES } from "../lanes/stored-state.ts";
import type { Conditions } from "./conditions.ts";
import { IS_BUSY, type LaneState } from "./lane-summary.ts";

/** The list is closed. `test` is a test event, which has no lane. */
export const CALLBACK_STATES = ["waiting", "delivered", "skipped", "superseded", "rejected", "test"] as const;

export type CallbackState = (typeof CALLBACK_STATES)[number];

/** A filter of callbacks. All given conditions must hold. */
export interface CallbackFilter {
  readonly clientId?: number;
  /** Any of them. */
  readonly clientIds?: readonly number[];
  readonly accountId?: number;
  readonly sessionId?: number;
  /** ID of a transaction in the callback. */
  readonly transactionId?: number;
  /** Status code of the session in the callback. */
  readonly sessionCode?: number;
  /** Status code of a transaction in the callback. */
  readonly transactionCode?: number;
  readonly eventType?: string;
  /** Any of them. */
  readonly states?: readonly CallbackState[];
  /** State of the lane. */
  readonly laneState?: LaneState;
  /** Current origin of the address of the session. */
  readonly endpoint?: string;
  /** Whether there is no attempt to deliver it: it was skipped before, or its endpoint was paused. */
  readonly neverAttempted?: boolean;
  /** Created at this time or later. */
  readonly from?: Date;
  /** Created before this time. */
  readonly to?: Date;
}

/**
 * Returns the `from` clause with `callbacks c` and `lanes l`, as far as a filter needs them, and adds its conditions. Finds
 * undelivered callbacks through their lanes, unless these are many.
 */
export function writeCallbackFilter(
  filter: CallbackFilter,
  conditions: Conditions,
  throughLanes = isUndelivered(filter),
): string {
  conditions.add(filter.clientId, (value) => `c.client_id = ${value}`);
  conditions.add(filter.clientIds, (value) => `c.client_id = any(${value}::bigint[])`);
  conditions.add(filter.accountId, (value) => `c.account_id = ${value}`);
  conditions.add(filter.sessionId, (value) => `c.session_id = ${value}`);
  conditions.add(filter.transactionId, (value) => `${value}::bigint = any(c.transaction_ids)`);
  conditions.add(filter.sessionCode, (value) => `c.session_code = ${value}`);
  conditions.add(filter.transactionCode, (value) => `${value}::bigint = any(c.transaction_codes)`);
  conditions.add(filter.eventType, (value) => `c.event_type = ${value}`);
  conditions.add(filter.states, (value) => `c.state = any(${value}::text[])`);
  conditions.add(
    filter.laneState && STORED_STATES[filter.laneState],
    (value) => `l.state = any(${value}::text[])`,
  );
  conditions.add(filter.endpoint, (value) => `l.endpoint = ${value}`);
  conditions.add(filter.neverAttempted, (value) => `exists (${ATTEMPTS}) <> ${value}::boolean`);
  conditions.add(filter.from, (value) => `c.at >= ${value}::timestamptz`);
  conditions.add(filter.to, (value) => `c.at < ${value}::timestamptz`);
  if (!throughLanes)
    return `${writeCallbacks(filter, conditions)} left join lanes l on l.session_id = c.session_id`;
  conditions.require(IS_BUSY);
  // The offset keeps the planner from scanning all callbacks in the order of the list.
  return `lanes l cross join lateral (
      select * from callbacks b
      where b.session_id = l.session_id and b.sequence > l.delivered and b.sequence <= l.head and b.at >= l.waiting_since
      offset 0
    ) c`;
}

/** An attempt is later than its callback, but possibly by the clock of another machine. */
export const CLOCK_MARGIN = "interval '1 hour'";

const ATTEMPTS = `
  select from attempts a
  where a.session_id = c.session_id and a.sequence = c.sequence and a.at >= c.at - ${CLOCK_MARGIN}`;

/** The offset makes the planner use the primary key. */
function writeCallbacks({ sessionId }: CallbackFilter, conditions: Conditions): string {
  if (sessionId === undefined) return "callbacks c";
  return `(select * from callbacks b where b.session_id = ${conditions.bind(sessionId)} offset 0) c`;
}

/** Whether only undelivered callbacks match. They are in lanes that are not idle. */
export function isUndelivered({ states }: CallbackFilter): boolean {
  return states?.every((state) => state === "waiting" || state === "rejected") ?? false;
}

/** A position in a list: the time of a callback in the format of PostgreSQL, its session and its sequence number. */
export type SortKey = readonly string[];

interface ListByTime {
  readonly filter: CallbackFilter;
  /** Columns of `callbacks c` and `lanes l`. They must include `at`, `session_id` and `sequence` of the callback. */
  readonly columns: string;
  readonly order: "newest first" | "oldest first";
  readonly after: SortKey | undefined;
  readonly limit: number;
  /** Whether to find undelivered callbacks through their lanes. Default: true. */
  readonly throughLanes?: boolean;
}

/**
 * SQL that lists callbacks by creation time, from a position on.
 *
 * The plan does not depend on statistics, which a new partition lacks: callbacks are found by session, by client and time, or by
 * time. Reads all callbacks with the time of the last row, because the index by client does not order them.
 */
export function writeListByTime(list: ListByTime, conditions: Conditions): string {
  const { filter, columns, order, after, limit, throughLanes } = list;
  const tables = writeCallbackFilter(filter, conditions, throughLanes);
  const [direction, past] = order === "newest first" ? (["desc", "<"] as const) : (["asc", ">"] as const);
  if (after !== undefined) {
    const [at, sessionId, sequence] = after.map((part) => conditions.bind(part));
    conditions.require(`c.at ${past}= ${at}::timestamptz`);
    conditions.require(
      `(c.at at time zone 'UTC', c.session_id, c.sequence)
        ${past} (${at}::timestamptz at time zone 'UTC', ${sessionId}::bigint, ${sequence}::bigint)`,
    );
  }
  const time = filter.clientId === undefined ? "c.at at time zone 'UTC'" : "c.at";
  const rows = conditions.bind(limit);
  return `
    select * from (
      select ${columns} from ${tables} where ${conditions}
      order by ${time} ${direction} fetch first (${rows}) rows with ties
    ) t
    order by t.at ${direction}, t.session_id ${direction}, t.sequence ${direction} limit ${rows}`;
}
