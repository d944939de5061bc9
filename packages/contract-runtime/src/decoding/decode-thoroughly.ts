import type { IssueCode, Result } from "../issue.ts";
import { judgeText } from "../lexical/judge-text.ts";
import { cutOff, quoteText } from "../quote-text.ts";
import type { RecordTable, RowsTable, SchemaTable, SimpleTable, TypeTable } from "../schema-table.ts";
import { admitDocument } from "../xml/admit-document.ts";
import { Cursor } from "../xml/cursor.ts";
import { Fault } from "../xml/fault.ts";
import { type CharacterData, readCharacterData } from "../xml/read-character-data.ts";
import { readEpilog, readProlog } from "../xml/read-document.ts";
import { readOpenContent } from "../xml/read-open-content.ts";
import { readEndTag, readStartTag, type StartTag } from "../xml/read-tag.ts";
import { lookingAt } from "../xml/skip-markup.ts";
import { skipContent } from "../xml/walk-content.ts";
import { holds } from "./condition.ts";
import type { DecodeOptions } from "./decode-options.ts";
import { type Expectation, expectChildren, type Missing } from "./expect-children.ts";
import { Findings } from "./findings.ts";
import { judgeAttribute } from "./judge-attribute.ts";

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
  const reading: Reading = { table, findings: new Findings(), path: "" };
  let value: unknown;
  try {
    const cursor = new Cursor(admitDocument(input, options), options);
    readProlog(cursor);
    value = readRoot(reading, cursor, root);
    readEpilog(cursor);
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    report(reading, fault.code, fault.offset, fault.expected, fault.received);
  }
  const { findings } = reading;
  return findings.none ? { ok: true, value } : { ok: false, issues: findings.toIssues(input) };
}

interface Reading {
  readonly table: SchemaTable;
  readonly findings: Findings;
  /** Of the element that is being read. */
  path: string;
}

function readRoot(reading: Reading, cursor: Cursor, root: string): unknown {
  const tag = readStartTag(cursor);
  reading.path = `/${tag.name}`;
  if (tag.namespace === "" && tag.name === root) {
    return readElement(reading, cursor, tag, reading.table.roots[root] as string);
  }
  report(reading, "unexpected-root", tag.offset, `<${root}>`, describeTag(tag));
  skipContent(cursor, tag);
  return undefined;
}

function readElement(reading: Reading, cursor: Cursor, tag: StartTag, typeName: string): unknown {
  const type = reading.table.types[typeName] as TypeTable;
  if (type.kind === "open") return readOpenContent(cursor, tag);
  for (const attribute of tag.attributes) {
    const wrong = judgeAttribute(attribute);
    if (wrong === undefined) continue;
    const path = `${reading.path}/@${attribute.name}`;
    reading.findings.report(wrong.code, path, attribute.offset, wrong.expected, quoteText(attribute.value));
  }
  return type.kind === "simple"
    ? readSimple(reading, cursor, tag, type)
    : readChildren(reading, cursor, tag, type);
}

function readSimple(reading: Reading, cursor: Cursor, tag: StartTag, type: SimpleTable): unknown {
  let text = "";
  let { offset } = tag;
  let simple = true;
  readParts(
    cursor,
    tag,
    (data) => {
      if (text === "") offset = data.offset;
      text += data.text;
    },
    (child) => {
      simple = false;
      refuseChild(reading, cursor, child, "unexpected-element", "text only");
    },
  );
  if (!simple) return undefined;
  const judgement = judgeText(type, text);
  if ("value" in judgement) return judgement.value;
  report(reading, judgement.code, offset, judgement.expected, judgement.received);
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
  readParts(
    cursor,
    tag,
    ({ blank, offset, text }) => {
      if (!blank) report(reading, "unexpected-text", offset, "elements only", quoteText(text.trim()));
    },
    (child) => {
      readChild(reading, cursor, child, expectation, tag);
      reading.path = path;
    },
  );
  for (const missing of expectation.finish()) reportMissing(reading, missing, tag, "nothing");
  if (type.kind !== "rows") checkAssertions(reading, tag, type, expectation);
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
  for (const missing of taken?.missing ?? []) reportMissing(reading, missing, tag, describeTag(tag));
  if (taken?.child === undefined) {
    const code = taken?.repeated ? "repeated-element" : "unexpected-element";
    refuseChild(reading, cursor, tag, code, expectation.describeNext(parent.name));
  } else {
    reading.path += `/${tag.name}${taken.index === undefined ? "" : `[${taken.index}]`}`;
    taken.put(readElement(reading, cursor, tag, taken.child.type));
  }
}

function refuseChild(
  reading: Reading,
  cursor: Cursor,
  tag: StartTag,
  code: IssueCode,
  expected: string,
): void {
  const { path } = reading;
  reading.path += `/${tag.name}`;
  report(reading, code, tag.offset, expected, describeTag(tag));
  skipContent(cursor, tag);
  reading.path = path;
}

function checkAssertions(reading: Reading, tag: StartTag, type: RecordTable, expectation: Expectation): void {
  for (const { condition, message, test } of type.assertions ?? []) {
    if (holds(condition, expectation.has)) continue;
    const received = `an element for which "${test}" is false`;
    report(reading, "assertion-failed", tag.offset, message, received);
  }
}

/** Reads the content of an element, piece by piece, to behind its end tag. `onChild` must read the child as a whole. */
function readParts(
  cursor: Cursor,
  tag: StartTag,
  onText: (data: CharacterData) => void,
  onChild: (tag: StartTag) => void,
): void {
  while (!tag.empty) {
    const data = readCharacterData(cursor);
    if (data.text !== "") onText(data);
    if (!lookingAt(cursor, "<") || lookingAt(cursor, "</")) break;
    onChild(readStartTag(cursor));
  }
  readEndTag(cursor, tag);
}

function reportMissing(
  reading: Reading,
  { child, index, offset }: Missing,
  at: StartTag,
  received: string,
): void {
  const path = `${reading.path}/${child.name}${index === undefined ? "" : `[${index}]`}`;
  const several = child.min > 1;
  const expected = several ? `at least ${child.min} <${child.name}>` : `<${child.name}>`;
  const found = several && index !== undefined && index > 1 ? `${index - 1}` : received;
  reading.findings.report("missing-element", path, offset ?? at.offset, expected, found);
}

/** Reports something about the element that is being read. */
function report(reading: Reading, code: IssueCode, offset: number, expected: string, received: string): void {
  reading.findings.report(code, reading.path, offset, expected, received);
}

function describeTag({ name, namespace }: StartTag): string {
  const tag = `<${cutOff(name)}>`;
  return namespace === "" ? tag : `${tag} in the namespace ${quoteText(namespace)}`;
}
