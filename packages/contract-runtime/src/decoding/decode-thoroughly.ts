import type { Result } from "../issue.ts";
import type { SchemaTable } from "../schema-table.ts";
import { admitDocument } from "../xml/admit-document.ts";
import { Cursor } from "../xml/cursor.ts";
import { Fault } from "../xml/fault.ts";
import { readEpilog, readProlog } from "../xml/read-document.ts";
import { readStartTag } from "../xml/read-tag.ts";
import { skipContent, walkContent } from "../xml/walk-content.ts";
import type { DecodeOptions } from "./decode-options.ts";
import { Findings } from "./findings.ts";
import { describeTag, type OpenElement, openElement, type Reading } from "./open-element.ts";

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
  const findings = new Findings();
  let value: unknown;
  try {
    const cursor = new Cursor(admitDocument(input, options), options);
    readProlog(cursor);
    value = readRoot({ table, cursor, findings }, root);
    readEpilog(cursor);
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    findings.report(fault.code, fault.offset, fault.expected, fault.received);
  }
  return findings.none ? { ok: true, value } : { ok: false, issues: findings.toIssues(input) };
}

function readRoot(reading: Reading, name: string): unknown {
  const { cursor, findings, table } = reading;
  const tag = readStartTag(cursor);
  findings.path = `/${tag.name}`;
  let value: unknown;
  const type = table.roots[name] as string;
  if (tag.namespace !== "" || tag.name !== name) {
    findings.report("unexpected-root", tag.offset, `<${name}>`, describeTag(tag));
    skipContent(cursor, tag);
    return undefined;
  }
  const root = openElement(reading, tag, type, (read) => {
    value = read;
  });
  if (root === undefined) return value;
  // A stack of elements instead of a call for each: the deepest nesting allowed would overflow the stack.
  const open: OpenElement[] = [root];
  const innermost = (): OpenElement => open.at(-1) as OpenElement;
  walkContent(cursor, tag, {
    text: (data) => innermost().text(data),
    open(child) {
      const element = innermost().child(child);
      if (element !== undefined) open.push(element);
      else findings.path = innermost().path;
      return element === undefined;
    },
    close() {
      open.pop()?.end();
      findings.path = open.at(-1)?.path ?? root.path;
    },
  });
  return value;
}
