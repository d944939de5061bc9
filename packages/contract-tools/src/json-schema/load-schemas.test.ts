import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { SchemaError } from "./diagnostic.ts";
import { findReachable, loadSchemas } from "./load-schemas.ts";

const ROOT = `{ "title": "Root", "description": "d", "type": "object", "additionalProperties": false, "properties": {
  "leaf": { "$ref": "./leaf.schema.json" } } }`;
const TWIG = '{ "title": "Twig", "description": "d", "type": "string" }';
const LEAF = '{ "title": "Leaf", "description": "d", "type": "string" }';

describe("loadSchemas", () => {
  test("reads every schema of the folder, in order of name, and nothing else", () => {
    const folder = write({ "root.schema.json": ROOT, "leaf.schema.json": LEAF, "notes.json": "none" });
    expect([...loadSchemas(folder, ["root.schema.json"]).keys()]).toEqual([
      "leaf.schema.json",
      "root.schema.json",
    ]);
  });

  test("reads what is referred to in the folder beside it, and what that refers to, but no orphans there", () => {
    const other = write({
      "leaf.schema.json": refer("Leaf", "./twig.schema.json"),
      "twig.schema.json": TWIG,
      "x.schema.json": "{}",
    });
    const name = basename(other);
    const folder = write({ "root.schema.json": refer("Root", `../${name}/leaf.schema.json`) });
    const files = loadSchemas(folder, ["root.schema.json"]);
    expect([...files.keys()]).toEqual([
      "root.schema.json",
      `../${name}/leaf.schema.json`,
      `../${name}/twig.schema.json`,
    ]);
  });

  const rejected = [
    {
      name: "a $ref to a file that is not in the folder beside it either",
      given: { "root.schema.json": refer("Root", "../none/leaf.schema.json") },
      want: [
        'root.schema.json:1:68 invalid-reference "../none/leaf.schema.json" is no schema file: refer to a file as ./noun.schema.json',
      ],
    },
    {
      name: "a $ref to a file that is not there",
      given: { "root.schema.json": ROOT },
      want: [
        'root.schema.json:2:13 invalid-reference "./leaf.schema.json" is no schema file: refer to a file as ./noun.schema.json',
      ],
    },
    {
      name: "a $ref to a file whose name is misspelt",
      given: { "root.schema.json": ROOT, "laef.schema.json": LEAF },
      want: [
        'root.schema.json:2:13 invalid-reference "./leaf.schema.json" is no schema file; did you mean laef.schema.json?',
      ],
    },
    {
      name: "a $ref to an address, which is shown as it is written",
      given: { "root.schema.json": refer("Root", "http://a.example/../b#/$defs/C") },
      want: [
        'root.schema.json:1:68 invalid-reference "http://a.example/../b#/$defs/C" is no schema file: refer to a file as ./noun.schema.json',
      ],
    },
    {
      name: "a root that is not there",
      given: { "roots.schema.json": LEAF },
      want: ["root.schema.json:1:1 invalid-reference there is no such file; did you mean roots.schema.json?"],
    },
    {
      name: "one title for two schemas",
      given: { "root.schema.json": ROOT, "leaf.schema.json": LEAF.replace("Leaf", "Root") },
      want: ["root.schema.json:1:3 invalid-duplicate leaf.schema.json has it too"],
    },
    {
      name: "a file that no root refers to",
      given: {
        "root.schema.json": ROOT,
        "leaf.schema.json": LEAF,
        "other.schema.json": LEAF.replace("Leaf", "Other"),
      },
      want: ["other.schema.json:1:1 invalid-orphan no contract refers to it"],
    },
    {
      name: "problems of several files at once",
      given: { "root.schema.json": ROOT.replace('"d"', '""'), "leaf.schema.json": "{}" },
      want: [
        "leaf.schema.json:1:1 missing-description every schema needs a description",
        "leaf.schema.json:1:1 missing-title the title becomes the name of the type: write it like PaymentMethod",
        "root.schema.json:1:1 missing-description every schema needs a description",
      ],
    },
    {
      name: "text that is not JSON, and problems of other files with it",
      given: { "root.schema.json": ROOT.replace('"d"', '""'), "leaf.schema.json": "{ 1 }" },
      want: [
        'leaf.schema.json:1:3 invalid-json expected a name in quotes or "}", got "1"',
        "root.schema.json:1:1 missing-description every schema needs a description",
      ],
    },
  ];
  test.each(rejected)("rejects $name", ({ given, want }) => {
    const { diagnostics } = rejection(write(given));
    expect(diagnostics.map((d) => `${d.file}:${d.line}:${d.column} ${d.code} ${d.message}`)).toEqual(
      want.map((line) => `schemas/thing/${line}`),
    );
  });
});

test("the message shows each diagnostic with its line of the schema", () => {
  expect(rejection(write({ "root.schema.json": ROOT })).message).toBe(
    `schemas/thing/root.schema.json:2:13 invalid-reference "./leaf.schema.json" is no schema file: refer to a file as ./noun.schema.json
  |
2 |   "leaf": { "$ref": "./leaf.schema.json" } } }
  |             ^`,
  );
});

// With a pass over the whole text for each it would take hours.
test("locates many diagnostics of a long line", { timeout: 60_000 }, () => {
  const member = { type: "array", items: { $ref: "./none.schema.json" } };
  const properties = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`m${index}`, member]));
  const text = JSON.stringify({ description: "\u{1f600}", type: "object", properties });
  const { diagnostics, message } = rejection(write({ "root.schema.json": text }));
  const column = text.lastIndexOf('"$ref"');
  expect(diagnostics.at(-1)).toMatchObject({ code: "invalid-reference", line: 1, column });
  expect(message.split("\n").at(-1)).toBe(`  | ${" ".repeat(80)}^`);
});

test("findReachable follows references, cycles included", () => {
  const cycle = LEAF.replace(
    '"type": "string"',
    '"type": "array", "items": { "$ref": "./root.schema.json" }',
  );
  const files = loadSchemas(write({ "root.schema.json": ROOT, "leaf.schema.json": cycle }), [
    "root.schema.json",
  ]);
  expect([...findReachable("leaf.schema.json", files)]).toEqual(["leaf.schema.json", "root.schema.json"]);
  expect(() => findReachable("none.schema.json", files)).toThrow("there is no schema file none.schema.json");
});

function rejection(folder: string): SchemaError {
  try {
    loadSchemas(folder, ["root.schema.json"], "schemas/thing");
  } catch (error) {
    if (error instanceof SchemaError) return error;
    throw error;
  }
  throw new Error("the schemas were accepted");
}

function write(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "schemas-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

function refer(title: string, target: string): string {
  return `{ "title": "${title}", "description": "d", "type": "array", "items": { "$ref": "${target}" } }`;
}
