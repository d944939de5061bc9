import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chooseRuns, Random } from "@payment-routing/xsd-compiler/testing";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { type Keywords, randomSchemaSet, randomValue } from "../../../test/random-schema-set.ts";
import { loadDefinitions } from "../../schema-set/load-definitions.ts";
import { listRoots } from "../../schema-set/set-contract.ts";
import { compileValidators } from "../../schema-set/write-validators.ts";
import { compareJsonContracts } from "./compare-json-contracts.ts";

// `SCHEMAS=3000 npx vitest run any-schema` for a longer look, at others each time.

const DOCUMENTS = 300;

const folder = mkdtempSync(join(tmpdir(), "any-schema-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** One change of a schema: a keyword less, other keywords, another number, or one item less. */
function edit(schema: Keywords, random: Random): Keywords {
  const copy = structuredClone(schema);
  const objects: Keywords[] = [];
  const visit = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    if (!Array.isArray(part)) objects.push(part as Keywords);
    for (const [keyword, inner] of Object.entries(part))
      if (!["enum", "const"].includes(keyword)) visit(inner);
  };
  visit(copy);
  const target = random.rarely(2) ? copy : random.one(objects);
  const keywords = Object.keys(target).filter((keyword) => !/^(\$schema|\$defs|D\d)$/.test(keyword));
  const keyword = keywords.length === 0 ? "type" : random.one(keywords);
  const value = target[keyword];
  if (typeof value === "number") target[keyword] = Math.max(0, value + random.one([1, -1]));
  else if (Array.isArray(value) && value.length > 1) value.splice(random.below(value.length), 1);
  else if (random.rarely(2)) delete target[keyword];
  else {
    const { $defs: _, $schema: __, ...added } = randomSchemaSet(random, 2020);
    Object.assign(target, Object.fromEntries(Object.entries(added).slice(0, 2)));
  }
  return copy;
}

function write(name: string, schema: Keywords) {
  mkdirSync(join(folder, name), { recursive: true });
  const file = join(folder, name, "it.json");
  writeFileSync(file, JSON.stringify(schema, null, 2));
  const loaded = loadDefinitions([file], { folder });
  if (!loaded.ok) return undefined;
  const [accepts] = compileValidators(loaded.definitions).values();
  const contract = {
    name,
    package: "",
    folder: ".",
    lint: "sound",
    roots: listRoots(file, "request"),
  } as const;
  return { accepts, version: { contract, folder: join(folder, name), shown: name } };
}

const found = { breaking: 0, unknown: 0 };

test("a change that rejects a document is never called compatible, and is seldom unknown", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const random = new Random(seed);
      const before = randomSchemaSet(random, 2020);
      const after = edit(before, random);
      const [old, current] = [write("old", before), write("new", after)];
      if (old === undefined || current === undefined) return;
      const lost = Array.from({ length: DOCUMENTS }, () => randomValue(random)).find(
        (value) => old.accepts?.(value) && !current.accepts?.(value),
      );
      if (lost === undefined) return;
      found.breaking++;
      const changes = await compareJsonContracts(old.version, current.version);
      const verdicts = changes.filter(({ kind }) => kind === "wire").map(({ verdict }) => verdict);
      if (verdicts.includes("breaking") || verdicts.includes("warning")) return;
      expect(verdicts, JSON.stringify({ lost, before, after })).toContain("unknown");
      found.unknown++;
    }),
    chooseRuns(250),
  );
  expect(found.breaking).toBeGreaterThan(10);
  expect(found.unknown).toBeLessThanOrEqual(Math.max(1, found.breaking * 0.05));
});
