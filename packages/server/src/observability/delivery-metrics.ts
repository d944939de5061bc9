import type { AttemptEnded } from "@payment-routing/delivery";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";

// From a merchant nearby to the end of a retry schedule: what is retried takes seconds, or days.
const RECEIPT_SECONDS_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5, 30, 300, 3600, 21_600, 86_400];
const ATTEMPT_SECONDS_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const OUTCOMES = Object.keys({
  accepted: true,
  refused: true,
  failed: true,
  timeout: true,
  blocked: true,
  gone: true,
  slowed: true,
} satisfies Record<AttemptEnded["outcome"], true>);

/**
 * The metrics of payment sessions and callbacks. Counters and histograms are of this process; what waits is of the
 * database, the same in every process that has it.
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
      help: "Callbacks that the reports gave.",
      registers,
    }),
    callbacksRefused: new Counter({
      name: "payment_routing_callbacks_refused_total",
      help: "Callbacks among them that the outgoing contract does not take: their lanes park when it is their turn.",
      registers,
    }),
    attempts: new Counter({
      name: "payment_routing_delivery_attempts_total",
      help: "Attempts to deliver a callback that this process made, by what became of them.",
      labelNames: ["outcome"],
      registers,
    }),
    answeredOlder: new Counter({
      name: "payment_routing_callbacks_taken_for_older_total",
      help: "Callbacks that a receiver ignored at the first attempt since it had a newer one of the session: it was sent before a restore of the database. Redeliver them.",
      registers,
    }),
    attemptSeconds: new Histogram({
      name: "payment_routing_delivery_attempt_duration_seconds",
      help: "Time that an attempt took, from its connection to the end of the answer.",
      buckets: ATTEMPT_SECONDS_BUCKETS,
      registers,
    }),
    receiptSeconds: new Histogram({
      name: "payment_routing_commit_to_receipt_seconds",
      help: "Time from the commit of a callback to its acceptance by the merchant, retries and waiting for those before it included; without redeliveries.",
      buckets: RECEIPT_SECONDS_BUCKETS,
      registers,
    }),
    backlogKnown: new Gauge({
      name: "payment_routing_backlog_known",
      help: "1 when the database told at this reading what waits, 0 when it did not; 0 also where there is none.",
      registers,
    }),
    partitionDays: new Gauge({
      name: "payment_routing_partition_days",
      help: "For how many days from today on there are partitions: 8 when all are made. At 0 nothing can be stored. Without a value while the database cannot be asked.",
      registers,
    }),
    clockAhead: new Gauge({
      name: "payment_routing_worker_clock_ahead_seconds",
      help: "By how much the clock of this process is ahead of the database's. Without a value until that is measured, and where there is no worker.",
      registers,
    }),
    clockStopped: new Gauge({
      name: "payment_routing_worker_stopped_by_clock",
      help: "1 while the worker of this process delivers nothing, since its clock differs by more than 30 s from the database's and from those of the other workers.",
      registers,
    }),
    oldestUndelivered: new Gauge({
      name: "payment_routing_oldest_undelivered_age_seconds",
      help: "How long the oldest callback that waits for an endpoint has waited. Without a value where none waits, or while the database cannot be asked.",
      labelNames: ["endpoint"],
      registers,
    }),
    callbacksWaiting: new Gauge({
      name: "payment_routing_callbacks_waiting",
      help: "Callbacks that wait for an endpoint, those of parked and paused lanes included.",
      labelNames: ["endpoint"],
      registers,
    }),
    lanesParked: new Gauge({
      name: "payment_routing_lanes_parked",
      help: "Lanes of an endpoint that are parked: they wait for an operator.",
      labelNames: ["endpoint"],
      registers,
    }),
    lanesPaused: new Gauge({
      name: "payment_routing_lanes_paused",
      help: "Lanes of an endpoint that an operator has paused.",
      labelNames: ["endpoint"],
      registers,
    }),
  };
  // From 0 on, so that a rate sees the first one too.
  for (const outcome of OUTCOMES) metrics.attempts.inc({ outcome }, 0);
  return metrics;
}

export type DeliveryMetrics = ReturnType<typeof createDeliveryMetrics>;
