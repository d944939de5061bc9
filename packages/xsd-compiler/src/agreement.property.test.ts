import fc from "fast-check";
import { expect, test } from "vitest";
import { prepareLibxml2 } from "../test/libxml2-validator.ts";
import { explainDifference } from "../test/random/explain-difference.ts";
import { fitsContentModels } from "../test/random/fits-content-models.ts";
import { writeSchemas } from "../test/schema-folder.ts";
import { compileSchemaSet } from "./compile-schema-set.ts";
import { compileXsd } from "./compile-xsd.ts";
import { mutateDocument } from "./testing/mutate-document.ts";
import { chooseRuns, EFFORT, Random } from "./testing/random.ts";
import { randomDocument } from "./testing/random-document.ts";
import { randomSchema } from "./testing/random-schema.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

// `SCHEMAS=5000 npx vitest run …` for a longer look, at others each time.
test("libxml2 agrees on random documents of random schemas", { timeout: 600_000 }, () => {
  const counts = { valid: 0, invalid: 0, explained: 0 };
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = new Random(seed);
      const files = randomSchema(random);
      const { paths, remove } = writeSchemas(files);
      const [path = ""] = paths;
      const ours = compileXsd([path]);
      const set = compileSchemaSet([path]);
      const theirs = prepareLibxml2(path, bytes(files["main.xsd"] ?? ""));
      remove();
      if (typeof theirs === "string") return;
      // What libxml2 accepts beyond is looked at where schemas are.
      if (!ours.ok || !set.ok) return theirs.dispose();
      for (let count = 0; count < 10; count++) {
        let document = randomDocument(set.schemaSet, random);
        for (let times = random.below(3); times > 0; times--) document = mutateDocument(document, random);
        const { valid, issues } = ours.validate(bytes(document));
        const rejection = theirs.validate(bytes(document));
        counts[valid ? "valid" : "invalid"]++;
        // The automata have a third validator, which takes the particles as they are.
        if (valid) expect([document, fitsContentModels(set.schemaSet, document)]).toEqual([document, true]);
        if (valid === (rejection === undefined)) continue;
        if (explainDifference({ schema: set.schemaSet, document, rejection, issues }) !== undefined) {
          counts.explained++;
          continue;
        }
        const wrong = rejection ?? issues.map(({ message }) => message).join("\n");
        throw new Error(`${wrong}\n${document}\n${files["main.xsd"]}`);
      }
      theirs.dispose();
    }),
    chooseRuns(25),
  );
  // Neither side is an exception, or nothing would be tried.
  expect(Math.min(counts.valid, counts.invalid)).toBeGreaterThan(13 * EFFORT);
  // An explanation that is needed often hides an error of ours: one in a thousand documents needs any.
  expect(counts.explained).toBeLessThan((counts.valid + counts.invalid) / 100);
});
