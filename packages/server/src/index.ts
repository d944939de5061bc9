export type { Credentials, KeyDigest } from "./authentication/credentials.ts";
export {
  ConfigurationError,
  type LoadedConfiguration,
  type LoadOptions,
  type LocatedFault,
  loadConfiguration,
} from "./configuration/load-configuration.ts";
export { createServer, type ListeningAddresses, type Server, type ServerOptions } from "./create-server.ts";
export { createLogger, type Logger } from "./observability/logger.ts";
export { PROBLEMS, type ProblemCode } from "./problems/problem-codes.ts";
export { SEARCH_PATH } from "./search/search-route.ts";
export { defaultSettings, SETTINGS, type Settings } from "./settings.ts";
