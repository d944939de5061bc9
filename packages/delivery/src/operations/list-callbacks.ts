import type { Pool } from "pg";
import { type CallbackFilter, writeCallbackFilter } from "./callback-filter.ts";
import {
  CALLBACK_COLUMNS,
  type CallbackRow,
  type CallbackSummary,
  readCallbackRow,
  writeWithAttempts,
} from "./callback-summary.ts";
import { Conditions } from "./conditions.ts";
import { countRows, decodeCursor, makePage, type Page, type PageOptions } from "./page.ts";

/** Callbacks that fit a filter, the newest first. */
export async function listCallbacks(
  pool: Pool,
  filter: CallbackFilter = {},
  options: PageOptions = {},
): Promise<Page<CallbackSummary>> {
  const conditions = new Conditions();
  const tables = writeCallbackFilter(filter, conditions);
  if (options.after !== undefined) {
    const key = decodeCursor(options.after, ["time", "number", "number"]);
    const [at, sessionId, sequence] = key.map((part) => conditions.bind(part));
    conditions.require(`c.at <= ${at}::timestamptz`);
    conditions.require(
      `(c.at at time zone 'UTC', c.session_id, c.sequence) < (${at}::timestamptz at time zone 'UTC', ${sessionId}::bigint, ${sequence}::bigint)`,
    );
  }
  const listed = `
    select ${CALLBACK_COLUMNS} from ${tables} where ${conditions}
    order by c.at at time zone 'UTC' desc, c.session_id desc, c.sequence desc limit ${conditions.bind(countRows(options))}`;
  const { rows } = await pool.query<CallbackRow>(
    `with listed as materialized (${listed}) ${writeWithAttempts("listed")}
     order by r.at desc, r.session_id desc, r.sequence desc`,
    conditions.values,
  );
  return makePage(rows, options, readCallbackRow, ({ made_at, session_id, sequence }) => [
    made_at,
    session_id,
    sequence,
  ]);
}
