import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fromRoot } from "../repository.ts";
import { describeBreaks } from "./check-consumers.ts";

/** A workspace of a contract that is not built, a package and a program that use it, and a program of a release. */
let root: string;
let check: typeof import("./check-consumers.ts");

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "check-consumers-"));
  symlinkSync(fromRoot("node_modules"), join(root, "node_modules"));
  for (const path of ["tsconfig.base.json", "tsconfig.check.json", "scripts/src/repository.ts"])
    cpSync(fromRoot(path), join(root, path));
  cpSync(
    fromRoot("scripts/src/generating/check-consumers.ts"),
    join(root, "scripts/src/generating/check-consumers.ts"),
  );
  const types = "./dist/index.d.ts";
  write(
    "packages/a-contract/package.json",
    JSON.stringify({ name: "@x/a-contract", exports: { ".": { types } } }),
  );
  write("packages/a-contract/src/index.ts", "export interface A { readonly old: string }\n");
  write("packages/b/package.json", `{ "name": "@x/b", "type": "module" }`);
  write("package.json", `{ "type": "module" }`);
  write("packages/b/src/use.ts", USE);
  write("packages/b/src/use.test.ts", USE);
  write("scripts/consumers/a-contract.ts", USE);
  write("scripts/consumers/released/0.1.0/a-contract.ts", USE);
  check = await import(pathToFileURL(join(root, "scripts/src/generating/check-consumers.ts")).href);
});

afterAll(() => rmSync(root, { recursive: true }));

const USE = `import type { A } from "@x/a-contract";

export const a = (given: A) => given.old;
export const b = (given: A) => given.old;
`;

test("finds every place of every consumer that an edit breaks, and none when it is mended", async () => {
  expect(check.didCompile()).toBe(false);
  expect(await check.checkConsumers()).toEqual([]);
  expect(check.didCompile()).toBe(true);

  write("packages/a-contract/src/index.ts", "export interface A { readonly young: string }\n");
  const message = "TS2339: Property 'old' does not exist on type 'A'.";
  const places = await check.checkConsumers();
  expect(places).toEqual(
    ["packages/b/src/use.test.ts", "packages/b/src/use.ts", "scripts/consumers/a-contract.ts"].flatMap(
      (file) => [
        { file, line: 3, column: 38, message },
        { file, line: 4, column: 38, message },
      ],
    ),
  );
  expect(check.didCompile()).toBe(false);
});

test("lists the places by package", () => {
  const place = (file: string) => ({ file, line: 3, column: 7, message: "TS1: No." });
  expect(
    describeBreaks([
      place("packages/a/src/x.ts"),
      place("packages/b/src/y.ts"),
      place("packages/a/test/z.ts"),
    ]),
  ).toBe(`packages/a
  packages/a/src/x.ts:3:7 TS1: No.
  packages/a/test/z.ts:3:7 TS1: No.

packages/b
  packages/b/src/y.ts:3:7 TS1: No.

The code was generated, but it does not compile in 3 places (above). Adapt the places, or the schema.`);
});
