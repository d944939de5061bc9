import { setTimeout as delay } from "node:timers/promises";
import { DedicatedConnection, GENERIC_PLAN_SETTINGS } from "@payment-routing/database";
import { claimCallbacks } from "./claim-callbacks.ts";
import type { CallbackSource, ClaimedCallback } from "./claimed-callback.ts";
import type { WorkerResources } from "./worker-resources.ts";

/** A sleep that a ring ends early. A ring while nobody sleeps ends the next sleep immediately. */
export class Alarm {
  #wake: (() => void) | undefined;
  #rang = false;
  #timer: NodeJS.Timeout | undefined;

  ring(): void {
    this.#rang = true;
    this.#wake?.();
  }

  /** Rings after a delay, unless a ring is already scheduled. */
  ringWithin(ms: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.ring();
    }, ms);
  }

  async sleep(ms: number): Promise<void> {
    if (!this.#rang) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, ms);
      this.#wake = resolve;
      await promise;
      clearTimeout(timer);
    }
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#wake = undefined;
    this.#rang = false;
  }
}

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
      await delay(Math.min(performance.now() - startedAtMs, MAX_CLAIM_PAUSE_MS));
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
      capacities: slots.gates.listCapacities(),
      turn: this.#turn,
      unknownClients: unknownClients.list(),
    });
    statistics.claims++;
    statistics.callbacksClaimed += claim.callbacks.length;
    if (claim.leasesLost > 0) this.#resources.sender.context.events.emit("leasesLost", claim.leasesLost);
    this.#turn = claim.turn;
    this.#hasMore = claim.hasMore;
    for (const callback of claim.callbacks) this.#onClaimed(callback);
    this.#claimForFreed();
    const nextRoomMs = claim.hasMore ? slots.gates.findNextCapacityMs() : undefined;
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
