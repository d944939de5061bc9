import { DedicatedConnection, GENERIC_PLAN_SETTINGS } from "@payment-routing/database";
import type { Pool } from "pg";
import type { DeliveryContext } from "../context.ts";
import { createAddressGuard } from "../http/address-guard.ts";
import { createPoster } from "../http/poster.ts";
import { resumeEndedPauses } from "../operations/pause-endpoint.ts";
import { STALLED_PREFIX } from "./classify-attempt.ts";
import { DeliveryLoop } from "./delivery-loop.ts";
import { CELL_LANES, LANES } from "./lane-source.ts";
import type { CallbackSender } from "./post-once.ts";
import { CELL_REDELIVERIES, REDELIVERIES } from "./redelivery-source.ts";
import { type Repetition, repeat } from "./repeat.ts";
import { Slots } from "./slots.ts";
import { STORED_ACTIVE } from "./stored-state.ts";
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
import { UnknownClients, type WorkerResources } from "./worker-resources.ts";

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
 *   next callback of the session unparks the lane, and the worker that claims it coalesces.
 * - **paused**: `state`, set by an operator. Neither the lane nor redeliveries of the session are claimed. A worker that
 *   holds the lane still settles it.
 *
 * A paused, slowed or broken endpoint hides its lanes from claims without changing them.
 */
export function startWorker(context: DeliveryContext, options: WorkerOptions & WorkerInternals = {}): Worker {
  const settings = resolveOptions(options);
  const worker = new CallbackWorker(context, settings);
  worker.start();
  return worker;
}

class CallbackWorker implements Worker {
  readonly name: string;
  readonly statistics = createStatistics();
  clock: WorkerClock = checkClock(undefined, []);
  readonly #context: DeliveryContext;
  readonly #settings: WorkerSettings;
  readonly #sender: CallbackSender;
  readonly #slots: Slots;
  readonly #connection: DedicatedConnection;
  readonly #lanes: DeliveryLoop;
  readonly #redeliveries: DeliveryLoop;
  readonly #membership: WorkerMembership;
  readonly #revival: Repetition;
  readonly #pauses: Repetition;
  readonly #hint = () => this.#lanes.hint();
  /** Aborts after `stopGraceMs`: posts in progress fail, and failed settlements are not retried. */
  readonly #abort = new AbortController();
  #stopped: Promise<boolean> | undefined;
  /** Whether no settlement has failed, since the stop began. */
  #isSettled = true;

  constructor(context: DeliveryContext, settings: WorkerSettings) {
    const { name: worker, slots, leaseMs, pollMs, outbound, onError } = settings;
    const { pool } = context;
    this.name = worker;
    this.#context = context;
    this.#settings = settings;
    const poster = createPoster(createAddressGuard(outbound), (endpoint, expiresAt) => {
      if (expiresAt !== undefined) context.events.emit("certificateSeen", { endpoint, expiresAt });
    });
    this.#sender = { context, poster, worker, leaseMs };
    this.#slots = new Slots(slots, this.statistics, {
      isHeld: () => this.clock.state === "worker-differs",
      onFreed: () => {
        this.#lanes.freeSlot();
        this.#redeliveries.freeSlot();
      },
    });
    this.#connection = new DedicatedConnection(pool, (client) => client.query(GENERIC_PLAN_SETTINGS));
    // Connects in advance: an attempt is dated by its age when the statement is written.
    this.#connection.open();
    const resources = this.#shareResources();
    this.#lanes = new DeliveryLoop(context.cell ? CELL_LANES : LANES, resources);
    this.#redeliveries = new DeliveryLoop(context.cell ? CELL_REDELIVERIES : REDELIVERIES, resources);
    this.#membership = joinWorkers(context, {
      worker,
      onShare: (share) => this.#slots.gates.setShare(share),
      onClock: (clock) => {
        this.clock = clock;
        context.events.emit("clockChecked", clock);
      },
      onHint: this.#hint,
      onError,
    });
    this.#revival = reviveLanes(pool, { pauseMs: pollMs, onRevived: this.#hint, onError });
    const endPauses = async () => {
      if ((await resumeEndedPauses(pool, worker)) > 0) context.events.emit("lanesDue");
    };
    this.#pauses = repeat(endPauses, pollMs, onError);
  }

  start(): void {
    this.#context.events.on("lanesDue", this.#hint);
    void this.#membership.joined.then(() => {
      // Only now: without its share, the worker would use the whole limit of an endpoint.
      this.#lanes.start();
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
    const { poster } = this.#sender;
    const timer = setTimeout(() => {
      this.#abort.abort();
      void poster.close();
    }, this.#settings.stopGraceMs);
    await Promise.all([
      this.#lanes.stop(),
      this.#redeliveries.stop(),
      this.#revival.stop(),
      this.#pauses.stop(),
    ]);
    clearTimeout(timer);
    await Promise.all([this.#connection.close(), poster.close(), this.#membership.leave()]);
    return this.#isSettled;
  }

  #shareResources(): WorkerResources {
    return {
      settings: this.#settings,
      statistics: this.statistics,
      sender: this.#sender,
      slots: this.#slots,
      unknownClients: new UnknownClients(this.#context.merchants),
      connection: this.#connection,
      abortSignal: this.#abort.signal,
      wantsNext: () => this.#stopped === undefined && this.clock.state !== "worker-differs",
      onUnsettled: (error) => {
        this.#isSettled = false;
        this.#settings.onError(error);
      },
    };
  }
}

/** Periodically unparks lanes that are parked until a newer callback can supersede the exhausted one. */
function reviveLanes(pool: Pool, options: ReviveOptions): Repetition {
  let since = "-infinity";

  async function revive(): Promise<void> {
    const query = { name: "revive-lanes", text: REVIVE_LANES, values: [since, STALLED_PREFIX] };
    const { rows } = await pool.query<{ lanes: number; until: string }>(query);
    const [result] = rows;
    since = result?.until ?? since;
    if (result !== undefined && result.lanes > 0) options.onRevived();
  }

  return repeat(revive, options.pauseMs, options.onError);
}

interface ReviveOptions {
  readonly pauseMs: number;
  /** Called when lanes became due. */
  readonly onRevived: () => void;
  readonly onError: (error: unknown) => void;
}

// Overlaps by a minute, because `updated_at` is the start of a transaction that may commit later.
const REVIVE_LANES = `
  with revived as (
    update lanes set state = ${STORED_ACTIVE}, due_at = now(), updated_at = now()
    where session_id = any(array(
      select session_id from lanes l
      where state = 'parked' and updated_at >= $1::text::timestamptz and head > delivered + 1
        and starts_with(state_reason, $2)
        -- A rejected callback cannot supersede others.
        and exists (
          select from callbacks c
          where c.session_id = l.session_id and c.sequence > l.delivered + 1 and c.at >= l.waiting_since
            and c.state = 'waiting'
        )
      order by session_id for update skip locked
    ))
    returning session_id
  )
  select (select count(*) from revived)::int as lanes, (now() - interval '1 minute')::text as until`;
