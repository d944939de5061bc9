import { setTimeout } from "node:timers/promises";
import { DedicatedConnection, GENERIC_PLAN_SETTINGS } from "@payment-routing/database";
import type { Pool } from "pg";
import { Alarm } from "./alarm.ts";
import { claimLanes } from "./claim-lanes.ts";
import type { ClaimedCallback } from "./claimed-callback.ts";
import type { Slots } from "./slots.ts";
import type { WorkerStatistics } from "./worker-options.ts";

interface ClaimLoopOptions {
  /** How many slots have to be free again for a claim at once. */
  readonly batch: number;
  readonly leaseMs: number;
  readonly worker: string;
  readonly pollMs: number;
  readonly slots: Slots;
  /** Clients whose lanes are left to others. */
  readonly listUnknownClients: () => readonly number[];
  readonly statistics: WorkerStatistics;
  readonly onClaimed: (callback: ClaimedCallback) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Claims, one claim at a time, whenever there may be something to claim and a slot for it: when lanes become due (their
 * time has come, or somebody says so), when posts end of which there were more waiting, and every so often anyway.
 */
export class ClaimLoop {
  readonly #options: ClaimLoopOptions;
  readonly #connection: DedicatedConnection;
  readonly #alarm = new Alarm();
  #running: Promise<void> | undefined;
  #isStopping = false;
  #turn = "";
  /** Whether something was left that was due. */
  #hasMore = false;
  #freedSinceClaim = 0;

  constructor(pool: Pool, options: ClaimLoopOptions) {
    this.#options = options;
    this.#connection = new DedicatedConnection(pool, (client) => client.query(GENERIC_PLAN_SETTINGS));
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Lanes may have become due. */
  hint(): void {
    this.#alarm.ring();
  }

  /** A post has ended. */
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
      // However many hints there are, claims take no more than half of the time.
      await setTimeout(Math.min(performance.now() - startedAtMs, MAX_BREATH_MS));
      if (!this.#isStopping) await this.#alarm.sleep(pauseMs);
    }
  }

  /** Returns how long to sleep when nothing happens. */
  async #claim(): Promise<number> {
    const { leaseMs, worker, pollMs, slots, statistics, onClaimed, listUnknownClients } = this.#options;
    const freeSlots = slots.countFree();
    this.#freedSinceClaim = 0;
    this.#hasMore = true;
    if (freeSlots < 1) return pollMs;
    const rooms = slots.findRooms();
    const unknownClients = listUnknownClients();
    const request = { leaseMs, worker, freeSlots, rooms, turn: this.#turn, unknownClients };
    const claim = await claimLanes(this.#connection, request);
    statistics.claims++;
    statistics.lanesClaimed += claim.callbacks.length;
    this.#turn = claim.turn;
    this.#hasMore = claim.hasMore;
    for (const callback of claim.callbacks) onClaimed(callback);
    this.#claimForFreed();
    const nextRoomMs = claim.hasMore ? slots.findNextRoomMs() : undefined;
    return Math.ceil(Math.min(pollMs, claim.nextDueMs ?? pollMs, nextRoomMs ?? pollMs));
  }

  /** Once a good part of the slots is free; the few that are get no longer to wait than a moment. */
  #claimForFreed(): void {
    if (!this.#hasMore || this.#freedSinceClaim === 0) return;
    if (this.#freedSinceClaim >= this.#options.batch) this.#alarm.ring();
    else this.#alarm.ringWithin(GATHER_MS);
  }
}

const GATHER_MS = 3;
const MAX_BREATH_MS = 50;
