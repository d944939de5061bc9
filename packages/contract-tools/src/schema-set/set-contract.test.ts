import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readContractList } from "../contract-list.ts";
import { generateContracts } from "../generate-contract.ts";
import { SchemaError } from "../json-schema/diagnostic.ts";
import { lintContracts } from "../lint/lint-schemas.ts";

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A folder of schemas with one contract that takes them as they are. */
function writeContract(schema: object, roots: readonly object[], others = {}): string {
  const folder = join(mkdtempSync(join(tmpdir(), "set-contract-")), "schemas");
  folders.push(dirname(folder));
  mkdirSync(join(folder, "thing"), { recursive: true });
  const write = (name: string, value: unknown) =>
    writeFileSync(join(folder, "thing", name), JSON.stringify(value, null, 2));
  write("thing.json", schema);
  write("contract.json", { name: "thing", package: "thing-contract", lint: "sound", roots, ...others });
  return folder;
}

const SCHEMA = {
  $schema: "http://json-schema.org/draft-07/schema#",
  definitions: {
    part: { type: "object", properties: { n: { type: "integer" }, of: { $ref: "#/definitions/thing" } } },
    thing: {
      type: "object",
      required: ["parts"],
      properties: { parts: { items: [{ $ref: "#/definitions/part" }] } },
    },
  },
};

const ROOT = { file: "thing.json", definition: "thing", type: "Widget", parses: true, direction: "request" };

test("a contract may take its schemas as they are", async () => {
  const list = await readContractList(writeContract(SCHEMA, [ROOT]));
  const [files] = (await generateContracts(list)).values();
  if (files === undefined || files instanceof SchemaError) throw files;
  expect([...files.keys()]).toEqual(["index.ts", "types.ts", "types.validator.ts", "widget.schema.json"]);
  expect(files.get("index.ts")).toContain("export function parseWidget(");
  expect(files.get("types.ts")).toMatch(/^export interface Widget {\n {2}readonly parts:/m);
  expect(JSON.parse(files.get("widget.schema.json") ?? "")).toMatchObject({
    title: "Widget",
    properties: { parts: { prefixItems: [{ $ref: "#/$defs/Part" }] } },
    $defs: { Part: { properties: { of: { $ref: "#" } } } },
  });
});

test("its mistakes are reported, and the conventions of other contracts are none", async () => {
  const lint = async (folder: string) =>
    lintContracts(
      await readContractList(folder),
      "schemas",
      (path) => join(dirname(folder), path),
      new Map(),
    );
  expect(await lint(writeContract(SCHEMA, [ROOT]))).toEqual([]);
  const wrong = { $ref: "https://example.com/other" };
  const root = { file: "thing.json", type: "Thing", direction: "request" };
  expect(await lint(writeContract(wrong, [root]))).toMatchObject([
    { rule: "invalid-reference", severity: "error", file: "schemas/thing/thing.json", line: 2, column: 3 },
  ]);
  expect(
    await lint(writeContract(wrong, [root], { map: { "https://example.com/other": "anything" } })),
  ).toEqual([]);
});
