import { ADVISORY_LOCKS } from "./advisory-locks.ts";
import { explainMissingRight } from "./check-database.ts";
import type { Queryable } from "./open-pool.ts";
import { longQuery } from "./transactions.ts";

/** Tables with one partition a day, by UTC, on the column `at`. */
export const PARTITIONED_TABLES = ["session_history", "callbacks", "attempts", "decision_blocks"] as const;

type PartitionedTable = (typeof PARTITIONED_TABLES)[number];

/** For how many days in advance partitions are created. */
export const DAYS_AHEAD = 7;

/**
 * Creates the missing partitions of today and the next days, and returns their names. It blocks neither reads nor writes: a
 * partition is created as a table and then attached. Concurrent calls wait for each other.
 */
export async function createPartitions(client: Queryable): Promise<readonly string[]> {
  const { rows } = await client.query<{ missing: string }>(FIND_MISSING, [PARTITIONED_TABLES, DAYS_AHEAD]);
  if (rows.length === 0) return [];
  await client.query(createMissing(PARTITIONED_TABLES, 0)).catch((error: unknown) => {
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
  await client.query(createMissing([table], -daysAgo));
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
  /**
   * - `attached`: part of its table
   * - `detaching`: an earlier detach did not complete
   * - `detached`: no longer part of its table, and not dropped yet
   */
  readonly state: "attached" | "detaching" | "detached";
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
 * Drops a partition. Reads and writes continue: it is detached first without locking the table. The next call
 * completes an interrupted one. Requires a connection outside a transaction.
 */
export async function dropPartition(
  client: Queryable,
  table: PartitionedTable,
  { name, state }: Partition,
): Promise<void> {
  // Partition names need no quoting. Each statement waits for all transactions that use the table.
  const execute = (text: string) => client.query(longQuery(text));
  if (state === "attached") await execute(`alter table ${table} detach partition ${name} concurrently`);
  if (state === "detaching") await execute(`alter table ${table} detach partition ${name} finalize`);
  await execute(`drop table ${name}`);
}

const MISSING = `
  from unnest($1::text[]) as name,
    generate_series(0, $2::int) as ahead,
    lateral (select name || to_char((now() at time zone 'UTC')::date + ahead, '_YYYYMMDD') as missing) as names
  where to_regclass(missing) is null`;

const FIND_MISSING = `select missing ${MISSING} order by 1`;
const COUNT_DAYS = `select coalesce(min(ahead), $2::int + 1) as days ${MISSING}`;

// In one transaction: after the lock it checks pg_class, because to_regclass may use names that were cached before.
// The bounds name their zone, so that the zone of the session does not shift them. A callback is updated once, when it is
// settled; a fill factor of 50 makes that a heap-only update, which takes a quarter off the time of a settlement.
const createMissing = (tables: readonly PartitionedTable[], firstDay: number) => `
  do $$
  declare
    parent text;
    day date;
    part text;
  begin
    perform pg_advisory_xact_lock(${ADVISORY_LOCKS.partitions});
    foreach parent in array '{${tables.join(",")}}'::text[] loop
      for ahead in ${firstDay}..${DAYS_AHEAD} loop
        day := (now() at time zone 'UTC')::date + ahead;
        part := parent || to_char(day, '_YYYYMMDD');
        continue when exists (
          select from pg_class where relname = part and relnamespace = current_schema()::regnamespace);
        execute format('create table %I (like %I including all) with (fillfactor = %s)',
          part, parent, case parent when 'callbacks' then 50 else 100 end);
        execute format('alter table %I attach partition %I for values from (%L) to (%L)',
          parent, part, day || ' 00:00:00+00', (day + 1) || ' 00:00:00+00');
      end loop;
    end loop;
  end $$`;

const LIST_PARTITIONS = `
  select c.relname as name, day.end,
    case when i.inhrelid is null then 'detached' when i.inhdetachpending then 'detaching' else 'attached' end as state
  from pg_class as c
  left join pg_inherits as i on i.inhrelid = c.oid
  cross join lateral (
    select (to_date(right(c.relname, 8), 'YYYYMMDD') + 1)::timestamp at time zone 'UTC' as end
  ) as day
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    and c.relname ~ ('^' || $1::text || '_[0-9]{8}$') and day.end <= $2
  order by c.relname`;
