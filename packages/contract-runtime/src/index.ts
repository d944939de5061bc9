export { DEFAULT_BOUNDS, type DecodeOptions } from "./decoding/decode-options.ts";
export { Locator, type Position } from "./decoding/locate.ts";
export { describeIssue, ISSUE_CODES, type Issue, type IssueCode, MAX_ISSUES, type Result } from "./issue.ts";
export type { ParseOptions } from "./json/parse-options.ts";
export { findText } from "./xml/find-text.ts";
export type { OpenContent, XmlAttribute, XmlElement, XmlNode } from "./xml/open-content.ts";
export { readTree, type TreeElement } from "./xml/read-tree.ts";
export { escapeAttribute, escapeText } from "./xml/write.ts";
