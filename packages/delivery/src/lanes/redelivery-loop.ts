import { DedicatedConnection, GENERIC_PLAN_SETTINGS, runTransaction } from "@payment-routing/database";
import type { MerchantCallbacks } from "../callbacks/callback-defaults.ts";
import { chooseAddress, isStillAllowed } from "../callbacks/choose-address.ts";
import type { DeliveryContext } from "../context.ts";
import type { BreakerSettings } from "../endpoints/endpoint-signal.ts";
import { Alarm } from "./alarm.ts";
import { READDRESSED_MS } from "./attempt-callback.ts";
import { type ClaimedRedelivery, claimRedeliveries } from "./claim-redeliveries.ts";
import { classifyFailure } from "./classify-failure.ts";
import { type Courier, postOnce } from "./post-once.ts";
import { readdressLanes } from "./readdress-lanes.ts";
import { type RedeliverySettlement, settleRedelivery } from "./settle-redelivery.ts";
import type { Slots } from "./slots.ts";

interface RedeliveryLoopOptions {
  readonly courier: Courier;
  readonly slots: Slots;
  /** Clients whose redeliveries this worker does not claim. */
  readonly listUnknownClients: () => readonly number[];
  readonly breaker: BreakerSettings;
  readonly pollMs: number;
  /** Aborts when posts in progress are cancelled; failed settlements are then not retried. */
  readonly abortSignal: AbortSignal;
  readonly onError: (error: unknown) => void;
  /** Called with the error of a redelivery that could not be settled. */
  readonly onUnsettled: (error: unknown) => void;
}

/** Delivers redeliveries. Lanes have priority: redeliveries use half of the free slots, at least one. */
export class RedeliveryLoop {
  readonly #context: DeliveryContext;
  readonly #options: RedeliveryLoopOptions;
  readonly #connection: DedicatedConnection;
  readonly #alarm = new Alarm();
  readonly #inProgress = new Set<Promise<void>>();
  #running: Promise<void> | undefined;
  #isStopping = false;
  #turn = "";

  constructor(options: RedeliveryLoopOptions) {
    this.#context = options.courier.context;
    this.#options = options;
    this.#connection = new DedicatedConnection(this.#context.pool, (client) =>
      client.query(GENERIC_PLAN_SETTINGS),
    );
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Stops claiming. Resolves when all redeliveries in progress are settled. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#alarm.ring();
    await this.#running;
    await Promise.all(this.#inProgress);
    await this.#connection.close();
  }

  async #run(): Promise<void> {
    const { pollMs, slots, onError } = this.#options;
    while (!this.#isStopping) {
      const claimed = await this.#claim().catch((error) => {
        onError(error);
        return 0;
      });
      // More may be due than one claim returns or a rate allows. The end of a redelivery rings for those behind it.
      const nextMs = claimed > 0 ? 0 : (slots.findNextCapacityMs() ?? pollMs);
      await this.#alarm.sleep(Math.min(pollMs, Math.max(BUSY_POLL_MS, Math.ceil(nextMs))));
    }
  }

  async #claim(): Promise<number> {
    const { courier, slots, listUnknownClients } = this.#options;
    const freeSlots = Math.ceil(slots.countFree() / 2);
    if (freeSlots < 1) return 0;
    const capacities = slots.listCapacities();
    const { leaseMs, worker } = courier;
    const request = {
      freeSlots,
      leaseMs,
      worker,
      capacities,
      turn: this.#turn,
      unknownClients: listUnknownClients(),
    };
    const claimed = await claimRedeliveries(this.#connection, request);
    this.#turn = claimed.at(-1)?.endpoint ?? "";
    for (const redelivery of claimed) this.#start(redelivery);
    return claimed.length;
  }

  #start(redelivery: ClaimedRedelivery): void {
    const processing = this.#process(redelivery).catch(this.#options.onUnsettled);
    this.#inProgress.add(processing);
    void processing.finally(() => this.#inProgress.delete(processing));
  }

  async #process(redelivery: ClaimedRedelivery): Promise<void> {
    const { courier, slots, onError } = this.#options;
    const { clientId, endpoint } = redelivery;
    const settling = { ...this.#options, worker: courier.worker };
    const settle = (settlement: RedeliverySettlement) =>
      settleRedelivery(this.#context.pool, redelivery, settlement, settling);
    // Retention deleted its callback.
    if (clientId === undefined) return void (await settle(end("impossible")));
    const merchant = this.#context.merchants.find(clientId);
    if (merchant === undefined) return void (await settle(release(UNKNOWN_CLIENT_MS)));
    if (!slots.enter(endpoint, merchant)) return void (await settle(release()));
    const settlement = await attemptRedelivery(courier, merchant, redelivery)
      .then((attempted) => this.#ignoreAbortedPost(attempted))
      .catch((error) => {
        onError(error);
        return release(DATABASE_RETRY_MS);
      })
      .finally(() => slots.leave(endpoint));
    const isSettled = await settle(settlement);
    const { attempt } = settlement;
    if (!isSettled || (attempt === undefined && settlement.outcome === undefined)) return;
    // The slot is free, and the next redelivery of the session may start.
    this.#alarm.ringWithin(BUSY_POLL_MS);
    if (attempt === undefined) return;
    const { outcome, durationMs, error } = attempt;
    const failure = classifyFailure(attempt);
    const ended = { clientId, endpoint, outcome, failure, error, durationMs, commitToReceiptMs: undefined };
    this.#context.events.emit("attemptEnded", ended);
  }

  /** A post aborted by a stop does not count as an attempt. */
  #ignoreAbortedPost(settlement: RedeliverySettlement): RedeliverySettlement {
    const { attempt } = settlement;
    if (!this.#options.abortSignal.aborted || attempt?.outcome !== "failed") return settlement;
    return { ...release(), attempt };
  }
}

const BUSY_POLL_MS = 20;
const UNKNOWN_CLIENT_MS = 60_000;
const DATABASE_RETRY_MS = 1000;

/** Makes one attempt at a leased redelivery. Returns its settlement. */
async function attemptRedelivery(
  courier: Courier,
  merchant: MerchantCallbacks,
  redelivery: ClaimedRedelivery,
): Promise<RedeliverySettlement> {
  const { clientId, content, isRejected } = redelivery;
  if (clientId === undefined || content === undefined || isRejected) return end("impossible");
  if (!isStillAllowed(merchant, redelivery)) {
    await readdress(courier.context, merchant, redelivery);
    return release(READDRESSED_MS);
  }
  const posting = { ...redelivery, clientId, content, isRedelivery: true };
  const posted = await postOnce(courier, merchant, posting);
  if (!posted.isMade) return posted.reason === "late" ? release() : end("impossible");
  const { result, attempt, signal } = posted;
  const { action, waitMs } = result;
  const isPending = action === "retry" || action === "hold";
  const outcome = action === "deliver" ? "accepted" : isPending ? undefined : "exhausted";
  return { outcome, waitMs, attempt, isCounted: action !== "hold", signal };
}

/** Releases the lease without counting an attempt. */
function release(waitMs = 0): RedeliverySettlement {
  return { outcome: undefined, waitMs, attempt: undefined, isCounted: false, signal: undefined };
}

async function readdress(
  { pool, merchants }: DeliveryContext,
  merchant: MerchantCallbacks,
  { redeliveryId, sessionId }: ClaimedRedelivery,
): Promise<void> {
  const { endpoint, url } = chooseAddress(merchant, undefined);
  await runTransaction(pool, async (client) => {
    await readdressLanes(client, merchants, [sessionId]);
    await client.query(READDRESS_REDELIVERY, [redeliveryId, endpoint, url]);
  });
}

// A test event has no lane.
const READDRESS_REDELIVERY = `
  update redeliveries r set
    endpoint = coalesce((select endpoint from lanes where session_id = r.session_id), $2),
    url = coalesce((select url from lanes where session_id = r.session_id), $3)
  where redelivery_id = $1`;

/** Ends a redelivery without an attempt. */
export function end(outcome: RedeliverySettlement["outcome"]): RedeliverySettlement {
  return { outcome, waitMs: 0, attempt: undefined, isCounted: false, signal: undefined };
}
