// What generated code imports, and the compiler that writes it. Not for anyone else: it changes with the compiler.

export { PatternAutomaton } from "./datatypes/pattern-automaton.ts";
export { prepareSimpleType } from "./datatypes/prepare-simple-type.ts";
export { PRIMITIVES, primitive } from "./datatypes/primitives.ts";
export { keyOfValue, type SimpleType, type SimpleValue, type ValueIssue } from "./datatypes/simple-type.ts";
export type * from "./datatypes/simple-type-table.ts";
export { type Bounds, SCHEMA_SET_BOUNDS } from "./decoding/decode-options.ts";
export type { DocumentReader } from "./decoding/document-reader.ts";
export { IdentityConstraints } from "./decoding/identity-constraints.ts";
export { readDocument } from "./decoding/read-document.ts";
export { DocumentCodec } from "./document-codec.ts";
export type { DocumentWriter } from "./encoding/document-writer.ts";
export type { ElementTags } from "./encoding/written-names.ts";
export type { AjvValidator } from "./json/ajv-validator.ts";
export { parseJson, parseQuickly } from "./json/parse-json.ts";
export { parseThoroughly } from "./json/parse-thoroughly.ts";
export { jsonSeparator, serializeArray, serializeNumber, serializeString } from "./json/serialize.ts";
export { countCharacters } from "./lexical/count-characters.ts";
export { formatInteger } from "./lexical/integer.ts";
export { normaliseWhiteSpace } from "./lexical/white-space.ts";
export type * from "./schema/assertion.ts";
export type { FastReader, FastWriter } from "./schema/components.ts";
export { Schema } from "./schema/schema.ts";
export type * from "./schema/validation-table.ts";
export type * from "./schema/value-table.ts";
export { type PackedTables, readTables } from "./tables/read-tables.ts";
export type { Row } from "./tables/rows.ts";
export { addError, appendErrors } from "./validation/add-error.ts";
export { equalValues } from "./validation/equal-values.ts";
export { judgeValue } from "./validation/judge-value.ts";
export { NAME_RANGES, NAME_START_RANGES } from "./xml/characters.ts";
export type { ElementName } from "./xml/element-name.ts";
export { NCNAME } from "./xml/name-pattern.ts";
export { XML_NAMESPACE, XMLNS_NAMESPACE } from "./xml/namespace-scope.ts";
export { toUtf8 } from "./xml/to-utf-8.ts";

/** A value while it is being built. */
export type Mutable<T> = { -readonly [Member in keyof T]: T[Member] };
