import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromRoot } from "./repository.ts";

/** A copy of the files that the command and the generator use, to which two contracts are added. */
let copy: string;
/** The functions of the new packages. */
let refund: Record<string, (value: unknown) => unknown>;
let note: Record<string, (value: unknown) => unknown>;

const GIVEN = fromRoot("scripts/test/new-contract");
const DOCUMENT = readFileSync(join(GIVEN, "refund.xml"), "utf8");
const BUDGETS = "packages/bench/src/size/measure-sizes.ts";
const SHARED = [
  "package.json",
  "turbo.json",
  "tsconfig.base.json",
  "biome.json",
  "vitest.config.ts",
  "schemas",
  "packages/bench/package.json",
  "packages/bench/src/size",
  "scripts/package.json",
  "scripts/src",
  "scripts/test/log-lines",
];

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), "new-contract-"));
  const filter = (path: string) => !path.startsWith(fromRoot("schemas/examples"));
  for (const path of SHARED) cpSync(fromRoot(path), join(copy, path), { recursive: true, filter });
  symlinkSync(fromRoot("node_modules"), join(copy, "node_modules"));
  expect(addContract("refund", join(GIVEN, "refund.xsd"))).toMatchObject({ status: 0 });
  expect(addContract("note", join(GIVEN, "note.schema.json"), "--direction=response")).toMatchObject({
    status: 0,
  });
  cpSync(join(GIVEN, "refund.xml"), join(copy, "schemas/examples/refund/valid/refund.xml"));
  run(process.execPath, "scripts/src/generate.ts", "refund", "note");
  for (const name of ["refund", "note"]) run("tsc", "-p", `packages/${name}-contract/tsconfig.json`);
  refund = await import(pathToFileURL(join(copy, "packages/refund-contract/dist/index.js")).href);
  note = await import(pathToFileURL(join(copy, "packages/note-contract/dist/index.js")).href);
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true }));

function addContract(name: string, file: string, ...options: string[]) {
  const args = ["scripts/src/contracts.ts", "new", name, "--from", file, "--no-run", ...options];
  const env = { ...process.env, INIT_CWD: copy };
  return spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8", env });
}

function run(command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: "utf8" });
  expect({ status, output: stdout + stderr }).toEqual({ status: 0, output: "" });
}

const read = (path: string): string => readFileSync(join(copy, path), "utf8");

describe("contracts new", () => {
  test("says in the folder of its schemas what the contract is", () => {
    expect(JSON.parse(read("schemas/refund/contract.json"))).toEqual({
      name: "refund",
      package: "refund-contract",
      schema: "refund.xsd",
      roots: [{ element: "refund", direction: "request" }],
    });
    expect(JSON.parse(read("schemas/note/contract.json"))).toEqual({
      name: "note",
      package: "note-contract",
      roots: [{ file: "note.schema.json", type: "Note", parses: true, direction: "response" }],
    });
  });

  test("generates each contract only when its own schemas change", () => {
    const { tasks } = JSON.parse(read("packages/refund-contract/turbo.json"));
    expect(tasks).toEqual({
      generate: { inputs: ["package.json", "$TURBO_ROOT$/schemas/refund/**"] },
    });
    expect(read("turbo.json")).toBe(readFileSync(fromRoot("turbo.json"), "utf8"));
  });

  test("adds what the benchmark of sizes needs, and changes nothing else in its files", () => {
    const lines = new Set(read(BUDGETS).split("\n"));
    const before = readFileSync(fromRoot(BUDGETS), "utf8").split("\n");
    expect(before.filter((line) => !lines.has(line))).toEqual([]);
    expect(read(BUDGETS)).toContain("refund");
    expect(JSON.parse(read("packages/bench/package.json")).dependencies).toHaveProperty([
      "@payment-routing/note-contract",
    ]);
  });

  test("adds a size budget for the whole of each contract, in order", async () => {
    const file = pathToFileURL(join(copy, BUDGETS)).href;
    const { CONTRACT_BUDGETS }: { CONTRACT_BUDGETS: object } = await import(file);
    expect(CONTRACT_BUDGETS).toMatchObject({
      "refund-contract": { all: 250_000 },
      "note-contract": { all: 250_000 },
    });
    const names = Object.keys(CONTRACT_BUDGETS);
    expect(names).toEqual(names.toSorted());
  });

  test("adds a place for the table of sizes to each README", async () => {
    const file = pathToFileURL(join(copy, "packages/bench/src/size/size-table.ts")).href;
    const { readSizeTable }: { readSizeTable(readme: string): object } = await import(file);
    for (const name of ["refund", "note"])
      expect(readSizeTable(read(`packages/${name}-contract/README.md`))).toEqual(new Map());
  });

  test("rejects a list of budgets in another form, and writes nothing", () => {
    const budgets = read(BUDGETS);
    writeFileSync(join(copy, BUDGETS), budgets.replace(/\{ all: 250_000 \}/g, "250_000"));
    const { status, stderr } = addContract("other", join(GIVEN, "refund.xsd"));
    writeFileSync(join(copy, BUDGETS), budgets);
    expect(stderr).toContain("expected CONTRACT_BUDGETS");
    expect(status).toBe(2);
    expect(existsSync(join(copy, "schemas/other"))).toBe(false);
  });

  test("adds the schemas that the given one refers to", () => {
    expect(read("schemas/note/author.schema.json")).toBe(
      readFileSync(join(GIVEN, "author.schema.json"), "utf8"),
    );
  });

  test("adds tests that pass", () => {
    const vitest = fromRoot("node_modules/vitest/vitest.mjs");
    const args = [
      vitest,
      "run",
      "--project=plain",
      "--reporter=json",
      "--outputFile=results.json",
      "examples",
    ];
    // In CI the configuration names a file of its own for the results.
    const env = { ...process.env, CI: "" };
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8", env });
    expect(status, stderr).toBe(0);
    expect(JSON.parse(read("results.json"))).toMatchObject({ success: true, numPassedTests: 3 });
  });

  test.each<{ name: string; args: [name: string, file: string]; want: string }>([
    { name: "a name that is taken", args: ["refund", "refund.xsd"], want: "schemas/refund exists already" },
    {
      name: "a name in capitals",
      args: ["Refund", "refund.xsd"],
      want: "Expected lower-case words with hyphens",
    },
    { name: "a file that is not there", args: ["other", "none.xsd"], want: "there is no file" },
    {
      name: "a file that is no schema",
      args: ["other", "refund.xml"],
      want: "refund.xml: expected the name of a schema",
    },
  ])("rejects $name", ({ args, want }) => {
    const before = readdirSync(join(copy, "schemas"));
    const [name, file] = args;
    const { status, stderr } = addContract(name, join(GIVEN, file));
    expect(stderr).toContain(want);
    expect(status).toBe(2);
    expect(readdirSync(join(copy, "schemas"))).toEqual(before);
  });

  test.each([
    [
      "refund.xsd",
      "bad.xsd",
      'type="item"',
      'type="itm"',
      "drafts/bad.xsd:13:31 invalid-reference there is no type {urn:payment-routing:refund}itm; did you mean item?",
    ],
    [
      "note.schema.json",
      "bad.schema.json",
      "./author",
      "./auther",
      "drafts/bad.schema.json:8:17 invalid-reference",
    ],
    [
      "note.schema.json",
      "untitled.schema.json",
      '"title": "Note",',
      "",
      "drafts/untitled.schema.json:1:1 missing-title",
    ],
  ])("shows the mistakes of %s, given as drafts/%s, and writes nothing", (given, name, from, to, want) => {
    mkdirSync(join(copy, "drafts"), { recursive: true });
    const text = readFileSync(join(GIVEN, given), "utf8");
    expect(text).toContain(from);
    writeFileSync(join(copy, "drafts", name), text.replace(from, to));
    const { status, stderr } = addContract("other", join("drafts", name));
    expect(stderr.slice(0, want.length)).toBe(want);
    expect(stderr).toContain("Nothing was written.");
    expect(stderr).not.toContain("schemas/other");
    expect(status).toBe(2);
  });

  test("adds a schema by a path from the folder that the command is called in", () => {
    cpSync(join(GIVEN, "refund.xsd"), join(copy, "drafts/again.xsd"));
    expect(addContract("again", "drafts/again.xsd")).toMatchObject({ status: 0 });
    expect(read("schemas/again/again.xsd")).toBe(readFileSync(join(GIVEN, "refund.xsd"), "utf8"));
  });
});

const VALUE = {
  id: 17,
  reason: "damaged",
  order_no: "QX7-20261120.0001",
  item: [{ amount: { currency: "DKK", value: "12.50" }, share: "0.125" }],
  due: "2026-12-01",
  requested_at: "2026-11-20T09:30:00Z",
};

test("the new contract decodes, validates and encodes", () => {
  expect(refund.decodeRefund?.(DOCUMENT)).toEqual({ ok: true, value: VALUE });
  expect(refund.validateRefund?.(VALUE)).toEqual({ ok: true, value: VALUE });
  expect(refund.decodeRefund?.(refund.encodeRefund?.(VALUE))).toEqual({ ok: true, value: VALUE });
});

test.each([
  ["another namespace", 'r="urn:payment-routing:refund"', 'r="urn:other"', "unexpected-root"],
  ["an attribute that is missing", ' id="17"', "", "missing-attribute"],
  ["both sides of a choice", "<r:item>", "<r:session_id>1</r:session_id><r:item>", "unexpected-element"],
  ["too many digits", "12.50", "12.505", "out-of-range"],
  ["a day that does not exist", "2026-12-01", "2026-02-29", "invalid-lexical"],
  ["a pattern", "DKK", "dkk", "pattern-mismatch"],
])("the new contract rejects %s", (_, from, to, code) => {
  expect(DOCUMENT).toContain(from);
  const decoded = refund.decodeRefund?.(DOCUMENT.replace(from, to));
  expect(decoded).toMatchObject({ ok: false, issues: [{ code, line: expect.any(Number) }] });
});

test("the new JSON contract parses and validates", () => {
  const value = { text: "Called back.", author: { name: "A. B." } };
  expect(note.parseNote?.(JSON.stringify(value))).toEqual({ ok: true, value });
  expect(note.validateNote?.({ ...value, author: {} })).toMatchObject({ ok: false });
});
