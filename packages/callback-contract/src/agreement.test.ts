import { parseValid, parseWithPositions } from "@payment-routing/contract-runtime/codegen";
import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryMutations } from "../test/arbitrary-mutation.ts";
import { readExamples } from "../test/examples.ts";
import { checkPaymentCallback } from "./gen/payment-callback.validator.ts";
import { parsePaymentCallback, validatePaymentCallback } from "./index.ts";

/** `npm run test:slow` tries more. */
const EFFORT = Number(process.env.EFFORT ?? 1);

/** Documents that JSON.parse and the validator accept and the contract rejects. */
const STRICTER = new Set(["repeated-member", "inexact-number", "limit-depth"]);

const examples = readExamples("valid").map(({ bytes }) => bytes);
const runs = Number(process.env.MUTATIONS ?? 1_250 * EFFORT);

test("the fast reader, the reader with positions, and JSON.parse with the validator agree on mutated examples", () => {
  const seen = { accepted: 0, rejected: 0 };
  fc.assert(
    fc.property(fc.constantFrom(...examples), arbitraryMutations(), fc.boolean(), (bytes, mutate, asText) => {
      const mutated = mutate(bytes);
      const text = decode(mutated);
      const input = asText && text !== undefined ? text : mutated;
      const quick = parseValid(input, undefined, checkPaymentCallback);
      const thorough = parseWithPositions(input, undefined, checkPaymentCallback);
      if (quick !== undefined) expect(thorough).toEqual({ ok: true, value: quick });
      expect(parsePaymentCallback(input)).toEqual(thorough);

      const value = text === undefined ? undefined : parseNatively(text);
      const isTaken = value !== undefined && validatePaymentCallback(value).ok;
      if (thorough.ok) expect(thorough).toEqual({ ok: true, value });
      else if (isTaken) expect(thorough.issues.filter(({ code }) => !STRICTER.has(code))).toEqual([]);
      seen[thorough.ok ? "accepted" : "rejected"]++;
    }),
    { numRuns: runs },
  );
  // Both results must be frequent for the test to be significant.
  expect(Math.min(seen.accepted, seen.rejected)).toBeGreaterThan(runs / 10);
}, 120_000);

/** Undefined if the bytes are not UTF-8. A byte order mark is not part of the text. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Undefined if the text is not JSON. */
function parseNatively(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
