import { setTimeout as delay } from "node:timers/promises";
import { readCertificateEnd } from "@payment-routing/database";
import { type Delivery, type Operations, readLastCheck } from "@payment-routing/delivery";
import type { Gauge } from "prom-client";
import type { DeliveryAccess } from "../http/delivery-access.ts";
import { logDelivery } from "./log-delivery.ts";
import type { Logger } from "./logger.ts";
import type { Metrics } from "./metrics.ts";

/** Counts the events of a delivery and logs its failures, as soon as its database is reached. */
export function watchDelivery(metrics: Metrics, logger: Logger, access: DeliveryAccess): void {
  access.opened?.then(
    ({ delivery }) => {
      countEvents(metrics, delivery);
      logDelivery(logger, delivery);
    },
    () => {},
  );
}

function countEvents(metrics: Metrics, { context: { events } }: Delivery): void {
  events.on("reportsCommitted", ({ reports, callbacks, rejected }) => {
    metrics.reports.inc(reports);
    metrics.callbacks.inc(callbacks);
    metrics.callbacksRejected.inc(rejected);
  });
  events.on("ownersCompared", ({ held, unowned, moving }) => {
    metrics.clientsHeld.set(held.length);
    metrics.clientsUnowned.set(unowned.length);
    metrics.clientsMoving.set(moving);
  });
  events.on("leasesLost", (leases) => metrics.leasesLost.inc(leases));
  events.on("answeredOlder", () => metrics.answeredOlder.inc());
  events.on("certificateSeen", ({ endpoint, expiresAt }) =>
    metrics.expiry.certificates.set(endpoint, expiresAt),
  );
  events.on("attemptEnded", ({ outcome, durationMs, commitToReceiptMs, dueToAttemptMs }) => {
    metrics.attempts.inc({ outcome });
    metrics.attemptSeconds.observe(durationMs / 1000);
    // The clocks of the database and of this process may differ by more than the duration of a delivery.
    if (commitToReceiptMs !== undefined)
      metrics.receiptSeconds.observe(Math.max(0, commitToReceiptMs) / 1000);
    if (dueToAttemptMs !== undefined) metrics.firstAttemptSeconds.observe(Math.max(0, dueToAttemptMs) / 1000);
  });
}

/**
 * Measures the backlog for one reading of the metrics. If the database does not answer in time, the metrics have no value:
 * an old value would hide the outage.
 */
export async function measureDelivery(metrics: Metrics, access: DeliveryAccess): Promise<void> {
  const delivery = access.find();
  const clock = access.findClock?.();
  metrics.clockStopped.set(clock?.state === "worker-differs" ? 1 : 0);
  const pool = delivery?.context.pool;
  const measuring = delivery?.operations.measureBacklog();
  const [backlog, breakers, partitionDays, lastCheck, certificate] = await Promise.all([
    withTimeout(measuring),
    withTimeout(measuring?.then((measured) => delivery?.operations.countOpenBreakers(measured))),
    withTimeout(delivery?.countPartitionDays()),
    withTimeout(pool && readLastCheck(pool)),
    withTimeout(pool && readCertificateEnd(pool)),
  ]);
  const isKnown = backlog !== undefined;
  metrics.backlogKnown.set(isKnown ? 1 : 0);
  setBacklog(metrics, backlog ?? []);
  metrics.breakersOpen.reset();
  for (const { failure, endpoints } of breakers ?? []) metrics.breakersOpen.set({ failure }, endpoints);
  const claimable = backlog?.map(({ oldestClaimableMs = 0 }) => oldestClaimableMs / 1000);
  setOrRemove(metrics.oldestClaimable, claimable && Math.max(0, ...claimable));
  setOrRemove(metrics.clockAhead, clock?.aheadMs === undefined ? undefined : clock.aheadMs / 1000);
  setOrRemove(metrics.partitionDays, partitionDays);
  setOrRemove(metrics.lastCheck, isKnown ? (lastCheck?.checkedAt.getTime() ?? 0) / 1000 : undefined);
  setOrRemove(metrics.lastCheckIssues, lastCheck?.issues);
  metrics.expiry.database = certificate ?? metrics.expiry.database;
}

function setBacklog(
  { oldestUndelivered, callbacksWaiting, lanesParked, lanesPaused, lanesFailing }: Metrics,
  backlog: Awaited<ReturnType<Operations["measureBacklog"]>>,
): void {
  for (const gauge of [oldestUndelivered, callbacksWaiting, lanesParked, lanesPaused, lanesFailing])
    gauge.reset();
  for (const { endpoint, oldestUndeliveredAgeMs: ageMs, ...waiting } of backlog) {
    if (ageMs !== undefined) oldestUndelivered.set({ endpoint }, Math.max(0, ageMs) / 1000);
    callbacksWaiting.set({ endpoint }, waiting.callbacks);
    lanesParked.set({ endpoint }, waiting.lanesParked);
    lanesPaused.set({ endpoint }, waiting.lanesPaused);
    lanesFailing.set({ endpoint }, waiting.lanesFailing);
  }
}

function setOrRemove(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove();
  else gauge.set(value);
}

/** Shorter than the usual timeout of a scrape. */
const MEASURE_TIMEOUT_MS = 3000;

async function withTimeout<Measure>(measuring: Promise<Measure> | undefined): Promise<Measure | undefined> {
  const measure = measuring?.catch(() => undefined);
  return Promise.race([measure, delay(MEASURE_TIMEOUT_MS, undefined, { ref: false })]);
}
