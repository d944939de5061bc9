import { setTimeout as delay } from "node:timers/promises";
import { longQuery, type Queryable } from "@payment-routing/database";

/** Bytes in the database for each delivered callback. */
export interface CallbackStorage {
  readonly total: number;
  readonly tables: readonly TableStorage[];
}

/** Bytes of one table for each delivered callback, all its partitions together. */
interface TableStorage {
  readonly name: string;
  /** Rows, with free space and dead rows. */
  readonly heap: number;
  /** Values out of line, and the maps of free space and visibility. */
  readonly toast: number;
  readonly indexes: number;
}

/** Measures the tables that grow with callbacks, once all callbacks are settled. */
export async function measureStorage(database: Queryable): Promise<CallbackStorage> {
  const callbacks = await waitUntilSettled(database);
  const { rows } = await database.query<TableStorage>(READ_SIZES, [callbacks]);
  const total = rows.reduce((sum, { heap, toast, indexes }) => sum + heap + toast + indexes, 0);
  return { total, tables: rows };
}

export function describeStorage({ total, tables }: CallbackStorage): string {
  const parts = tables.map(
    ({ name, heap, toast, indexes }) =>
      `${name} ${heap.toFixed(0)} + ${toast.toFixed(0)} + ${indexes.toFixed(0)}`,
  );
  return `${total.toFixed(0)} bytes stored for a callback, rows + toast + indexes: ${parts.join(", ")}`;
}

/** The worker settles the last callbacks after the merchant has them. Returns the number of callbacks. */
async function waitUntilSettled(database: Queryable): Promise<number> {
  for (;;) {
    const { rows } = await database.query<{ waiting: number; delivered: number }>(longQuery(COUNT_CALLBACKS));
    const [{ waiting, delivered } = { waiting: 0, delivered: 0 }] = rows;
    if (waiting === 0) return delivered;
    await delay(100);
  }
}

const COUNT_CALLBACKS = `
  select (count(*) filter (where state = 'waiting'))::int as waiting,
    (count(*) filter (where state = 'delivered'))::int as delivered
  from callbacks`;

const READ_SIZES = `
  select regexp_replace(relname, '_[0-9]{8}$', '') as name,
    sum(pg_relation_size(oid))::float8 / $1 as heap,
    sum(pg_table_size(oid) - pg_relation_size(oid))::float8 / $1 as toast,
    sum(pg_indexes_size(oid))::float8 / $1 as indexes
  from pg_class
  where relkind = 'r' and relnamespace = current_schema()::regnamespace
    and relname ~ '^(payment_sessions|session_keys|lanes|(session_history|callbacks|attempts)_[0-9]{8})$'
  group by 1 order by 1`;

/** Bytes of the write-ahead log so far. */
export async function readWal(database: Queryable): Promise<number> {
  const { rows } = await database.query<{ bytes: number }>(
    "select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as bytes",
  );
  return rows[0]?.bytes ?? Number.NaN;
}
