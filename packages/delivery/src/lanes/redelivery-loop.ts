import { DedicatedConnection, GENERIC_PLAN_SETTINGS, runTransaction } from "@payment-routing/database";
import { chooseAddress, isStillAllowed } from "../callbacks/choose-address.ts";
import type { MerchantCallbacks } from "../callbacks/resolve-callbacks.ts";
import type { DeliveryContext } from "../context.ts";
import type { BreakerSettings } from "../endpoints/endpoint-signal.ts";
import { Alarm } from "./alarm.ts";
import { READDRESSED_MS } from "./attempt-callback.ts";
import { type ClaimedRedelivery, claimRedeliveries } from "./claim-redeliveries.ts";
import { type Courier, postOnce } from "./post-once.ts";
import { readdressLanes } from "./readdress-lanes.ts";
import { type RedeliverySettlement, settleRedelivery } from "./settle-redelivery.ts";
import type { Slots } from "./slots.ts";

interface RedeliveryLoopOptions {
  readonly courier: Courier;
  readonly slots: Slots;
  /** Clients whose lanes are left to others. */
  readonly listUnknownClients: () => readonly number[];
  readonly breaker: BreakerSettings;
  readonly pollMs: number;
  /** Aborted when posts that are under way are cut short, and what cannot be settled at once is left. */
  readonly hurry: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/** Sends again what operators want to be sent again. Lanes come first: it takes half of the slots that they leave, or the only one. */
export class RedeliveryLoop {
  readonly #context: DeliveryContext;
  readonly #options: RedeliveryLoopOptions;
  readonly #connection: DedicatedConnection;
  readonly #alarm = new Alarm();
  readonly #underWay = new Set<Promise<void>>();
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

  /** Claims no more, and resolves when what is under way is settled. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#alarm.ring();
    await this.#running;
    await Promise.all(this.#underWay);
    await this.#connection.close();
  }

  async #run(): Promise<void> {
    const { pollMs, slots, onError } = this.#options;
    while (!this.#isStopping) {
      const claimed = await this.#claim().catch((error) => {
        onError(error);
        return 0;
      });
      // There may be more than was claimed at once, or than a rate lets through now. What waits for others to be done is
      // looked at when they are.
      const nextMs = claimed > 0 ? 0 : (slots.findNextRoomMs() ?? pollMs);
      await this.#alarm.sleep(Math.min(pollMs, Math.max(BUSY_POLL_MS, Math.ceil(nextMs))));
    }
  }

  async #claim(): Promise<number> {
    const { courier, slots, listUnknownClients } = this.#options;
    const freeSlots = Math.ceil(slots.countFree() / 2);
    if (freeSlots < 1) return 0;
    const rooms = slots.findRooms();
    const { leaseMs, worker } = courier;
    const request = {
      freeSlots,
      leaseMs,
      worker,
      rooms,
      turn: this.#turn,
      unknownClients: listUnknownClients(),
    };
    const claimed = await claimRedeliveries(this.#connection, request);
    this.#turn = claimed.at(-1)?.endpoint ?? "";
    for (const redelivery of claimed) this.#take(redelivery);
    return claimed.length;
  }

  #take(redelivery: ClaimedRedelivery): void {
    const carried = this.#carry(redelivery).catch(this.#options.onError);
    this.#underWay.add(carried);
    void carried.finally(() => this.#underWay.delete(carried));
  }

  async #carry(redelivery: ClaimedRedelivery): Promise<void> {
    const { courier, slots, onError } = this.#options;
    const { clientId, endpoint } = redelivery;
    const settling = { ...this.#options, worker: courier.worker };
    const settle = (settlement: RedeliverySettlement) =>
      settleRedelivery(this.#context.pool, redelivery, settlement, settling);
    // Its callback is gone, and will not come back.
    if (clientId === undefined) return void (await settle(end("impossible")));
    const merchant = this.#context.merchants.find(clientId);
    if (merchant === undefined) return void (await settle(giveBack(UNKNOWN_CLIENT_MS)));
    if (!slots.enter(endpoint, merchant)) return void (await settle(giveBack()));
    const settlement = await attemptRedelivery(courier, merchant, redelivery)
      .then((attempted) => this.#forgive(attempted))
      .catch((error) => {
        onError(error);
        return giveBack(DATABASE_AWAY_MS);
      })
      .finally(() => slots.leave(endpoint));
    const isSettled = await settle(settlement);
    const { attempt } = settlement;
    if (!isSettled || (attempt === undefined && settlement.outcome === undefined)) return;
    // Its place at the endpoint is free, and the next of its session may go.
    this.#alarm.ringWithin(BUSY_POLL_MS);
    if (attempt === undefined) return;
    const { outcome, durationMs } = attempt;
    const ended = { clientId, endpoint, outcome, durationMs, commitToReceiptMs: undefined };
    this.#context.events.emit("attemptEnded", ended);
  }

  /** A post that was cut short because the worker stops is held against nobody. */
  #forgive(settlement: RedeliverySettlement): RedeliverySettlement {
    const { attempt } = settlement;
    if (!this.#options.hurry.aborted || attempt?.outcome !== "failed") return settlement;
    return { ...giveBack(), attempt };
  }
}

const BUSY_POLL_MS = 20;
const UNKNOWN_CLIENT_MS = 60_000;
const DATABASE_AWAY_MS = 1000;

/** Makes one attempt at a redelivery that is held, and says what is to become of it. */
async function attemptRedelivery(
  courier: Courier,
  merchant: MerchantCallbacks,
  redelivery: ClaimedRedelivery,
): Promise<RedeliverySettlement> {
  const { clientId, content, isRefused } = redelivery;
  if (clientId === undefined || content === undefined || isRefused) return end("impossible");
  if (!isStillAllowed(merchant, redelivery)) {
    await readdress(courier.context, merchant, redelivery);
    return giveBack(READDRESSED_MS);
  }
  const posting = { ...redelivery, clientId, content, isRedelivery: true };
  const posted = await postOnce(courier, merchant, posting);
  if (!posted.isMade) return posted.reason === "late" ? giveBack() : end("impossible");
  const { judgement, attempt, signal } = posted;
  const { verdict, waitMs } = judgement;
  const goesOn = verdict === "retry" || verdict === "hold";
  const outcome = verdict === "deliver" ? "accepted" : goesOn ? undefined : "exhausted";
  return { outcome, waitMs, attempt, isCounted: verdict !== "hold", signal };
}

/** Lets it be claimed again after a while, as if nothing had been. */
function giveBack(waitMs = 0): RedeliverySettlement {
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

/** Ends it without an attempt. */
export function end(outcome: RedeliverySettlement["outcome"]): RedeliverySettlement {
  return { outcome, waitMs: 0, attempt: undefined, isCounted: false, signal: undefined };
}
