import { type Issue, type IssueCode, parsePaymentCallback } from "@payment-routing/callback-contract";
import { computeMac, MacError, type Secret, verifyBodySignature, verifyMac } from "@payment-routing/signing";
import type { Mac } from "../inputs/read-mac.ts";

/** A parsed body and its issues. */
export interface ReadBody {
  readonly issues: readonly Issue[];
  /** Undefined if the body is not a JSON object, or is ambiguous. */
  readonly value: Readonly<Record<string, unknown>> | undefined;
}

/** Issues with which a body has no value, or different values for different parsers. */
const UNREADABLE: readonly IssueCode[] = [
  "malformed-json",
  "unsupported-encoding",
  "limit-size",
  "limit-depth",
  "repeated-member",
  "inexact-number",
];

export function readBody(body: Uint8Array): ReadBody {
  const result = parsePaymentCallback(body);
  if (result.ok) return { issues: [], value: { ...result.value } };
  const { issues } = result;
  if (issues.some(({ code }) => UNREADABLE.includes(code))) return { issues, value: undefined };
  const value: unknown = JSON.parse(new TextDecoder().decode(body));
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return { issues, value: isObject ? { ...value } : undefined };
}

/** Checks the contract, with every issue. */
export function checkContract({ issues }: ReadBody): Check {
  if (issues.length === 0)
    return { check: "contract", outcome: "verified", detail: "every member conforms to the contract" };
  return {
    check: "contract",
    outcome: "rejected",
    detail: issues.length === 1 ? "1 issue" : `${issues.length} issues`,
    facts: { issues },
    lines: issues.map(({ line, column, code, message }) => `${line}:${column} ${code} ${message}`),
  };
}

/**
 * Checks the member `signature`. It may be missing unless `isNeeded`.
 */
export function checkSignature({ value }: ReadBody, secrets: readonly Secret[], isNeeded: boolean): Check {
  const say = (outcome: Check["outcome"], detail: string): Check => ({ check: "signature", outcome, detail });
  if (value === undefined) return say("skipped", "the body cannot be parsed reliably");
  if (value.signature === undefined) return say(isNeeded ? "rejected" : "skipped", "the body has none");
  if (secrets.length === 0) return say("skipped", "no secret given");
  const secret = verifyBodySignature(value, secrets);
  if (secret === undefined)
    return say("rejected", "it matches none of the given secrets, or is for another body");
  return { ...say("verified", `by ${secret}`), facts: { secret } };
}

/** Checks the member `hmac` of every transaction. */
export function checkHmacs({ value }: ReadBody, mac: Mac | undefined): readonly Check[] {
  if (mac === undefined) return [say("skipped", "no MAC specification given")];
  if (value === undefined) return [say("skipped", "the body cannot be parsed reliably")];
  const transactions = Array.isArray(value.transactions) ? value.transactions.filter(isObject) : [];
  if (transactions.length === 0) return [say("rejected", "the body has no transaction")];
  return transactions.map((transaction, index) => {
    const name = Number.isSafeInteger(transaction.id)
      ? `transaction ${transaction.id}`
      : `/transactions/${index}`;
    const issue = findIssue(transaction, mac, value);
    const check = issue === undefined ? say("verified", name) : say("rejected", `${name}: ${issue}`);
    return { ...check, facts: { position: index, transaction: transaction.id } };
  });
}

function say(outcome: Check["outcome"], detail: string): Check {
  return { check: "hmac", outcome, detail };
}

function findIssue(transaction: object, { specification, salts }: Mac, callback: object): string | undefined {
  if (verifyMac(transaction, specification, salts, callback)) return undefined;
  if (!("hmac" in transaction)) return "it has no hmac";
  // Computed only for its error. The result is not printed.
  try {
    computeMac(transaction, specification, salts[0] ?? "", callback);
  } catch (error) {
    if (error instanceof MacError) return `it cannot have an hmac: ${error.message}`;
    throw error;
  }
  return "it is for another salt, specification or transaction";
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** The checks of a callback, in the order of the report. */
type CheckName = "headers" | "time" | "session" | "contract" | "signature" | "hmac";

/** The result of one check. */
export interface Check {
  readonly check: CheckName;
  readonly outcome: "verified" | "rejected" | "skipped";
  /** A short explanation. */
  readonly detail: string;
  /** Additional members for JSON output. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** Additional lines for text output. */
  readonly lines?: readonly string[];
}
