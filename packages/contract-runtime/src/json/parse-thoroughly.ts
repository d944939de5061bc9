import { Locator, locateIssue } from "../decoding/locate.ts";
import { type Issue, MAX_ISSUES, type Result } from "../issue.ts";
import { issuesFromAjv } from "../validation/issues-from-ajv.ts";
import { admitDocument } from "../xml/admit-document.ts";
import { Fault } from "../xml/fault.ts";
import type { AjvValidator } from "./ajv-validator.ts";
import { findOffset, type JsonNode } from "./json-node.ts";
import { type ParseOptions, parseBounds } from "./parse-options.ts";
import { readJson } from "./read-json.ts";

/** What is to become an issue: what is wrong, where in the document's value, and where in its bytes. */
interface Finding extends Pick<Issue, "code" | "path" | "expected" | "received"> {
  readonly offset: number;
}

/** Reads a document with a look at every byte, judges its value, and says where each fault stands, in order of place. */
export function parseThoroughly<T>(
  input: Uint8Array | string,
  options: ParseOptions | undefined,
  check: AjvValidator,
): Result<T> {
  const { maxBytes, maxDepth } = parseBounds(options);
  const bytes = admit(input, maxBytes);
  if (bytes instanceof Fault) return refuse(input, [{ ...bytes, path: "" }]);
  const { root, faults } = readJson(bytes, maxDepth);
  const read = faults.map(({ path, fault }): Finding => ({ ...fault, path }));
  if (root === undefined) return refuse(bytes, read);

  const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
  // What a number that is not read as it is written was read as is no one's fault.
  const inexact = new Set(read.filter(({ code }) => code === "inexact-number").map(({ path }) => path));
  const judged = judge(value, check, root).filter(({ path }) => !inexact.has(path));
  const findings = [...read, ...judged];
  return findings.length === 0 ? { ok: true, value: value as T } : refuse(bytes, findings);
}

function admit(input: Uint8Array | string, maxBytes: number): Uint8Array | Fault {
  try {
    return admitDocument(input, { maxBytes });
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    // All else that is said of a document before it is read holds for XML and JSON alike.
    const code = thrown.code === "malformed-xml" ? "malformed-json" : thrown.code;
    return new Fault(code, thrown.offset, thrown.expected, thrown.received);
  }
}

function judge(value: unknown, check: AjvValidator, root: JsonNode): Finding[] {
  if (check(value)) return [];
  return issuesFromAjv(check.errors ?? [], value).map((issue) => ({
    ...issue,
    offset: findOffset(root, issue.path, issue.code === "unexpected-member"),
  }));
}

function refuse(input: Uint8Array | string, findings: readonly Finding[]): Result<never> {
  const locator = new Locator(input);
  const issues = findings
    .toSorted((a, b) => a.offset - b.offset)
    .slice(0, MAX_ISSUES)
    .map(({ code, path, offset, expected, received }) =>
      locateIssue(locator, code, path, offset, expected, received),
    );
  return { ok: false, issues };
}
