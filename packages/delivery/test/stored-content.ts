import type { Queryable } from "@payment-routing/database";
import { readContent, type StoredBody, selectContent } from "../src/callbacks/stored-callback.ts";
import { decompress } from "../src/compression/compress.ts";

/** The bodies of the callbacks of a session, in order, with the IDs of their secrets. */
export async function readBodies(database: Queryable, sessionId: number): Promise<readonly StoredBody[]> {
  const { rows } = await database.query(
    `select ${selectContent("c")} as content from callbacks c where session_id = $1 order by sequence`,
    [sessionId],
  );
  return rows.map(({ content }) => {
    if (content === null) throw new Error(`a callback of session ${sessionId} has no body`);
    return readContent(content);
  });
}

/** SQL of a text as it is stored, not compressed. */
export function storeText(text: string): string {
  return `'\\x00'::bytea || convert_to(${text}, 'UTF8')`;
}

/** SQL that stores a part of a text otherwise, after `decompressAll`. */
export function replaceText(column: string, part: string, by: string): string {
  return storeText(`replace(convert_from(substr(${column}, 2), 'UTF8'), '${part}', '${by}')`);
}

/** Stores all contents and snapshots as they are without compression, so that SQL can read them. */
export async function decompressAll(database: Queryable): Promise<void> {
  const columns = { session_history: "content", callbacks: "content", payment_sessions: "snapshot" };
  for (const [table, column] of Object.entries(columns)) {
    const { rows } = await database.query(
      `select distinct ${column} as stored from ${table} where ${column} is not null`,
    );
    for (const { stored } of rows)
      await database.query(`update ${table} set ${column} = '\\x00'::bytea || $1 where ${column} = $2`, [
        decompress(stored),
        stored,
      ]);
  }
}
