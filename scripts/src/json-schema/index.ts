export {
  generateJsonSchemaContract,
  type JsonSchemaContract,
  type SchemaRoot,
} from "./generate-json-schema-contract.ts";
export { type SchemaDiagnostic, type SchemaDiagnosticCode, SchemaError } from "./schema-diagnostic.ts";
export { type ValidatorExport, writeAjvValidator } from "./write-ajv-validator.ts";
