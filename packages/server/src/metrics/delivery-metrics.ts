import type { AttemptEnded } from "@payment-routing/delivery";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";

// From a nearby merchant to the end of a retry schedule: retries take seconds to days.
const RECEIPT_SECONDS_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5, 30, 300, 3600, 21_600, 86_400];
// The objective is 30 s.
const FIRST_ATTEMPT_SECONDS_BUCKETS = [0.1, 0.5, 1, 5, 10, 30, 60, 300, 3600];
const ATTEMPT_SECONDS_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const OUTCOMES = Object.keys({
  accepted: true,
  rejected: true,
  failed: true,
  timeout: true,
  blocked: true,
  gone: true,
  slowed: true,
} satisfies Record<AttemptEnded["outcome"], true>);

/**
 * The metrics of payment sessions and callbacks. Counters and histograms are those of this process; the backlog is that of
 * the database, equal in all processes.
 */
export function createDeliveryMetrics(registers: Registry[]) {
  const metrics = {
    reports: new Counter({
      name: "payment_routing_reports_total",
      help: "Reports of payment sessions that this process committed.",
      registers,
    }),
    callbacks: new Counter({
      name: "payment_routing_callbacks_total",
      help: "Callbacks that the reports created.",
      registers,
    }),
    callbacksRejected: new Counter({
      name: "payment_routing_callbacks_rejected_total",
      help: "Created callbacks that do not conform to the outgoing contract. Their lanes park when they are next.",
      registers,
    }),
    attempts: new Counter({
      name: "payment_routing_delivery_attempts_total",
      help: "Delivery attempts of this process, by outcome.",
      labelNames: ["outcome"],
      registers,
    }),
    answeredOlder: new Counter({
      name: "payment_routing_callbacks_taken_for_older_total",
      help: "Callbacks that a receiver ignored as outdated at the first attempt, which happens after a restore of the database. Redeliver them.",
      registers,
    }),
    attemptSeconds: new Histogram({
      name: "payment_routing_delivery_attempt_duration_seconds",
      help: "Duration of an attempt, from the connection to the end of the response.",
      buckets: ATTEMPT_SECONDS_BUCKETS,
      registers,
    }),
    receiptSeconds: new Histogram({
      name: "payment_routing_commit_to_receipt_seconds",
      help: "Time from the commit of a callback to its acceptance by the merchant, including retries and waiting for earlier callbacks, without redeliveries.",
      buckets: RECEIPT_SECONDS_BUCKETS,
      registers,
    }),
    firstAttemptSeconds: new Histogram({
      name: "payment_routing_due_to_attempt_seconds",
      help: "Time until the first attempt of a callback, from when it was due: after earlier callbacks of its session, and without the time for which its endpoint was held.",
      buckets: FIRST_ATTEMPT_SECONDS_BUCKETS,
      registers,
    }),
    leasesLost: new Counter({
      name: "payment_routing_leases_lost_total",
      help: "Leases that ended before their worker settled them, found by a claim of this process: a worker was killed, frozen or without the database. Callbacks may have been sent twice.",
      registers,
    }),
    clientsHeld: new Gauge({
      name: "payment_routing_clients_held",
      help: "Clients that another cell claims too: nothing of them is stored and delivered until recovery. No value without other cells.",
      registers,
    }),
    clientsUnowned: new Gauge({
      name: "payment_routing_clients_unowned",
      help: "Clients that have left this cell for one that does not own them, for more than a minute. No value without other cells.",
      registers,
    }),
    clientsMoving: new Gauge({
      name: "payment_routing_clients_moving",
      help: "Clients that are leaving this cell or arriving in it. No value without a cell.",
      registers,
    }),
    backlogKnown: new Gauge({
      name: "payment_routing_backlog_known",
      help: "1 when the database reported the backlog at this reading, 0 when it did not. No value with role `search`.",
      registers,
    }),
    partitionDays: new Gauge({
      name: "payment_routing_partition_days",
      help: "Number of days from today that have partitions: 8 when all exist. At 0 nothing can be stored. No value while the database is away.",
      registers,
    }),
    clockAhead: new Gauge({
      name: "payment_routing_worker_clock_ahead_seconds",
      help: "How far the clock of this process is ahead of that of the database. No value until it is measured, and without a worker.",
      registers,
    }),
    clockStopped: new Gauge({
      name: "payment_routing_worker_stopped_by_clock",
      help: "1 while the worker of this process is stopped because its clock differs by more than 30 s from those of the database and the other workers.",
      registers,
    }),
    oldestUndelivered: new Gauge({
      name: "payment_routing_oldest_undelivered_age_seconds",
      help: "Age of the oldest callback that waits for an endpoint. No value when none waits, or while the database is away.",
      labelNames: ["endpoint"],
      registers,
    }),
    oldestClaimable: new Gauge({
      name: "payment_routing_oldest_claimable_age_seconds",
      help: "How long the lane has been due that waits longest for a worker, without lanes that are paused, parked or failing and endpoints that are held or at their concurrency. 0: none waits. No value while the database is away. Scale workers by it.",
      registers,
    }),
    callbacksWaiting: new Gauge({
      name: "payment_routing_callbacks_waiting",
      help: "Callbacks that wait for an endpoint, including those of parked and paused lanes.",
      labelNames: ["endpoint"],
      registers,
    }),
    lanesParked: new Gauge({
      name: "payment_routing_lanes_parked",
      help: "Parked lanes of an endpoint. They wait for an operator.",
      labelNames: ["endpoint"],
      registers,
    }),
    lanesPaused: new Gauge({
      name: "payment_routing_lanes_paused",
      help: "Lanes of an endpoint that an operator paused.",
      labelNames: ["endpoint"],
      registers,
    }),
    lanesFailing: new Gauge({
      name: "payment_routing_lanes_failing",
      help: "Active lanes of an endpoint whose next callback was attempted and not accepted.",
      labelNames: ["endpoint"],
      registers,
    }),
    breakersOpen: new Gauge({
      name: "payment_routing_breakers_open",
      help: "Endpoints whose circuit breaker is open, or half-open while callbacks wait, by the class of their last failure: dns, tls, connection, timeout, 5xx; unknown for up to a minute. No value while the database is away.",
      labelNames: ["failure"],
      registers,
    }),
    lastCheck: new Gauge({
      name: "payment_routing_last_check_timestamp_seconds",
      help: "When the last check of the database (`payment-routing check`) ended. 0: never. No value while the database is away.",
      registers,
    }),
    lastCheckIssues: new Gauge({
      name: "payment_routing_last_check_issues",
      help: "Issues that the last check of the database found.",
      registers,
    }),
  };
  // A process that does not measure a gauge has no value of it.
  const { backlogKnown, partitionDays, clockAhead, oldestClaimable, lastCheck, lastCheckIssues } = metrics;
  const { clientsHeld, clientsUnowned, clientsMoving } = metrics;
  for (const gauge of [backlogKnown, partitionDays, clockAhead, oldestClaimable, lastCheck, lastCheckIssues])
    gauge.remove();
  for (const gauge of [clientsHeld, clientsUnowned, clientsMoving]) gauge.remove();
  // Starts at 0, so that a rate includes the first increment.
  for (const outcome of OUTCOMES) metrics.attempts.inc({ outcome }, 0);
  return metrics;
}

export type DeliveryMetrics = ReturnType<typeof createDeliveryMetrics>;
