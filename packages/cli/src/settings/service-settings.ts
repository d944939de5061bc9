import { type SettingsOf, withVariables } from "./setting-definition.ts";
import {
  addressList,
  choice,
  commaList,
  flag,
  integer,
  listenAddress,
  optionalText,
  text,
} from "./setting-kinds.ts";

/**
 * Every setting of the service, in the order in which help and documentation show them.
 *
 * The key names a setting everywhere: `bodyLimitBytes` is the flag `--body-limit-bytes` and the environment variable
 * `BODY_LIMIT_BYTES`. A flag wins over the environment, the environment over the default.
 */
export const SETTINGS = withVariables({
  config: optionalText(
    "path",
    "The merchant configuration: a YAML or JSON file, or a folder of them. Required with --config-source files.",
  ),
  configSource: choice(
    "source",
    ["files", "database"],
    "files",
    "Where the configuration is. files: at --config, and keys with it. database: the version that payment-routing config activate has made the active one, and the keys of payment-routing keys; --config is not used.",
  ),
  configPollMs: integer({
    default: 1000,
    min: 20,
    max: 3_600_000,
    unit: "ms",
    description:
      "How often the configuration is looked at for changes. A change without a fault takes effect while the service runs; with one it is refused, and the configuration before it stays.",
  }),
  sandbox: flag(
    "Accepts the keys that the configuration marks as sandbox keys. They are public; without this they are refused.",
  ),
  port: integer({
    default: 8080,
    min: 0,
    max: 65_535,
    unit: "",
    description: "The port of the service. 0 takes a free one.",
  }),
  host: listenAddress(
    "0.0.0.0",
    "The address to listen on. 0.0.0.0 is every IPv4 interface, 127.0.0.1 this machine only, :: every interface.",
  ),
  operationsPort: integer({
    default: undefined,
    min: 0,
    max: 65_535,
    unit: "",
    description:
      "A port of their own for /livez, /readyz and /metrics, which the port of the service then does not answer.",
  }),
  role: choice(
    "role",
    ["all", "api", "worker", "search"],
    undefined,
    "What this process does. search: searches only, without a database. api: searches, and payment sessions on the internal listener. worker: delivers callbacks. all: both. Without a database it is search, with one all, unless set.",
  ),
  databaseUrl: optionalText(
    "url",
    "The PostgreSQL database of payment sessions and callbacks: postgresql://user:password@host:port/database. Give it by its variable: flags are shown to every user of the machine.",
  ),
  embedded: flag(
    "Runs a PostgreSQL of its own in the data folder, in place of --database-url. For trials: it has neither backups nor upgrades.",
  ),
  dataFolder: text({
    placeholder: "path",
    default: ".data",
    description:
      "Where --embedded keeps its data, and --config-source database a copy of what is active, for a start without the database.",
  }),
  secrets: optionalText(
    "path",
    "The secrets that callbacks are signed with: a YAML or JSON file, or a folder of them. Required with a database.",
  ),
  callbackExceptions: commaList(
    "receivers",
    "Receivers of callbacks that are let through although their address is not public, separated by commas: hosts, hosts with a port, addresses, blocks of addresses.",
  ),
  databaseConnections: integer({
    default: 10,
    min: 2,
    max: 1000,
    unit: "connections",
    description:
      "How many connections to the database this process has in its pool at most. Besides them it holds four to deliver, one to record decisions and two to follow a configuration that is in the database.",
  }),
  databaseTimeoutMs: integer({
    default: 30_000,
    min: 1000,
    max: 3_600_000,
    unit: "ms",
    description:
      "How long an answer of the database is waited for. After that its connection is given up, and what may be asked again is asked on another: a database that failed over, or a network that lets nothing through, never says that it is gone. What operators count and retention have an hour.",
  }),
  deliverySlots: integer({
    default: 256,
    min: 1,
    max: 100_000,
    unit: "callbacks",
    description: "How many callbacks a worker has under way at once, over all merchants.",
  }),
  deliveryLeaseMs: integer({
    default: 60_000,
    min: 1000,
    max: 3_600_000,
    unit: "ms",
    description:
      "How long a worker holds what it is about to deliver: after that, what a killed one had under way is delivered by another. A delivery gives up five seconds before, or at three quarters when that is later.",
  }),
  retentionDays: integer({
    default: 30,
    min: 1,
    max: 36_500,
    unit: "days",
    description:
      "How long callbacks and their attempts are kept once they are delivered, and the history of sessions.",
  }),
  sessionRetentionDays: integer({
    default: 400,
    min: 1,
    max: 36_500,
    unit: "days",
    description: "How long payment sessions are kept after their last change.",
  }),
  decisionSamplePercent: integer({
    default: 100,
    min: 0,
    max: 100,
    unit: "%",
    description:
      "How many decisions are recorded, where there is a database: what was asked, without personal data, and what was offered. 0 records none.",
  }),
  decisionBuffer: integer({
    default: 10_000,
    min: 100,
    max: 1_000_000,
    unit: "records",
    description: "How many decisions may wait to be recorded. Past that the oldest are lost, and counted.",
  }),
  decisionRetentionDays: integer({
    default: 30,
    min: 1,
    max: 36_500,
    unit: "days",
    description: "How long records of decisions are kept.",
  }),
  internalPort: integer({
    default: 8081,
    min: 0,
    max: 65_535,
    unit: "",
    description:
      "The port of the internal listener, for processors and operators. It is there with a database. 0 takes a free one.",
  }),
  internalHost: listenAddress(
    "127.0.0.1",
    "The address of the internal listener. It speaks plain HTTP and takes keys: let only a private network reach it.",
  ),
  trustedProxies: addressList(
    "The proxies whose X-Forwarded-For is believed when it names the source of a request.",
  ),
  logLevel: choice(
    "level",
    ["trace", "debug", "info", "warn", "error", "fatal", "silent"],
    "info",
    "The least severe log lines that are written. A request is one line: of level info, of level error from status 500 on.",
  ),
  requestLogPercent: integer({
    default: 100,
    min: 0,
    max: 100,
    unit: "%",
    description:
      "How many of the requests that were answered without a problem are logged, chosen at random. Refused, failed and aborted ones always are; metrics count all.",
  }),
  bodyLimitBytes: integer({
    default: 262_144,
    min: 1024,
    max: 16_777_216,
    unit: "bytes",
    description: "The longest request body, or line of a body of many lines. A longer body is answered 413.",
  }),
  headersTimeoutMs: integer({
    default: 10_000,
    min: 100,
    max: 600_000,
    unit: "ms",
    description:
      "The time that a connection has to send the head of a request. A slower one is answered 408 and closed.",
  }),
  bodyTimeoutMs: integer({
    default: 10_000,
    min: 100,
    max: 600_000,
    unit: "ms",
    description:
      "The time that a request has to send its body, from the end of its head. A slower one is answered 408 and closed.",
  }),
  keepAliveTimeoutMs: integer({
    default: 72_000,
    min: 1000,
    max: 3_600_000,
    unit: "ms",
    description:
      "How long a connection is kept between requests. Set it above the idle time-out of the load balancer in front.",
  }),
  maxConnections: integer({
    default: 10_000,
    min: 1,
    max: 1_000_000,
    unit: "connections",
    description:
      "How many connections may be open at once, half of them of one source that is not a trusted proxy. For a further one the one that has been idle longest is closed.",
  }),
  shutdownTimeoutMs: integer({
    default: 10_000,
    min: 0,
    max: 600_000,
    unit: "ms",
    description:
      "How long the requests in flight, and the callbacks under way, have to finish after SIGTERM or SIGINT.",
  }),
  clientRequestsPerSecond: integer({
    default: 0,
    min: 0,
    max: 1_000_000,
    unit: "searches/s",
    description:
      "How many searches each client may send; a whole second's worth may come at once. More are answered 429. 0 is no limit.",
  }),
  failedAuthenticationsPerMinute: integer({
    default: 100,
    min: 0,
    max: 1_000_000,
    unit: "failures/min",
    description:
      "How many failed authentications each source (an IPv4 address or an IPv6 /64) may cause; a whole minute's worth may come at once. Past that, a request from there without a live key is answered 429; one with a live key is answered as ever. 0 is no limit.",
  }),
});

/** The settings of the service. */
export type Settings = SettingsOf<typeof SETTINGS>;
