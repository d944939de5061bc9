import { longQuery } from "@payment-routing/database";
import type { Pool } from "pg";
import type { CallbackFilter } from "./callback-filter.ts";
import {
  CALLBACK_COLUMNS,
  type CallbackRow,
  type CallbackSummary,
  readCallbackRow,
  writeWithAttempts,
} from "./callback-summary.ts";
import { Conditions } from "./conditions.ts";
import { writeListByTime } from "./list-by-time.ts";
import { countRows, decodeCursor, makePage, type Page, type PageOptions } from "./page.ts";

/** Lists the callbacks of a filter, newest first. */
export async function listCallbacks(
  pool: Pool,
  filter: CallbackFilter = {},
  options: PageOptions = {},
): Promise<Page<CallbackSummary>> {
  const conditions = new Conditions();
  const after =
    options.after === undefined ? undefined : decodeCursor(options.after, ["time", "number", "number"]);
  const limit = countRows(options);
  const listed = writeListByTime(
    { filter, columns: CALLBACK_COLUMNS, order: "newest first", after, limit },
    conditions,
  );
  const { rows } = await pool.query<CallbackRow>(
    longQuery(
      `with listed as materialized (${listed}) ${writeWithAttempts("listed")}
     order by r.at desc, r.session_id desc, r.sequence desc`,
      conditions.values,
    ),
  );
  return makePage(rows, options, readCallbackRow, ({ made_at, session_id, sequence }) => [
    made_at,
    session_id,
    sequence,
  ]);
}
