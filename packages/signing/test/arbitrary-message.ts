import { ANY_CHARACTER } from "@payment-routing/contract-runtime/testing";
import * as fc from "fast-check";
import type { Secret, WebhookMessage } from "../src/index.ts";

const number = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

/** Any secret under a given ID. */
export function arbitrarySecret(id: string): fc.Arbitrary<Secret> {
  return fc.uint8Array({ minLength: 24, maxLength: 64 }).map((key) => ({ id, key }));
}

/** Any message that has headers, sent at a time that a clock may show. */
export const arbitraryMessage: fc.Arbitrary<WebhookMessage> = fc.record(
  {
    id: fc.stringMatching(/^[A-Za-z0-9_-]{1,128}$/),
    timestampSeconds: fc.integer({ min: 0, max: 2 ** 40 }),
    sessionId: number,
    sequence: number,
    redelivery: fc.boolean(),
    body: fc.uint8Array({ maxLength: 300 }),
    supersedes: fc
      .uniqueArray(fc.nat(), { minLength: 1, maxLength: 9 })
      .map((list) => list.toSorted((a, b) => a - b)),
  },
  { requiredKeys: ["id", "timestampSeconds", "sessionId", "sequence", "redelivery", "body"] },
);

/** Any JSON object, as `JSON.parse` gives it, with texts that have a canonical form. */
export const arbitraryBody: fc.Arbitrary<object> = fc
  .dictionary(
    fc.string({ unit: ANY_CHARACTER }).filter((name) => name !== "signature"),
    fc.jsonValue({ stringUnit: ANY_CHARACTER }),
  )
  .map((body) => JSON.parse(JSON.stringify(body)));
