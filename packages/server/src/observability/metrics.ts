import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { PROBLEMS } from "../problems/problem-codes.ts";
import { AUTHENTICATION_FAILURES } from "../search/authenticator.ts";
import { readVersion } from "../version.ts";
import { createDeliveryMetrics } from "./delivery-metrics.ts";

// A search takes well under a millisecond; what takes longer than a second waits for something.
const SECONDS_BUCKETS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1, 5];

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of one server, in a registry of its own: two servers of a process do not meet. */
export function createMetrics(configurationDigest: string) {
  const registry = new Registry();
  const registers = [registry];
  const requests = { inFlight: 0 };
  new Gauge({
    name: "payment_routing_http_requests_in_flight",
    help: "Requests whose answer is not finished.",
    registers,
    collect() {
      this.set(requests.inFlight);
    },
  });
  const clientSeconds = new Map<number | undefined, number>();
  new Counter({
    name: "payment_routing_client_seconds_total",
    help: "Time that was spent on the searches of a client. Callers without a live key are the client none.",
    labelNames: ["client_id"],
    registers,
    collect() {
      this.reset();
      for (const [clientId, seconds] of clientSeconds) this.inc({ client_id: clientId ?? "none" }, seconds);
    },
  });
  const metrics = {
    registry,
    /** By client ID, counted by hand too. */
    clientSeconds,
    /** Counted by hand: only who asks for the metrics has them set. */
    requests,
    requestSeconds: new Histogram({
      name: "payment_routing_http_request_duration_seconds",
      help: "Time from the head of a request to the end of its answer.",
      labelNames: ["operation", "method", "status_code"],
      buckets: SECONDS_BUCKETS,
      registers,
    }),
    requestsAborted: new Counter({
      name: "payment_routing_http_requests_aborted_total",
      help: "Requests whose connection ended before their answer did.",
      labelNames: ["operation"],
      registers,
    }),
    connectionsClosed: new Counter({
      name: "payment_routing_http_connections_closed_total",
      help: "Connections that were closed because as many were open as may be: an idle one to make room, or a new one that had to be.",
      labelNames: ["which"],
      registers,
    }),
    searchSeconds: new Histogram({
      name: "payment_routing_search_phase_duration_seconds",
      help: "Time to decode a search document (phase decode), and to decide on it and write the answer (phase decide).",
      labelNames: ["phase"],
      buckets: SECONDS_BUCKETS,
      registers,
    }),
    problems: new Counter({
      name: "payment_routing_problems_total",
      help: "Requests that were refused or failed, by problem code.",
      labelNames: ["code"],
      registers,
    }),
    authenticationFailures: new Counter({
      name: "payment_routing_authentication_failures_total",
      help: "Requests whose caller was not known: missing, malformed, refused or expired credentials.",
      labelNames: ["reason"],
      registers,
    }),
    configurationChanges: new Counter({
      name: "payment_routing_configuration_changes_total",
      help: "Changes of the configuration that were seen while the process runs: applied, or refused because of a fault, and then the old one stays.",
      labelNames: ["outcome"],
      registers,
    }),
    ...createDeliveryMetrics(registers),
    decisionRecords: new Counter({
      name: "payment_routing_decision_records_total",
      help: "Records of decisions: stored in the database, or lost because it was away or slow for too long.",
      labelNames: ["outcome"],
      registers,
    }),
    info: new Gauge({
      name: "payment_routing_info",
      help: "Always 1. The version of the service and the digest of the configuration that it decides by.",
      labelNames: ["version", "configuration_digest"],
      registers,
    }),
  };
  nameConfiguration(metrics, configurationDigest);
  // From 0 on, so that a rate sees the first one too.
  for (const code of Object.keys(PROBLEMS)) metrics.problems.inc({ code }, 0);
  for (const which of ["idle", "new"]) metrics.connectionsClosed.inc({ which }, 0);
  for (const outcome of ["stored", "lost"]) metrics.decisionRecords.inc({ outcome }, 0);
  for (const outcome of ["applied", "refused"]) metrics.configurationChanges.inc({ outcome }, 0);
  for (const reason of AUTHENTICATION_FAILURES) metrics.authenticationFailures.inc({ reason }, 0);
  return metrics;
}

/** Counts time that was spent on a client's search; undefined is a caller that is not known. */
export function addClientSeconds(
  { clientSeconds }: Pick<Metrics, "clientSeconds">,
  clientId: number | undefined,
  seconds: number,
): void {
  clientSeconds.set(clientId, (clientSeconds.get(clientId) ?? 0) + seconds);
}

/** Has the metrics name the configuration that is decided by, in place of the one before. */
export function nameConfiguration({ info }: Pick<Metrics, "info">, digest: string): void {
  info.reset();
  info.set({ version: readVersion(), configuration_digest: digest }, 1);
}

/** Adds the metrics of the process: CPU, memory, event loop, garbage collection. */
export function addProcessMetrics(metrics: Metrics): void {
  collectDefaultMetrics({ register: metrics.registry });
}
