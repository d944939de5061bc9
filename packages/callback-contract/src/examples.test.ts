import { parseValid, parseWithPositions } from "@payment-routing/contract-runtime/codegen";
import { describe, expect, test } from "vitest";
import { readExamples } from "../test/examples.ts";
import { checkPaymentCallback } from "./gen/payment-callback.validator.ts";
import { parsePaymentCallback, validatePaymentCallback } from "./index.ts";

/** Issues of the text of a document, which its value does not show. */
const CODES_OF_TEXT = [
  "malformed-json",
  "repeated-member",
  "inexact-number",
  "unsupported-encoding",
  "limit-depth",
];

const utf8 = new TextDecoder();

describe("valid examples", () => {
  test.for(readExamples("valid"))("$name", ({ bytes }) => {
    const text = utf8.decode(bytes);
    const value = JSON.parse(text);
    expect(parsePaymentCallback(bytes)).toEqual({ ok: true, value });
    expect(parsePaymentCallback(text)).toEqual({ ok: true, value });
    expect(parseWithPositions(bytes, undefined, checkPaymentCallback)).toEqual({ ok: true, value });
    expect(validatePaymentCallback(value)).toEqual({ ok: true, value });
  });
});

test("most valid examples use the fast path", () => {
  const examples = readExamples("valid");
  const quick = examples.filter(
    ({ bytes }) => parseValid(bytes, undefined, checkPaymentCallback) !== undefined,
  );
  expect(quick.length).toBeGreaterThan(examples.length / 2);
});

describe("invalid examples break the one rule they are named for", () => {
  test.for(readExamples("invalid"))("$name", ({ name, bytes }) => {
    const code = name.slice(0, name.indexOf("."));
    const parsed = parsePaymentCallback(bytes);
    if (parsed.ok) throw new Error("it was accepted");
    expect(parsed.issues.map((issue) => issue.code)).toEqual([code]);
    const lines = bytes.toString("latin1").split(/\r\n|\r|\n/);
    for (const { line, column } of parsed.issues) {
      expect(line).toBeGreaterThanOrEqual(1);
      expect(line).toBeLessThanOrEqual(lines.length);
      expect(column).toBeGreaterThanOrEqual(1);
    }
    if (CODES_OF_TEXT.includes(code)) return;
    const validated = validatePaymentCallback(JSON.parse(utf8.decode(bytes)));
    const ofValue = parsed.issues.map((issue) => ({
      ...issue,
      message: roundIntegers(issue.message),
      received: issue.received && roundIntegers(issue.received),
      line: undefined,
      column: undefined,
    }));
    expect(validated).toEqual({ ok: false, issues: ofValue });
  });
});

/** An issue of a document shows an integer as it was sent. A value holds the nearest double. */
function roundIntegers(text: string): string {
  return text.replaceAll(/\b\d{17,}\b/g, (digits) => String(Number(digits)));
}
