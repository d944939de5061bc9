// Functions

export { compileSchemaSet, type SchemaSetOptions, type SchemaSetResult } from "./compile-schema-set.ts";
export { compileXsd, type ValidationResult, type XsdCompilation, type XsdOptions } from "./compile-xsd.ts";
export {
  type GenerateOptions,
  generateSources,
  projectValues,
} from "./generating/generate-sources.ts";
export { nameRoots, type RootSelection, selectRoots } from "./generating/select-roots.ts";
export type { ProjectionOptions } from "./projecting/write-json-schema.ts";

// Results

export type {
  AttributeUse,
  Automaton,
  ComplexType,
  ElementDeclaration,
  Particle,
  SchemaSet,
  TypeDefinition,
  Wildcard,
} from "./components/schema-set.ts";
export type { SimpleType } from "./components/simple-type.ts";
export { DIAGNOSTIC_CODES, type Diagnostic, type DiagnosticCode, formatDiagnostic } from "./diagnostic.ts";

// For the tools of this repository

export { validateLiteral } from "./building/validate-literal.ts";
export { keyOf } from "./components/component.ts";
export { allowsNamespace, elementsOf, stepsOf, textTypeOf } from "./components/schema-set.ts";
export { suggest } from "./diagnostic.ts";
export { lengthUnit } from "./generating/describe-type.ts";
export { describeRoot, prepareCodec } from "./generating/generate-sources.ts";
export { typeName } from "./generating/names.ts";
export { translatePattern } from "./pattern/compile-pattern.ts";
export { findPositions, type PatternTree } from "./pattern/find-positions.ts";
export { formsOf } from "./projecting/text-patterns.ts";
export { writeSupportTables } from "./write-support-tables.ts";
