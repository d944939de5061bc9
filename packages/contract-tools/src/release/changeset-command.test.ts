import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runContracts } from "../contracts.ts";
import { findNewestSnapshot, storeSnapshot } from "./snapshots.ts";

let folder: string;
let printed: string[];
let errors: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "changeset-"));
  printed = [];
  errors = [];
  vi.spyOn(console, "log").mockImplementation((text) => printed.push(text));
  vi.spyOn(console, "error").mockImplementation((text) => errors.push(text));
  for (const name of ["note", "memo"]) write(`schemas/${name}/contract.json`, contract(name));
  write("schemas/note/note.schema.json", schema("Note"));
  write("schemas/memo/memo.schema.json", schema("Memo"));
  write("schemas/examples/note/valid/a.json", {});
  for (const name of ["note", "memo"]) writeManifest(name, "0.1.0");
  write(".changeset/README.md", "No changeset.");
  storeSnapshot(join(folder, "schemas"), "0.1.0");
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function contract(name: string): object {
  const type = name[0]?.toUpperCase() + name.slice(1);
  const root = { file: `${name}.schema.json`, type, direction: "request" };
  return { name, package: `${name}-contract`, roots: [root] };
}

function schema(
  title: string,
  edited: { readonly maxLength?: number; readonly description?: string } = {},
): object {
  const { description = "A text.", maxLength = 10 } = edited;
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title,
    description,
    type: "object",
    additionalProperties: false,
    properties: { text: { type: "string", description: "Text.", maxLength } },
  };
}

function writeManifest(name: string, version: string): void {
  write(`packages/${name}-contract/package.json`, { name: `@a/${name}-contract`, version });
}

function write(path: string, content: string | object): void {
  const file = join(folder, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content, null, 2));
}

const run = (...args: string[]) => runContracts(["changeset", ...args], { folder });

async function bumps(): Promise<Record<string, string>> {
  expect(await run("--format", "json")).toBe(0);
  const { packages }: { packages: { name: string; bump: string }[] } = JSON.parse(printed.join(""));
  return Object.fromEntries(packages.map(({ bump, name }) => [name, bump]));
}

describe("the smallest bump", () => {
  test.each([
    { name: "nothing changed", version: "0.1.0", edited: {}, want: "none" },
    { name: "documentation changed", version: "0.1.0", edited: { description: "Another." }, want: "none" },
    { name: "a compatible change before 1.0", version: "0.1.0", edited: { maxLength: 11 }, want: "patch" },
    { name: "a break before 1.0", version: "0.1.0", edited: { maxLength: 9 }, want: "minor" },
    { name: "a compatible change from 1.0", version: "1.0.0", edited: { maxLength: 11 }, want: "minor" },
    { name: "a break from 1.0", version: "2.3.4", edited: { maxLength: 9 }, want: "major" },
  ])("$name: $want, and none for the other package", async ({ edited, version, want }) => {
    writeManifest("note", version);
    write("schemas/note/note.schema.json", schema("Note", edited));
    expect(await bumps()).toEqual({ "@a/note-contract": want, "@a/memo-contract": "none" });
  });

  test("is that of schemas that are taken as they are, too", async () => {
    const version = (most: number) => ({ oneOf: [{ type: "string", maxLength: most }, { type: "null" }] });
    write("schemas/note/contract.json", { ...contract("note"), lint: "sound" });
    write("schemas/note/note.schema.json", version(10));
    storeSnapshot(join(folder, "schemas"), "0.2.0");
    expect(await bumps()).toEqual({ "@a/note-contract": "none", "@a/memo-contract": "none" });
    write("schemas/note/note.schema.json", version(9));
    printed = [];
    expect(await bumps()).toEqual({ "@a/note-contract": "minor", "@a/memo-contract": "none" });
  });

  test("a contract that is gone breaks its package, and needs nothing once the package is gone", async () => {
    remove("schemas/note");
    expect(await bumps()).toEqual({ "@a/memo-contract": "none", "@a/note-contract": "minor" });
    rmSync(join(folder, "packages/note-contract"), { recursive: true });
    printed = [];
    expect(await bumps()).toEqual({ "@a/memo-contract": "none" });
  });

  test("is that since the newest release", async () => {
    write("schemas/note/note.schema.json", schema("Note", { maxLength: 9 }));
    for (const version of ["0.10.0", "0.9.0"]) storeSnapshot(join(folder, "schemas"), version);
    expect(findNewestSnapshot(join(folder, "schemas"))?.version).toBe("0.10.0");
    expect(existsSync(join(folder, "schemas/released/0.10.0/released"))).toBe(false);
    expect(existsSync(join(folder, "schemas/released/0.10.0/examples"))).toBe(false);
    expect(await bumps()).toEqual({ "@a/note-contract": "none", "@a/memo-contract": "none" });
  });
});

test("the text has the packages that change", async () => {
  await run();
  write("schemas/note/note.schema.json", schema("Note", { maxLength: 9 }));
  await run();
  expect(printed).toEqual([
    "No changes since 0.1.0.",
    expect.stringMatching(/^Changes since 0\.1\.0:\n@a\/note-contract: minor, .*\n {2}schemas\/note\/.*\)$/),
  ]);
});

test("--check fails until the changesets claim enough, and --write drafts them", async () => {
  expect(await run("--check")).toBe(0);
  write("schemas/note/note.schema.json", schema("Note", { maxLength: 9 }));
  write(
    ".changeset/by-hand.md",
    '---\n"@a/note-contract": patch\n"@a/memo-contract": minor\n---\n\nFaster.\n',
  );
  expect(await run("--check")).toBe(1);
  expect(errors).toEqual([
    "@a/note-contract needs a changeset with minor; the pending changesets claim patch.",
    "To draft changesets: npm run contracts -- changeset --write",
  ]);
  expect(await run("--write")).toBe(0);
  expect(readFileSync(join(folder, ".changeset/contracts-note-contract.md"), "utf8")).toBe(`---
"@a/note-contract": minor
---

The schemas changed since 0.1.0:

- breaking: maxLength 10 is now 9, for documents (Note) (\`bound-tightened\`, schemas/note/note.schema.json:11)
`);
  expect(await run("--check")).toBe(0);
});

test("--write removes its draft when the change is undone, and no other file", async () => {
  write("schemas/note/note.schema.json", schema("Note", { maxLength: 11 }));
  write(".changeset/by-hand.md", '---\n"@a/memo-contract": patch\n---\n\nFaster.\n');
  await run("--write");
  write("schemas/note/note.schema.json", schema("Note"));
  await run("--write");
  expect(existsSync(join(folder, ".changeset/contracts-note-contract.md"))).toBe(false);
  expect(existsSync(join(folder, ".changeset/by-hand.md"))).toBe(true);
});

test.each([
  {
    name: "a file that is no changeset",
    edit: () => write(".changeset/a.md", "text"),
    want: ".changeset/a.md: ",
  },
  { name: "no folder of changesets", edit: () => remove(".changeset"), want: "set up changesets first" },
  { name: "no release", edit: () => remove("schemas/released"), want: "there is no release in" },
  { name: "no schemas", edit: () => remove("schemas"), want: "there is no schemas/*/contract.json" },
])("$name ends with 2", async ({ edit, want }) => {
  edit();
  expect(await run("--check")).toBe(2);
  expect(errors.join("\n")).toContain(want);
});

function remove(path: string): void {
  rmSync(join(folder, path), { recursive: true });
}

test("contracts breaking compares with the newest release by default", async () => {
  write("schemas/note/note.schema.json", schema("Note", { maxLength: 9 }));
  expect(await runContracts(["breaking"], { folder })).toBe(1);
  expect(printed.join("\n")).toContain("schemas/released/0.1.0/note/note.schema.json:11:7 info before");
});
