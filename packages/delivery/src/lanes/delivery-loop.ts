import type { MerchantCallbacks } from "../callbacks/callback-defaults.ts";
import { type EndpointSignal, releaseProbe } from "../endpoints/endpoint-signal.ts";
import { ANSWERED_OLDER, beginEpochAfter } from "./answered-older.ts";
import { attemptCallback, conclude, NO_CONTENT } from "./attempt-callback.ts";
import { ClaimLoop } from "./claim-loop.ts";
import type { CallbackSource, ClaimedCallback, SendableCallback } from "./claimed-callback.ts";
import { classifyFailure } from "./classify-attempt.ts";
import type { Settlement } from "./settle-callbacks.ts";
import { createSettleQueue, type SettleQueue, type SettleResult } from "./settle-queue.ts";
import type { WorkerResources } from "./worker-resources.ts";

/** Claims, posts and settles callbacks of a source. */
export class DeliveryLoop {
  readonly #resources: WorkerResources;
  readonly #claims: ClaimLoop;
  readonly #settlements: SettleQueue;
  readonly #inProgress = new Set<Promise<void>>();

  constructor(source: CallbackSource, resources: WorkerResources) {
    this.#resources = resources;
    this.#claims = new ClaimLoop(source, resources, (callback) => this.#start(callback));
    this.#settlements = createSettleQueue(source, resources);
  }

  start(): void {
    this.#claims.start();
  }

  hint(): void {
    this.#claims.hint();
  }

  freeSlot(): void {
    this.#claims.freeSlot();
  }

  /** Stops claiming. Resolves when all callbacks in progress are settled. */
  async stop(): Promise<void> {
    await this.#claims.stop();
    await Promise.all(this.#inProgress);
    await this.#settlements.close();
  }

  #start(claimed: ClaimedCallback): void {
    const processing = this.#process(claimed).then(() => void this.#inProgress.delete(processing));
    this.#inProgress.add(processing);
  }

  /** Delivers a callback, and those behind it while the lane is leased. Never rejects. */
  async #process(claimed: ClaimedCallback): Promise<void> {
    try {
      let held: ClaimedCallback | undefined = claimed;
      while (held !== undefined) held = await this.#deliver(held);
      // A redelivery lets the next one of its session be claimed.
      if (claimed.redeliveryId !== undefined) this.#claims.hintSoon();
    } catch (error) {
      this.#resources.onUnsettled(error);
    }
  }

  /** Returns the next callback of the lane if the lease continues. */
  async #deliver(held: ClaimedCallback): Promise<ClaimedCallback | undefined> {
    if (!isSendable(held)) {
      await this.#commit(held, conclude(held, "park", NO_CONTENT));
      return undefined;
    }
    const merchant = this.#resources.sender.context.merchants.find(held.clientId);
    if (merchant === undefined) return this.#releaseUnknown(held);
    if (!(await this.#enter(held, merchant))) return this.#settle(held, conclude(held, "hold"));
    return this.#send(held, merchant);
  }

  async #releaseUnknown(held: SendableCallback): Promise<undefined> {
    this.#resources.unknownClients.add(held.clientId);
    // From now on, claims exclude the lanes of the client, but not its redeliveries.
    const waitMs = held.redeliveryId === undefined ? 0 : UNKNOWN_CLIENT_MS;
    await this.#settle(held, conclude(held, "hold", "the client gets no callbacks", waitMs));
    this.#claims.hint();
  }

  /** Starts a post if a slot is free. Only lanes wait for one: they have priority. */
  async #enter({ endpoint, redeliveryId }: ClaimedCallback, merchant: MerchantCallbacks): Promise<boolean> {
    const { slots } = this.#resources;
    if (slots.enter(endpoint, merchant)) return true;
    return redeliveryId === undefined && (await slots.enterSoon(endpoint, merchant));
  }

  async #send(held: SendableCallback, merchant: MerchantCallbacks): Promise<ClaimedCallback | undefined> {
    const { sender, slots, settings } = this.#resources;
    const leave = callOnce(() => slots.leave(held.endpoint));
    try {
      const attempted = await attemptCallback(sender, merchant, held, settings.onError);
      const settlement = this.#ignoreAbortedPost(attempted);
      // A breaker or pause must be stored before the next post to the endpoint starts.
      if (!isWarning(settlement.signal)) leave();
      const next = await this.#settle(held, settlement);
      // The next claim decides whether the endpoint accepts posts.
      if (isWarning(settlement.signal)) slots.gates.rejectWaiting(held.endpoint);
      return next;
    } finally {
      leave();
    }
  }

  /** A post aborted by a stop does not count as an attempt. */
  #ignoreAbortedPost(settlement: Settlement): Settlement {
    if (!this.#resources.abortSignal.aborted || settlement.attempt?.outcome !== "failed") return settlement;
    return { ...settlement, action: "hold", waitMs: 0, reason: undefined, signal: undefined };
  }

  async #settle(held: SendableCallback, settlement: Settlement): Promise<ClaimedCallback | undefined> {
    const { isLost, next } = await this.#commit(held, settlement);
    if (settlement.reason === ANSWERED_OLDER) await this.#reportAnsweredOlder(held, settlement);
    if (!isLost) this.#report(held, settlement);
    return next;
  }

  #commit(held: ClaimedCallback, settlement: Settlement): Promise<SettleResult> {
    return this.#settlements.settle({
      ...settlement,
      signal: settlement.signal ?? releaseProbe(held),
      wantsNext: this.#resources.wantsNext(),
      leaseEndsAtMs: held.leaseEndsAtMs,
    });
  }

  #report(
    { clientId, sessionId, sequence, endpoint, redeliveryId }: SendableCallback,
    settlement: Settlement,
  ): void {
    const { action, reason = "", attempt } = settlement;
    const { events } = this.#resources.sender.context;
    if (action === "park" && redeliveryId === undefined) {
      events.emit("laneParked", { clientId, sessionId, reason });
    }
    if (attempt === undefined) return;
    const { outcome, error, durationMs, commitToReceiptMs, dueToAttemptMs } = attempt;
    const failure = classifyFailure(attempt);
    events.emit("attemptEnded", {
      clientId,
      sessionId,
      sequence,
      endpoint,
      outcome,
      failure,
      error,
      durationMs,
      commitToReceiptMs,
      dueToAttemptMs,
    });
  }

  async #reportAnsweredOlder(
    { clientId, sessionId }: SendableCallback,
    { sequence, madeAt }: Settlement,
  ): Promise<void> {
    const { pool, events } = this.#resources.sender.context;
    events.emit("answeredOlder", { clientId, sessionId, sequence });
    await beginEpochAfter(pool, madeAt).catch(this.#resources.settings.onError);
  }
}

const UNKNOWN_CLIENT_MS = 60_000;

function isSendable(held: ClaimedCallback): held is SendableCallback {
  return held.clientId !== undefined;
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
