import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { hasContracts, readContractList, writeContract } from "./contract-list.ts";

const folder = mkdtempSync(join(tmpdir(), "contract-list-"));
for (const path of ["refund/refund.xsd", "note/note.schema.json"]) {
  mkdirSync(join(folder, dirname(path)));
  writeFileSync(join(folder, path), "");
}
afterAll(() => rmSync(folder, { recursive: true }));

const REFUND = `{
  "name": "refund",
  "package": "refund-contract",
  "schema": "refund.xsd",
  "roots": [{ "element": "refund", "direction": "request" }]
}
`;
const NOTE = `{
  "$schema": "../contract.schema.json",
  "name": "note",
  "package": "note-contract",
  "roots": [
    { "file": "note.schema.json", "type": "Note", "direction": "stored" }
  ],
  "mergedSchema": { "file": "all.schema.json", "title": "All", "description": "All.", "roots": ["note.schema.json"] }
}
`;

/** The messages for two contracts. */
async function read(refund: string, note: string): Promise<readonly string[]> {
  writeFileSync(join(folder, "refund/contract.json"), refund);
  writeFileSync(join(folder, "note/contract.json"), note);
  const error = await readContractList(folder, "schemas").then(
    () => undefined,
    (reason) => reason,
  );
  return String(error?.message ?? "")
    .split("\n\n")
    .filter((line) => line !== "");
}

describe("the contracts of folders of schemas", () => {
  test("are of both languages, and in the order of the folders", async () => {
    expect(await read(REFUND, NOTE)).toEqual([]);
    const { contracts, folder: base } = await readContractList(folder);
    expect(base).toBe(folder);
    const { $schema, ...note } = JSON.parse(NOTE);
    expect(contracts).toEqual([
      { ...note, folder: "note" },
      { ...JSON.parse(REFUND), schema: "refund/refund.xsd" },
    ]);
  });

  test("are written as they are read", async () => {
    await read(REFUND, NOTE);
    const { contracts } = await readContractList(folder);
    const { $schema, ...note } = JSON.parse(NOTE);
    expect(contracts.map(writeContract).map(([path, text]) => [path, JSON.parse(text)])).toEqual([
      ["note/contract.json", note],
      ["refund/contract.json", JSON.parse(REFUND)],
    ]);
  });

  test("are none in a folder without manifests", async () => {
    expect(await readContractList(join(folder, "note"))).toMatchObject({ contracts: [] });
    expect([hasContracts(folder), hasContracts(join(folder, "note"))]).toEqual([true, false]);
  });

  test.each<{ name: string; from: string; to: string; want: string }>([
    {
      name: "text that is not JSON",
      from: '"roots": [{ "element"',
      to: '"roots": ,[{ "element"',
      want: "schemas/refund/contract.json:5:12 invalid-json",
    },
    {
      name: "a misspelt member",
      from: '"element"',
      to: '"elemnt"',
      want: "schemas/refund/contract.json:5:15 invalid-contract there is no member elemnt here; did you mean element?",
    },
    {
      name: "a member of the other language",
      from: '"package": "note-contract",',
      to: '"package": "note-contract", "bounds": {},',
      want: "schemas/note/contract.json:4:31 invalid-contract there is no member bounds here; it has name, package, testData, roots, lint, map, formats, typesFrom, mergedSchema",
    },
    {
      name: "a root without a direction",
      from: '"element": "refund", "direction": "request"',
      to: '"element": "refund"',
      want: "schemas/refund/contract.json:5:13 invalid-contract the member direction is missing",
    },
    {
      name: "an unknown direction",
      from: '"stored"',
      to: '"both"',
      want: 'schemas/note/contract.json:6:51 invalid-contract expected request, response, stored, got "both"',
    },
    {
      name: "an XSD that is not named",
      from: '  "schema": "refund.xsd",\n',
      to: "",
      want: "schemas/refund/contract.json:4:15 invalid-contract there is no member element here; it has file, definition, type, form, parses, typesOnly, direction",
    },
    {
      name: "a name in capitals",
      from: '"name": "note"',
      to: '"name": "Note"',
      want: 'schemas/note/contract.json:3:3 invalid-contract "Note" does not match ^[a-z][a-z0-9]*(-[a-z0-9]+)*$: The name of the contract on the command line: lower-case words with hyphens.',
    },
    {
      name: "two contracts of one package",
      from: "note-contract",
      to: "refund-contract",
      want: "schemas/refund/contract.json:3:3 invalid-contract another contract has the package refund-contract",
    },
    {
      name: "a merged schema of no root",
      from: '["note.schema.json"]',
      to: '["nte.schema.json"]',
      want: "schemas/note/contract.json:8:97 invalid-contract there is no root nte.schema.json; did you mean note.schema.json?",
    },
    {
      name: "an XSD that is not there",
      from: "refund.xsd",
      to: "refnd.xsd",
      want: "schemas/refund/contract.json:4:3 invalid-contract there is no file refnd.xsd here; did you mean refund.xsd?",
    },
    {
      name: "an XSD of another folder",
      from: "refund.xsd",
      to: "../a/refund.xsd",
      want: 'schemas/refund/contract.json:4:3 invalid-contract "../a/refund.xsd" does not match ^[^/]+\\.xsd$',
    },
    {
      name: "a root that is not there",
      from: '"file": "note.schema.json"',
      to: '"file": "not.schema.json"',
      want: "schemas/note/contract.json:6:7 invalid-contract there is no file not.schema.json here; did you mean note.schema.json?",
    },
    {
      name: "a merged schema of schemas that are taken as they are",
      from: '"package": "note-contract",',
      to: '"package": "note-contract", "lint": "sound",',
      want: "schemas/note/contract.json:8:3 invalid-contract a contract with lint sound has no such mergedSchema",
    },
    {
      name: "a definition of a schema that is not",
      from: '"type": "Note",',
      to: '"type": "Note", "definition": "note",',
      want: "schemas/note/contract.json:6:51 invalid-contract a contract with lint house has no such definition",
    },
    {
      name: "no roots",
      from: '[{ "element": "refund", "direction": "request" }]',
      to: "[]",
      want: "schemas/refund/contract.json:5:3 invalid-contract must not have fewer than 1 items",
    },
  ])("reject $name", async ({ from, to, want }) => {
    expect(REFUND + NOTE).toContain(from);
    expect((await read(REFUND.replace(from, to), NOTE.replace(from, to)))[0]).toContain(want);
  });

  test("name all mistakes", async () => {
    expect(await read(REFUND.replace("request", "both"), NOTE.replace("stored", "both"))).toHaveLength(2);
  });
});
