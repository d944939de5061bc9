export { runContracts } from "./contracts.ts";
export * from "./generating.ts";
export { type ContractPage, type PageOptions, writeContractPage } from "./reference/contract-page.ts";
export type { ReferencePart } from "./reference/described-types.ts";
export { pageOptions } from "./reference/reference-command.ts";
export { writeReference } from "./reference/write-json-schema.ts";
export { storeSnapshot } from "./release/snapshots.ts";
export { type RunOptions, runXsd } from "./run-xsd.ts";
