export { checkConfiguration } from "./check-configuration.ts";
export type { ConfigurationFault } from "./configuration-fault.ts";
export { type Account, createRouter, type Decision, type Router } from "./router.ts";
