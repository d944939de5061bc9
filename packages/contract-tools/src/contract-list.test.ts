import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readContractList } from "./contract-list.ts";

const folder = mkdtempSync(join(tmpdir(), "contract-list-"));
const file = join(folder, "contracts.json");
for (const [name, schema] of [
  ["refund", "refund.xsd"],
  ["note", "note.schema.json"],
] as const) {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, schema), "");
}
afterAll(() => rmSync(folder, { recursive: true }));

const LIST = `{
  "contracts": [
    {
      "name": "refund",
      "package": "refund-contract",
      "schema": "refund/refund.xsd",
      "roots": [{ "element": "refund", "direction": "request" }]
    },
    {
      "name": "note",
      "package": "note-contract",
      "folder": "note",
      "roots": [
        { "file": "note.schema.json", "type": "Note", "direction": "stored" }
      ],
      "mergedSchema": { "file": "all.schema.json", "title": "All", "description": "All.", "roots": ["note.schema.json"] }
    }
  ]
}
`;

/** The messages for a list. */
async function read(text: string): Promise<readonly string[]> {
  writeFileSync(file, text);
  const error = await readContractList(file, "contracts.json").then(
    () => undefined,
    (reason) => reason,
  );
  return String(error?.message ?? "")
    .split("\n\n")
    .filter((line) => line !== "");
}

describe("the list of contracts", () => {
  test("holds contracts of both languages", async () => {
    expect(await read(LIST)).toEqual([]);
    const { contracts, folder: base } = await readContractList(file);
    expect(base).toBe(folder);
    expect(contracts.map((contract) => ("schema" in contract ? contract.schema : contract.folder))).toEqual([
      "refund/refund.xsd",
      "note",
    ]);
  });

  test.each<{ name: string; from: string; to: string; want: string }>([
    {
      name: "text that is not JSON",
      from: '"contracts": [',
      to: '"contracts": ,',
      want: "contracts.json:2:16 invalid-json",
    },
    {
      name: "a misspelt member",
      from: '"element"',
      to: '"elemnt"',
      want: "contracts.json:7:19 invalid-contract-list there is no member elemnt here; did you mean element?",
    },
    {
      name: "a member of the other language",
      from: '"folder": "note",',
      to: '"folder": "note", "bounds": {},',
      want: "contracts.json:12:25 invalid-contract-list there is no member bounds here; it has name, package, testData, folder, roots, typesFrom, mergedSchema",
    },
    {
      name: "a root without a direction",
      from: '"element": "refund", "direction": "request"',
      to: '"element": "refund"',
      want: "contracts.json:7:17 invalid-contract-list the member direction is missing",
    },
    {
      name: "an unknown direction",
      from: '"stored"',
      to: '"both"',
      want: 'contracts.json:14:55 invalid-contract-list expected request, response, stored, got "both"',
    },
    {
      name: "neither a schema nor a folder",
      from: '"schema": "refund/refund.xsd",',
      to: "",
      want: "contracts.json:3:5 invalid-contract-list the member schema is missing",
    },
    {
      name: "a name in capitals",
      from: '"name": "note"',
      to: '"name": "Note"',
      want: 'contracts.json:10:7 invalid-contract-list "Note" does not match ^[a-z][a-z0-9]*(-[a-z0-9]+)*$: The name of the contract on the command line: lower-case words with hyphens.',
    },
    {
      name: "two contracts of one package",
      from: "note-contract",
      to: "refund-contract",
      want: "contracts.json:11:7 invalid-contract-list another contract has the package refund-contract",
    },
    {
      name: "a merged schema of no root",
      from: '["note.schema.json"]',
      to: '["nte.schema.json"]',
      want: "contracts.json:16:101 invalid-contract-list there is no root nte.schema.json; did you mean note.schema.json?",
    },
    {
      name: "an XSD that is not there",
      from: "refund/refund.xsd",
      to: "refund/refnd.xsd",
      want: "contracts.json:6:7 invalid-contract-list there is no schema refund/refnd.xsd; did you mean refund/refund.xsd?",
    },
    {
      name: "a folder that is not there",
      from: '"folder": "note"',
      to: '"folder": "nte"',
      want: "contracts.json:12:7 invalid-contract-list there is no folder nte; did you mean note?",
    },
    {
      name: "a root that is not there",
      from: '"file": "note.schema.json"',
      to: '"file": "not.schema.json"',
      want: "contracts.json:14:11 invalid-contract-list note has no file not.schema.json; did you mean note.schema.json?",
    },
    {
      name: "no roots",
      from: '[{ "element": "refund", "direction": "request" }]',
      to: "[]",
      want: "contracts.json:7:7 invalid-contract-list must not have fewer than 1 items",
    },
  ])("rejects $name", async ({ from, to, want }) => {
    expect(LIST).toContain(from);
    expect((await read(LIST.replace(from, to)))[0]).toContain(want);
  });

  test("names all mistakes", async () => {
    const text = LIST.replace('"stored"', '"both"').replace('"request"', '"both"');
    expect(await read(text)).toHaveLength(2);
  });
});
