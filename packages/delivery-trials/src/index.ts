export { runAlertTrial } from "./alerts/run-alert-trial.ts";
export { requirePrometheus } from "./alerts/start-prometheus.ts";
export { startTrialDatabase } from "./database/trial-database.ts";
export { type Child, findProgram, startChild } from "./processes/child-process.ts";
export { answerCalls, callMethods, type Remote } from "./processes/requests.ts";
export { type ServerProcess, startServer } from "./processes/server-process.ts";
export type { Behaviour } from "./receiver/behaviours.ts";
export { type Receivers, startReceivers } from "./receiver/receiver-process.ts";
export { runSearchFleet } from "./searches/run-search-fleet.ts";
export type { TrialMerchant } from "./service/merchants.ts";
export { deriveSecrets } from "./service/merchants.ts";
export {
  runCommand,
  SANDBOX_FILES,
  type ServiceOptions,
  type ServiceProcess,
  type ServiceRole,
  startService,
} from "./service/service-process.ts";
export { writeConfiguration } from "./service/write-configuration.ts";
