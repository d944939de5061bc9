export type { Administration, DecisionRecorder, ListedDecision } from "./administration.ts";
export type {
  Credentials,
  InternalKeyDigest,
  InternalScope,
  KeyDigest,
} from "./authentication.ts";
export { createServer, type ListeningAddresses, type Server, type ServerOptions } from "./create-server.ts";
export { explainSearch } from "./explain/explain-search.ts";
export { type Locate, writeReason } from "./explain/write-explanation.ts";
export { writeMembers } from "./internal/operator/written.ts";
export { isTransient } from "./is-transient.ts";
export type { DeliveryAccess, OpenedDelivery } from "./keep-delivery.ts";
export { type KeptDelivery, type KeptDeliveryOptions, keepDelivery } from "./keep-delivery.ts";
export { openLogOutput } from "./observability/log-output.ts";
export { createLogger, type Logger } from "./observability/logger.ts";
export { seldom } from "./observability/seldom.ts";
export { detailProblem, type Problem } from "./problems/problem.ts";
export type { ProblemCode } from "./problems/problem-codes.ts";
export type { LiveConfiguration, Place, ServedConfiguration } from "./served-configuration.ts";
export { defaultSettings, type Settings } from "./settings.ts";
