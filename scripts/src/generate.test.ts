import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fromRoot } from "./generating/repository.ts";

const XSD = "schemas/search/payment-method-search.xsd";
const GENERATED = "packages/search-contract/src/gen";

/** A copy of what generation reads and writes, so that it can be spoilt. */
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), "generate-"));
  for (const path of [
    "package.json",
    "schemas",
    "scripts/dist",
    GENERATED,
    "packages/config-contract/src/gen",
    "packages/routing/src",
  ])
    cpSync(fromRoot(path), join(copy, path), { recursive: true });
  // The packages that the generator is made of stay where they are.
  symlinkSync(fromRoot("node_modules"), join(copy, "node_modules"));
});

afterEach(() => rmSync(copy, { recursive: true }));

function generate(...args: string[]): { status: number | null; output: string } {
  const run = spawnSync(process.execPath, ["scripts/dist/generate.js", ...args], {
    cwd: copy,
    encoding: "utf8",
  });
  return { status: run.status, output: run.stdout + run.stderr };
}

const read = (path: string): string => readFileSync(join(copy, path), "utf8");
const write = (path: string, text: string): void => writeFileSync(join(copy, path), text);

/** The files of a contract with the times of their last change. */
function changes(): Record<string, number> {
  const files = readdirSync(join(copy, GENERATED));
  return Object.fromEntries(files.map((file) => [file, statSync(join(copy, GENERATED, file)).mtimeMs]));
}

describe("generate --check", { timeout: 60_000 }, () => {
  test("is content with what is committed", () => {
    expect(generate("--check", "search")).toEqual({ status: 0, output: "" });
  });

  test("names what is stale, missing and surplus, and the command that mends it", () => {
    write(`${GENERATED}/types.ts`, `${read(`${GENERATED}/types.ts`)}\n`);
    rmSync(join(copy, GENERATED, "table.ts"));
    write(`${GENERATED}/old.ts`, "");
    const before = changes();
    expect(generate("--check", "search")).toEqual({
      status: 1,
      output: `surplus  ${GENERATED}/old.ts
missing  ${GENERATED}/table.ts
stale    ${GENERATED}/types.ts

Generated code is not what its sources give. To mend it: npm run generate
`,
    });
    expect(changes()).toEqual(before);
  });

  test("names what a change of the schema makes stale", () => {
    write(XSD, read(XSD).replace('<xs:minInclusive value="0"/>', '<xs:minInclusive value="1"/>'));
    const { status, output } = generate("--check", "search");
    expect(status).toBe(1);
    expect(output.split("\n").slice(0, -3)).toEqual([
      `stale    ${GENERATED}/payment-method-search.schema.json`,
      `stale    ${GENERATED}/payment-method-search.xsd`,
      `stale    ${GENERATED}/read.ts`,
      `stale    ${GENERATED}/table-types-1.ts`,
      `stale    ${GENERATED}/types.ts`,
    ]);
  });

  test("says why a schema is refused, which no command mends", () => {
    write(XSD, read(XSD).replace('type="language_code"', 'type="language_kode"'));
    const line =
      read(XSD)
        .split("\n")
        .findIndex((text) => text.includes("language_kode")) + 1;
    const { status, output } = generate("--check", "search");
    expect(status).toBe(1);
    expect(output).toContain(
      `${XSD}:${line}:35 invalid-reference there is no type language_kode; did you mean language_code?\n`,
    );
    expect(output).toMatch(/\^\n\nThe code of search-contract was not generated\.\n$/);
  });

  test("goes on with the other contracts", () => {
    write(XSD, "<xs:schema");
    write("packages/config-contract/src/gen/old.ts", "");
    const { status, output } = generate("--check", "search", "config");
    expect(status).toBe(1);
    expect(output).toContain(`${XSD}:1:1 invalid-xml`);
    expect(output).toContain("surplus  packages/config-contract/src/gen/old.ts");
  });
});

describe("generate", { timeout: 60_000 }, () => {
  test("mends what is stale, missing or surplus, and touches nothing else", () => {
    const before = changes();
    const types = read(`${GENERATED}/types.ts`);
    write(`${GENERATED}/types.ts`, "");
    rmSync(join(copy, GENERATED, "table.ts"));
    write(`${GENERATED}/old.ts`, "");
    expect(generate("search")).toEqual({ status: 0, output: "" });
    expect(read(`${GENERATED}/types.ts`)).toBe(types);
    const { "types.ts": _, "table.ts": __, ...untouched } = before;
    expect(changes()).toMatchObject(untouched);
    expect(Object.keys(changes())).toEqual(Object.keys(before));
    expect(generate("--check", "search")).toEqual({ status: 0, output: "" });
  });

  test("changes nothing the second time", () => {
    write(XSD, read(XSD).replace('<xs:minInclusive value="0"/>', '<xs:minInclusive value="1"/>'));
    expect(generate("search").status).toBe(0);
    const before = changes();
    expect(generate("search")).toEqual({ status: 0, output: "" });
    expect(changes()).toEqual(before);
  });

  test("makes the folder of a contract that has none", () => {
    rmSync(join(copy, GENERATED), { recursive: true });
    expect(generate("search").status).toBe(0);
    expect(generate("--check", "search").status).toBe(0);
  });

  test("leaves everything as it was when the schema is refused", () => {
    write(XSD, read(XSD).replace("<xs:all>", "<xs:choice>"));
    const before = changes();
    expect(generate("search").status).toBe(1);
    expect(changes()).toEqual(before);
  });

  test("knows what it does not know", () => {
    const { status, output } = generate("serch", "--chekc");
    expect(status).toBe(2);
    expect(output).toMatch(/^There is no serch, --chekc; there are --check and search, .+\.\n$/);
  });
});
