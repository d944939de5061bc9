import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Contract } from "../contract-list.ts";
import { addToWorkspace } from "./add-to-workspace.ts";

const contract: Contract = { name: "a", package: "a-contract", folder: "a", roots: [] };
const added = { contract, schemas: new Map(), roots: ["A"], published: [] };
const cases: { name: string; given: string; want: string }[] = [
  {
    name: "in one line, before another member",
    given: '{"contracts":[{"name":"b"}],"version":1}',
    want: '{"contracts":[{"name":"b"},\n    ENTRY],"version":1}',
  },
  { name: "that is empty", given: '{ "contracts": [] }', want: '{ "contracts": [\n    ENTRY\n  ] }' },
  {
    name: "with Windows line breaks and tabs",
    given: '{\r\n\t"contracts": [\r\n\t\t{ "name": "]\\n}" }\r\n\t]\r\n}\r\n',
    want: '{\r\n\t"contracts": [\r\n\t\t{ "name": "]\\n}" },\n    ENTRY\r\n\t]\r\n}\r\n',
  },
];

test.each(cases)("adds a contract to a list $name", ({ given, want }) => {
  const root = mkdtempSync(join(tmpdir(), "workspace-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "schemas"));
  writeFileSync(join(root, "schemas/contracts.json"), given);
  writeFileSync(join(root, "turbo.json"), '{ // tasks\n"tasks": {} }');
  addToWorkspace(root, added);
  const text = readFileSync(join(root, "schemas/contracts.json"), "utf8");
  const entry = JSON.stringify(contract, null, 2).replaceAll("\n", "\n    ");
  expect(text).toBe(want.replace("ENTRY", entry));
  expect(JSON.parse(text).contracts.at(-1)).toEqual(contract);
  expect(readFileSync(join(root, "turbo.json"), "utf8")).toMatch(
    /^\{ \/\/ tasks\n"tasks": \{\n {4}"@.+\/a-contract#generate": \{$/m,
  );
});
