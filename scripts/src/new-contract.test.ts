import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fromRoot } from "./repository.ts";

/** A copy of the files that generation reads, to which the contract of `scripts/test/new-contract` is added. */
let copy: string;
/** The functions of the new package. */
let contract: Record<string, (value: unknown) => unknown>;

const GIVEN = fromRoot("scripts/test/new-contract");
const DOCUMENT = readFileSync(join(GIVEN, "refund.xml"), "utf8");
const LIST = "schemas/contracts.json";
const SHARED = ["package.json", "tsconfig.base.json", "biome.json", "scripts/package.json", "scripts/src"];

/** Follows "Adding a contract" in CONTRIBUTING.md. */
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), "new-contract-"));
  for (const path of SHARED) cpSync(fromRoot(path), join(copy, path), { recursive: true });
  symlinkSync(fromRoot("node_modules"), join(copy, "node_modules"));
  mkdirSync(join(copy, "schemas/refund"), { recursive: true });
  cpSync(join(GIVEN, "refund.xsd"), join(copy, "schemas/refund/refund.xsd"));
  const folder = join(copy, "packages/refund-contract");
  mkdirSync(join(folder, "src"), { recursive: true });
  for (const file of ["package.json", "tsconfig.json"]) {
    const text = readFileSync(fromRoot(`packages/search-contract/${file}`), "utf8");
    const name = text.replaceAll("payment-method-search", "refund").replaceAll("search", "refund");
    writeFileSync(join(folder, file), name);
  }
  writeFileSync(join(folder, "src/index.ts"), 'export * from "./gen/index.ts";\n');
  addToList();
  run(process.execPath, "scripts/src/generate.ts", "refund");
  run("tsc", "-p", "packages/refund-contract/tsconfig.json");
  contract = await import(pathToFileURL(join(folder, "dist/index.js")).href);
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true }));

function addToList(): void {
  const list = JSON.parse(readFileSync(fromRoot(LIST), "utf8"));
  const roots = [{ element: "refund", direction: "request" }];
  list.contracts.push({ name: "refund", package: "refund-contract", schema: "refund/refund.xsd", roots });
  writeFileSync(join(copy, LIST), JSON.stringify(list));
}

function run(command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: "utf8" });
  expect({ status, output: stdout + stderr }).toEqual({ status: 0, output: "" });
}

const VALUE = {
  id: 17,
  reason: "damaged",
  order_no: "QX7-20261120.0001",
  item: [{ amount: { currency: "DKK", value: "12.50" }, share: "0.125" }],
  due: "2026-12-01",
  requested_at: "2026-11-20T09:30:00Z",
};

test("the new contract decodes, validates and encodes", () => {
  expect(contract.decodeRefund?.(DOCUMENT)).toEqual({ ok: true, value: VALUE });
  expect(contract.validateRefund?.(VALUE)).toEqual({ ok: true, value: VALUE });
  expect(contract.decodeRefund?.(contract.encodeRefund?.(VALUE))).toEqual({ ok: true, value: VALUE });
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
  const decoded = contract.decodeRefund?.(DOCUMENT.replace(from, to));
  expect(decoded).toMatchObject({ ok: false, issues: [{ code, line: expect.any(Number) }] });
});
