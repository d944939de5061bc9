import { expect, test } from "vitest";
import { parsePaymentCallback } from "./index.ts";

/** Documents of a megabyte that are expensive to validate. */
const HOSTILE = {
  "items of a wrong type": `{"transactions":[${"0,".repeat(500_000)}0]}`,
  "items that lack every member": `{"transactions":[${"{},".repeat(300_000)}{}]}`,
  "named facts that are none": `{"additional_data":[${"0,".repeat(500_000)}0]}`,
  "a name given again and again": `{${'"a":1,'.repeat(170_000)}"a":1}`,
  "many names": `{${Array.from({ length: 80_000 }, (_, position) => `"k${position}":1`).join(",")}}`,
  "numbers that are too large, behind a long name": `{"${"k".repeat(400_000)}":[${"1e400,".repeat(90_000)}1]}`,
  "numbers that look too small": `[${"1e-100,".repeat(140_000)}1]`,
  "a number of a million digits": `{"session_id":${"9".repeat(1_000_000)}}`,
  "a number with zeros all over": `{"session_id":1${"0".repeat(900_000)}1e-900001}`,
  "runs of digits that are nearly too long": `["${"123456789012345 ".repeat(60_000)}"]`,
  escapes: `["${"\\u0061".repeat(160_000)}"]`,
  "quotes and colons in text": `["${'\\":'.repeat(300_000)}"]`,
  "deep arrays": "[".repeat(1_000_000),
  "deep objects": '{"a":'.repeat(200_000),
} as const;

// Each takes a fraction of a second. Quadratic time would exceed the timeout.
test.for(Object.entries(HOSTILE))("rejects %s quickly", { timeout: 60_000 }, ([, document]) => {
  expect(parsePaymentCallback(document).ok).toBe(false);
  expect(parsePaymentCallback(new TextEncoder().encode(document)).ok).toBe(false);
});
