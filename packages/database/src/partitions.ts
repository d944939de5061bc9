import { setTimeout } from "node:timers/promises";
import { explainMissingRight } from "./check-database.ts";
import { isInUse } from "./database-error.ts";
import type { Queryable } from "./open-pool.ts";
import { longQuery } from "./transactions.ts";

/** Tables with one partition a day, by UTC, on the column `at`. */
export const PARTITIONED_TABLES = ["session_history", "callbacks", "attempts", "decision_blocks"] as const;

type PartitionedTable = (typeof PARTITIONED_TABLES)[number];

/** For how many days in advance partitions are created. */
export const DAYS_AHEAD = 7;

/**
 * Creates the missing partitions of today and the next days, and returns their names. It blocks neither reads nor writes.
 * Concurrent calls wait for each other.
 */
export async function createPartitions(client: Queryable): Promise<readonly string[]> {
  const { rows } = await client.query<{ missing: string }>(FIND_MISSING, [PARTITIONED_TABLES, DAYS_AHEAD]);
  if (rows.length === 0) return [];
  await client.query(CREATE_MISSING, [PARTITIONED_TABLES, 0, DAYS_AHEAD]).catch((error: unknown) => {
    throw explainMissingRight(error);
  });
  return rows.map(({ missing }) => missing);
}

/** Creates the missing partitions of one table from a day in the past. */
export async function createPastPartitions(
  client: Queryable,
  table: PartitionedTable,
  daysAgo: number,
): Promise<void> {
  await client.query(CREATE_MISSING, [[table], -daysAgo, DAYS_AHEAD]);
}

/** For how many days from today every table has its partition: 0 when today's is missing, 8 when none is. */
export async function countPartitionDays(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ days: number }>(COUNT_DAYS, [PARTITIONED_TABLES, DAYS_AHEAD]);
  return rows[0]?.days ?? 0;
}

/** One day of a table. */
export interface Partition {
  readonly name: string;
  /** When the day ends. */
  readonly end: Date;
}

/** The partitions of a table whose day ended by `until`, oldest first. */
export async function listPartitions(
  client: Queryable,
  table: PartitionedTable,
  until: Date,
): Promise<readonly Partition[]> {
  const { rows } = await client.query<Partition>(LIST_PARTITIONS, [table, until]);
  return rows;
}

/**
 * Drops a partition whose day is over, and returns whether it did: not while a transaction uses its table for longer than a
 * few seconds. Requires a connection outside a transaction.
 *
 * @param mayDrop decides with the same connection, while nothing is stored in the table
 */
export async function dropPartition(
  client: Queryable,
  { name }: Partition,
  mayDrop?: () => Promise<boolean>,
): Promise<boolean> {
  for (let attempt = 1; attempt <= MAX_DROP_ATTEMPTS; attempt++) {
    if (attempt > 1) await setTimeout(DROP_RETRY_DELAY_MS);
    try {
      if (mayDrop !== undefined)
        await client.query(`begin; ${LOCK_TIMEOUT}; lock table ${tableOf(name)} in share mode`);
      const isDropped = (await mayDrop?.()) ?? true;
      if (isDropped) await client.query(longQuery("select drop_partition($1)", [name]));
      if (mayDrop !== undefined) await client.query("commit");
      return isDropped;
    } catch (error) {
      if (mayDrop !== undefined) await client.query("rollback");
      if (!isInUse(error)) throw explainMissingRight(error);
    }
  }
  return false;
}

const tableOf = (partition: string): string => `"${partition.slice(0, -"_YYYYMMDD".length)}"`;

const LOCK_TIMEOUT = "set local lock_timeout = '100ms'";
const MAX_DROP_ATTEMPTS = 10;
const DROP_RETRY_DELAY_MS = 500;

const MISSING = `
  from unnest($1::text[]) as name,
    generate_series(0, $2::int) as ahead,
    lateral (select name || to_char((now() at time zone 'UTC')::date + ahead, '_YYYYMMDD') as missing) as names
  where to_regclass(missing) is null`;

const FIND_MISSING = `select missing ${MISSING} order by 1`;
const COUNT_DAYS = `select coalesce(min(ahead), $2::int + 1) as days ${MISSING}`;

const CREATE_MISSING = "select create_partitions($1, $2, $3)";

const LIST_PARTITIONS = `
  select c.relname as name, day.end
  from pg_class as c
  cross join lateral (
    select (to_date(right(c.relname, 8), 'YYYYMMDD') + 1)::timestamp at time zone 'UTC' as end
  ) as day
  where pg_table_is_visible(c.oid) and c.relkind = 'r'
    and c.relname ~ ('^' || $1::text || '_[0-9]{8}$') and day.end <= $2
  order by c.relname`;
