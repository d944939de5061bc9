import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileSchemaSet, compileXsd } from "@payment-routing/xsd-compiler";
import {
  chooseRuns,
  EFFORT,
  mutateDocument,
  Random,
  type RandomSchema,
  randomDocument,
  randomSchema,
} from "@payment-routing/xsd-compiler/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { editSchema } from "../../../test/edit-schema.ts";
import type { XsdContract } from "../../contract-list.ts";
import { compareXsdContracts } from "./compare-xsd-contracts.ts";

const DOCUMENTS = Number(process.env.DOCUMENTS ?? 30);
const CONTRACT: Omit<XsdContract, "xsiType"> = {
  name: "random",
  package: "random-contract",
  schema: "main.xsd",
  roots: [{ element: "root", direction: "request" }],
};

/** One version on disk. */
function openVersion(folder: string, name: string, files: RandomSchema, xsiType: boolean) {
  const path = join(folder, name);
  mkdirSync(path);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  const compiled = compileXsd([join(path, "main.xsd")]);
  const set = compileSchemaSet([join(path, "main.xsd")]);
  if (!compiled.ok || !set.ok) return undefined;
  const accepts = (document: string): boolean => compiled.validate(new TextEncoder().encode(document)).valid;
  const root = [...set.schemaSet.elements.keys()].find((key) => key.split(" ").at(-1) === "root") ?? "root";
  const [local = "", namespace] = root.split(" ").reverse();
  const contract = {
    ...CONTRACT,
    xsiType,
    roots: [{ element: namespace ? `{${namespace}}${local}` : local, direction: "request" as const }],
  };
  return { version: { contract, folder: path, shown: name }, accepts, schemaSet: set.schemaSet };
}

// `SCHEMAS=300 DOCUMENTS=10000 npx vitest run …` for a longer look, at others each time.
test.each([
  ["without xsi:type", false],
  ["with xsi:type", true],
])(
  "compatible edits of random schemas keep every document %s, and every counterexample is one",
  {
    timeout: 3_600_000,
  },
  (_, xsiType) => {
    const counts = { compatible: 0, breaking: 0, unknown: 0, documents: 0 };
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = new Random(seed);
        const files = randomSchema(random);
        const edited = { ...files, "main.xsd": editSchema(files["main.xsd"] ?? "", random) };
        const folder = mkdtempSync(join(tmpdir(), "edits-"));
        try {
          const before = openVersion(folder, "old", files, xsiType);
          const after = openVersion(folder, "new", edited, xsiType);
          if (before === undefined || after === undefined) return;
          const changes = compareXsdContracts(before.version, after.version).filter(
            ({ kind }) => kind === "wire",
          );
          const context = `${files["main.xsd"]}\n${edited["main.xsd"]}`;
          for (const { counterexample } of changes) {
            if (counterexample === undefined) continue;
            const { document } = counterexample;
            expect([document, before.accepts(document), after.accepts(document)]).toEqual([
              document,
              true,
              false,
            ]);
          }
          if (changes.some(({ verdict }) => verdict === "breaking")) counts.breaking++;
          else if (changes.some(({ verdict }) => verdict === "unknown")) counts.unknown++;
          else {
            counts.compatible++;
            for (let count = 0; count < DOCUMENTS; count++) {
              let document = randomDocument(before.schemaSet, random, xsiType);
              if (random.rarely(3)) document = mutateDocument(document, random);
              if (!before.accepts(document)) continue;
              counts.documents++;
              if (!after.accepts(document))
                throw new Error(`${JSON.stringify(changes)}\n${document}\n${context}`);
            }
          }
        } finally {
          rmSync(folder, { recursive: true });
        }
      }),
      chooseRuns(25),
    );
    // Neither is an exception, or nothing would be tried.
    expect(counts.compatible).toBeGreaterThan(4 * EFFORT);
    expect(counts.breaking).toBeGreaterThan(EFFORT);
    expect(counts.documents).toBeGreaterThan(25 * EFFORT);
  },
);
