import { type Pool, runTransaction } from "@payment-routing/database";
import { listDecisions } from "@payment-routing/decision-store";
import { hashEvent, listBlocks, READ_BLOCKS } from "@payment-routing/decision-store/testing";
import type { DecisionRecord } from "@payment-routing/routing";
import { median, percentile } from "../harness/quantiles.ts";

/** A client and an event of it. */
export type Event = Pick<DecisionRecord, "clientId" | "eventId">;

/** Look-ups of decisions by client and event. */
export interface LookUps {
  readonly medianMs: number;
  readonly p99Ms: number;
  /** The maximum number of blocks that a look-up reads and that do not hold the event. */
  readonly otherBlocks: number;
}

/** Looks up each event, which is expected to have this number of decisions. */
export async function measureLookUps(
  pool: Pool,
  events: readonly Event[],
  decisions: number,
): Promise<LookUps> {
  const times: number[] = [];
  let otherBlocks = 0;
  for (const event of events) {
    const start = performance.now();
    const { decisions: found } = await listDecisions(pool, { ...event, limit: LIMIT });
    times.push(performance.now() - start);
    if (found.length !== decisions)
      throw new Error(`${found.length} decisions on event ${event.eventId} instead of ${decisions}`);
    otherBlocks = Math.max(otherBlocks, (await countBlocks(pool, event)) - decisions);
  }
  return { medianMs: median(times), p99Ms: percentile(times, 0.99), otherBlocks };
}

/** The limit of a page of the internal listener by default. */
const LIMIT = 50;

function countBlocks(pool: Pool, { clientId, eventId }: Event): Promise<number> {
  const ids = [hashEvent(clientId, eventId)];
  return runTransaction(
    pool,
    async (client) => {
      let count = 0;
      for await (const _ of listBlocks(client, { ids }, "newest")) count++;
      return count;
    },
    READ_BLOCKS,
  );
}
