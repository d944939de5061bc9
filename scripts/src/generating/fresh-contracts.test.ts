import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Contract } from "@payment-routing/contract-tools/generating";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fromRoot } from "../repository.ts";

const root = mkdtempSync(join(tmpdir(), "fresh-contracts-"));
let fresh: typeof import("./fresh-contracts.ts");

const note: Contract = {
  name: "note",
  package: "note-contract",
  folder: "note",
  roots: [{ file: "note.schema.json", type: "Note", direction: "stored" }],
};
const letter: Contract = { ...note, name: "letter", package: "letter-contract", folder: "letter" };

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const findFresh = (...contracts: Contract[]): readonly string[] =>
  [...fresh.findFreshContracts(contracts)].map(({ name }) => name);

beforeAll(async () => {
  const folder = "scripts/src/generating";
  for (const file of ["fresh-contracts.ts", "../repository.ts"])
    cpSync(fromRoot(`${folder}/${file}`), join(root, folder, file));
  write("packages/contract-tools/dist/index.js", "1");
  write("schemas/note/note.schema.json", "{}");
  write("schemas/letter/note.schema.json", '{ "$ref": "../note/note.schema.json" }');
  write("schemas/letter/operations.yaml", "x-problem-types: ../mail/problems.yaml\n");
  write("schemas/mail/problems.yaml", "{}");
  fresh = await import(pathToFileURL(join(root, folder, "fresh-contracts.ts")).href);
});

beforeEach(() => {
  write("packages/note-contract/src/gen/note.ts", "1");
  write("packages/letter-contract/src/gen/note.ts", "1");
  fresh.recordFreshContracts([note]);
  fresh.recordFreshContracts([letter]);
});

afterAll(() => rmSync(root, { recursive: true }));

test("contracts are fresh after a generation, and not before", () => {
  rmSync(join(root, ".cache"), { recursive: true });
  expect(findFresh(note, letter)).toEqual([]);
  fresh.recordFreshContracts([note]);
  expect(findFresh(note, letter)).toEqual(["note"]);
});

test.each<{ name: string; path: string; want: readonly string[] }>([
  { name: "its schema", path: "schemas/letter/note.schema.json", want: ["note"] },
  { name: "a new schema", path: "schemas/letter/more.schema.json", want: ["note"] },
  { name: "its types of problems", path: "schemas/mail/problems.yaml", want: ["note"] },
  { name: "its operations", path: "schemas/letter/operations.yaml", want: ["note"] },
  { name: "a schema that others refer to", path: "schemas/note/note.schema.json", want: [] },
  { name: "its code", path: "packages/note-contract/src/gen/note.ts", want: ["letter"] },
  { name: "surplus code", path: "packages/note-contract/src/gen/old.ts", want: ["letter"] },
  { name: "the generator", path: "packages/contract-tools/dist/index.js", want: [] },
])("an edit of $name makes a contract stale", ({ path, want }) => {
  expect(findFresh(note, letter)).toEqual(["note", "letter"]);
  write(path, '{ "$ref": "../note/note.schema.json", "edited": true }');
  expect(findFresh(note, letter)).toEqual(want);
});

test("an edit of its entry makes a contract stale", () => {
  const roots = [{ file: "note.schema.json", type: "Note", direction: "request" }] as const;
  expect(findFresh({ ...note, roots }, letter)).toEqual(["letter"]);
});
