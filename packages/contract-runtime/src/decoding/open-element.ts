import { judgeText } from "../lexical/judge-text.ts";
import { cutOff, quoteText } from "../quote-text.ts";
import type { RecordTable, RowsTable, SchemaTable, SimpleTable, TypeTable } from "../schema-table.ts";
import type { Cursor } from "../xml/cursor.ts";
import type { CharacterData } from "../xml/read-character-data.ts";
import { readOpenContent } from "../xml/read-open-content.ts";
import type { StartTag } from "../xml/read-tag.ts";
import { skipContent } from "../xml/walk-content.ts";
import { holds } from "./condition.ts";
import { type Expectation, expectChildren, type Missing } from "./expect-children.ts";
import type { Findings } from "./findings.ts";
import { judgeAttribute } from "./judge-attribute.ts";

/** One thorough decoding. */
export interface Reading {
  readonly table: SchemaTable;
  readonly cursor: Cursor;
  readonly findings: Findings;
}

/** An element whose start tag was read: judges what stands inside it. */
export interface OpenElement {
  readonly path: string;
  text(data: CharacterData): void;
  /** The child, or undefined when it has been read as a whole already. */
  child(tag: StartTag): OpenElement | undefined;
  /** Comes when the end tag was read. */
  end(): void;
}

/**
 * Judges the attributes of an element whose start tag was read last and whose path is that of the findings.
 *
 * @param put takes the element's value, which means something only when nothing is wrong
 * @returns the element, or undefined when it has been read as a whole already
 */
export function openElement(
  reading: Reading,
  tag: StartTag,
  typeName: string,
  put: (value: unknown) => void,
): OpenElement | undefined {
  const type = reading.table.types[typeName] as TypeTable;
  if (type.kind === "open") {
    put(readOpenContent(reading.cursor, tag));
    return undefined;
  }
  judgeAttributes(reading.findings, tag);
  return type.kind === "simple" ? openSimple(reading, tag, type, put) : openParent(reading, tag, type, put);
}

function judgeAttributes(findings: Findings, { attributes }: StartTag): void {
  for (const attribute of attributes) {
    const wrong = judgeAttribute(attribute);
    if (wrong === undefined) continue;
    const path = `${findings.path}/@${attribute.name}`;
    findings.report(wrong.code, attribute.offset, wrong.expected, quoteText(attribute.value), path);
  }
}

function openSimple(
  reading: Reading,
  tag: StartTag,
  type: SimpleTable,
  put: (value: unknown) => void,
): OpenElement {
  const { findings } = reading;
  const { path } = findings;
  let text = "";
  let { offset } = tag;
  let simple = true;
  return {
    path,
    text(data) {
      if (text === "") offset = data.offset;
      text += data.text;
    },
    child(child) {
      simple = false;
      refuseChild(reading, child, "text only");
      return undefined;
    },
    end() {
      // Text with an element inside is reported already.
      if (!simple) return;
      const judgement = judgeText(type, text);
      if ("value" in judgement) put(judgement.value);
      else findings.report(judgement.code, offset, judgement.expected, judgement.received);
    },
  };
}

function openParent(
  reading: Reading,
  tag: StartTag,
  type: RecordTable | RowsTable,
  put: (value: unknown) => void,
): OpenElement {
  const { findings } = reading;
  const expectation = expectChildren(type);
  return {
    path: findings.path,
    text({ blank, offset, text }) {
      if (!blank) findings.report("unexpected-text", offset, "elements only", quoteText(text.trim()));
      // White space may stand between elements only where there may be elements (XSD part 1, section 3.4.4).
      else if (type.kind !== "rows" && type.children.length === 0)
        findings.report("unexpected-text", offset, "nothing", quoteText(text));
    },
    child: (child) => takeChild(reading, child, expectation, tag),
    end() {
      for (const missing of expectation.finish()) reportMissing(findings, missing, tag, "nothing");
      if (type.kind !== "rows") checkAssertions(findings, tag, type, expectation);
      put(expectation.value());
    },
  };
}

function takeChild(
  reading: Reading,
  tag: StartTag,
  expectation: Expectation,
  parent: StartTag,
): OpenElement | undefined {
  const { findings } = reading;
  const taken = tag.namespace === "" ? expectation.take(tag.name, tag.offset) : undefined;
  if (taken === undefined) {
    refuseChild(reading, tag, expectation.describeNext(parent.name));
    return undefined;
  }
  const { child, index, exceeds } = taken;
  for (const missing of taken.missing) reportMissing(findings, missing, tag, describeTag(tag));
  findings.path += `/${tag.name}${index === undefined ? "" : `[${index}]`}`;
  if (exceeds !== undefined) {
    findings.report("repeated-element", tag.offset, `at most ${exceeds} <${child.name}>`, "one more");
  }
  return openElement(reading, tag, child.type, taken.put);
}

function refuseChild({ cursor, findings }: Reading, tag: StartTag, expected: string): void {
  findings.path += `/${tag.name}`;
  findings.report("unexpected-element", tag.offset, expected, describeTag(tag));
  skipContent(cursor, tag);
}

function checkAssertions(
  findings: Findings,
  tag: StartTag,
  type: RecordTable,
  expectation: Expectation,
): void {
  for (const { condition, message, test } of type.assertions ?? []) {
    if (holds(condition, expectation.has)) continue;
    findings.report("assertion-failed", tag.offset, message, `an element for which "${test}" is false`);
  }
}

function reportMissing(findings: Findings, missing: Missing, at: StartTag, received: string): void {
  const { child, index, offset = at.offset } = missing;
  const path = `${findings.path}/${child.name}${index === undefined ? "" : `[${index}]`}`;
  if (child.min > 1 && index !== undefined) {
    const found = index === 1 ? "nothing" : `${index - 1}`;
    findings.report("missing-element", offset, `at least ${child.min} <${child.name}>`, found, path);
  } else {
    findings.report("missing-element", offset, `<${child.name}>`, received, path);
  }
}

/** A start tag as an issue shows it. */
export function describeTag({ name, namespace }: StartTag): string {
  const tag = `<${cutOff(name)}>`;
  return namespace === "" ? tag : `${tag} in the namespace ${quoteText(namespace)}`;
}
