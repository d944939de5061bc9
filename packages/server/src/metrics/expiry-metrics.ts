import { Gauge, type Registry } from "prom-client";

/** The kinds of what a process uses and what ends. */
export type ExpiryKind =
  | "client-key"
  | "internal-key"
  | "webhook-secret"
  | "body-signature-secret"
  | "mac-salt"
  | "endpoint-certificate"
  | "database-certificate"
  | "client-certificate"
  | "authority";

/** The part of a configuration that metrics describe. */
export interface MeasuredConfiguration {
  /** The origins that callbacks go to. */
  readonly endpoints: ReadonlySet<string>;
  /** The first end of each kind that has one. */
  readonly ends: ReadonlyMap<ExpiryKind, Date>;
}

/** The metrics of what a configuration has, read when Prometheus asks. */
export function createExpiryMetrics(registers: Registry[]) {
  const none: MeasuredConfiguration = { endpoints: new Set(), ends: new Map() };
  const expiry = {
    /** Describes the current configuration. */
    describe: () => none,
    /** When certificates that connections showed expire, by endpoint. */
    certificates: new Map<string, Date>(),
    /** When the certificate of the database expires. */
    database: undefined as Date | undefined,
  };
  new Gauge({
    name: "payment_routing_endpoints",
    help: "Endpoints (origins) of the configuration.",
    registers,
    collect() {
      this.set(expiry.describe().endpoints.size);
    },
  });
  new Gauge({
    name: "payment_routing_expiry_timestamp_seconds",
    help: "When the first certificate, key or secret of a kind ends. A client has no valid one of its kind from then on. Only kind `endpoint-certificate` has an endpoint: at most the origins of the configuration. No value without an end.",
    labelNames: ["kind", "endpoint"],
    registers,
    collect() {
      const { endpoints, ends } = expiry.describe();
      this.reset();
      for (const [kind, end] of ends) this.set({ kind }, end.getTime() / 1000);
      if (expiry.database) this.set({ kind: "database-certificate" }, expiry.database.getTime() / 1000);
      for (const [endpoint, end] of expiry.certificates) {
        if (endpoints.has(endpoint))
          this.set({ kind: "endpoint-certificate", endpoint }, end.getTime() / 1000);
        else expiry.certificates.delete(endpoint);
      }
    },
  });
  return { expiry };
}
