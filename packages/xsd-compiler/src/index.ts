export { type Compilation, type CompiledSchema, compileSchema } from "./compile-schema.ts";
export { DIAGNOSTIC_CODES, type Diagnostic, type DiagnosticCode, formatDiagnostic } from "./diagnostic.ts";
export { typeName } from "./writing/names.ts";
