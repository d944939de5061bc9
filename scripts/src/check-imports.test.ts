import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { checkImports } from "./check-imports.ts";

const root = mkdtempSync(join(tmpdir(), "check-imports-"));
afterAll(() => rmSync(root, { recursive: true }));

let count = 0;

/** Writes a workspace of the files given and a root that brings vitest, and returns its lint findings. */
function check(files: Readonly<Record<string, string | object>>): readonly string[] {
  const workspace = join(root, String(++count));
  const rootManifest = { devDependencies: { vitest: "1.0.0" } };
  for (const [path, content] of Object.entries({ "package.json": rootManifest, ...files })) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(
      join(workspace, path),
      typeof content === "string" ? content : JSON.stringify(content, null, 2),
    );
  }
  return checkImports(workspace).map(({ file, line, message }) => `${file}:${line}: ${message}`);
}

/** The manifest of a package with the dependencies given. */
function needs(...names: readonly string[]) {
  return { dependencies: Object.fromEntries(names.map((name) => [name, "1.0.0"])) };
}

describe("check-imports", () => {
  it.each<{ name: string; files: Record<string, string | object>; want: readonly string[] }>([
    {
      name: "accepts what the rules allow",
      files: {
        "packages/contract-runtime/package.json": needs(),
        "packages/contract-runtime/src/index.ts": 'export * from "./xml/read.ts";\nimport "node:fs";',
        "packages/search-contract/package.json": {
          ...needs("@payment-routing/contract-runtime"),
          devDependencies: { "@payment-routing/scripts": "1.0.0", "libxml2-wasm": "1.0.0" },
        },
        "packages/search-contract/src/index.ts": 'export * from "./gen/decode.ts";',
        "packages/search-contract/src/gen/decode.ts":
          'import "@payment-routing/contract-runtime/codegen";\nimport "./types.ts";',
        "packages/search-contract/src/decode.test.ts": 'import "vitest";\nimport "libxml2-wasm";',
        "packages/processor-contract/package.json": needs("@payment-routing/callback-contract"),
        "packages/processor-contract/src/index.ts": 'import "@payment-routing/callback-contract";',
        "packages/server/package.json": needs(
          "@payment-routing/routing",
          "@payment-routing/config-contract",
          "fastify",
        ),
        "packages/server/src/a/b.ts":
          'import "@payment-routing/routing";\nimport "@payment-routing/config-contract";\nimport "fastify/x";\nimport "../c.ts";',
      },
      want: [],
    },
    {
      name: "lets the server import types only of the stores",
      files: {
        "packages/server/package.json": needs("@payment-routing/config-store"),
        "packages/server/src/x.ts":
          'import type { A } from "@payment-routing/config-store";\nimport { b } from "@payment-routing/config-store";',
      },
      want: ["packages/server/src/x.ts:2: server may import types only of @payment-routing/config-store"],
    },
    {
      name: "keeps client and server apart, in tests as well",
      files: {
        "packages/client/package.json": { devDependencies: { "@payment-routing/server": "1.0.0" } },
        "packages/client/src/x.test.ts": '\nimport "@payment-routing/server";',
        "packages/server/package.json": needs("@payment-routing/client"),
        "packages/server/src/x.ts": 'import type { A } from "@payment-routing/client/callbacks";',
      },
      want: [
        "packages/client/package.json:3: client may not depend on @payment-routing/server; of our packages it may depend on: search-contract, callback-contract, signing, contract-runtime",
        "packages/client/src/x.test.ts:2: client may not import @payment-routing/server; of our packages it may import: search-contract, callback-contract, signing, contract-runtime, config-store, embedded-database, test-support",
        "packages/server/package.json:3: server may not depend on @payment-routing/client; of our packages it may depend on: config-store, decision-store, routing, delivery, database, *-contract, signing, contract-runtime",
        "packages/server/src/x.ts:1: server may not import @payment-routing/client/callbacks; of our packages it may import: config-store, decision-store, routing, delivery, database, *-contract, signing, contract-runtime",
      ],
    },
    {
      name: "lets the runtime import nothing of ours",
      files: {
        "packages/contract-runtime/package.json": needs("@payment-routing/search-contract"),
        "packages/contract-runtime/src/x.ts": "",
      },
      want: [
        "packages/contract-runtime/package.json:3: contract-runtime may not depend on @payment-routing/search-contract; of our packages it may depend on: none",
      ],
    },
    {
      name: "keeps one contract from another, unless the table says so",
      files: {
        "packages/search-contract/package.json": needs("@payment-routing/callback-contract"),
        "packages/search-contract/src/x.ts": 'export * from "@payment-routing/callback-contract";',
      },
      want: [
        "packages/search-contract/package.json:3: search-contract may not depend on @payment-routing/callback-contract; of our packages it may depend on: contract-runtime",
        "packages/search-contract/src/x.ts:1: search-contract may not import @payment-routing/callback-contract; of our packages it may import: contract-runtime",
      ],
    },
    {
      name: "keeps scripts, contract tools and compiler out of products",
      files: {
        "packages/client/package.json": needs("@payment-routing/contract-tools"),
        "packages/contract-tools/package.json": needs("@payment-routing/scripts"),
        "packages/routing/package.json": needs("@payment-routing/xsd-compiler"),
        "packages/routing/src/x.ts": 'await import("@payment-routing/xsd-compiler");',
        "packages/search-contract/package.json": needs("@payment-routing/scripts"),
        "packages/delivery/package.json": { devDependencies: { "@payment-routing/scripts": "1.0.0" } },
      },
      want: [
        "packages/client/package.json:3: client may not depend on @payment-routing/contract-tools; of our packages it may depend on: search-contract, callback-contract, signing, contract-runtime",
        "packages/contract-tools/package.json:3: contract-tools may not depend on @payment-routing/scripts; of our packages it may depend on: xsd-compiler, contract-runtime",
        "packages/delivery/package.json:3: delivery may not depend on @payment-routing/scripts; of our packages it may depend on: *-contract, signing, database",
        "packages/routing/package.json:3: routing may not depend on @payment-routing/xsd-compiler; of our packages it may depend on: *-contract",
        "packages/routing/src/x.ts:1: routing may not import @payment-routing/xsd-compiler; of our packages it may import: *-contract",
        "packages/search-contract/package.json:3: search-contract may not depend on @payment-routing/scripts; of our packages it may depend on: contract-runtime",
      ],
    },
    {
      name: "holds generated code to the runtime and its neighbours",
      files: {
        "packages/search-contract/package.json": needs("@payment-routing/contract-runtime", "ajv"),
        "packages/search-contract/src/gen/x.ts":
          'import "./y.ts";\nimport "ajv";\nimport "node:fs";\nimport "../z.ts";\nimport "@payment-routing/contract-runtime";',
      },
      want: [
        "packages/search-contract/src/gen/x.ts:2: generated code may not import ajv; of our packages it may import: contract-runtime, callback-contract",
        "packages/search-contract/src/gen/x.ts:3: generated code may not import node:fs; of our packages it may import: contract-runtime, callback-contract",
        "packages/search-contract/src/gen/x.ts:4: generated code may not import ../z.ts; of our packages it may import: contract-runtime, callback-contract",
      ],
    },
    {
      name: "keeps relative imports inside the package",
      files: {
        "packages/routing/package.json": needs(),
        "packages/routing/src/deep/x.ts":
          'import "../y.ts";\nimport "../../package.json";\nimport "../../../routing-other/src/x.ts";\nimport "/etc/x.ts";\nimport "..";',
        "scripts/package.json": needs(),
        "scripts/src/x.ts": 'import "../../packages/routing/src/index.ts";',
      },
      want: [
        "packages/routing/src/deep/x.ts:3: ../../../routing-other/src/x.ts leaves the package",
        "packages/routing/src/deep/x.ts:4: /etc/x.ts leaves the package",
        "scripts/src/x.ts:1: ../../packages/routing/src/index.ts leaves the package",
      ],
    },
    {
      name: "demands that every package is declared, for the product or for its tests",
      files: {
        "packages/server/package.json": { ...needs("fastify"), devDependencies: { undici: "1.0.0" } },
        "packages/server/src/x.ts":
          'import "fastify";\nimport "undici";\nimport "vitest";\nimport "@scope/other/sub";',
        "packages/server/src/x.test.ts": 'import "undici";\nimport "vitest";\nimport "fast-check";',
        "packages/server/src/x.test-d.ts": 'import "vitest";',
        "packages/server/test/z.ts": 'import "undici";\nimport "vitest";\nimport "fast-check";',
        "packages/server/src/y.ts": 'import "@payment-routing/routing";',
      },
      want: [
        "packages/server/src/x.test.ts:3: package.json does not declare fast-check for this file",
        "packages/server/src/x.ts:2: package.json does not declare undici for this file",
        "packages/server/src/x.ts:3: package.json does not declare vitest for this file",
        "packages/server/src/x.ts:4: package.json does not declare @scope/other for this file",
        "packages/server/src/y.ts:1: package.json does not declare @payment-routing/routing for this file",
        "packages/server/test/z.ts:3: package.json does not declare fast-check for this file",
      ],
    },
    {
      name: "leaves to tests what only tests may import",
      files: {
        "packages/routing/package.json": {
          devDependencies: { "@payment-routing/embedded-database": "1.0.0" },
        },
        "packages/routing/src/x.test.ts": 'import "@payment-routing/embedded-database";',
        "packages/routing/src/x.ts": 'import "@payment-routing/embedded-database";',
        "packages/signing/package.json": needs("@payment-routing/embedded-database"),
      },
      want: [
        "packages/routing/src/x.ts:1: routing may not import @payment-routing/embedded-database; of our packages it may import: *-contract",
        "packages/signing/package.json:3: signing may not depend on @payment-routing/embedded-database; of our packages it may depend on: contract-runtime",
      ],
    },
    {
      name: "demands that what is declared is imported, and not by tests only",
      files: {
        "packages/client/package.json": {
          dependencies: { undici: "1.0.0", ajv: "1.0.0" },
          optionalDependencies: { fsevents: "1.0.0" },
          devDependencies: { "@types/pg": "1.0.0", pg: "1.0.0" },
        },
        "packages/client/src/x.test.ts": 'import "ajv";',
      },
      want: [
        "packages/client/package.json:3: nothing imports undici",
        "packages/client/package.json:4: only tests import ajv: it is a development dependency",
        "packages/client/package.json:11: nothing imports pg",
      ],
    },
    {
      name: "demands a rule for every package",
      files: { "packages/reporting/package.json": needs() },
      want: ["packages/reporting/package.json:1: import-rules.ts does not say what reporting may import"],
    },
  ])("$name", ({ files, want }) => {
    expect(check(files)).toEqual(want);
  });

  it("finds nothing in this workspace, and ends with 0", () => {
    const script = fileURLToPath(new URL("check-imports.ts", import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });
});
