import { setTimeout as delay } from "node:timers/promises";
import { createPartitions, openPool, type PoolOptions } from "@payment-routing/database";
import type { DecisionRecord } from "@payment-routing/routing";
import type { LiveConfiguration } from "../configuration/live-configuration.ts";
import type { LoadedConfiguration } from "../configuration/load-configuration.ts";
import type { Logger } from "../logger.ts";
import { DecisionBuffer } from "./decision-buffer.ts";
import { insertWrittenDecisions, type WrittenDecision, writeDecision } from "./insert-decisions.ts";
import { keepVersions } from "./keep-versions.ts";
import { tidyDecisionsHourly } from "./tidy-decisions-hourly.ts";

/** Options of `recordDecisions`. */
export interface RecorderOptions extends Pick<PoolOptions, "queryTimeoutMs"> {
  /** `postgresql://…` of a database that is migrated, or will be. */
  readonly connectionString: string;
  /** What decides: each version of it is stored before a decision that it made. */
  readonly configuration: LiveConfiguration<LoadedConfiguration>;
  /** How many of a hundred decisions are kept. */
  readonly samplePercent: number;
  /** How many may wait to be stored; they are bounded in length, too. */
  readonly capacity: number;
  readonly retentionDays: number;
  readonly logger: Logger;
}

/** What becomes of records. */
export type RecordOutcome = "stored" | "lost";

/** Records decisions until it is closed. */
export interface DecisionRecorder {
  /** Neither blocks nor throws. */
  record(decision: DecisionRecord): void;
  /** Tells of records that were stored or lost. */
  onOutcome(listener: (outcome: RecordOutcome, count: number) => void): void;
  /** Stores what waits, as far as it can within some seconds. */
  close(): Promise<void>;
}

/**
 * Keeps records of decisions in the database. A search hands its record over and goes on: storing is done aside, in
 * groups, as soon as one is full or after a pause, and when the database is away or slow, records wait and then are lost,
 * the oldest first.
 */
export function recordDecisions(options: RecorderOptions): DecisionRecorder {
  const { connectionString, configuration, samplePercent, capacity, retentionDays, logger } = options;
  const pool = openPool(connectionString, {
    ...options,
    maxConnections: 1,
    applicationName: "payment-routing decisions",
  });
  const buffer = new DecisionBuffer(capacity);
  const versions = keepVersions(pool, configuration);
  let isEnding = false;
  let tell: (outcome: RecordOutcome, count: number) => void = () => undefined;
  let isAway = false;
  let endPause: (isFull: boolean) => void = () => undefined;

  async function store(records: readonly WrittenDecision[]): Promise<void> {
    await versions.store(new Set(records.map(({ digest }) => digest)));
    await insertWrittenDecisions(pool, records);
    tell("stored", records.length);
    isAway = false;
  }

  /** What is left is less than `enough`, or the database is away. */
  async function storeGroups(enough: number): Promise<void> {
    while (buffer.size >= enough) {
      const records = buffer.take(GROUP_SIZE);
      try {
        await store(records);
      } catch (error) {
        // What may be a day without a partition is no longer one after this.
        await createPartitions(pool).catch(() => undefined);
        await store(records).catch(() => giveBack(records, error));
        if (isAway) return;
      }
    }
  }

  /** In front of nothing: what has come since is newer, and what there is no room for is lost. */
  function giveBack(records: readonly WrittenDecision[], error: unknown): void {
    if (!isAway) logger.warn({ err: error }, "decisions cannot be recorded");
    isAway = true;
    const newer = buffer.take(capacity);
    for (const record of [...records, ...newer]) lose(buffer.add(record));
  }

  function lose(count: number): void {
    if (count > 0) tell("lost", count);
  }

  async function run(): Promise<void> {
    while (!isEnding) {
      const isFull = await pause();
      // A group that is nearly empty is as much to do as a full one: while they fill up fast, only full ones are stored.
      await storeGroups(isFull ? GROUP_SIZE : 1);
    }
    await storeGroups(1);
  }

  /** Ends early when a group is full, which it then says, or when there will be no more. */
  function pause(): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PAUSE_MS, false).unref();
      endPause = (isFull) => {
        clearTimeout(timer);
        resolve(isFull);
      };
    });
  }

  const endTidying = tidyDecisionsHourly(pool, retentionDays, logger);
  const running = run();

  return {
    record(decision) {
      if (samplePercent < 100 && Math.random() * 100 >= samplePercent) return;
      versions.note(decision.digest);
      lose(buffer.add(writeDecision(decision)));
      if (buffer.size === GROUP_SIZE && !isAway) endPause(true);
    },
    onOutcome(listener) {
      tell = listener;
    },
    async close() {
      isEnding = true;
      endPause(false);
      endTidying();
      await Promise.race([running, delay(PATIENCE_MS, undefined, { ref: false })]);
      lose(buffer.size);
      await Promise.race([pool.end(), delay(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}

const PAUSE_MS = 250;
const GROUP_SIZE = 200;
const PATIENCE_MS = 3000;
