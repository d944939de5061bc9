import { setImmediate } from "node:timers/promises";
import { type Pool, runTransaction } from "@payment-routing/database";
import { createRowSelector } from "./decision-filter.ts";
import { type DecisionFilter, listReadable } from "./readable-blocks.ts";
import { fromRecord, type RejectedSearch, type StoredRecord } from "./rejected-search.ts";
import { READ_BLOCKS } from "./stored-blocks.ts";

export interface DecisionsQuery extends DecisionFilter {
  readonly limit: number;
  /** Continues a list. */
  readonly after?: DecisionCursor | undefined;
}

/** A page of a list of decisions. */
export interface DecisionList {
  readonly decisions: readonly StoredRecord[];
  /** The argument of `parseDecisionCursor` that continues the list. Undefined at its end. */
  readonly next: string | undefined;
  /** Files of the archive that could not be read, each with the reason. Their decisions are missing. */
  readonly unreadable?: readonly string[];
}

/**
 * Lists decisions, the newest first. A client may repeat the ID of an event. A page that would take many blocks has fewer
 * decisions than the limit, or none, and a next one.
 */
export async function listDecisions(
  pool: Pool,
  { limit, after, ...filter }: DecisionsQuery,
): Promise<DecisionList> {
  const listed = await runTransaction(
    pool,
    async (client) => {
      const select = createRowSelector(filter);
      const listed = new OrderedDecisions(limit, after);
      let blocks = 0;
      for await (const block of listReadable(client, endBy(filter, after), "newest")) {
        // No block that follows has a later decision.
        listed.settle(block.to);
        if (listed.isFull) break;
        // Blocks overlap: those that reach beyond the beginning of this page were read for the page before, too.
        if (after === undefined || block.to < after.instant) blocks++;
        if (blocks > MAX_BLOCKS) return listed.endAt({ instant: block.to, position: 0 });
        for (const decode of await block.open()) {
          // Searches of this process may wait.
          await setImmediate();
          const { segment, rows } = select(decode());
          const instant = segment.column("instant");
          const wanted = rows.filter((row) => listed.mayList(instant(row)));
          if (wanted.length > 0) await segment.load();
          for (const row of wanted) listed.add(segment.recordAt(row));
        }
      }
      listed.settle(Number.NEGATIVE_INFINITY);
      return listed.endAt(undefined);
    },
    READ_BLOCKS,
  );
  const { unreadable = [] } = filter.archive ?? {};
  return unreadable.length === 0 ? listed : { ...listed, unreadable };
}

/** A page of a list of rejected searches. */
export interface RejectedSearchList extends Omit<DecisionList, "decisions"> {
  readonly searches: readonly RejectedSearch[];
}

/** Lists rejected searches, the newest first, like `listDecisions`. */
export async function listRejectedSearches(
  pool: Pool,
  query: Omit<DecisionsQuery, "digest" | "isRejected">,
): Promise<RejectedSearchList> {
  const { decisions, ...rest } = await listDecisions(pool, { ...query, isRejected: true });
  return { searches: decisions.flatMap((record) => fromRecord(record) ?? []), ...rest };
}

/** Blocks that are read for a page: about three million decisions, and some seconds. */
const MAX_BLOCKS = 200;

function endBy(filter: DecisionFilter, after: DecisionCursor | undefined): DecisionFilter {
  if (after === undefined) return filter;
  const end = after.instant + 1;
  return { ...filter, until: new Date(Math.min(filter.until?.getTime() ?? end, end)) };
}

/** Orders decisions of blocks whose times overlap. */
class OrderedDecisions {
  readonly #limit: number;
  readonly #settled: StoredRecord[] = [];
  #waiting: StoredRecord[] = [];
  /** Decisions before this time are not on the page. */
  #earliest = Number.NEGATIVE_INFINITY;
  /** The position after the last decision within the limit. */
  #end: DecisionCursor;
  /** Decisions with the time of the cursor that are before it. */
  #skip: number;

  constructor(limit: number, after: DecisionCursor | undefined) {
    this.#limit = limit;
    this.#end = after ?? { instant: Number.POSITIVE_INFINITY, position: 0 };
    this.#skip = after?.position ?? 0;
  }

  /** Whether there are more decisions than the limit. */
  get isFull(): boolean {
    return this.#settled.length > this.#limit;
  }

  /** Whether a decision of this time may be on the page. */
  mayList(instant: number): boolean {
    return instant <= this.#end.instant && instant >= this.#earliest;
  }

  add(record: StoredRecord): void {
    this.#waiting.push(record);
    this.#shrink();
  }

  /** Leaves out those beyond the page: an archived day may have any number before the first is settled. */
  #shrink(): void {
    const room = this.#limit + 1 + this.#skip;
    if (this.#waiting.length < 2 * room + SHRINK_FROM) return;
    this.#waiting.sort(compareRecords);
    this.#waiting.length = room;
    this.#earliest = this.#waiting.at(-1)?.instant ?? this.#earliest;
  }

  /** Lists the decisions that are later than any to come. */
  settle(latest: number): void {
    this.#waiting.sort(compareRecords);
    const end = this.#waiting.findIndex(({ instant }) => instant <= latest);
    for (const record of this.#waiting.splice(0, end < 0 ? this.#waiting.length : end)) this.#settle(record);
  }

  /** @param rest where the decisions begin that were not added */
  endAt(rest: DecisionCursor | undefined): DecisionList {
    const next = this.isFull ? this.#end : rest;
    const decisions = this.#settled.slice(0, this.#limit);
    return { decisions, next: next && writeDecisionCursor(next) };
  }

  #settle(record: StoredRecord): void {
    if (this.isFull) return;
    const { instant } = record;
    if (instant === this.#end.instant && this.#skip > 0) {
      this.#skip--;
      return;
    }
    this.#settled.push(record);
    if (this.isFull) return;
    const position = instant === this.#end.instant ? this.#end.position + 1 : 1;
    this.#end = { instant, position };
  }
}

const SHRINK_FROM = 256;

/** The newest first; those of the same time in an order that does not depend on their blocks. */
function compareRecords(a: StoredRecord, b: StoredRecord): number {
  if (a.instant !== b.instant) return b.instant - a.instant;
  if (a.requestId !== b.requestId) return a.requestId < b.requestId ? 1 : -1;
  return b.durationUs - a.durationUs;
}

/** A position in a list of decisions, the newest first, that does not depend on how they are stored. */
export interface DecisionCursor {
  /** Milliseconds since 1970-01-01 UTC. Later decisions are before the position. */
  readonly instant: number;
  /** The number of decisions of this time before the position. */
  readonly position: number;
}

/** Returns undefined for a text that is not a cursor. */
export function parseDecisionCursor(text: string): DecisionCursor | undefined {
  const [, instant, position] = CURSOR.exec(text) ?? [];
  return instant === undefined ? undefined : { instant: Number(instant), position: Number(position) };
}

const CURSOR = /^(\d{1,15})-(\d{1,9})$/;

function writeDecisionCursor({ instant, position }: DecisionCursor): string {
  return `${instant}-${position}`;
}
