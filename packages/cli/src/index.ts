export { CommandError, type Terminal } from "./command.ts";
export type { DemoKeys } from "./demo/play-demo.ts";
export type { DemoFiles } from "./demo/run-demo.ts";
export { runDemo } from "./demo/run-demo.ts";
export { type DeployedService, runDemoOn } from "./demo/run-demo-on.ts";
export { runCommandLine } from "./run-command-line.ts";
export { runSandbox, type SandboxAddresses } from "./sandbox/run-sandbox.ts";
export type { SandboxFiles } from "./sandbox/start-sandbox.ts";
