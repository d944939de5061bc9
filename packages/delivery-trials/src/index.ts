export { startTrialDatabase, type TrialDatabase } from "./database/trial-database.ts";
export { type ScriptedReport, scriptSession } from "./load/session-script.ts";
export { type Child, findProgram, startChild } from "./processes/child-process.ts";
export { answerRequests, createRequests } from "./processes/requests.ts";
export type { TrialMerchant } from "./service/merchants.ts";
export { type ServiceOptions, type ServiceProcess, startService } from "./service/service-process.ts";
export { deriveSecrets } from "./service/trial-secrets.ts";
export { writeConfiguration } from "./service/write-configuration.ts";
