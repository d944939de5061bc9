// What generates the code of contracts, without the commands: `@payment-routing/contract-tools/generating`.
export { isCommitted } from "./committed-files.ts";
export {
  type Contract,
  type ContractList,
  type Direction,
  type JsonSchemaContract,
  type JsonSchemaRoot,
  readContractList,
  type XsdContract,
} from "./contract-list.ts";
export { type GeneratedContract, generateContracts } from "./generate-contract.ts";
export { SchemaError } from "./json-schema/diagnostic.ts";
