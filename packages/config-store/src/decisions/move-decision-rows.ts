import {
  createPastPartitions,
  dropPartition,
  listPartitions,
  type Pool,
  runTransaction,
} from "@payment-routing/database";
import type { DecisionRecord } from "@payment-routing/routing";
import { encodeBlocks } from "./decision-block.ts";
import { insertBlock } from "./stored-blocks.ts";

/**
 * Moves the decisions that earlier versions stored as rows into blocks, the newest day first, and drops the days that are
 * empty then. Processes of an earlier version may still insert rows, into the partition of today.
 */
export async function moveDecisionRows(pool: Pool, signal?: AbortSignal): Promise<void> {
  const partitions = await listPartitions(pool, "decisions", new Date(Date.now() + 2 * DAY_MS));
  const [oldest] = partitions;
  if (oldest === undefined) return;
  const daysAgo = Math.ceil((Date.now() - oldest.end.getTime()) / DAY_MS) + 1;
  if (daysAgo > 1) await createPastPartitions(pool, "decision_blocks", daysAgo);
  for (const partition of partitions.toReversed()) {
    const { name, state, end } = partition;
    const pages = await countPages(pool, name);
    for (let page = 0; page < pages; page += PAGES) {
      if (signal?.aborted) return;
      await movePages(pool, name, page);
    }
    const isOver = end.getTime() < Date.now() - DAY_MS;
    if (isOver && state === "attached") await dropPartition(pool, "decisions", partition);
  }
}

const DAY_MS = 86_400_000;
/** Some 400 decisions, so that searches hardly wait. */
const PAGES = 50;

async function countPages(pool: Pool, partition: string): Promise<number> {
  const { rows } = await pool.query<{ pages: number }>(
    "select (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int as pages",
    [partition],
  );
  return rows[0]?.pages ?? 0;
}

/** A range of pages: looking for the rows that are left would read all deleted ones again and again. */
async function movePages(pool: Pool, partition: string, page: number): Promise<void> {
  await runTransaction(pool, async (client) => {
    // Names of partitions need no quoting.
    const { rows } = await client.query<DecisionRow>(
      `delete from ${partition} where ctid >= $1::tid and ctid < $2::tid returning ${COLUMNS}`,
      [`(${page},0)`, `(${page + PAGES},0)`],
    );
    for await (const block of encodeBlocks(rows.map(readRow))) await insertBlock(client, block);
  });
}

interface DecisionRow {
  readonly instant: number;
  readonly client_id: number;
  readonly account_id: number;
  readonly event_id: number;
  readonly request_id: string;
  readonly digest: string;
  readonly problem: string | null;
  readonly facts: object;
  readonly offered: readonly (readonly [number, number])[];
  readonly duration_us: number;
  readonly advisories: readonly string[];
}

// IDs are safe integers, so they are exact as floats, which the driver reads as numbers.
const COLUMNS = `round(extract(epoch from at) * 1000)::float8 as instant, client_id::float8, account_id::float8,
  event_id::float8, request_id, digest, problem, facts, offered, duration_us::float8, advisories`;

function readRow(row: DecisionRow): DecisionRecord {
  return {
    instant: row.instant,
    clientId: row.client_id,
    accountId: row.account_id,
    eventId: row.event_id,
    requestId: row.request_id,
    digest: row.digest,
    problem: row.problem ?? undefined,
    facts: row.facts,
    offered: row.offered,
    durationUs: row.duration_us,
    advisories: row.advisories,
  };
}
