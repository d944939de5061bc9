import { expect, test } from "vitest";
import { parsePaymentCallback } from "./index.ts";

/** `npm run test:slow` tries more. */
const EFFORT = Number(process.env.EFFORT ?? 1);

/** Documents that are expensive to validate: of a quarter of a megabyte, and of a megabyte in `npm run test:slow`. */
const HOSTILE = {
  "items of a wrong type": `{"transactions":[${"0,".repeat(125_000 * EFFORT)}0]}`,
  "items that lack every member": `{"transactions":[${"{},".repeat(75_000 * EFFORT)}{}]}`,
  "named facts that are none": `{"additional_data":[${"0,".repeat(125_000 * EFFORT)}0]}`,
  "a name given again and again": `{${'"a":1,'.repeat(42_500 * EFFORT)}"a":1}`,
  "many names": `{${Array.from({ length: 20_000 * EFFORT }, (_, position) => `"k${position}":1`).join(",")}}`,
  "numbers that are too large, behind a long name": `{"${"k".repeat(100_000 * EFFORT)}":[${"1e400,".repeat(22_500 * EFFORT)}1]}`,
  "numbers that look too small": `[${"1e-100,".repeat(35_000 * EFFORT)}1]`,
  "a number of many digits": `{"session_id":${"9".repeat(250_000 * EFFORT)}}`,
  "a number with zeros all over": `{"session_id":1${"0".repeat(225_000 * EFFORT)}1e-${225_000 * EFFORT + 1}}`,
  "runs of digits that are nearly too long": `["${"123456789012345 ".repeat(15_000 * EFFORT)}"]`,
  escapes: `["${"\\u0061".repeat(40_000 * EFFORT)}"]`,
  "quotes and colons in text": `["${'\\":'.repeat(75_000 * EFFORT)}"]`,
  "deep arrays": "[".repeat(250_000 * EFFORT),
  "deep objects": '{"a":'.repeat(50_000 * EFFORT),
} as const;

// Each takes a fraction of a second. Quadratic time would exceed the timeout.
test.for(Object.entries(HOSTILE))("rejects %s quickly", { timeout: 60_000 }, ([, document]) => {
  expect(parsePaymentCallback(document).ok).toBe(false);
  expect(parsePaymentCallback(new TextEncoder().encode(document)).ok).toBe(false);
});
