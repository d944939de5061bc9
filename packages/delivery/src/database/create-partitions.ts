import type { ClientBase } from "pg";

/** The tables that grow with time: a partition a day, by UTC, on `at`. */
export const PARTITIONED_TABLES = ["session_history", "callbacks", "attempts", "decisions"] as const;

export type PartitionedTable = (typeof PARTITIONED_TABLES)[number];

/** What `createPartitions` needs: a connection, or a pool of them. */
export type Queryable = Pick<ClientBase, "query">;

/** How many days ahead there are partitions. */
export const DAYS_AHEAD = 7;

/**
 * Makes the partitions of today and the coming days that are not there yet, and returns their names. Nobody waits for
 * it: a partition is made on its own and then attached, which neither reads nor writes are locked out by. Whoever does
 * the same at the same time waits for its turn.
 */
export async function createPartitions(client: Queryable): Promise<readonly string[]> {
  const { rows } = await client.query<{ missing: string }>(FIND_MISSING, [PARTITIONED_TABLES, DAYS_AHEAD]);
  if (rows.length === 0) return [];
  await client.query(CREATE_MISSING);
  return rows.map(({ missing }) => missing);
}

/** For how many days from today on every table has its partition: 0 when today's is missing, 8 when all are there. */
export async function countPartitionDays(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ days: number }>(COUNT_DAYS, [PARTITIONED_TABLES, DAYS_AHEAD]);
  return rows[0]?.days ?? 0;
}

const MISSING = `
  from unnest($1::text[]) as name,
    generate_series(0, $2::int) as ahead,
    lateral (select name || to_char((now() at time zone 'UTC')::date + ahead, '_YYYYMMDD') as missing) as names
  where to_regclass(missing) is null`;

const FIND_MISSING = `select missing ${MISSING} order by 1`;
const COUNT_DAYS = `select coalesce(min(ahead), $2::int + 1) as days ${MISSING}`;

// One statement, and so one transaction, in which the lock is held and what is missing is looked at again: in the table,
// since the names that to_regclass knows may be from before the lock. The bounds name their zone: a session's own would
// shift them. A callback is changed once, when it is settled, and half of its page is left free for that: beside the row no
// index is touched then, which takes a quarter off the time of a settlement (76 us of the server to 57).
const CREATE_MISSING = `
  do $$
  declare
    parent text;
    day date;
    part text;
  begin
    perform pg_advisory_xact_lock(7201121);
    foreach parent in array '{${PARTITIONED_TABLES.join(",")}}'::text[] loop
      for ahead in 0..${DAYS_AHEAD} loop
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
