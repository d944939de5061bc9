import { type Issue, type IssueCode, MAX_ISSUES, type Result } from "../issue.ts";
import { judgeText, quoteText } from "../lexical/judge-text.ts";
import type {
  ChildTable,
  RecordTable,
  RowsTable,
  SchemaTable,
  SimpleTable,
  TypeTable,
} from "../schema-table.ts";
import { admitDocument, Cursor } from "../xml/cursor.ts";
import { Fault } from "../xml/fault.ts";
import { readOpenContent } from "../xml/open-content.ts";
import { readCharacterData } from "../xml/read-character-data.ts";
import { readEpilog, readProlog } from "../xml/read-document.ts";
import { readEndTag, readStartTag, type StartTag } from "../xml/read-tag.ts";
import { lookingAt, unfinished } from "../xml/skip-markup.ts";
import { holds } from "./condition.ts";
import type { DecodeOptions } from "./decode-options.ts";
import { type Expectation, expectChildren } from "./expect-children.ts";
import { judgeAttribute } from "./judge-attribute.ts";
import { Locator, locateIssue } from "./locate.ts";

/**
 * Reads a document by its schema's table and reports everything that is wrong with it, in document order.
 * What is not well-formed ends the reading, since nothing behind it can be told apart.
 */
export function decodeThoroughly(
  input: Uint8Array | string,
  options: DecodeOptions | undefined,
  table: SchemaTable,
  root: string,
): Result<unknown> {
  const findings: Finding[] = [];
  let value: unknown;
  const reading: Reading = { table, findings, path: "" };
  try {
    const cursor = new Cursor(admitDocument(input, options), options);
    readProlog(cursor);
    value = readRoot(reading, cursor, root);
    readEpilog(cursor);
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    findings.push({ ...fault, path: reading.path });
  }
  return findings.length === 0 ? { ok: true, value } : { ok: false, issues: describe(input, findings) };
}

/** What was found at a place; the line and column come at the end, when they are wanted. */
interface Finding {
  readonly code: IssueCode;
  readonly path: string;
  readonly offset: number;
  readonly expected: string;
  readonly received: string;
}

interface Reading {
  readonly table: SchemaTable;
  readonly findings: Finding[];
  /** Of the element that is being read. */
  path: string;
}

function describe(input: Uint8Array | string, findings: readonly Finding[]): Issue[] {
  const locator = new Locator(input);
  return findings
    .toSorted((a, b) => a.offset - b.offset)
    .slice(0, MAX_ISSUES)
    .map(({ code, path, offset, expected, received }) =>
      locateIssue(locator, code, path, offset, expected, received),
    );
}

function readRoot(reading: Reading, cursor: Cursor, root: string): unknown {
  const tag = readStartTag(cursor);
  reading.path = `/${tag.name}`;
  if (tag.namespace !== "" || tag.name !== root) {
    report(reading, "unexpected-root", reading.path, tag.offset, `<${root}>`, describeTag(tag));
    readOpenContent(cursor, tag);
    return undefined;
  }
  return readElement(reading, cursor, tag, reading.table.roots[root] as string);
}

function readElement(reading: Reading, cursor: Cursor, tag: StartTag, typeName: string): unknown {
  const type = reading.table.types[typeName] as TypeTable;
  if (type.kind === "open") return readOpenContent(cursor, tag);
  for (const attribute of tag.attributes) {
    const wrong = judgeAttribute(attribute);
    if (wrong !== undefined) {
      const path = `${reading.path}/@${attribute.name}`;
      report(reading, wrong.code, path, attribute.offset, wrong.expected, quoteText(attribute.value));
    }
  }
  return type.kind === "simple"
    ? readSimple(reading, cursor, tag, type)
    : readChildren(reading, cursor, tag, type);
}

function readSimple(reading: Reading, cursor: Cursor, tag: StartTag, type: SimpleTable): unknown {
  let text = "";
  let offset = -1;
  let simple = true;
  forEachPart(cursor, tag, {
    onText: (data) => {
      text += data.text;
      if (offset === -1) offset = data.offset;
    },
    onChild: (child) => {
      simple = false;
      skipUnexpected(reading, cursor, child, "text only");
    },
  });
  if (!simple) return undefined;
  const judgement = judgeText(type, text);
  if ("value" in judgement) return judgement.value;
  const { code, expected, received } = judgement;
  report(reading, code, reading.path, offset === -1 ? tag.offset : offset, expected, received);
  return undefined;
}

function readChildren(
  reading: Reading,
  cursor: Cursor,
  tag: StartTag,
  type: RecordTable | RowsTable,
): unknown {
  const { path } = reading;
  const expectation = expectChildren(type);
  forEachPart(cursor, tag, {
    onText: ({ blank, offset, text }) => {
      if (!blank) report(reading, "unexpected-text", path, offset, "elements only", quoteText(text.trim()));
    },
    onChild: (child) => {
      readChild(reading, cursor, child, expectation, tag);
      reading.path = path;
    },
  });
  for (const missing of expectation.finish())
    reportMissing(reading, missing.child, missing.offset ?? tag.offset, "nothing");
  checkAssertions(reading, tag, type, expectation);
  return expectation.value();
}

function readChild(
  reading: Reading,
  cursor: Cursor,
  tag: StartTag,
  expectation: Expectation,
  parent: StartTag,
): void {
  const taken = tag.namespace === "" ? expectation.take(tag.name, tag.offset) : undefined;
  for (const missing of taken?.missing ?? []) reportMissing(reading, missing, tag.offset, describeTag(tag));
  if (taken?.child === undefined) {
    const path = `${reading.path}/${tag.name}`;
    const expected = expectation.describeNext(parent.name);
    report(
      reading,
      taken?.repeated ? "repeated-element" : "unexpected-element",
      path,
      tag.offset,
      expected,
      describeTag(tag),
    );
    reading.path = path;
    readOpenContent(cursor, tag);
    return;
  }
  reading.path += `/${tag.name}${taken.index === undefined ? "" : `[${taken.index}]`}`;
  taken.put(readElement(reading, cursor, tag, taken.child.type));
}

function checkAssertions(
  reading: Reading,
  tag: StartTag,
  type: RecordTable | RowsTable,
  expectation: Expectation,
): void {
  if (type.kind === "rows") return;
  for (const { condition, message, test } of type.assertions ?? []) {
    if (holds(condition, (child) => expectation.has(child))) continue;
    report(
      reading,
      "assertion-failed",
      reading.path,
      tag.offset,
      message,
      `an element for which "${test}" is false`,
    );
  }
}

interface PartHandler {
  onText(data: { text: string; offset: number; blank: boolean }): void;
  /** Must read the child to behind its end tag. */
  onChild(tag: StartTag): void;
}

/** Reads the content of an element, piece by piece, to behind its end tag. */
function forEachPart(cursor: Cursor, tag: StartTag, handler: PartHandler): void {
  while (!tag.empty) {
    const data = readCharacterData(cursor);
    if (data.text !== "") handler.onText(data);
    if (cursor.pos >= cursor.bytes.length) throw unfinished(cursor, tag.offset, `</${tag.name}>`);
    if (lookingAt(cursor, "</")) break;
    handler.onChild(readStartTag(cursor));
  }
  readEndTag(cursor, tag);
}

function skipUnexpected(reading: Reading, cursor: Cursor, tag: StartTag, expected: string): void {
  report(
    reading,
    "unexpected-element",
    `${reading.path}/${tag.name}`,
    tag.offset,
    expected,
    describeTag(tag),
  );
  readOpenContent(cursor, tag);
}

function reportMissing(reading: Reading, child: ChildTable, offset: number, received: string): void {
  report(reading, "missing-element", `${reading.path}/${child.name}`, offset, `<${child.name}>`, received);
}

function report(
  reading: Reading,
  code: IssueCode,
  path: string,
  offset: number,
  expected: string,
  received: string,
): void {
  // A document of nothing but faults must not cost more than it is worth: ordering needs some beyond what is shown.
  if (reading.findings.length < 10 * MAX_ISSUES)
    reading.findings.push({ code, path, offset, expected, received });
}

function describeTag(tag: StartTag): string {
  return tag.namespace === ""
    ? `<${tag.name}>`
    : `<${tag.name}> in the namespace ${quoteText(tag.namespace)}`;
}
