import { type CallbackFilter, writeCallbackFilter } from "./callback-filter.ts";
import type { Conditions } from "./conditions.ts";

/** A position in a list: the time of a callback in the format of PostgreSQL, its session and its sequence number. */
export type Place = readonly string[];

interface ListByTime {
  readonly filter: CallbackFilter;
  /** Columns of `callbacks c` and `lanes l`. They must include `at`, `session_id` and `sequence` of the callback. */
  readonly columns: string;
  readonly order: "newest first" | "oldest first";
  readonly after: Place | undefined;
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
