export type { ConsoleOptions } from "./console/console-routes.ts";
export {
  createServer,
  type ListeningAddresses,
  type Server,
  type ServerOptions,
} from "./http/create-server.ts";
export type { DeliveryAccess, OpenedDelivery } from "./http/delivery-access.ts";
export { letHeapGrow } from "./http/let-heap-grow.ts";
export { defaultSettings, type Settings } from "./http/server-settings.ts";

// Logs.

export { openLogOutput } from "./metrics/log-output.ts";
export { createLogger, type Logger } from "./metrics/logger.ts";
export { readVersion } from "./metrics/metrics.ts";
export { oncePerMinute } from "./metrics/once-per-minute.ts";

// Metrics.

export type { ExpiryKind, MeasuredConfiguration } from "./metrics/expiry-metrics.ts";

// Traces.

export { openTracing, type Tracing } from "./tracing/open-tracing.ts";

// Warnings, explanations, decisions and problems, which commands write in the same way as the server.

export { writeDecision, writeRejected } from "./operator/decision-handlers.ts";
export { explainSearch } from "./operator/explain-search.ts";
export { findWarnings } from "./operator/find-warnings.ts";
export { detailProblem, type Problem, type ProblemCode } from "./problems/problem.ts";
