import type { Pool } from "pg";

/** Finds the client of a session or of a callback. Undefined if there is none with this ID. */
export async function findClient(
  pool: Pool,
  kind: keyof typeof FIND,
  id: string,
): Promise<number | undefined> {
  const { rows } = await pool.query<{ client_id: string }>(FIND[kind], [id]);
  return rows[0] && Number(rows[0].client_id);
}

const FIND = {
  session_id: "select client_id from payment_sessions where session_id = $1",
  callback_id: "select client_id from callbacks where callback_id = $1 limit 1",
};
