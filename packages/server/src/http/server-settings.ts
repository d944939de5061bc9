/** The settings that the server reads. */
export interface Settings {
  /** The port of the service. 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** A separate port for /livez, /readyz and /metrics. */
  readonly operationsPort: number | undefined;
  /** Default: search without a database, all with one. */
  readonly role: "all" | "api" | "worker" | "search" | undefined;
  readonly internalPort: number;
  readonly internalHost: string;
  /** IP addresses and CIDR ranges of proxies whose X-Forwarded-For, -Proto and -Host are trusted. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: "trace" | "debug" | "info" | "warn" | "error" | "fatal" | "silent";
  /** The share of successful requests that are logged. */
  readonly requestLogPercent: number;
  readonly bodyLimitBytes: number;
  readonly headersTimeoutMs: number;
  readonly bodyTimeoutMs: number;
  readonly keepAliveTimeoutMs: number;
  readonly maxConnections: number;
  readonly shutdownTimeoutMs: number;
  /** 0: no limit. */
  readonly clientRequestsPerSecond: number;
  /** By source address. 0: no limit. */
  readonly failedAuthenticationsPerMinute: number;
}

export function defaultSettings(): Settings {
  return {
    port: 8080,
    host: "0.0.0.0",
    operationsPort: undefined,
    role: undefined,
    internalPort: 8081,
    internalHost: "127.0.0.1",
    trustedProxies: [],
    logLevel: "info",
    requestLogPercent: 100,
    bodyLimitBytes: 262_144,
    headersTimeoutMs: 10_000,
    bodyTimeoutMs: 10_000,
    keepAliveTimeoutMs: 72_000,
    maxConnections: 10_000,
    shutdownTimeoutMs: 10_000,
    clientRequestsPerSecond: 0,
    failedAuthenticationsPerMinute: 100,
  };
}
