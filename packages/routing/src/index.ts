export { type ConfigurationFault, checkConfiguration } from "./check-configuration.ts";
export { type Account, createRouter, type Decision, type Router } from "./router.ts";
