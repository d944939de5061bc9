import { readFileSync } from "node:fs";
import type { Credentials } from "@payment-routing/config-store";
import { addLatencies, findBucket, type Latencies, type StatisticsCount } from "@payment-routing/database";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { AUTHENTICATION_FAILURES } from "../http/credentials.ts";
import { PROBLEMS } from "../problems/problem.ts";
import { createDeliveryMetrics } from "./delivery-metrics.ts";
import { createExpiryMetrics } from "./expiry-metrics.ts";

// A search takes well under a millisecond. Requests over a second wait for a resource.
const SECONDS_BUCKETS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of one server. Each server of a process has its own registry. */
export function createMetrics(configurationDigest: string) {
  const registry = new Registry();
  const registers = [registry];
  const requests = { inFlight: 0 };
  new Gauge({
    name: "payment_routing_http_requests_in_flight",
    help: "Requests whose response is not complete.",
    registers,
    collect() {
      this.set(requests.inFlight);
    },
  });
  const clientSeconds = new Map<number | undefined, number>();
  new Counter({
    name: "payment_routing_client_seconds_total",
    help: "Processing time of the searches of a client. Callers without a live key count as client none.",
    labelNames: ["client_id"],
    registers,
    collect() {
      this.reset();
      for (const [clientId, seconds] of clientSeconds) this.inc({ client_id: clientId ?? "none" }, seconds);
    },
  });
  const decisionBacklog = { measure: () => ({ spoolBytes: 0, oldestAgeMs: 0 }) };
  new Gauge({
    name: "payment_routing_decision_spool_bytes",
    help: "Bytes of decision records on disk that wait for the database.",
    registers,
    collect() {
      this.set(decisionBacklog.measure().spoolBytes);
    },
  });
  new Gauge({
    name: "payment_routing_decision_oldest_age_seconds",
    help: "Age of the oldest decision record that is not stored in the database. 0: there is none.",
    registers,
    collect() {
      this.set(decisionBacklog.measure().oldestAgeMs / 1000);
    },
  });
  const metrics = {
    registry,
    /** By client ID. Plain numbers too. */
    clientSeconds,
    /** A plain number: the gauge is set only when the metrics are read. */
    requests,
    /** Outcomes and durations of searches, for the statistics in the database. */
    searches: new OutcomeCounts(),
    requestSeconds: new Histogram({
      name: "payment_routing_http_request_duration_seconds",
      help: "Time from the head of a request to the end of its response.",
      labelNames: ["operation", "method", "status_code"],
      buckets: SECONDS_BUCKETS,
      registers,
    }),
    requestsAborted: new Counter({
      name: "payment_routing_http_requests_aborted_total",
      help: "Requests whose connection closed before the response was complete.",
      labelNames: ["operation"],
      registers,
    }),
    connectionsClosed: new Counter({
      name: "payment_routing_http_connections_closed_total",
      help: "Connections that were closed at the connection limit: an idle one to make room, or the new one.",
      labelNames: ["which"],
      registers,
    }),
    searchSeconds: new Histogram({
      name: "payment_routing_search_phase_duration_seconds",
      help: "Time to decode a search document (phase decode), and to decide and encode the response (phase decide).",
      labelNames: ["phase"],
      buckets: SECONDS_BUCKETS,
      registers,
    }),
    problems: new Counter({
      name: "payment_routing_problems_total",
      help: "Requests that were rejected or failed, by problem code.",
      labelNames: ["code"],
      registers,
    }),
    authenticationFailures: new Counter({
      name: "payment_routing_authentication_failures_total",
      help: "Requests with missing, malformed, denied (unknown) or expired credentials, or of an ended session of the console.",
      labelNames: ["reason"],
      registers,
    }),
    configurationChanges: new Counter({
      name: "payment_routing_configuration_changes_total",
      help: "Changes of the configuration while the process runs: `applied`, or `rejected` because the new configuration is not valid.",
      labelNames: ["outcome"],
      registers,
    }),
    configurationRejected: new Gauge({
      name: "payment_routing_configuration_rejected",
      help: "1 while the newest configuration is rejected and the one before it serves.",
      registers,
    }),
    ...createExpiryMetrics(registers),
    ...createDeliveryMetrics(registers),
    decisionRecords: new Counter({
      name: "payment_routing_decision_records_total",
      help: "Decision records: stored in the database, spooled to disk because it was away or slow, or dropped. A spooled record is stored later.",
      labelNames: ["outcome"],
      registers,
    }),
    rejectedSearches: new Counter({
      name: "payment_routing_rejected_searches_total",
      help: "Searches that were rejected before a decision: recorded, or left out because the caller or the process had its share of records.",
      labelNames: ["outcome"],
      registers,
    }),
    decisionBacklog,
    info: new Gauge({
      name: "payment_routing_info",
      help: "Always 1. Labels: the version of the service and the digest of its configuration.",
      labelNames: ["version", "configuration_digest"],
      registers,
    }),
  };
  setConfiguration(metrics, configurationDigest);
  // Starts at 0, so that a rate includes the first increment.
  for (const code of Object.keys(PROBLEMS)) metrics.problems.inc({ code }, 0);
  for (const which of ["idle", "new"]) metrics.connectionsClosed.inc({ which }, 0);
  for (const outcome of ["stored", "spooled", "dropped"]) metrics.decisionRecords.inc({ outcome }, 0);
  for (const outcome of ["recorded", "left-out"]) metrics.rejectedSearches.inc({ outcome }, 0);
  for (const outcome of ["applied", "rejected"]) metrics.configurationChanges.inc({ outcome }, 0);
  for (const reason of AUTHENTICATION_FAILURES) metrics.authenticationFailures.inc({ reason }, 0);
  return metrics;
}

/** Adds processing time of a search. The client is undefined when the caller is not authenticated. */
export function addClientSeconds(
  { clientSeconds }: Pick<Metrics, "clientSeconds">,
  clientId: number | undefined,
  seconds: number,
): void {
  clientSeconds.set(clientId, (clientSeconds.get(clientId) ?? 0) + seconds);
}

/** Sets the digest of the current configuration. */
export function setConfiguration({ info }: Pick<Metrics, "info">, digest: string): void {
  info.reset();
  info.set({ version: readVersion(), configuration_digest: digest }, 1);
}

/** Removes the processing times of clients that are no longer configured. */
export function forgetClients(
  { clientSeconds }: Pick<Metrics, "clientSeconds">,
  { clients }: Credentials,
): void {
  for (const id of clientSeconds.keys()) if (id !== undefined && !clients.has(id)) clientSeconds.delete(id);
}

/** Adds the metrics of the process: CPU, memory, event loop, garbage collection. */
export function addProcessMetrics(metrics: Metrics): void {
  collectDefaultMetrics({ register: metrics.registry });
}

/** The version of this package. */
export function readVersion(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
  );
  return manifest.version;
}

/** Counts outcomes and their latencies until they are taken. */
export class OutcomeCounts {
  #outcomes = new Map<string, CountedOutcome>();

  /** @param callback of an attempt */
  add(
    outcome: string,
    durationMs?: number,
    callback?: Pick<StatisticsCount, "sessionId" | "sequence">,
  ): void {
    let counted = this.#outcomes.get(outcome);
    if (counted === undefined) {
      counted = { count: 0, latencies: new Map() };
      this.#outcomes.set(outcome, counted);
    }
    counted.count++;
    if (durationMs !== undefined) addLatencies(counted.latencies, findBucket(durationMs), 1);
    if (callback === undefined) return;
    counted.lastAt = new Date();
    counted.firstAt ??= counted.lastAt;
    counted.sessionId = callback.sessionId;
    counted.sequence = callback.sequence;
  }

  /** Returns the counts since the last call. */
  take(series: StatisticsCount["series"], endpoint = ""): readonly StatisticsCount[] {
    const taken = [...this.#outcomes].map(([outcome, { latencies, ...counted }]) => ({
      series,
      endpoint,
      outcome,
      ...counted,
      latencies: latencies.size === 0 ? undefined : latencies,
    }));
    this.#outcomes = new Map();
    return taken;
  }
}

type CountedOutcome = { count: number; readonly latencies: Latencies } & {
  -readonly [Name in "firstAt" | "lastAt" | "sessionId" | "sequence"]?: StatisticsCount[Name];
};
