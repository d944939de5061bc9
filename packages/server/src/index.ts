export type { ConsoleOptions } from "./console/console-routes.ts";
export {
  createServer,
  type ListeningAddresses,
  type Server,
  type ServerOptions,
} from "./create-server.ts";
export { letHeapGrow } from "./let-heap-grow.ts";
export { defaultSettings, type Settings } from "./server-settings.ts";

// The ports that the process supplies.

export type { Credentials } from "./credentials.ts";
export type {
  Administration,
  ConsoleSessionStore,
  DecisionRecorder,
  DeliveryAccess,
  LiveConfiguration,
  OpenedDelivery,
  ServedConfiguration,
} from "./ports.ts";

// Logs.

export { openLogOutput } from "./observability/log-output.ts";
export { createLogger, type Logger } from "./observability/logger.ts";
export { oncePerMinute } from "./observability/once-per-minute.ts";

// Explanations, problems and JSON, which commands write in the same way as the server.

export { explainSearch } from "./explain-search.ts";
export { writeActivation } from "./internal/administration/configuration-routes.ts";
export { writeKey } from "./internal/administration/key-routes.ts";
export { writeDecision } from "./internal/write-decision.ts";
export { writeMembers } from "./internal/write-members.ts";
export { detailProblem, type Problem, type ProblemCode } from "./problems/problem.ts";
