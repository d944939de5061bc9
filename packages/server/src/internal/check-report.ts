import {
  describeIssue,
  type Issue,
  JsonLocator,
  MAX_ISSUES,
  type Result,
} from "@payment-routing/contract-runtime";
import { isUnreadable } from "../problems/invalid-document.ts";
import type { PathIds } from "./read-id.ts";

/**
 * Parses a report, and judges what no schema says: that the IDs are those of the path that it was sent to, that its texts
 * are Unicode, and that it can be found by those that it is found by. All that is wrong is told at once, in the order of its places, whichever of them found it.
 */
export function checkReport<Report extends object>(
  document: Buffer,
  parse: (document: Uint8Array) => Result<Report>,
  ids: Partial<PathIds> = {},
): Result<Report> {
  const parsed = parse(document);
  if (!parsed.ok && isUnreadable(parsed.issues)) return parsed;
  const value: unknown = parsed.ok ? parsed.value : JSON.parse(new TextDecoder().decode(document));
  const findings = [...checkIds(value, ids), ...checkTexts(document, value)];
  if (findings.length === 0) return parsed;
  const locator = new JsonLocator(document);
  const issues = [
    ...(parsed.ok ? [] : parsed.issues),
    ...findings.map((finding) => describe(finding, locator)),
  ];
  return { ok: false, issues: issues.toSorted(byPlace).slice(0, MAX_ISSUES) };
}

/** Issues about a document that was read before, with the places that they are about. */
export function locateIssues(document: Buffer, issues: readonly Issue[]): readonly Issue[] {
  const locator = new JsonLocator(document);
  return issues.map((issue) => ({ ...issue, ...locator.locate(issue.path) }));
}

interface Finding {
  readonly path: string;
  readonly expected: string;
  readonly received: string;
}

/** An ID that is missing or no number is the schema's to tell. */
function checkIds(value: unknown, ids: Partial<PathIds>): readonly Finding[] {
  return Object.entries(ids).flatMap(([name, id]) => {
    const given: unknown = Object(value)[name];
    if (given === id || typeof given !== "number") return [];
    return [{ path: `/${name}`, expected: `${id}, as the path has it`, received: String(given) }];
  });
}

/**
 * Texts with half of a surrogate pair, or a null character where the database has to find something by the text. JSON can
 * name either by an escape. For the first no bytes stand: a callback that carried it could not be signed; the second the
 * database does not have.
 */
function checkTexts(document: Buffer, value: unknown): readonly Finding[] {
  if (document.indexOf(BACKSLASH) < 0) return [];
  return listTexts(value, "").flatMap(({ path, text }) => {
    if (!text.isWellFormed())
      return [{ path, expected: "Unicode text", received: "half of a surrogate pair" }];
    if (FOUND_BY.has(path) && text.includes("\0"))
      return [{ path, expected: "text without a null character", received: "one" }];
    return [];
  });
}

const FOUND_BY: ReadonlySet<string> = new Set(["/report_id", "/event_type", "/event_subtype"]);

const BACKSLASH = 0x5c;

function listTexts(
  value: unknown,
  path: string,
): readonly { readonly path: string; readonly text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    listTexts(member, `${path}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  );
}

function describe({ path, expected, received }: Finding, locator: JsonLocator): Issue {
  const { line, column } = locator.locate(path) ?? {};
  const message = describeIssue(path, expected, received);
  return { code: "invalid-value", message, path, line, column, expected, received };
}

function byPlace(a: Issue, b: Issue): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
