import type { Conditions } from "./conditions.ts";
import type { LaneState } from "./lane-summary.ts";

/** The list is closed: `test` is a test event, which is in no lane. */
export const CALLBACK_STATES = ["waiting", "delivered", "skipped", "superseded", "refused", "test"] as const;

/** How far a callback has come. */
export type CallbackState = (typeof CALLBACK_STATES)[number];

/** Which callbacks: those for which all that is given holds. */
export interface CallbackFilter {
  readonly clientId?: number;
  readonly accountId?: number;
  readonly sessionId?: number;
  /** Callbacks that tell of a transaction of that ID. */
  readonly transactionId?: number;
  /** The status code that the callback gives the session. */
  readonly sessionCode?: number;
  /** Callbacks that give that status code to a transaction. */
  readonly transactionCode?: number;
  readonly eventType?: string;
  /** Any of them. */
  readonly states?: readonly CallbackState[];
  /** Callbacks of lanes in that state. */
  readonly laneState?: LaneState;
  /** Origin that the callbacks of the session go to now. */
  readonly endpoint?: string;
  /** Made at that time or later. */
  readonly from?: Date;
  /** Made before that time. */
  readonly to?: Date;
}

/**
 * Writes the tables `callbacks c` and `lanes l` as far as a filter needs them, for after `from`, and adds its conditions.
 *
 * What is still to be delivered is found by its lanes, which are few, and not among all that ever was.
 */
export function writeCallbackFilter(filter: CallbackFilter, conditions: Conditions): string {
  conditions.add(filter.clientId, (value) => `c.client_id = ${value}`);
  conditions.add(filter.accountId, (value) => `c.account_id = ${value}`);
  conditions.add(filter.sessionId, (value) => `c.session_id = ${value}`);
  conditions.add(filter.transactionId, (value) => `${value}::bigint = any(c.transaction_ids)`);
  conditions.add(filter.sessionCode, (value) => `c.session_code = ${value}`);
  conditions.add(filter.transactionCode, (value) => `${value}::bigint = any(c.transaction_codes)`);
  conditions.add(filter.eventType, (value) => `c.event_type = ${value}`);
  conditions.add(filter.states, (value) => `c.state = any(${value}::text[])`);
  conditions.add(filter.laneState, (value) => `l.state = ${value}`);
  conditions.add(filter.endpoint, (value) => `l.endpoint = ${value}`);
  conditions.add(filter.from, (value) => `c.at >= ${value}::timestamptz`);
  conditions.add(filter.to, (value) => `c.at < ${value}::timestamptz`);
  if (!isUndelivered(filter))
    return `${writeCallbacks(filter, conditions)} left join lanes l on l.session_id = c.session_id`;
  conditions.require("l.state <> 'open' or l.state = 'open' and l.due_at is not null");
  // The offset keeps the planner from walking through all callbacks in the order of the list instead.
  return `lanes l cross join lateral (
      select * from callbacks b
      where b.session_id = l.session_id and b.sequence > l.delivered and b.sequence <= l.head and b.at >= l.waiting_since
      offset 0
    ) c`;
}

/** The offset keeps the planner from everything but the primary key. */
function writeCallbacks({ sessionId }: CallbackFilter, conditions: Conditions): string {
  if (sessionId === undefined) return "callbacks c";
  return `(select * from callbacks b where b.session_id = ${conditions.bind(sessionId)} offset 0) c`;
}

function isUndelivered({ states }: CallbackFilter): boolean {
  return states?.every((state) => state === "waiting" || state === "refused") ?? false;
}
