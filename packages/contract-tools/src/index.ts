export { runContracts } from "./contracts.ts";
export { type RunOptions, runXsd } from "./run-xsd.ts";
