// Documents

export { showAsWritten } from "./json/exact-numbers.ts";
export { JsonLocator, parseJson } from "./json/parse-json.ts";
export {
  type ParameterFormat,
  type ParameterTexts,
  type RequestFormat,
  type Route,
  readParameters,
} from "./json/read-parameters.ts";
export { findText } from "./xml/find-text.ts";
export { readTree, type TreeElement } from "./xml/read-tree.ts";
export { escapeAttribute, escapeText } from "./xml/write.ts";

// Results

export { Locator, type Position } from "./decoding/locate.ts";
export { writeExcerpt, writeExcerptOfLine } from "./excerpt.ts";
export {
  createIssue,
  describeIssue,
  ISSUE_CODES,
  type Issue,
  type IssueCode,
  MAX_ISSUES,
  type Result,
  splitPointer,
  writePointer,
} from "./issue.ts";
export { boundText, cutOff, quoteText } from "./quote-text.ts";

// Options

export type { ParseOptions } from "./json/parse-json.ts";
export type { ValidateOptions } from "./validating/document-validator.ts";
export { DEFAULT_BOUNDS, type DecodeOptions, type DoctypeReader } from "./xml/cursor.ts";
export { readDoctype, skipDoctype } from "./xml/doctype.ts";

// Standard Schema

export type { StandardIssue, StandardResult, StandardSchema } from "./standard-schema.ts";

// Types that generated types use

export type { ExpandedName } from "./datatypes/text-datatypes.ts";
export {
  type AtMostOneOf,
  type Decimal,
  decimal,
  type Input,
  type Item,
  type ItemOf,
  type OneOf,
  type WithDefaults,
} from "./value-types.ts";
export type { OpenContent, XmlAttribute, XmlElement, XmlNode } from "./xml/open-content.ts";
