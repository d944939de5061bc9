import { setTimeout as delay } from "node:timers/promises";
import type { Delivery, LaneParked, WorkerClock } from "@payment-routing/delivery";
import type { DeliveryAccess } from "../keep-delivery.ts";
import type { DeliveryMetrics } from "./delivery-metrics.ts";
import type { Logger } from "./logger.ts";
import { seldom } from "./seldom.ts";

/** Counts what a delivery does and logs what it cannot do, from the moment its database is reached. */
export function watchDelivery(metrics: DeliveryMetrics, logger: Logger, access: DeliveryAccess): void {
  access.opened?.then(
    ({ delivery }) => {
      listen(metrics, delivery);
      const { events } = delivery.context;
      const logFailure = seldom((cause, passedOver) =>
        logger.error({ err: cause, passed_over: passedOver }, "reports could not be stored"),
      );
      events.on("reportsFailed", ({ cause }) => logFailure(cause));
      const logParked = seldom<ParkedCause>(({ clientId, reason, sessionId }, passedOver) =>
        logger.warn(
          { client_id: clientId, session_id: sessionId, reason, passed_over: passedOver },
          "the lane of a session is parked: see lanes list, lanes unpark",
        ),
      );
      events.on("laneParked", (parked) =>
        logParked({ ...parked, toString: () => `${parked.clientId} ${parked.reason}` }),
      );
      events.on("answeredOlder", ({ clientId, sessionId, sequence }) => {
        metrics.answeredOlder.inc();
        logger.error(
          { client_id: clientId, session_id: sessionId, sequence },
          "a receiver had a newer callback and ignored this one: was the database restored? redeliver it",
        );
      });
      logClocks(logger, delivery);
    },
    () => {},
  );
}

function logClocks(logger: Logger, { context: { events } }: Delivery): void {
  let before: WorkerClock["verdict"] = "agrees";
  events.on("clockChecked", ({ verdict, aheadMs }) => {
    if (verdict === before) return;
    before = verdict;
    const ahead = { ahead_ms: Math.round(aheadMs ?? 0) };
    if (verdict === "worker-differs")
      logger.error(
        ahead,
        "the clock of this process differs from the database's and from the other workers': nothing is delivered until it is set right",
      );
    else if (verdict === "database-differs")
      logger.warn(ahead, "the clock of the database differs from the workers': set the wrong one right");
    else logger.info(ahead, "the clocks of this process and of the database agree again");
  });
  events.on("databaseClockSetBack", ({ backMs }) =>
    logger.warn(
      { back_ms: Math.round(backMs) },
      "the clock of the database was set back: retries, circuit breakers and redeliveries were moved with it",
    ),
  );
}

/** One cause is one client and one reason, whatever the session. */
type ParkedCause = LaneParked & { readonly toString: () => string };

function listen(metrics: DeliveryMetrics, { context: { events } }: Delivery): void {
  events.on("reportsCommitted", ({ reports, callbacks, refused }) => {
    metrics.reports.inc(reports);
    metrics.callbacks.inc(callbacks);
    metrics.callbacksRefused.inc(refused);
  });
  events.on("attemptEnded", ({ outcome, durationMs, commitToReceiptMs }) => {
    metrics.attempts.inc({ outcome });
    metrics.attemptSeconds.observe(durationMs / 1000);
    // The clock of the database and that of this process may differ by more than a delivery takes.
    if (commitToReceiptMs !== undefined)
      metrics.receiptSeconds.observe(Math.max(0, commitToReceiptMs) / 1000);
  });
}

/**
 * Asks the database what waits, for one reading of the metrics. A database that does not answer in time leaves them
 * without values: an old one would say that all is as it was.
 */
export async function measureDelivery(metrics: DeliveryMetrics, access: DeliveryAccess): Promise<void> {
  const { oldestUndelivered, callbacksWaiting, lanesParked, lanesPaused } = metrics;
  const delivery = access.find();
  const clock = access.findClock?.();
  metrics.clockAhead.remove();
  if (clock?.aheadMs !== undefined) metrics.clockAhead.set(clock.aheadMs / 1000);
  metrics.clockStopped.set(clock?.verdict === "worker-differs" ? 1 : 0);
  const [backlog, partitionDays] = await Promise.all([
    inTime(delivery?.operations.measureBacklog()),
    inTime(delivery?.countPartitionDays()),
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

/** Below the time that those who read metrics are patient for. */
const MEASURE_TIMEOUT_MS = 3000;

async function inTime<Measure>(measuring: Promise<Measure> | undefined): Promise<Measure | undefined> {
  const measure = measuring?.catch(() => undefined);
  return Promise.race([measure, delay(MEASURE_TIMEOUT_MS, undefined, { ref: false })]);
}
