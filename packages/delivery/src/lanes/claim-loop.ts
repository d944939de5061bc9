import { setTimeout } from "node:timers/promises";
import { DedicatedConnection, GENERIC_PLAN_SETTINGS } from "@payment-routing/database";
import type { Pool } from "pg";
import { Alarm } from "./alarm.ts";
import { claimLanes } from "./claim-lanes.ts";
import type { ClaimedCallback } from "./claimed-callback.ts";
import type { Slots } from "./slots.ts";
import type { WorkerStatistics } from "./worker-options.ts";

interface ClaimLoopOptions {
  /** Number of freed slots that triggers a claim. */
  readonly batch: number;
  readonly leaseMs: number;
  readonly worker: string;
  readonly pollMs: number;
  readonly slots: Slots;
  /** Clients whose lanes this worker does not claim. */
  readonly listUnknownClients: () => readonly number[];
  readonly statistics: WorkerStatistics;
  readonly onClaimed: (callback: ClaimedCallback) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Claims lanes, one claim at a time: when a lane becomes due, on a hint, when slots become free while lanes wait, and at each
 * poll interval.
 */
export class ClaimLoop {
  readonly #options: ClaimLoopOptions;
  readonly #connection: DedicatedConnection;
  readonly #alarm = new Alarm();
  #running: Promise<void> | undefined;
  #isStopping = false;
  #turn = "";
  /** Whether the last claim left due lanes. */
  #hasMore = false;
  #freedSinceClaim = 0;

  constructor(pool: Pool, options: ClaimLoopOptions) {
    this.#options = options;
    this.#connection = new DedicatedConnection(pool, (client) => client.query(GENERIC_PLAN_SETTINGS));
  }

  start(): void {
    this.#running ??= this.#run();
  }

  hint(): void {
    this.#alarm.ring();
  }

  freeSlot(): void {
    this.#freedSinceClaim++;
    this.#claimForFreed();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#alarm.ring();
    await this.#running;
    await this.#connection.close();
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      const startedAtMs = performance.now();
      const pauseMs = await this.#claim().catch((error) => {
        this.#options.onError(error);
        return this.#options.pollMs;
      });
      // Claims take at most half of the time, however many hints arrive.
      await setTimeout(Math.min(performance.now() - startedAtMs, MAX_CLAIM_PAUSE_MS));
      if (!this.#isStopping) await this.#alarm.sleep(pauseMs);
    }
  }

  /** Returns the milliseconds until the next claim. */
  async #claim(): Promise<number> {
    const { leaseMs, worker, pollMs, slots, statistics, onClaimed, listUnknownClients } = this.#options;
    const freeSlots = slots.countFree();
    this.#freedSinceClaim = 0;
    this.#hasMore = true;
    if (freeSlots < 1) return pollMs;
    const capacities = slots.listCapacities();
    const unknownClients = listUnknownClients();
    const request = { leaseMs, worker, freeSlots, capacities, turn: this.#turn, unknownClients };
    const claim = await claimLanes(this.#connection, request);
    statistics.claims++;
    statistics.lanesClaimed += claim.callbacks.length;
    this.#turn = claim.turn;
    this.#hasMore = claim.hasMore;
    for (const callback of claim.callbacks) onClaimed(callback);
    this.#claimForFreed();
    const nextRoomMs = claim.hasMore ? slots.findNextCapacityMs() : undefined;
    return Math.ceil(Math.min(pollMs, claim.nextDueMs ?? pollMs, nextRoomMs ?? pollMs));
  }

  /** Claims at once for a batch of freed slots, and after a short delay for fewer. */
  #claimForFreed(): void {
    if (!this.#hasMore || this.#freedSinceClaim === 0) return;
    if (this.#freedSinceClaim >= this.#options.batch) this.#alarm.ring();
    else this.#alarm.ringWithin(GATHER_MS);
  }
}

const GATHER_MS = 3;
const MAX_CLAIM_PAUSE_MS = 50;
