import {
  createIssue,
  type Issue,
  JsonLocator,
  MAX_ISSUES,
  type Result,
  writePointer,
} from "@payment-routing/contract-runtime";
import type { Report } from "@payment-routing/delivery";
import {
  parseSessionReport,
  parseSessionStatusReport,
  parseTransactionStatusReport,
} from "@payment-routing/processor-contract";
import { isUnreadable } from "../problems/request-problems.ts";

/**
 * Parses a report and checks the rules beyond its schema: the IDs are those of the path, texts are Unicode, and the texts
 * that the database searches by can be stored. Returns all issues, ordered by position.
 */
export function checkReport<Report>(
  document: Buffer,
  parse: (document: Uint8Array) => Result<Report>,
  ids: Readonly<Record<string, unknown>> = {},
): Result<Report> {
  const parsed = parse(document);
  if (!parsed.ok && isUnreadable(parsed.issues)) return parsed;
  const value: unknown = parsed.ok ? parsed.value : JSON.parse(new TextDecoder().decode(document));
  const valueIssues = [...checkIds(value, ids), ...checkTexts(document, value)];
  if (valueIssues.length === 0) return parsed;
  const locator = new JsonLocator(document);
  const issues = [
    ...(parsed.ok ? [] : parsed.issues),
    ...valueIssues.map(({ path, expected, received }) =>
      createIssue("invalid-value", path, expected, received, locator.locate(path)),
    ),
  ];
  return { ok: false, issues: issues.toSorted(comparePositions).slice(0, MAX_ISSUES) };
}

/** Adds positions to the issues of a document. */
export function locateIssues(document: Buffer, issues: readonly Issue[]): readonly Issue[] {
  const locator = new JsonLocator(document);
  return issues.map((issue) => ({ ...issue, ...locator.locate(issue.path) }));
}

interface ValueIssue {
  readonly path: string;
  readonly expected: string;
  readonly received: string;
}

/** A missing or invalid ID is an issue of the schema. */
function checkIds(value: unknown, ids: Readonly<Record<string, unknown>>): readonly ValueIssue[] {
  return Object.entries(ids).flatMap(([name, id]) => {
    const given: unknown = Object(value)[name];
    if (given === id || typeof given !== "number") return [];
    return [{ path: `/${name}`, expected: `${id}, as the path has it`, received: String(given) }];
  });
}

/**
 * Finds lone surrogates, and null characters in texts that the database searches by. Only JSON escapes can express either.
 * A callback with a lone surrogate cannot be signed, and PostgreSQL cannot store a null character.
 */
function checkTexts(document: Buffer, value: unknown): readonly ValueIssue[] {
  if (document.indexOf(BACKSLASH) < 0) return [];
  return listTexts(value, "").flatMap(({ path, text }) => {
    if (!text.isWellFormed())
      return [{ path, expected: "Unicode text", received: "half of a surrogate pair" }];
    if (SEARCHED_PATHS.has(path) && text.includes("\0"))
      return [{ path, expected: "text without a null character", received: "one" }];
    return [];
  });
}

const SEARCHED_PATHS: ReadonlySet<string> = new Set(["/report_id", "/event_type", "/event_subtype"]);

const BACKSLASH = 0x5c;

function listTexts(
  value: unknown,
  path: string,
): readonly { readonly path: string; readonly text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => listTexts(member, path + writePointer([name])));
}

function comparePositions(a: Issue, b: Issue): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/**
 * Parses a report of any kind. Members identify the kind: `transactions` a report of a session, `transaction_id` a status of
 * a transaction, and neither a status of a session.
 */
export function parseReport(document: Buffer): Result<Report> {
  return checkReport(document, findParser(document));
}

function findParser(document: Buffer): (document: Uint8Array) => Result<Report> {
  const hasMember = document.includes(BACKSLASH)
    ? findMembers(document)
    : (member: Member) => hasName(document, member);
  if (hasMember(TRANSACTIONS)) return parseSessionReport;
  return hasMember(TRANSACTION_ID) ? parseTransactionStatusReport : parseSessionStatusReport;
}

interface Member {
  readonly name: string;
  /** As bytes, to search documents without conversion. */
  readonly quoted: Buffer;
}

const TRANSACTIONS: Member = { name: "transactions", quoted: Buffer.from('"transactions"') };
const TRANSACTION_ID: Member = { name: "transaction_id", quoted: Buffer.from('"transaction_id"') };

/** In a document without a backslash, a quoted name before a colon is a member. A valid report has it once. */
function hasName(document: Buffer, { quoted }: Member): boolean {
  for (let at = document.indexOf(quoted); at >= 0; at = document.indexOf(quoted, at + 1)) {
    let next = at + quoted.length;
    while (WHITE_SPACE.has(document[next] ?? 0)) next++;
    if (document[next] === COLON) return true;
  }
  return false;
}

const WHITE_SPACE: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);
const COLON = 0x3a;

/** With a backslash, the document is parsed. Invalid JSON has no members: the parser of any kind reports the issues. */
function findMembers(document: Buffer): (member: Member) => boolean {
  try {
    const value: unknown = JSON.parse(document.toString());
    return ({ name }) => typeof value === "object" && value !== null && Object.hasOwn(value, name);
  } catch {
    return () => false;
  }
}
