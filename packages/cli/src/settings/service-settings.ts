import { followSecretFile } from "@payment-routing/database/secret-file";
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
 * Every setting of the service, in the order of help and documentation.
 *
 * The key `bodyLimitBytes` is the option `--body-limit-bytes` and the environment variable `BODY_LIMIT_BYTES`. The
 * option overrides the variable, and the variable overrides the default.
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
    "The source of the configuration. files: --config, which also contains the keys. database: the active version (payment-routing config activate) and the keys in the database (payment-routing keys); --config is not used.",
  ),
  configPollMs: integer(
    { default: 1000, min: 20, max: 3_600_000, unit: "ms" },
    "The interval of checks for a changed configuration. A valid change takes effect without a restart. An invalid one is rejected, and the service keeps the previous configuration.",
  ),
  configJobMemoryMb: integer(
    { default: 1024, min: 64, max: 65_536, unit: "MiB" },
    "The maximum heap of a job of the configuration over HTTP, such as a simulation, which runs in a thread of its own. A process runs one job at a time.",
  ),
  sandbox: flag(
    "Accept the keys that the configuration marks as sandbox keys. These keys are public. Without this option they are rejected.",
  ),
  port: integer({ default: 8080, min: 0, max: 65_535 }, "The port of the service. 0 selects a free port."),
  host: listenAddress(
    "0.0.0.0",
    "The address to listen on. 0.0.0.0: all IPv4 interfaces, 127.0.0.1: this machine only, :: all interfaces.",
  ),
  operationsPort: integer(
    { min: 0, max: 65_535 },
    "A separate port for /livez, /readyz and /metrics. The port of the service does not serve them then.",
  ),
  role: choice(
    "role",
    ["all", "api", "worker", "search"],
    undefined,
    "The tasks of this process. search: searches only, no database needed. api: searches, and the internal listener for payment sessions. worker: delivers callbacks. all: api and worker. Default: all with a database, search without.",
  ),
  databaseUrl: {
    ...optionalText(
      "url",
      "The PostgreSQL database of payment sessions and callbacks: postgresql://user:password@host:port/database. Other users of this machine can see options: prefer the variable, or a file by DATABASE_URL_FILE, which each new connection reads again.",
    ),
    readFrom: followSecretFile,
  },
  embedded: flag(
    "Run a private PostgreSQL in the data folder, instead of --database-url. For trials only: it has no backups and no upgrades.",
  ),
  dataFolder: text(
    "path",
    ".data",
    "The folder for the data of --embedded, and for the copy of the active configuration that --config-source database starts from when the database is unavailable.",
  ),
  secrets: optionalText(
    "path",
    "The signing secrets for callbacks: a YAML or JSON file, or a folder of them. Required with a database.",
  ),
  callbackExceptions: commaList(
    "receivers",
    "Callback receivers that are allowed although their address is not public, separated by commas: hosts, host:port, IP addresses, CIDR ranges.",
  ),
  cell: optionalText(
    "name",
    "The name of the database, if it is one of several cells (payment-routing cells init). A process starts only on the database of this name.",
  ),
  cells: optionalText(
    "path",
    "The cells that share clients: a YAML or JSON file. With --cell, a process asks the others every 10 seconds which clients they own, and the console links to them.",
  ),
  databaseConnections: integer(
    { default: 10, min: 2, max: 1000, unit: "connections" },
    "The maximum number of database connections in the pool of this process. Additional connections: one for the heartbeat and statistics, four for delivery, three for decision records, three while a worker moves days to --decision-archive, two for --config-source database, two while a job of the configuration uses the database, one while the console is open, five for operators with --cell.",
  ),
  databaseTimeoutMs: integer(
    { default: 30_000, min: 1000, max: 3_600_000, unit: "ms" },
    "The timeout of a database query. After it the process closes the connection and, where safe, repeats the query on another one, because a failed-over database or a broken network may not close connections. Counts for operators and retention have one hour.",
  ),
  deliverySlots: integer(
    { default: 256, min: 1, max: 100_000, unit: "callbacks" },
    "The maximum number of concurrent deliveries of a worker, over all merchants.",
  ),
  deliveryLeaseMs: integer(
    { default: 60_000, min: 1000, max: 3_600_000, unit: "ms" },
    "The duration of a lease on a lane. After it, another worker takes over from a worker that was killed. An attempt times out five seconds before the end of the lease, or at three quarters of it if that is later.",
  ),
  retentionDays: integer(
    { default: 30, min: 1, max: 36_500, unit: "days" },
    "How long delivered callbacks, their attempts and the history of sessions are kept.",
  ),
  sessionRetentionDays: integer(
    { default: 400, min: 1, max: 36_500, unit: "days" },
    "How long payment sessions are kept after their last change.",
  ),
  decisionSamplePercent: integer(
    { default: 100, min: 0, max: 100, unit: "%" },
    "The share of decisions to record, with a database: the request without personal data, and the offered methods. 0 records none.",
  ),
  decisionBuffer: integer(
    { default: 100_000, min: 100, max: 1_000_000, unit: "records" },
    "The maximum number of decisions that wait in memory to be stored, about a hundred bytes each. Beyond it the oldest are dropped and counted in a metric.",
  ),
  decisionSpool: optionalText(
    "folder",
    "The folder on a local disk where decisions wait while the database is away or slow. Processes may share it. Without it they wait in memory only.",
  ),
  decisionSpoolBytes: integer(
    { default: 1_073_741_824, min: 1_048_576, max: 1_099_511_627_776, unit: "bytes" },
    "The maximum size of the decisions that a process has in --decision-spool, about a hundred bytes each. Beyond it they wait in memory.",
  ),
  decisionArchive: optionalText(
    "folder",
    "The folder of the days of decisions that have ended, as Parquet files, on storage that processes of roles all, api and worker share. A worker moves days there, and deletes them after --decision-retention-days. Without it they stay in the database.",
  ),
  decisionRetentionDays: integer(
    { default: 30, min: 1, max: 36_500, unit: "days" },
    "How long decision records are kept.",
  ),
  internalPort: integer(
    { default: 8081, min: 0, max: 65_535 },
    "The port of the internal listener for processors and operators. Used with a database only. 0 selects a free port.",
  ),
  internalHost: listenAddress(
    "127.0.0.1",
    "The address of the internal listener. It receives keys over plain HTTP: expose it to a private network only.",
  ),
  trustedProxies: addressList(
    "The proxies whose headers are trusted: X-Forwarded-For for the source address of a request, X-Forwarded-Proto and X-Forwarded-Host for the console.",
  ),
  environmentName: optionalText(
    "name",
    "The name of the environment, such as production: the console shows it on every page.",
  ),
  environmentColour: choice(
    "colour",
    ["grey", "green", "blue", "amber", "red"],
    "grey",
    "The colour of --environment-name in the console.",
  ),
  oidcIssuer: optionalText(
    "url",
    "The issuer of an OpenID Connect provider whose users may sign in to the console. Register the redirect URI <address of the console>/api/oidc/callback with it. Without it, people sign in with keys only. With it, keys work too.",
  ),
  oidcClientId: optionalText("id", "The client ID of the service at --oidc-issuer, which requires it."),
  oidcClientSecret: {
    ...optionalText(
      "secret",
      "The client secret of the service at --oidc-issuer, unless it is a public client. Other users of this machine can see options: prefer the variable, or a file by OIDC_CLIENT_SECRET_FILE, which is read again for each sign-in.",
    ),
    readFrom: followSecretFile,
  },
  oidcName: text("name", "OpenID Connect", "The name of --oidc-issuer on the sign-in page."),
  oidcRequestedScopes: text(
    "scopes",
    "openid profile email",
    "The scopes that are requested from --oidc-issuer, separated by spaces. Some providers send groups only when a scope such as groups is requested.",
  ),
  oidcPersonClaim: text(
    "claim",
    "email",
    "The claim that names a person in the audit and in logs, as oidc:<value>. Choose one that people cannot change themselves. sub, where the claim is absent, or is an address without email_verified: true.",
  ),
  oidcGroupsClaim: text("claim", "groups", "The claim with the groups of a person."),
  oidcClientsClaim: optionalText(
    "claim",
    "The claim with the IDs of the clients that a person is limited to, or * for all of them. A person without it cannot sign in. Without the option, nobody is limited.",
  ),
  oidcViewerGroups: commaList(
    "groups",
    "The groups of --oidc-issuer whose members have the scope viewer in the console, separated by commas. A person in several groups gets the highest scope. A person in none of the groups cannot sign in.",
  ),
  oidcOperatorGroups: commaList("groups", "The groups whose members have the scope operator."),
  oidcAdminGroups: commaList("groups", "The groups whose members have the scope admin."),
  secondPerson: flag(
    "Activations of a configuration, and skips of everything that a filter or an endpoint has, wait up to 24 hours for the approval of another person. A rollback needs none, and the audit shows it as an emergency. Set it for every process of roles all and api.",
  ),
  otelExporterOtlpEndpoint: optionalText(
    "url",
    "The collector that traces are sent to, by OTLP over HTTP, such as http://localhost:4318. Other variables of OpenTelemetry's OTLP exporter apply too. Without it nothing is traced.",
  ),
  tracePercent: integer(
    { default: 1, min: 0, max: 100, unit: "%" },
    "The share of searches and reports to trace, chosen at random. A report with a valid traceparent is traced if its caller traces it.",
  ),
  traceMerchants: flag(
    "Send the header traceparent with callbacks that are traced, so that merchants can continue the trace.",
  ),
  logLevel: choice(
    "level",
    ["trace", "debug", "info", "warn", "error", "fatal", "silent"],
    "info",
    "The minimum level of log lines. Each request is one line: level error for status 500 and above, otherwise info.",
  ),
  requestLogPercent: integer(
    { default: 100, min: 0, max: 100, unit: "%" },
    "The share of successful requests to log, chosen at random. Rejected, failed and aborted requests are always logged. Metrics count all requests.",
  ),
  bodyLimitBytes: integer(
    { default: 262_144, min: 1024, max: 16_777_216, unit: "bytes" },
    "The maximum size of a request body, or of one line in a body of many lines. A larger one gets a 413 response.",
  ),
  headersTimeoutMs: integer(
    { default: 10_000, min: 100, max: 600_000, unit: "ms" },
    "The timeout for the headers of a request. A slower request gets a 408 response, and the connection is closed.",
  ),
  bodyTimeoutMs: integer(
    { default: 10_000, min: 100, max: 600_000, unit: "ms" },
    "The timeout for the body of a request, from the end of its headers. A slower request gets a 408 response, and the connection is closed.",
  ),
  keepAliveTimeoutMs: integer(
    { default: 72_000, min: 1000, max: 3_600_000, unit: "ms" },
    "How long an idle connection stays open. Set it above the idle timeout of the load balancer.",
  ),
  maxConnections: integer(
    { default: 10_000, min: 1, max: 1_000_000, unit: "connections" },
    "The maximum number of open connections. A source that is not a trusted proxy may use half of them. A further connection closes the one that has been idle longest.",
  ),
  shutdownTimeoutMs: integer(
    { default: 10_000, min: 0, max: 600_000, unit: "ms" },
    "How long requests and deliveries in progress may take to finish after SIGTERM or SIGINT.",
  ),
  clientRequestsPerSecond: integer(
    { default: 0, min: 0, max: 1_000_000, unit: "searches/s" },
    "The maximum number of searches of a client per second, with bursts of one second's worth. Further searches get a 429 response. 0: no limit.",
  ),
  failedAuthenticationsPerMinute: integer(
    { default: 100, min: 0, max: 1_000_000, unit: "failures/min" },
    "The maximum number of failed authentications of a source (an IPv4 address or an IPv6 /64) per minute, with bursts of one minute's worth. Beyond it, requests of the source without a valid key get a 429 response; requests with a valid key are not affected. 0: no limit.",
  ),
});

/** The settings of the service. */
export type Settings = SettingsOf<typeof SETTINGS>;
