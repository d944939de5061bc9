import type { QueryConfig } from "pg";

/**
 * A query that may take as long as there is much to look through, an hour at most, and not as long as those on whose
 * answer somebody's payment waits: what operators count, and retention.
 *
 * @example await pool.query(patiently("select count(*) from callbacks where at >= $1", [since]))
 */
export function patiently(text: string, values: unknown[] = []): QueryConfig {
  // Known to the driver, and not to its types.
  const query = { text, values, query_timeout: 3_600_000 };
  return query;
}
