export { CommandError, type Terminal } from "./command.ts";
export { runCommandLine } from "./run-command-line.ts";
export { runSandbox, type SandboxAddresses } from "./sandbox/run-sandbox.ts";
export type { SandboxFiles } from "./sandbox/start-sandbox.ts";
