import type { QueryConfig } from "pg";
import type { Queryable } from "./open-pool.ts";
import { NUMBER_TYPES } from "./read-time.ts";

/**
 * Runs a query and returns its rows as records: `created_at` becomes `createdAt`, null becomes undefined, and a bigint becomes
 * a number. It must be a safe integer.
 */
export async function queryRecords<Result extends object>(
  client: Queryable,
  text: string | QueryConfig,
  values: unknown[] = [],
): Promise<Result[]> {
  const query = typeof text === "string" ? { text, values } : text;
  const { rows, fields } = await client.query<unknown[]>({ ...query, rowMode: "array", types: NUMBER_TYPES });
  const names = fields.map(({ name }) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()));
  return rows.map(
    (row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? undefined])) as Result,
  );
}
