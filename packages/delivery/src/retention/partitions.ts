import type { PartitionedTable, Queryable } from "../database/create-partitions.ts";
import { patiently } from "../database/patiently.ts";

/** One day of a table. */
export interface Partition {
  readonly name: string;
  /** When the day ends. */
  readonly end: Date;
  /**
   * - `attached`: part of its table
   * - `detaching`: taken out by halves; whoever began it did not end it
   * - `detached`: taken out, and not dropped yet
   */
  readonly state: "attached" | "detaching" | "detached";
}

/** The days of a table that ended by a moment, the oldest first. */
export async function listPartitions(
  client: Queryable,
  table: PartitionedTable,
  until: Date,
): Promise<readonly Partition[]> {
  const { rows } = await client.query<Partition>(LIST_PARTITIONS, [table, until]);
  return rows;
}

/**
 * Drops a day whole. Reads and writes go on: the partition is detached first, without locking its table, and may be
 * left behind at any point; the next call goes on from there. Needs a connection that is in no transaction.
 */
export async function dropPartition(
  client: Queryable,
  table: PartitionedTable,
  { name, state }: Partition,
): Promise<void> {
  // Names of partitions hold nothing that would have to be quoted. Each waits for all who use the table.
  const change = (text: string) => client.query(patiently(text));
  if (state === "attached") await change(`alter table ${table} detach partition ${name} concurrently`);
  if (state === "detaching") await change(`alter table ${table} detach partition ${name} finalize`);
  await change(`drop table ${name}`);
}

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
