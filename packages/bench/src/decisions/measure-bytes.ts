import { setTimeout } from "node:timers/promises";
import { longQuery, type Pool } from "@payment-routing/database";
import { BlockWriter, insertBlock, mergeBlocks } from "@payment-routing/decision-store/testing";
import { startOfDay } from "./fill-days.ts";
import type { DecisionMaker } from "./make-decisions.ts";

/** The service stores a block every half second. */
const BLOCKS_PER_MINUTE = 120;

/** The bytes of a stored decision. */
export interface DecisionBytes {
  /** After some minutes, in which blocks were merged every minute. */
  readonly stored: number;
  /** Bytes of a decision of the first minute, before a merge. */
  readonly unmerged: number;
}

/**
 * Stores the decisions of some minutes from the start of today (UTC). A simulated minute takes at least a second, in which
 * autovacuum runs once, as it does by default in a minute: the server needs `AUTOVACUUM_SETTINGS`.
 */
export async function measureBytes(
  pool: Pool,
  makeDecision: DecisionMaker,
  minutes: number,
  decisionsPerMinute: number,
): Promise<DecisionBytes> {
  const start = startOfDay(0);
  let unmerged = 0;
  for (let minute = 0; minute < minutes; minute++) {
    const end = setTimeout(1000);
    await storeMinute(pool, makeDecision, start + minute * 60_000, decisionsPerMinute);
    if (minute === 0) unmerged = (await readSize(pool)) / decisionsPerMinute;
    await mergeBlocks(pool);
    await end;
  }
  return { stored: (await readSize(pool)) / (minutes * decisionsPerMinute), unmerged };
}

/** Makes sixty times as fast what autovacuum does by default. */
export const AUTOVACUUM_SETTINGS = ["autovacuum_naptime=1s", "autovacuum_vacuum_cost_delay=0"];

/** Stores the decisions of a simulated minute in blocks of half a second, which are not merged. */
export async function storeMinute(
  pool: Pool,
  makeDecision: DecisionMaker,
  from: number,
  decisions: number,
): Promise<void> {
  const writer = new BlockWriter();
  for (let number = 0; number < decisions; number++) {
    writer.add(makeDecision(from + Math.floor((number * 60_000) / decisions)));
    if (writer.size === Math.ceil(decisions / BLOCKS_PER_MINUTE))
      await insertBlock(pool, await writer.take());
  }
}

/** The bytes of all partitions with their indexes and their TOAST tables. */
async function readSize(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(longQuery(SIZE));
  return Number(rows[0]?.bytes);
}

const SIZE = `
  select sum(pg_total_relation_size(relid)) as bytes from pg_partition_tree('decision_blocks') where isleaf`;
