import { createPastPartitions, type Pool } from "@payment-routing/database";
import { encodeBlocks, insertBlock } from "@payment-routing/decision-store/testing";
import type { DecisionRecord } from "@payment-routing/routing";
import type { DecisionMaker } from "./make-decisions.ts";
import type { Event } from "./measure-lookups.ts";

const DAY_MS = 86_400_000;

/** Events of a day that are looked up. */
const EVENTS_PER_DAY = 40;

/**
 * Stores decisions of past days, evenly distributed, in full blocks: those of each maker on a day of its own, the first
 * yesterday. Returns some of their events.
 */
export async function fillDays(
  pool: Pool,
  makers: readonly DecisionMaker[],
  decisionsPerDay: number,
): Promise<readonly Event[]> {
  await createPastPartitions(pool, "decision_blocks", makers.length);
  const events: Event[] = [];
  for (const [index, makeDecision] of makers.entries()) {
    const records = makeDay(makeDecision, startOfDay(index + 1), decisionsPerDay, events);
    for await (const block of encodeBlocks(records)) await insertBlock(pool, block);
  }
  return events;
}

/** The start of a day (UTC), in milliseconds since 1970-01-01 UTC. */
export function startOfDay(daysAgo: number): number {
  return new Date().setUTCHours(0, 0, 0, 0) - daysAgo * DAY_MS;
}

function* makeDay(
  makeDecision: DecisionMaker,
  start: number,
  count: number,
  events: Event[],
): Generator<DecisionRecord> {
  for (let number = 0; number < count; number++) {
    const record = makeDecision(Math.floor(start + (number * DAY_MS) / count));
    if (number % Math.ceil(count / EVENTS_PER_DAY) === 0) events.push(record);
    yield record;
  }
}
