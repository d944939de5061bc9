export {
  type Contract,
  type ContractList,
  type Direction,
  type JsonSchemaContract,
  type JsonSchemaRoot,
  readContractList,
  type XsdContract,
} from "./contract-list.ts";
export { runContracts } from "./contracts.ts";
export { type GeneratedContract, generateContracts } from "./generate-contract.ts";
export { SchemaError } from "./json-schema/diagnostic.ts";
export { type RunOptions, runXsd } from "./run-xsd.ts";
