export { runContracts } from "./contracts.ts";
export * from "./generating.ts";
export { type RunOptions, runXsd } from "./run-xsd.ts";
