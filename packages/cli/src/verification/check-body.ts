import { type Issue, type IssueCode, parsePaymentCallback } from "@payment-routing/callback-contract";
import { type Secret, verifyBodySignature } from "@payment-routing/signing";
import type { Check } from "./check.ts";

/** A body that was read: what is wrong with it, and what it holds where that is certain. */
export interface ReadBody {
  readonly issues: readonly Issue[];
  /** Undefined when the body is no JSON object, or one that could be read in two ways. */
  readonly value: Readonly<Record<string, unknown>> | undefined;
}

/** With these a body has no value, or another to the next reader. */
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

/** The contract, with every issue. */
export function checkContract({ issues }: ReadBody): Check {
  if (issues.length === 0)
    return { check: "contract", verdict: "verified", detail: "every member is as the contract says" };
  return {
    check: "contract",
    verdict: "refused",
    detail: issues.length === 1 ? "1 issue" : `${issues.length} issues`,
    facts: { issues },
    lines: issues.map(({ line, column, code, message }) => `${line}:${column} ${code} ${message}`),
  };
}

/**
 * The member `signature`. It may be missing, unless nothing else says who made the body although secrets are there to
 * tell.
 */
export function checkSignature({ value }: ReadBody, secrets: readonly Secret[], isNeeded: boolean): Check {
  const say = (verdict: Check["verdict"], detail: string): Check => ({ check: "signature", verdict, detail });
  if (value === undefined) return say("not-judged", "the body cannot be read for certain");
  if (value.signature === undefined) return say(isNeeded ? "refused" : "not-judged", "the body has none");
  if (secrets.length === 0) return say("not-judged", "no secret is given");
  const secret = verifyBodySignature(value, secrets);
  if (secret === undefined)
    return say("refused", "it was made with none of the secrets given, or over another body");
  return { ...say("verified", `by ${secret}`), facts: { secret } };
}
