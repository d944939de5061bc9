import { setTimeout as delay } from "node:timers/promises";
import { type Logger, openPool } from "@payment-routing/database";
import type { DecisionRecord } from "@payment-routing/routing";
import { BlockStore } from "./block-store.ts";
import {
  BLOCK_SIZE,
  BlockQueue,
  BlockWriter,
  compressBlock,
  type DecisionBlock,
  type EndedBlock,
} from "./decision-block.ts";
import { maintainDecisions } from "./decision-maintenance.ts";
import { ADOPT_INTERVAL_MS, DecisionSpool } from "./decision-spool.ts";
import { type RejectedSearch, type StoredRecord, toRecord } from "./rejected-search.ts";
import { createVersionRecorder, type NewVersion, type RecordedVersions } from "./version-recorder.ts";

export interface RecorderOptions {
  /** Connection string of a migrated database. */
  readonly connectionString: string;
  /** Default: 30,000. */
  readonly queryTimeoutMs?: number;
  readonly versions: RecordedVersions;
  /** The share of decisions that are recorded. */
  readonly samplePercent: number;
  /** The maximum number of decisions that wait in memory. Their bytes are bounded too. */
  readonly capacity: number;
  /** Where decisions wait on disk while the database does not store them. Undefined: only in memory. */
  readonly spool?: { readonly folder: string; readonly maxBytes: number } | undefined;
  readonly retentionDays: number;
  readonly logger: Logger;
}

/** A decision that was spooled is stored or dropped later. */
export type RecordOutcome = "stored" | "spooled" | "dropped";

/** The outcome of a block. Undefined while it waits. */
type Outcome = RecordOutcome | undefined;

/** Records decisions until it is closed. */
export interface DecisionRecorder {
  /** Neither blocks nor throws. */
  record(decision: DecisionRecord): void;
  /** Like `record`, whatever the share of decisions is. */
  recordRejected(search: RejectedSearch): void;
  /** Calls the listener with the number of records stored, spooled or dropped. */
  onOutcome(listener: (outcome: RecordOutcome, count: number) => void): void;
  /** The bytes in the spool, and the age in milliseconds of the oldest decision that is not stored, 0 if there is none. */
  measure(): { readonly spoolBytes: number; readonly oldestAgeMs: number };
  /**
   * Stores the waiting records, for at most a few seconds. Records that the database does not store go to the spool. Resolves to
   * whether none was lost.
   */
  close(): Promise<boolean>;
}

/**
 * Stores decisions in the background, in blocks: when a block is full, or half a second after its first decision. A block
 * that the database does not store goes to the spool, and from there to the database later. Without a spool, or when it is
 * full, blocks wait in memory; beyond the capacity the oldest are dropped.
 */
export function recordDecisions(options: RecorderOptions): DecisionRecorder {
  const { connectionString, samplePercent, capacity, retentionDays, logger } = options;
  const pool = openPool(connectionString, {
    ...options,
    // Two of them for maintenance.
    maxConnections: 3,
    applicationName: "payment-routing decisions",
  });
  const versions = createVersionRecorder(pool, options.versions);
  const store = new BlockStore(pool, versions, retentionDays, logger);
  const writer = new BlockWriter(Math.max(1, Math.min(BLOCK_SIZE, Math.floor(capacity / 4))));
  // Decisions have about a hundred bytes; callers may send longer texts.
  const queue = new BlockQueue(capacity * 4096);
  const onTorn = (decisions: number, file: string) => {
    logger.warn(
      { event: "spool-torn", decisions, file },
      "a crash interrupted a write to the spool of decisions",
    );
    report("dropped", decisions);
  };
  const onLeft = (path: string, reason: string) =>
    logger.warn(
      { event: "spool-foreign-file", path, reason },
      "the spool of decisions holds something else, which is left there",
    );
  const spool = options.spool && new DecisionSpool({ ...options.spool, onTorn, onLeft });
  const stopAdopting = new AbortController();
  let listener: (outcome: RecordOutcome, count: number) => void = () => undefined;
  let isSpoolFailing = false;
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;
  /** The block that is being stored. */
  let current: EndedBlock | undefined;
  /** Decisions that are neither stored, nor spooled, nor dropped. */
  let waiting = 0;

  function report(outcome: RecordOutcome, count: number): void {
    if (count > 0) listener(outcome, count);
  }

  function drop(count: number): void {
    waiting -= count;
    report("dropped", count);
  }

  function endBlock(): void {
    clearTimeout(timer);
    if (writer.size > 0) drop(queue.add(writer.end()));
  }

  async function spoolBlock(block: DecisionBlock, needed: readonly NewVersion[]): Promise<Outcome> {
    if (spool === undefined) return undefined;
    try {
      await spool.append(block, needed);
      isSpoolFailing = false;
      return "spooled";
    } catch (error) {
      return setSpoolFailing(error);
    }
  }

  function setSpoolFailing(error: unknown): undefined {
    if (!isSpoolFailing) logger.warn({ event: "spool-failed", err: error }, "the spool of decisions fails");
    isSpoolFailing = true;
  }

  async function putAway(block: DecisionBlock): Promise<Outcome> {
    const needed = versions.listWaiting(block.digests);
    const outcome = spool !== undefined && !store.isAway ? await store.storeSoon(block, needed) : undefined;
    return outcome ?? (await spoolBlock(block, needed)) ?? store.store(block, needed);
  }

  async function putAwayQueue(): Promise<void> {
    for (;;) {
      current = await queue.remove();
      if (current === undefined) return;
      const block = await compressBlock(current);
      let outcome = await putAway(block);
      while (outcome === undefined) {
        if (isClosing) return;
        await pause(RETRY_MS);
        outcome = await putAway(block);
      }
      waiting -= current.decisions;
      report(outcome, current.decisions);
      current = undefined;
    }
  }

  /** Stores the blocks in the spool of this process and of processes that have ended. */
  async function emptySpool(from: DecisionSpool): Promise<void> {
    while (!isClosing || !from.isEmpty) {
      try {
        const first = await from.readFirst();
        const outcome = first && (await store.store(first.block, first.versions));
        if (outcome !== undefined) {
          report(outcome, first?.block.decisions ?? 0);
          await from.removeFirst();
          continue;
        }
      } catch (error) {
        setSpoolFailing(error);
      }
      if (isClosing) return;
      await pause(RETRY_MS);
    }
  }

  /** Also sends the heartbeats of the spool, until it is closed and however long the database takes to answer. */
  async function adoptFolders(from: DecisionSpool, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await (isClosing ? from.sendHeartbeat() : from.adopt()).catch(setSpoolFailing);
      await pause(ADOPT_INTERVAL_MS, signal);
    }
  }

  async function closeSpool(): Promise<void> {
    stopAdopting.abort();
    await adopting;
    await spool?.close();
  }

  const stopMaintenance = maintainDecisions(pool, retentionDays, logger);
  const running = Promise.all([putAwayQueue(), spool && emptySpool(spool)]);
  const adopting = spool && adoptFolders(spool, stopAdopting.signal);

  function add(record: StoredRecord): void {
    if (!writer.accepts(record)) endBlock();
    if (writer.size === 0) timer = setTimeout(endBlock, END_MS).unref();
    // Those that are compressed or stored now count as well.
    if (waiting >= capacity) drop(queue.dropFirst());
    writer.add(record);
    waiting++;
  }

  return {
    record(decision) {
      if (samplePercent < 100 && Math.random() * 100 >= samplePercent) return;
      versions.add(decision.digest);
      add(decision);
    },
    recordRejected(search) {
      add(toRecord(search));
    },
    onOutcome(onOutcome) {
      listener = onOutcome;
    },
    measure() {
      const times = [current?.from, queue.first?.from, writer.from, spool?.oldest];
      const oldest = Math.min(...times.filter((time) => time !== undefined));
      return { spoolBytes: spool?.bytes ?? 0, oldestAgeMs: Math.max(0, Date.now() - oldest) };
    },
    async close() {
      endBlock();
      isClosing = true;
      queue.close();
      stopMaintenance();
      await withTimeout(running);
      const isComplete = waiting === 0;
      if (!isComplete)
        logger.error({ event: "decisions-dropped", decisions: waiting }, "decisions were lost at shutdown");
      drop(waiting);
      listener = () => undefined;
      const spoolClosed = closeSpool().catch(setSpoolFailing);
      await withTimeout(Promise.all([pool.end(), spoolClosed]));
      return isComplete;
    },
  };
}

/**
 * The timer keeps the process alive: connections to a database that is away do not, and the rest of the shutdown would be
 * skipped.
 */
async function withTimeout(work: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  const timeout = delay(CLOSE_TIMEOUT_MS, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([work, timeout]);
  timer.abort();
}

async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { ref: false, ...(signal && { signal }) }).catch(() => undefined);
}

/** Half a second of decisions is all that a killed process loses while the database stores them. */
const END_MS = 500;
const RETRY_MS = 250;
const CLOSE_TIMEOUT_MS = 3000;
