import type { DeliveryContext } from "../context.ts";
import { type EndpointSignal, releaseProbe } from "../endpoints/endpoint-signal.ts";
import { createAddressGuard } from "../http/address-guard.ts";
import { createPoster } from "../http/poster.ts";
import { ANSWERED_OLDER, beginEpochAfter } from "./answered-older.ts";
import { attemptCallback, conclude } from "./attempt-callback.ts";
import { ClaimLoop } from "./claim-loop.ts";
import type { ClaimedCallback } from "./claimed-callback.ts";
import { classifyFailure } from "./classify-failure.ts";
import type { Courier } from "./post-once.ts";
import { RedeliveryLoop } from "./redelivery-loop.ts";
import type { Repetition } from "./repeat.ts";
import { reviveLanes } from "./revive-lanes.ts";
import type { Settlement } from "./settle-lanes.ts";
import { createSettleQueue, type SettleQueue } from "./settle-queue.ts";
import { Slots } from "./slots.ts";
import { checkClock, type WorkerClock } from "./worker-clock.ts";
import { joinWorkers, type WorkerMembership } from "./worker-membership.ts";
import {
  createStatistics,
  resolveOptions,
  type WorkerInternals,
  type WorkerOptions,
  type WorkerSettings,
  type WorkerStatistics,
} from "./worker-options.ts";

/** Delivers callbacks until it is stopped. */
export interface Worker {
  /** Name in recorded attempts. */
  readonly name: string;
  readonly statistics: Readonly<WorkerStatistics>;
  /** Comparison of its clock. In the state `worker-differs` it claims nothing. */
  readonly clock: WorkerClock;
  /**
   * Stops claiming, finishes or releases the lanes in progress, and resolves when all are settled. A lane that cannot be
   * settled within `stopGraceMs` keeps its lease, and its callback is sent again after that. Resolves to whether there was none.
   */
  stop(): Promise<boolean>;
}

/**
 * Starts to deliver callbacks. Any number of workers may do so on one database, in any number of processes.
 *
 * States of a lane, one row of `lanes`. `delivered` and `head` count its callbacks, `due_at` is the time of the next claim,
 * and `leased_by`, `leased_until` and `lease_version` are its lease (see `lease.ts`).
 *
 * - **idle**: `delivered = head`, no `due_at`. A status change inserts a callback, raises `head` and makes the lane due.
 * - **due**: `due_at` is past. A worker leases it.
 * - **held**: leased. The holder posts callback `delivered + 1` and settles it, fenced by lease and sequence. Accepted or
 *   skipped: `delivered` rises, and the lane is idle, due, or held for the next callback. Failed: it waits. When the lease
 *   ends first, any worker may claim the lane and records a failed attempt; the former holder changes nothing.
 * - **waiting**: `due_at` is in the future, for the next attempt. No lease.
 * - **parked**: `state`. The callback cannot be delivered: an operator retries or skips it. Where the merchant coalesces, the
 *   next callback of the session opens the lane, and the worker that claims it coalesces.
 * - **paused**: `state`, set by an operator. Neither the lane nor redeliveries of the session are claimed. A worker that
 *   holds the lane still settles it.
 *
 * A paused, slowed or broken endpoint hides its lanes from claims without changing them.
 */
export function startWorker(context: DeliveryContext, options: WorkerOptions & WorkerInternals = {}): Worker {
  const settings = resolveOptions(options);
  const worker = new LaneWorker(context, settings);
  worker.start();
  return worker;
}

class LaneWorker implements Worker {
  readonly name: string;
  readonly statistics = createStatistics();
  clock: WorkerClock = checkClock(undefined, []);
  readonly #context: DeliveryContext;
  readonly #options: WorkerSettings;
  readonly #courier: Courier;
  readonly #slots: Slots;
  readonly #settlements: SettleQueue;
  readonly #claims: ClaimLoop;
  readonly #redeliveries: RedeliveryLoop;
  readonly #membership: WorkerMembership;
  readonly #revival: Repetition;
  readonly #processing = new Set<Promise<void>>();
  /** Clients with lanes that are missing from this worker's configuration; other workers may have a newer one. */
  readonly #unknownClients = new Set<number>();
  readonly #hint = () => this.#claims.hint();
  /** Aborts after `stopGraceMs`: posts in progress fail, and failed settlements are not retried. */
  readonly #abort = new AbortController();
  #stopped: Promise<boolean> | undefined;
  /** Whether no settlement has failed, since the stop began. */
  #isSettled = true;

  constructor(context: DeliveryContext, options: WorkerSettings) {
    const { name: worker, slots, leaseMs, pollMs, breaker, outbound, onError } = options;
    const { pool } = context;
    const { statistics } = this;
    const abortSignal = this.#abort.signal;
    this.name = worker;
    this.#context = context;
    this.#options = options;
    this.#courier = { context, poster: createPoster(createAddressGuard(outbound)), worker, leaseMs };
    this.#slots = new Slots(slots, statistics, {
      isHeld: () => this.clock.state === "worker-differs",
      onFreed: () => this.#claims.freeSlot(),
    });
    this.#settlements = createSettleQueue(pool, {
      worker,
      leaseMs,
      breaker,
      statistics,
      abortSignal,
      onError,
    });
    this.#claims = new ClaimLoop(pool, {
      leaseMs,
      worker: this.#courier.worker,
      pollMs,
      batch: slots / 8,
      slots: this.#slots,
      statistics,
      listUnknownClients: () => this.#listUnknownClients(),
      onClaimed: (callback) => this.#start(callback),
      onError,
    });
    this.#redeliveries = new RedeliveryLoop({
      courier: this.#courier,
      slots: this.#slots,
      listUnknownClients: () => this.#listUnknownClients(),
      breaker,
      pollMs,
      abortSignal,
      onError,
      onUnsettled: (error) => this.#reportUnsettled(error),
    });
    this.#membership = joinWorkers(context, {
      worker,
      onShare: (share) => this.#slots.setShare(share),
      onClock: (clock) => {
        this.clock = clock;
        context.events.emit("clockChecked", clock);
      },
      onHint: this.#hint,
      onError,
    });
    this.#revival = reviveLanes(pool, { pauseMs: pollMs, onRevived: this.#hint, onError });
  }

  start(): void {
    this.#context.events.on("lanesDue", this.#hint);
    void this.#membership.joined.then(() => {
      // Only now: without its share, the worker would use the whole limit of an endpoint.
      this.#claims.start();
      this.#redeliveries.start();
    });
  }

  stop(): Promise<boolean> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<boolean> {
    this.#isSettled = true;
    this.#context.events.off("lanesDue", this.#hint);
    this.#slots.close();
    await this.#membership.joined;
    const timer = setTimeout(() => {
      this.#abort.abort();
      void this.#courier.poster.close();
    }, this.#options.stopGraceMs);
    await Promise.all([this.#claims.stop(), this.#redeliveries.stop(), this.#revival.stop()]);
    await Promise.all(this.#processing);
    clearTimeout(timer);
    await Promise.all([this.#settlements.close(), this.#courier.poster.close(), this.#membership.leave()]);
    return this.#isSettled;
  }

  #start(claimed: ClaimedCallback): void {
    const processing = this.#process(claimed).then(() => void this.#processing.delete(processing));
    this.#processing.add(processing);
  }

  /** Delivers the callbacks of a lane in order while it is leased. Never rejects. */
  async #process(claimed: ClaimedCallback): Promise<void> {
    try {
      let held: ClaimedCallback | undefined = claimed;
      while (held !== undefined) held = await this.#deliver(held);
    } catch (error) {
      this.#reportUnsettled(error);
    }
  }

  #reportUnsettled(error: unknown): void {
    this.#isSettled = false;
    this.#options.onError(error);
  }

  /** Returns the next callback of the lane if the lease continues. */
  async #deliver(held: ClaimedCallback): Promise<ClaimedCallback | undefined> {
    const { clientId, endpoint } = held;
    const merchant = this.#context.merchants.find(clientId);
    if (merchant === undefined) {
      this.#unknownClients.add(clientId);
      await this.#settle(held, conclude(held, "hold", "the client gets no callbacks"));
      this.#claims.hint();
      return undefined;
    }
    const isIn = this.#slots.enter(endpoint, merchant) || (await this.#slots.enterSoon(endpoint, merchant));
    if (!isIn) return this.#settle(held, conclude(held, "hold"));
    const leave = callOnce(() => this.#slots.leave(endpoint));
    try {
      const { onError } = this.#options;
      const settlement = this.#ignoreAbortedPost(
        await attemptCallback(this.#courier, merchant, held, onError),
      );
      // A breaker or pause must be stored before the next post to the endpoint starts.
      if (!isWarning(settlement.signal)) leave();
      const next = await this.#settle(held, settlement);
      // The next claim decides whether the endpoint accepts posts.
      if (isWarning(settlement.signal)) this.#slots.rejectWaiting(endpoint);
      return next;
    } finally {
      leave();
    }
  }

  #listUnknownClients(): readonly number[] {
    const { merchants } = this.#context;
    for (const clientId of this.#unknownClients) {
      if (merchants.find(clientId) !== undefined) this.#unknownClients.delete(clientId);
    }
    return [...this.#unknownClients];
  }

  /** A post aborted by a stop does not count as an attempt. */
  #ignoreAbortedPost(settlement: Settlement): Settlement {
    if (!this.#abort.signal.aborted || settlement.attempt?.outcome !== "failed") return settlement;
    return { ...settlement, action: "hold", waitMs: 0, reason: undefined, signal: undefined };
  }

  async #settle(held: ClaimedCallback, settlement: Settlement): Promise<ClaimedCallback | undefined> {
    const { clientId, endpoint, leaseEndsAtMs } = held;
    const wantsNext = this.#stopped === undefined && this.clock.state !== "worker-differs";
    const signal = settlement.signal ?? releaseProbe(held);
    const { isLost, next } = await this.#settlements.settle({
      ...settlement,
      signal,
      wantsNext,
      leaseEndsAtMs,
    });
    if (!isLost && settlement.action === "park") {
      const { sessionId } = held;
      this.#context.events.emit("laneParked", { clientId, sessionId, reason: settlement.reason ?? "" });
    }
    if (settlement.reason === ANSWERED_OLDER) await this.#reportAnsweredOlder(held, settlement);
    if (!isLost && settlement.attempt !== undefined) {
      const { outcome, durationMs, commitToReceiptMs } = settlement.attempt;
      this.#context.events.emit("attemptEnded", {
        clientId,
        endpoint,
        outcome,
        failure: classifyFailure(settlement.attempt),
        error: settlement.attempt.error,
        durationMs,
        commitToReceiptMs,
      });
    }
    return next;
  }

  async #reportAnsweredOlder(
    { clientId, sessionId }: ClaimedCallback,
    { sequence, madeAt }: Settlement,
  ): Promise<void> {
    this.#context.events.emit("answeredOlder", { clientId, sessionId, sequence });
    await beginEpochAfter(this.#context.pool, madeAt).catch(this.#options.onError);
  }
}

function isWarning(signal: EndpointSignal | undefined): boolean {
  return signal !== undefined && (signal.health === "fails" || signal.slowMs > 0 || signal.isGone);
}

function callOnce(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
