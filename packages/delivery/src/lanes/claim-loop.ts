import { setTimeout } from "node:timers/promises";
import { DedicatedConnection, GENERIC_PLAN_SETTINGS } from "@payment-routing/database";
import { Alarm } from "./alarm.ts";
import type { CallbackSource } from "./callback-source.ts";
import { claimCallbacks } from "./claim-callbacks.ts";
import type { ClaimedCallback } from "./claimed-callback.ts";
import type { WorkerResources } from "./worker-resources.ts";

/**
 * Claims callbacks of a source, one claim at a time: when one becomes due, on a hint, when slots become free while callbacks
 * wait, and at each poll interval.
 */
export class ClaimLoop {
  readonly #source: CallbackSource;
  readonly #resources: WorkerResources;
  readonly #onClaimed: (callback: ClaimedCallback) => void;
  readonly #connection: DedicatedConnection;
  readonly #alarm = new Alarm();
  #running: Promise<void> | undefined;
  #isStopping = false;
  #turn = "";
  /** Whether the last claim left due rows. */
  #hasMore = false;
  #freedSinceClaim = 0;

  constructor(
    source: CallbackSource,
    resources: WorkerResources,
    onClaimed: (callback: ClaimedCallback) => void,
  ) {
    this.#source = source;
    this.#resources = resources;
    this.#onClaimed = onClaimed;
    const { pool } = resources.sender.context;
    this.#connection = new DedicatedConnection(pool, (client) => client.query(GENERIC_PLAN_SETTINGS));
  }

  start(): void {
    this.#running ??= this.#run();
  }

  hint(): void {
    this.#alarm.ring();
  }

  /** Like `hint`, but gathers the hints of a moment. */
  hintSoon(): void {
    this.#alarm.ringWithin(HINT_MS);
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
    const { onError, pollMs } = this.#resources.settings;
    while (!this.#isStopping) {
      const startedAtMs = performance.now();
      const pauseMs = await this.#claim().catch((error) => {
        onError(error);
        return pollMs;
      });
      // Claims take at most half of the time, however many hints arrive.
      await setTimeout(Math.min(performance.now() - startedAtMs, MAX_CLAIM_PAUSE_MS));
      if (!this.#isStopping) await this.#alarm.sleep(pauseMs);
    }
  }

  /** Returns the milliseconds until the next claim. */
  async #claim(): Promise<number> {
    const { slots, statistics, unknownClients } = this.#resources;
    const { leaseMs, name: worker, pollMs } = this.#resources.settings;
    const freeSlots = Math.ceil(slots.countFree() * this.#source.slotShare);
    this.#freedSinceClaim = 0;
    this.#hasMore = true;
    if (freeSlots < 1) return pollMs;
    const claim = await claimCallbacks(this.#connection, this.#source, {
      leaseMs,
      worker,
      freeSlots,
      capacities: slots.listCapacities(),
      turn: this.#turn,
      unknownClients: unknownClients.list(),
    });
    statistics.claims++;
    statistics.callbacksClaimed += claim.callbacks.length;
    this.#turn = claim.turn;
    this.#hasMore = claim.hasMore;
    for (const callback of claim.callbacks) this.#onClaimed(callback);
    this.#claimForFreed();
    const nextRoomMs = claim.hasMore ? slots.findNextCapacityMs() : undefined;
    return Math.ceil(Math.min(pollMs, claim.nextDueMs ?? pollMs, nextRoomMs ?? pollMs));
  }

  /** Claims at once for a batch of freed slots, and after a short delay for fewer. */
  #claimForFreed(): void {
    if (!this.#hasMore || this.#freedSinceClaim === 0) return;
    if (this.#freedSinceClaim >= this.#resources.settings.slots * BATCH_SHARE) this.#alarm.ring();
    else this.#alarm.ringWithin(GATHER_MS);
  }
}

const BATCH_SHARE = 1 / 8;
const GATHER_MS = 3;
const HINT_MS = 20;
const MAX_CLAIM_PAUSE_MS = 50;
