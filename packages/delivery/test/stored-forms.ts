import type { Queryable } from "@payment-routing/database";
import { readCallbackBody, type StoredBody, selectCallbackBody } from "../src/callbacks/stored-callback.ts";

/** Makes all processes write the plain form from now on, as long as earlier versions may run. */
export async function usePlainForm(database: Queryable): Promise<void> {
  await database.query("delete from compact_form");
}

/** Makes all processes write the compact form from now on. */
export async function useCompactForm(database: Queryable): Promise<void> {
  await database.query("insert into compact_form (singleton) values (true) on conflict do nothing");
}

/** The bodies of the callbacks of a session, in order, with the IDs of their secrets. */
export async function readBodies(database: Queryable, sessionId: number): Promise<readonly StoredBody[]> {
  const { rows } = await database.query(
    `select ${selectCallbackBody("c")} as body, secret_ids from callbacks c where session_id = $1 order by sequence`,
    [sessionId],
  );
  return rows.map((row) => {
    const stored = readCallbackBody(row.body, row.secret_ids);
    if (stored === undefined) throw new Error(`a callback of session ${sessionId} has no body`);
    return stored;
  });
}
