import fc from "fast-check";
import { expect, test } from "vitest";
import { prepareLibxml2 } from "../test/libxml2-validator.ts";
import { mutateSchema } from "../test/random/mutate-schema.ts";
import { compileSchemaSet } from "./compile-schema-set.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { chooseRuns, EFFORT, Random } from "./testing/random.ts";

/** What libxml2 accepts and the specification does not, by our diagnostic. */
const ACCEPTED_BY_LIBXML2: readonly { readonly why: string; readonly ours: RegExp }[] = [
  { why: "this compiler does not carry it", ours: /^unsupported-/ },
  { why: "libxml2 does not compare content models", ours: /^invalid-derivation the restriction allows/ },
  { why: "libxml2 does not look at Element Declarations Consistent", ours: /has another type elsewhere/ },
  { why: "libxml2 accepts a group without content", ours: /^invalid-element xs:group needs / },
  { why: "libxml2 accepts one of two facets", ours: /^invalid-duplicate xs:\w+ is given already/ },
  { why: "libxml2 lets lengths exclude each other", ours: /no length is left/ },
  { why: "libxml2 lets fixed facets of built-in types be changed", ours: /fixed to 0 by the base type/ },
  { why: "libxml2 lets white space come back", ours: /^invalid-facet xs:whiteSpace/ },
  { why: "libxml2 does not look for ambiguity in xs:all", ours: /two particles of the same xs:all/ },
  { why: "libxml2 accepts two equal elements of a choice for one", ours: /^invalid-ambiguity/ },
  {
    why: "libxml2 does not check the value of a reference",
    ours: /^invalid-value (?:fixed|default|the declaration)/,
  },
  {
    why: "libxml2 passes over unknown attributes of facets",
    ours: /^invalid-attribute xs:\w+ has no attribute/,
  },
];

/** What the specification accepts and libxml2 does not, by its message. */
const ACCEPTED_HERE: readonly { readonly why: string; readonly theirs: RegExp }[] = [
  { why: "libxml2 does not count when it looks for ambiguity", theirs: /content model is not determinist/ },
  { why: "libxml2 does not let an exclusive bound be repeated", theirs: /\[facet '(?:min|max)Exclusive'\]/ },
  { why: "libxml2 needs a file with the attributes of XML", theirs: /XML\/1998\/namespace/ },
];

/** The reason why libxml2 validates a schema otherwise; undefined when it is not known. */
function explainSchemaDifference(
  rejection: string | undefined,
  diagnostics: readonly Diagnostic[],
): string | undefined {
  if (rejection !== undefined) return ACCEPTED_HERE.find(({ theirs }) => theirs.test(rejection))?.why;
  const said = diagnostics.map(({ code, message }) => `${code} ${message}`);
  return ACCEPTED_BY_LIBXML2.find(({ ours }) => said.some((diagnostic) => ours.test(diagnostic)))?.why;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The error of libxml2 for a schema; undefined when it accepts it; null when it cannot read it as XML. */
function rejectionByLibxml2(schema: string): string | undefined | null {
  try {
    const validator = prepareLibxml2("a.xsd", encode(schema));
    if (typeof validator === "string") return validator;
    validator.dispose();
    return undefined;
  } catch {
    return null;
  }
}

// `SCHEMAS=5000 npx vitest run …` for a longer look, at others each time.
test("libxml2 agrees on mutated schemas", { timeout: 600_000 }, () => {
  const counts = { accepted: 0, rejected: 0 };
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const schema = mutateSchema(new Random(seed));
      const ours = compileSchemaSet(["a.xsd"], (file) => (file === "a.xsd" ? encode(schema) : undefined));
      const rejection = rejectionByLibxml2(schema);
      if (rejection === null) {
        expect(ours.ok).toBe(false);
        return;
      }
      counts[ours.ok ? "accepted" : "rejected"]++;
      if (ours.ok === (rejection === undefined)) return;
      const diagnostics = ours.ok ? [] : ours.diagnostics;
      if (explainSchemaDifference(rejection, diagnostics) !== undefined) return;
      throw new Error(`${rejection ?? diagnostics.map(({ message }) => message).join("\n")}\n${schema}`);
    }),
    chooseRuns(100),
  );
  // Neither side is an exception, or nothing would be tried.
  expect(Math.min(counts.accepted, counts.rejected)).toBeGreaterThan(5 * EFFORT);
});
