import { type Pool, runTransaction } from "@payment-routing/database";
import type { DecisionRecord } from "@payment-routing/routing";
import { OFFERED } from "./decision-block.ts";
import type { SegmentReader } from "./segment-reader.ts";
import { type BlockHead, listBlocks, READ_BLOCKS, readSegments } from "./stored-blocks.ts";

/** Decisions that meet every condition. Only a client together with an event is found without reading whole blocks. */
export interface DecisionFilter {
  readonly clientId?: number | undefined;
  readonly eventId?: number | undefined;
  readonly since?: Date | undefined;
  /** Exclusive. */
  readonly until?: Date | undefined;
  /** The code of the problem that the search was answered with, or `offered`. */
  readonly outcome?: string | undefined;
  /** Digest of the configuration that decided. */
  readonly digest?: string | undefined;
}

export interface DecisionsQuery extends DecisionFilter {
  readonly limit: number;
  /** Continues the list after this decision. */
  readonly after?: DecisionCursor | undefined;
}

/** A recorded decision in a list. */
export interface ListedDecision extends DecisionRecord {
  /** The argument of `parseDecisionCursor`, to continue the list after this decision. */
  readonly cursor: string;
}

/** Lists decisions, the newest first. A client may repeat the ID of an event. */
export function readDecisions(
  pool: Pool,
  { limit, after, ...filter }: DecisionsQuery,
): Promise<readonly ListedDecision[]> {
  return runTransaction(
    pool,
    async (client) => {
      const { clientId, eventId, until, since, outcome, digest } = filter;
      const blockFilter = {
        since: since?.getTime(),
        until:
          after === undefined ? until?.getTime() : Math.min(until?.getTime() ?? MAX_TIME, after.instant + 1),
        event: clientId !== undefined && eventId !== undefined ? { clientId, eventId } : undefined,
        outcome,
        digest,
      };
      const matches = createMatcher(filter);
      const listed = new DecisionList(limit, after);
      for await (const head of listBlocks(client, blockFilter, "newest")) {
        // No block that follows has a later decision.
        listed.settle(head.to);
        if (listed.isFull) break;
        for (const segment of await readSegments(client, head))
          for (const record of selectRecords(segment, matches)) listed.add(record);
      }
      listed.settle(Number.NEGATIVE_INFINITY);
      return listed.decisions;
    },
    READ_BLOCKS,
  );
}

/** The latest time of a Date. */
const MAX_TIME = 8.64e15;

/** Orders decisions of blocks whose times overlap. */
class DecisionList {
  readonly decisions: ListedDecision[] = [];
  readonly #limit: number;
  #waiting: DecisionRecord[] = [];
  #last: DecisionCursor;
  /** Decisions with the time of the cursor that were listed before. */
  #skip: number;

  constructor(limit: number, after: DecisionCursor | undefined) {
    this.#limit = limit;
    this.#last = after ?? { instant: Number.POSITIVE_INFINITY, position: 0 };
    this.#skip = after?.position ?? 0;
  }

  get isFull(): boolean {
    return this.decisions.length === this.#limit;
  }

  add(record: DecisionRecord): void {
    if (record.instant <= this.#last.instant) this.#waiting.push(record);
  }

  /** Lists the decisions that are later than any to come. */
  settle(latest: number): void {
    this.#waiting.sort(compareRecords);
    const end = this.#waiting.findIndex(({ instant }) => instant <= latest);
    for (const record of this.#waiting.splice(0, end < 0 ? this.#waiting.length : end)) this.#list(record);
  }

  #list(record: DecisionRecord): void {
    if (this.isFull) return;
    const { instant } = record;
    if (instant === this.#last.instant && this.#skip > 0) {
      this.#skip--;
      return;
    }
    const position = instant === this.#last.instant ? this.#last.position + 1 : 1;
    this.#last = { instant, position };
    this.decisions.push({ ...record, cursor: writeDecisionCursor(this.#last) });
  }
}

/** The newest first; those of the same time in an order that does not depend on their blocks. */
function compareRecords(a: DecisionRecord, b: DecisionRecord): number {
  if (a.instant !== b.instant) return b.instant - a.instant;
  if (a.requestId !== b.requestId) return a.requestId < b.requestId ? 1 : -1;
  return b.durationUs - a.durationUs;
}

function createMatcher({ clientId, eventId, since, until, outcome, digest }: DecisionFilter) {
  const from = since?.getTime() ?? Number.NEGATIVE_INFINITY;
  const end = until?.getTime() ?? Number.POSITIVE_INFINITY;
  return (segment: SegmentReader, row: number): boolean =>
    (eventId === undefined || segment.eventIdAt(row) === eventId) &&
    (clientId === undefined || segment.clientIdAt(row) === clientId) &&
    segment.instantAt(row) >= from &&
    segment.instantAt(row) < end &&
    (outcome === undefined || (segment.problemAt(row) ?? OFFERED) === outcome) &&
    (digest === undefined || segment.digestAt(row) === digest);
}

export interface Period {
  readonly since: Date;
  /** Exclusive. */
  readonly until: Date;
}

/** Reads the decisions of a period in pages of at most 2,048, in approximate order of time. */
export async function* readDecisionsSince(
  pool: Pool,
  { since, until }: Period,
): AsyncGenerator<readonly DecisionRecord[]> {
  const matches = createMatcher({ since, until });
  const client = await pool.connect();
  // The database reads a block while the one before is used.
  let next: Promise<readonly SegmentReader[]> = Promise.resolve([]);
  try {
    await client.query(READ_BLOCKS);
    const period = { since: since.getTime(), until: until.getTime() };
    for await (const head of listBlocks(client, period, "oldest")) {
      const current = next;
      next = readSegments(client, head);
      // Awaited in the next turn; a reader may stop before.
      next.catch(() => undefined);
      for (const segment of await current) yield selectRecords(segment, matches);
    }
    for (const segment of await next) yield selectRecords(segment, matches);
  } finally {
    await client.query("rollback").catch(() => undefined);
    client.release();
  }
}

function selectRecords(
  segment: SegmentReader,
  matches: (segment: SegmentReader, row: number) => boolean,
): readonly DecisionRecord[] {
  const records: DecisionRecord[] = [];
  for (let row = 0; row < segment.size; row++) if (matches(segment, row)) records.push(segment.recordAt(row));
  return records;
}

/** Counts the decisions of a period. */
export function countDecisions(pool: Pool, { since, until }: Period): Promise<number> {
  const isInside = ({ from, to }: BlockHead) => from >= since.getTime() && to < until.getTime();
  const matches = createMatcher({ since, until });
  return runTransaction(
    pool,
    async (client) => {
      let count = 0;
      const period = { since: since.getTime(), until: until.getTime() };
      for await (const head of listBlocks(client, period, "oldest")) {
        if (isInside(head)) count += head.decisions;
        else
          for (const segment of await readSegments(client, head))
            for (let row = 0; row < segment.size; row++) if (matches(segment, row)) count++;
      }
      return count;
    },
    READ_BLOCKS,
  );
}

/** A position in a list of decisions that does not depend on how they are stored. */
export interface DecisionCursor {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly instant: number;
  /** The number of decisions of this time up to here. */
  readonly position: number;
}

/** Returns undefined for a text that is not a cursor. */
export function parseDecisionCursor(text: string): DecisionCursor | undefined {
  const [, instant, position] = CURSOR.exec(text) ?? [];
  return instant === undefined ? undefined : { instant: Number(instant), position: Number(position) };
}

const CURSOR = /^(\d{1,15})-(\d{1,9})$/;

export function writeDecisionCursor({ instant, position }: DecisionCursor): string {
  return `${instant}-${position}`;
}
