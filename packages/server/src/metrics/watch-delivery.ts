import { setTimeout as delay } from "node:timers/promises";
import type { AttemptEnded, Delivery, LaneParked, WorkerClock } from "@payment-routing/delivery";
import type { DeliveryAccess } from "../http/delivery-access.ts";
import type { DeliveryMetrics } from "./delivery-metrics.ts";
import type { Logger } from "./logger.ts";
import { oncePerMinute } from "./once-per-minute.ts";

/** Counts the events of a delivery and logs its failures, as soon as its database is reached. */
export function watchDelivery(metrics: DeliveryMetrics, logger: Logger, access: DeliveryAccess): void {
  access.opened?.then(
    ({ delivery }) => {
      listen(metrics, delivery);
      const { events } = delivery.context;
      const logFailure = oncePerMinute((cause, skipped) =>
        logger.error({ err: cause, passed_over: skipped }, "reports could not be stored"),
      );
      events.on("reportsFailed", ({ cause }) => logFailure(cause));
      const logParked = oncePerMinute<ParkedCause>(({ clientId, reason, sessionId }, skipped) =>
        logger.warn(
          { client_id: clientId, session_id: sessionId, reason, passed_over: skipped },
          "lane parked: see lanes list and lanes unpark",
        ),
      );
      events.on("laneParked", (parked) => {
        // An address may follow.
        const [reason] = parked.reason.split(":", 1);
        logParked({ ...parked, toString: () => `${parked.clientId} ${reason}` });
      });
      const logGone = oncePerMinute<EndpointCause>(({ clientId, endpoint }, skipped) =>
        logger.warn(
          { client_id: clientId, endpoint, passed_over: skipped },
          "endpoint paused because it answered 410: see endpoints list and endpoints resume",
        ),
      );
      const logBlocked = oncePerMinute<BlockedCause>(({ clientId, endpoint, error }, skipped) =>
        logger.warn(
          { client_id: clientId, endpoint, reason: error, passed_over: skipped },
          "callbacks to an endpoint are blocked",
        ),
      );
      events.on("attemptEnded", ({ outcome, clientId, endpoint, error }) => {
        if (outcome === "gone") logGone({ clientId, endpoint, toString: () => endpoint });
        if (outcome === "blocked") logBlocked({ clientId, endpoint, error, toString: () => endpoint });
      });
      events.on("answeredOlder", ({ clientId, sessionId, sequence }) => {
        metrics.answeredOlder.inc();
        logger.error(
          { client_id: clientId, session_id: sessionId, sequence },
          "the receiver ignored a callback as outdated: check whether the database was restored, and redeliver it",
        );
      });
      logClockChanges(logger, delivery);
    },
    () => {},
  );
}

function logClockChanges(logger: Logger, { context: { events } }: Delivery): void {
  let before: WorkerClock["state"] = "agrees";
  events.on("clockChecked", ({ state, aheadMs }) => {
    if (state === before) return;
    before = state;
    const ahead = { ahead_ms: Math.round(aheadMs ?? 0) };
    if (state === "worker-differs")
      logger.error(
        ahead,
        "the clock of this process differs from those of the database and the other workers: delivery stops until it is corrected",
      );
    else if (state === "database-differs")
      logger.warn(
        ahead,
        "the clock of the database differs from those of the workers: correct the wrong one",
      );
    else logger.info(ahead, "the clocks of this process and of the database agree again");
  });
  events.on("databaseClockSetBack", ({ backMs }) =>
    logger.warn(
      { back_ms: Math.round(backMs) },
      "the clock of the database was set back: the times of retries, circuit breakers and redeliveries were adjusted",
    ),
  );
}

/** Logged once a minute for each client and reason, whatever the session. */
type ParkedCause = LaneParked & { readonly toString: () => string };

/** Logged once a minute for each endpoint, whatever the client. */
type EndpointCause = Pick<AttemptEnded, "clientId" | "endpoint"> & { readonly toString: () => string };

type BlockedCause = EndpointCause & Pick<AttemptEnded, "error">;

function listen(metrics: DeliveryMetrics, { context: { events } }: Delivery): void {
  events.on("reportsCommitted", ({ reports, callbacks, rejected }) => {
    metrics.reports.inc(reports);
    metrics.callbacks.inc(callbacks);
    metrics.callbacksRejected.inc(rejected);
  });
  events.on("attemptEnded", ({ outcome, durationMs, commitToReceiptMs }) => {
    metrics.attempts.inc({ outcome });
    metrics.attemptSeconds.observe(durationMs / 1000);
    // The clocks of the database and of this process may differ by more than the duration of a delivery.
    if (commitToReceiptMs !== undefined)
      metrics.receiptSeconds.observe(Math.max(0, commitToReceiptMs) / 1000);
  });
}

/**
 * Measures the backlog for one reading of the metrics. If the database does not answer in time, the metrics have no value:
 * an old value would hide the outage.
 */
export async function measureDelivery(metrics: DeliveryMetrics, access: DeliveryAccess): Promise<void> {
  const { oldestUndelivered, callbacksWaiting, lanesParked, lanesPaused } = metrics;
  const delivery = access.find();
  const clock = access.findClock?.();
  metrics.clockAhead.remove();
  if (clock?.aheadMs !== undefined) metrics.clockAhead.set(clock.aheadMs / 1000);
  metrics.clockStopped.set(clock?.state === "worker-differs" ? 1 : 0);
  const [backlog, partitionDays] = await Promise.all([
    withTimeout(delivery?.operations.measureBacklog()),
    withTimeout(delivery?.countPartitionDays()),
  ]);
  metrics.partitionDays.remove();
  if (partitionDays !== undefined) metrics.partitionDays.set(partitionDays);
  metrics.backlogKnown.set(backlog === undefined ? 0 : 1);
  for (const gauge of [oldestUndelivered, callbacksWaiting, lanesParked, lanesPaused]) gauge.reset();
  for (const { endpoint, ...waiting } of backlog ?? []) {
    const { oldestUndeliveredAgeMs: ageMs } = waiting;
    if (ageMs !== undefined) oldestUndelivered.set({ endpoint }, Math.max(0, ageMs) / 1000);
    callbacksWaiting.set({ endpoint }, waiting.callbacks);
    lanesParked.set({ endpoint }, waiting.lanesParked);
    lanesPaused.set({ endpoint }, waiting.lanesPaused);
  }
}

/** Shorter than the usual timeout of a scrape. */
const MEASURE_TIMEOUT_MS = 3000;

async function withTimeout<Measure>(measuring: Promise<Measure> | undefined): Promise<Measure | undefined> {
  const measure = measuring?.catch(() => undefined);
  return Promise.race([measure, delay(MEASURE_TIMEOUT_MS, undefined, { ref: false })]);
}
