import type { Issue, Result } from "@payment-routing/contract-runtime";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { arbitraryMutations } from "../test/arbitrary-mutation.ts";
import { readExamples, XSD_FILE } from "../test/examples.ts";
import { Libxml2 } from "../test/libxml2.ts";
import { PLACES, TABLES } from "../test/tables.ts";
import { decodePaymentMethodSearchCriteria, decodePaymentMethodSearchResponse } from "./index.ts";

/** `npm run test:slow` tries more. */
const EFFORT = Number(process.env.EFFORT ?? 1);

/** Reasons for which this contract rejects documents that libxml2 accepts. */
const EXPLAINED: readonly { readonly why: string; readonly explains: (issue: Issue) => boolean }[] = [
  {
    why: "assertions are Schematron, which an XSD validator does not run",
    explains: ({ code }) => code === "assertion-failed",
  },
  { why: "every DOCTYPE is rejected", explains: ({ code }) => code === "unsupported-doctype" },
  { why: "encodings other than UTF-8 are rejected", explains: ({ code }) => code === "unsupported-encoding" },
  { why: "the bounds are this contract's own", explains: ({ code }) => code.startsWith("limit-") },
  {
    why: "xsi:type is rejected, libxml2 supports it",
    explains: ({ code }) => code === "unsupported-xsi-type",
  },
  {
    why: "libxml2 reports undeclared prefixes and other namespace errors as warnings",
    explains: ({ code, expected }) => code === "malformed-xml" && /prefix|colon|namespace/.test(expected),
  },
];

/** Reasons for which libxml2 rejects documents that this contract accepts. */
const ACCEPTED_HERE: readonly { readonly why: string; readonly message: RegExp }[] = [
  {
    why: "that a namespace name is a URI is no constraint of Namespaces 1.0 on well-formedness",
    // The name may have a carriage return in it.
    message: /^xmlns.* is not a valid URI$/ms,
  },
];

const DECODERS: Readonly<Record<keyof typeof PLACES, (bytes: Uint8Array) => Result<unknown>>> = {
  payment_method_search_criteria: decodePaymentMethodSearchCriteria,
  payment_method_search_response: decodePaymentMethodSearchResponse,
};

const libxml2 = new Libxml2(XSD_FILE);
afterAll(() => libxml2.close());

/** Describes an unexplained difference between the results for a document; undefined if there is none. */
function findDisagreement(bytes: Buffer, root: keyof typeof PLACES): string | undefined {
  const decoded = DECODERS[root](bytes);
  expect(decoded).toEqual(TABLES.decode(PLACES[root], bytes, undefined));
  const rejection = libxml2.validate(bytes);
  const accepted = rejection === undefined || ACCEPTED_HERE.some((entry) => entry.message.test(rejection));
  if (decoded.ok) return accepted ? undefined : `accepted here, rejected by libxml2: ${rejection}`;
  if (
    rejection !== undefined ||
    decoded.issues.some((issue) => EXPLAINED.some(({ explains }) => explains(issue)))
  )
    return undefined;
  return `rejected here, accepted by libxml2: ${decoded.issues.map(({ code, message }) => `${code} ${message}`).join("; ")}`;
}

describe("the decoder, its tables and libxml2 agree", () => {
  test.for([...readExamples("valid"), ...readExamples("invalid")])("on $name", ({ bytes, root }) => {
    expect(findDisagreement(bytes, root)).toBeUndefined();
  });

  test("on thousands of mutated examples", () => {
    // Small documents, so that a mutation is likely to hit something that matters.
    const examples = readExamples("valid").filter(({ bytes }) => bytes.length < 4_000);
    // The same each time, since an unknown defect of libxml2 must not fail a change; `MUTATIONS=100000` looks at
    // others.
    const { MUTATIONS } = process.env;
    const runs =
      MUTATIONS === undefined ? { numRuns: 1_500 * EFFORT, seed: 1 } : { numRuns: Number(MUTATIONS) };
    fc.assert(
      fc.property(fc.constantFrom(...examples), arbitraryMutations(), ({ bytes, root }, mutate) => {
        const mutated = mutate(bytes);
        const disagreement = findDisagreement(mutated, root);
        if (disagreement !== undefined) throw new Error(`${disagreement}\n${mutated.toString("utf8")}`);
      }),
      runs,
    );
  }, 600_000);
});
