import fc from "fast-check";
import { expect, test } from "vitest";
import { prepareLibxml2 } from "../test/libxml2-validator.ts";
import { chooseRuns } from "../test/random/choose-runs.ts";
import { explainSchemaDifference } from "../test/random/explain-schema-difference.ts";
import { mutateSchema } from "../test/random/mutate-schema.ts";
import { Random } from "../test/random/random.ts";
import { compileSchemaSet } from "./compile-schema-set.ts";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Why libxml2 refuses a schema, undefined when it does not; null for what is no document at all. */
function askLibxml2(schema: string): string | undefined | null {
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
test("schemas that are nearly right are what libxml2 says they are", { timeout: 600_000 }, () => {
  const judged = { taken: 0, refused: 0 };
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const schema = mutateSchema(new Random(seed));
      const ours = compileSchemaSet(["a.xsd"], (file) => (file === "a.xsd" ? encode(schema) : undefined));
      const refusal = askLibxml2(schema);
      if (refusal === null) {
        expect(ours.ok).toBe(false);
        return;
      }
      judged[ours.ok ? "taken" : "refused"]++;
      if (ours.ok === (refusal === undefined)) return;
      const diagnostics = ours.ok ? [] : ours.diagnostics;
      if (explainSchemaDifference(refusal, diagnostics) !== undefined) return;
      throw new Error(`${refusal ?? diagnostics.map(({ message }) => message).join("\n")}\n${schema}`);
    }),
    chooseRuns(400),
  );
  // Neither side is an exception, or nothing would be tried.
  expect(Math.min(judged.taken, judged.refused)).toBeGreaterThan(20);
});
