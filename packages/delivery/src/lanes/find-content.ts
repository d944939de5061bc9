import type { Pool } from "pg";
import type { CallbackContent, ClaimedCallback } from "./claimed-callback.ts";
import { type ContentRow, readContent, selectContent } from "./claimed-row.ts";

/**
 * Finds the row of a callback that its claim did not see, because it was committed while the claim was at work.
 * Undefined when there is none.
 */
export async function findContent(
  pool: Pool,
  { sessionId, sequence }: Pick<ClaimedCallback, "sessionId" | "sequence">,
): Promise<CallbackContent | undefined> {
  const { rows } = await pool.query<ContentRow>(FIND_CONTENT, [sessionId, sequence]);
  const [row] = rows;
  return row === undefined ? undefined : readContent(row);
}

const FIND_CONTENT = `
  select ${selectContent("c")} from callbacks c where c.session_id = $1 and c.sequence = $2`;
