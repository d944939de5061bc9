export { CommandError, type Terminal } from "./command.ts";
export { runCommandLine } from "./run-command-line.ts";
