import { setTimeout as delay } from "node:timers/promises";
import {
  createPartitions,
  createPastPartitions,
  isDataError,
  type Logger,
  type Pool,
} from "@payment-routing/database";
import { type DecisionBlock, dayOf } from "./decision-block.ts";
import { insertBlock } from "./stored-blocks.ts";
import type { NewVersion, VersionRecorder } from "./version-recorder.ts";

/** The outcome of storing a block in the database. Undefined if it cannot be stored now. */
type StoreOutcome = "stored" | "dropped" | undefined;

/** Stores blocks after the versions that they refer to, and knows whether the database is away. */
export class BlockStore {
  readonly #pool: Pool;
  readonly #versions: VersionRecorder;
  readonly #retentionDays: number;
  readonly #logger: Logger;
  #isAway = false;

  constructor(pool: Pool, versions: VersionRecorder, retentionDays: number, logger: Logger) {
    this.#pool = pool;
    this.#versions = versions;
    this.#retentionDays = retentionDays;
    this.#logger = logger;
  }

  /** Whether the last block could not be stored. */
  get isAway(): boolean {
    return this.#isAway;
  }

  async store(block: DecisionBlock, needed: readonly NewVersion[]): Promise<StoreOutcome> {
    const attempt = async (): Promise<void> => {
      await this.#versions.store(needed);
      await insertBlock(this.#pool, block);
    };
    try {
      await attempt().catch(() => this.#createPartition(block).then(attempt));
      if (this.#isAway) this.#logger.info({ event: "decisions-stored-again" }, "decisions are stored again");
      this.#isAway = false;
      return "stored";
    } catch (error) {
      // For example, the day of the block has been dropped by retention.
      if (!isDataError(error)) return this.#setAway(error);
      this.#logger.error(
        { event: "decisions-dropped", err: error, decisions: block.decisions },
        "decisions were dropped",
      );
      return "dropped";
    }
  }

  /**
   * Resolves to undefined also if the block is not stored within a second after it ended. It may still be stored then:
   * storing it again is harmless.
   */
  async storeSoon(block: DecisionBlock, needed: readonly NewVersion[]): Promise<StoreOutcome> {
    // The time in the queue counts: a killed process loses it as well.
    const leftMs = ACKNOWLEDGE_MS - Math.max(0, Date.now() - block.to);
    if (leftMs <= 0) return undefined;
    const timeout = new AbortController();
    try {
      return await Promise.race([
        this.store(block, needed),
        delay(leftMs, undefined, { signal: timeout.signal }).then(() =>
          this.#setAway(new Error(`the database did not store a block within ${ACKNOWLEDGE_MS} ms`)),
        ),
      ]);
    } finally {
      timeout.abort();
    }
  }

  /** The partition of today may be missing, or the day may have been archived without the block, which waited in a spool. */
  async #createPartition({ from }: DecisionBlock): Promise<void> {
    const daysAgo = dayOf(Date.now()) - dayOf(from);
    if (daysAgo > 0 && daysAgo <= this.#retentionDays)
      await createPastPartitions(this.#pool, "decision_blocks", daysAgo);
    else await createPartitions(this.#pool);
  }

  #setAway(error: unknown): undefined {
    if (!this.#isAway)
      this.#logger.warn({ event: "decisions-not-stored", err: error }, "decisions cannot be stored");
    this.#isAway = true;
  }
}

const ACKNOWLEDGE_MS = 1000;
