import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runContracts } from "../contracts.ts";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "schema-set-"));
  for (const name of ["set", "mixed"]) mkdirSync(join(folder, name));
  const write = (name: string, value: unknown) =>
    writeFileSync(join(folder, name), JSON.stringify(value, null, 2));
  write("thing.json", {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Thing",
    type: "object",
    required: ["at"],
    properties: { at: { type: "string", format: "date-time" }, next: { $ref: "#" } },
  });
  write("wrong.json", { type: "thing" });
  write("set/a.json", { $defs: { one: { const: 1 }, two: { $ref: "b.json" } } });
  write("set/b.json", { const: 2 });
  write("mixed/thing.json", { $schema: "http://json-schema.org/draft-07/schema#", title: "Thing" });
  write("mixed/package.json", { name: "not-a-schema", type: "module" });
  write("good.json", { at: "2026-01-01T00:00:00Z", big: 12345678901234567890n.toString() });
  write("bad.json", { at: "now", next: {} });
});

afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: readonly string[]): Promise<{ code: number; out: string[]; err: string[] }> {
  const out: string[] = [];
  const err: string[] = [];
  const spies = [
    vi.spyOn(console, "log").mockImplementation((line) => void out.push(line)),
    vi.spyOn(console, "error").mockImplementation((line) => void err.push(line)),
    vi.spyOn(process.stderr, "write").mockImplementation((text) => err.push(String(text)) > 0),
  ];
  try {
    return { code: await runContracts(args, { folder }), out, err };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

test("validate prints a line for each document", async () => {
  const { code, out } = await run("validate", "--schema", "thing.json", "good.json", "bad.json");
  expect(code).toBe(1);
  const [good, bad] = out.map((line) => JSON.parse(line));
  expect(good).toEqual({ document: "good.json", valid: true, issues: [] });
  expect(bad.issues.map(({ line, column, message }: never) => [line, column, message])).toEqual([
    [2, 9, '/at: expected text in the format date-time, got "now"'],
    [3, 11, "/next/at: expected a member, got nothing"],
  ]);
});

test("validate names the definitions of which it needs one, and documents that are not there", async () => {
  const { code, err } = await run("validate", "--schema", "set/a.json", "good.json");
  expect([code, ...err]).toEqual([2, "name the definition that documents are of with --root: One, Two"]);
  expect((await run("validate", "--schema", "set/a.json", "--root", "one", "good.json")).code).toBe(1);
  const none = await run("validate", "--schema", "set/a.json", "--root", "three", "good.json");
  expect([none.code, ...none.err]).toEqual([2, "set/a.json: there is no definition three"]);
  const missing = await run("validate", "--schema", "thing.json", "none.json");
  expect(missing.code).toBe(2);
  expect(missing.err.join("")).toContain("none.json: ENOENT");
});

test("a schema with mistakes is rejected with their positions", async () => {
  const { code, err } = await run("validate", "--schema", "wrong.json", "good.json");
  expect(code).toBe(2);
  expect(err[0]).toContain("wrong.json:2:3 invalid-value");
  const { code: jsonCode, out } = await run(
    "generate",
    "--schema",
    "wrong.json",
    "--out",
    "out/wrong",
    "--json",
  );
  expect(jsonCode).toBe(2);
  expect(JSON.parse(out[0] ?? "").diagnostics[0]).toMatchObject({ file: "wrong.json", line: 2 });
});

test("generate writes a package, and checks it", async () => {
  const args = ["generate", "--schema", "thing.json", "--name", "thing", "--out", "out/thing"];
  const { code, out } = await run(...args);
  expect(code).toBe(0);
  expect(out).toEqual(
    [
      "README.md",
      "package.json",
      "tsconfig.json",
      "src/index.ts",
      "src/types.ts",
      "src/types.validator.ts",
      "src/formats.validator.ts",
    ].map((file) => join("out/thing", file)),
  );
  expect((await run(...args, "--check")).code).toBe(0);
  writeFileSync(join(folder, "out/thing/src/types.ts"), "");
  const { code: stale, err } = await run(...args, "--check");
  expect([stale, ...err]).toEqual([1, "stale    out/thing/src/types.ts"]);
  expect(readFileSync(join(folder, "out/thing/src/index.ts"), "utf8")).toContain(
    "export function parseThing(",
  );
});

test("generate takes a folder, and explain lists what types leave out", async () => {
  const { code, out } = await run("generate", "--schema", "set", "--out", "out/set", "--json");
  expect(code).toBe(0);
  expect(JSON.parse(out[0] ?? "").roots).toEqual(["One", "Two", "B"]);
  const mixed = await run("generate", "--schema", "mixed", "--out", "out/mixed", "--json");
  expect(JSON.parse(mixed.out[0] ?? "").roots).toEqual(["Thing"]);
  const explained = await run("explain", "--schema", "thing.json");
  expect(explained.out).toEqual(["thing.json:9:5 Thing: only validation checks format date-time"]);
});
