// The interface for generated code and the compiler that writes it. It is not public and changes with the compiler.

export type { AjvValidator } from "./ajv/ajv-errors.ts";
export { appendErrors, equalValues, runValidator } from "./ajv/generated-validators.ts";
export { IdentityConstraints } from "./constraints/identity-constraints.ts";
export { decimal, double, float } from "./datatypes/number-datatypes.ts";
export { PatternAutomaton } from "./datatypes/pattern-automaton.ts";
export { prepareSimpleType } from "./datatypes/prepare-simple-type.ts";
export { primitive } from "./datatypes/primitives.ts";
export {
  keyOfValue,
  NO_PREFIXES,
  type SimpleType,
  type SimpleValue,
} from "./datatypes/simple-type.ts";
export type * from "./datatypes/simple-type-table.ts";
export {
  anyUri as anyURI,
  base64Binary,
  boolean,
  hexBinary,
  qualifiedName as QName,
  string,
} from "./datatypes/text-datatypes.ts";
export {
  date,
  dateTime,
  duration,
  gDay,
  gMonth,
  gMonthDay,
  gYear,
  gYearMonth,
  time,
} from "./datatypes/time-datatypes.ts";
export {
  type Decode,
  type DecoderOptions,
  DocumentDecoder,
  readDocument,
} from "./decoding/document-decoder.ts";
export type { DocumentReader, TypeReader } from "./decoding/document-reader.ts";
export { addItem, setOwn } from "./decoding/frame.ts";
export { Identifiers } from "./decoding/identifiers.ts";
export { MAX_PLAIN_ATTRIBUTES } from "./decoding/plain-attributes.ts";
export { Attributes } from "./decoding/read-attributes.ts";
export { readDeclared, readRecordBy } from "./decoding/read-record.ts";
export { DocumentEncoder } from "./encoding/document-encoder.ts";
export type { Encode } from "./encoding/encoder.ts";
export { type Create, creatorOf, fillDefaults } from "./encoding/fill-defaults.ts";
export { KeptAttributes } from "./encoding/kept-attributes.ts";
export { readNamedType, TypeLabels } from "./encoding/labelled-value.ts";
export { PlainEncoder } from "./encoding/plain-encoder.ts";
export { RecordPlans } from "./encoding/record-plan.ts";
export { parseJson, parseValid, parseWithPositions } from "./json/parse-json.ts";
export { countCharacters, normaliseWhiteSpace } from "./lexical.ts";
export type * from "./schema/assertion.ts";
export { list } from "./schema/list.ts";
export { union } from "./schema/list-and-union.ts";
export { declarationsOf, Schema } from "./schema/schema.ts";
export { DATATYPES, SCHEMA_PARTS } from "./schema/schema-parts.ts";
export { NO_ITEMS } from "./schema/slots.ts";
export type * from "./schema/validation-table.ts";
export type * from "./schema/value-table.ts";
export { documentSchema, valueSchema } from "./standard-schema.ts";
export { type PackedTables, readTables, usualLabel } from "./tables/read-tables.ts";
export { readTypeRow, usualExpression, usualWhiteSpace } from "./tables/read-type-row.ts";
export type { Row } from "./tables/rows.ts";
export { usualShape } from "./tables/usual-shape.ts";
export { DocumentValidator, type Validate } from "./validating/document-validator.ts";
export { NAME_RANGES, NAME_START_RANGES } from "./xml/characters.ts";
export { type Bounds, SCHEMA_SET_BOUNDS } from "./xml/cursor.ts";
export { NAME, NAME_CHARACTER, NCNAME } from "./xml/names.ts";
export { XML_NAMESPACE, XMLNS_NAMESPACE, XSD_NAMESPACE, XSI_NAMESPACE } from "./xml/namespace-scope.ts";
export { toUtf8 } from "./xml/utf-8.ts";

/** A value while it is being built. */
export type Mutable<T> = { -readonly [Member in keyof T]: T[Member] };
