import { execFileSync, spawnSync } from "node:child_process";
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
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { isCommitted } from "@payment-routing/contract-tools/generating";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { fromRoot } from "./repository.ts";

const XSD = "schemas/search/payment-method-search.xsd";
const GENERATED = "packages/search-contract/src/gen";

/** What generation writes, and the schemas that tests change: copied anew for each test. */
const CHANGED = ["schemas/search", GENERATED, "packages/config-contract/src/gen"];

/** A copy of the files that generation reads and writes. */
const copy = mkdtempSync(join(tmpdir(), "generate-"));

function copyFile(path: string): void {
  cpSync(fromRoot(path), join(copy, path), { recursive: true });
}

beforeAll(() => {
  const rest = [
    "package.json",
    "schemas",
    "biome.json",
    "scripts/package.json",
    "scripts/src",
    "packages/routing/src",
  ];
  for (const path of rest) copyFile(path);
  // The dependencies of the generator are not copied.
  symlinkSync(fromRoot("node_modules"), join(copy, "node_modules"));
});

beforeEach(() => {
  for (const path of CHANGED) {
    rmSync(join(copy, path), { recursive: true, force: true });
    copyFile(path);
  }
});

afterEach(() => void vi.restoreAllMocks());
afterAll(() => rmSync(copy, { recursive: true }));

let runs = 0;

/** Runs the program in this process, which has loaded the generator: another process would load it for each run. */
async function generate(...args: string[]): Promise<{ status: unknown; output: string }> {
  const printed: string[] = [];
  const print = (line: unknown) => void printed.push(`${line}\n`);
  vi.spyOn(console, "error").mockImplementation(print);
  vi.spyOn(console, "log").mockImplementation(print);
  const { argv, exitCode } = process;
  process.argv = ["node", "generate", ...args];
  // The query makes it another module, which runs again.
  await import(`${pathToFileURL(join(copy, "scripts/src/generate.ts")).href}?run=${runs++}`);
  const status = process.exitCode;
  Object.assign(process, { argv, exitCode });
  return { status, output: printed.join("") };
}

const read = (path: string): string => readFileSync(join(copy, path), "utf8");
const write = (path: string, text: string): void => writeFileSync(join(copy, path), text);

/** The files of a contract with the times of their last change. */
function changes(): Record<string, number> {
  const files = readdirSync(join(copy, GENERATED));
  return Object.fromEntries(files.map((file) => [file, statSync(join(copy, GENERATED, file)).mtimeMs]));
}

test("Git has the generated files that people read, and ignores the others", () => {
  const list = (...args: string[]) =>
    execFileSync("git", ["ls-files", ...args, "--", "packages/*/src/gen/*"], {
      cwd: fromRoot(""),
      encoding: "utf8",
    })
      .split("\n")
      .filter((file) => file !== "");
  const tracked = list();
  const ignored = list("--others", "--ignored", "--exclude-standard");
  expect(tracked).toContain(`${GENERATED}/types.ts`);
  expect(tracked.filter((file) => !isCommitted(basename(file)))).toEqual([]);
  expect(ignored).toContain(`${GENERATED}/testing.ts`);
  expect(ignored.filter((file) => isCommitted(basename(file)))).toEqual([]);
});

describe("generate --check", { timeout: 60_000 }, () => {
  test("accepts the committed code", async () => {
    expect(await generate("--check", "search")).toEqual({ status: 0, output: "" });
  });

  test("does not look at files that are not committed", async () => {
    rmSync(join(copy, GENERATED, "testing.ts"));
    write(`${GENERATED}/old.schema.json`, "{}");
    expect(await generate("--check", "search")).toEqual({ status: 0, output: "" });
  });

  test("names stale, missing and surplus files, and the command that updates them", async () => {
    write(`${GENERATED}/types.ts`, `${read(`${GENERATED}/types.ts`)}\n`);
    rmSync(join(copy, GENERATED, "table.ts"));
    write(`${GENERATED}/old.ts`, "");
    const before = changes();
    expect(await generate("--check", "search")).toEqual({
      status: 1,
      output: `surplus  ${GENERATED}/old.ts
missing  ${GENERATED}/table.ts
stale    ${GENERATED}/types.ts

Generated code is out of date. To update it: npm run generate
`,
    });
    expect(changes()).toEqual(before);
  });

  test("names what a change of the schema makes stale", async () => {
    write(XSD, read(XSD).replace('<xs:minInclusive value="0"/>', '<xs:minInclusive value="1"/>'));
    const { status, output } = await generate("--check", "search");
    expect(status).toBe(1);
    expect(output.split("\n").slice(0, -3)).toEqual([
      `stale    ${GENERATED}/table-types-1.ts`,
      `stale    ${GENERATED}/types.ts`,
    ]);
  });

  test("prints an issue of a file that contracts share once", async () => {
    const file = "schemas/callback/name-text.schema.json";
    write(file, read(file).replace('"type": "string"', '"type": "strin"'));
    const { status, output } = await generate("--check", "callback", "processor");
    expect(status).toBe(1);
    expect(output.split(/^(?=schemas)/m)).toEqual([
      "\n",
      expect.stringMatching(`^${file}:.* invalid-value `),
    ]);
    expect(output).toMatch(
      /\n\nThe code of callback-contract was not generated[.]\n\nThe code of processor-contract was not generated[.]\n$/,
    );
  });

  test("says why a schema is rejected", async () => {
    write(XSD, read(XSD).replace('type="language_code"', 'type="language_kode"'));
    const line =
      read(XSD)
        .split("\n")
        .findIndex((text) => text.includes("language_kode")) + 1;
    const { status, output } = await generate("--check", "search");
    expect(status).toBe(1);
    expect(output).toContain(
      `${XSD}:${line}:35 invalid-reference there is no type language_kode; did you mean language_code?\n`,
    );
    expect(output).toMatch(/\^\n\nThe code of search-contract was not generated\.\n$/);
  });

  test("continues with the other contracts", async () => {
    write(XSD, "<xs:schema");
    write("packages/config-contract/src/gen/old.ts", "");
    const { status, output } = await generate("--check", "search", "config");
    expect(status).toBe(1);
    expect(output).toContain(`${XSD}:1:1 invalid-xml`);
    expect(output).toContain("surplus  packages/config-contract/src/gen/old.ts");
  });
});

describe("generate", { timeout: 60_000 }, () => {
  test("updates stale, missing and surplus files, and touches nothing else", async () => {
    const before = changes();
    const types = read(`${GENERATED}/types.ts`);
    write(`${GENERATED}/types.ts`, "");
    rmSync(join(copy, GENERATED, "table.ts"));
    write(`${GENERATED}/old.ts`, "");
    expect(await generate("search")).toEqual({ status: 0, output: "" });
    expect(read(`${GENERATED}/types.ts`)).toBe(types);
    const { "types.ts": _, "table.ts": __, ...untouched } = before;
    expect(changes()).toMatchObject(untouched);
    expect(Object.keys(changes())).toEqual(Object.keys(before));
    expect(await generate("--check", "search")).toEqual({ status: 0, output: "" });
  });

  test("changes nothing the second time", async () => {
    write(XSD, read(XSD).replace('<xs:minInclusive value="0"/>', '<xs:minInclusive value="1"/>'));
    expect((await generate("search")).status).toBe(0);
    const before = changes();
    expect(await generate("search")).toEqual({ status: 0, output: "" });
    expect(changes()).toEqual(before);
  });

  test("creates the folder of a contract", async () => {
    rmSync(join(copy, GENERATED), { recursive: true });
    expect((await generate("search")).status).toBe(0);
    expect((await generate("--check", "search")).status).toBe(0);
  });

  test("changes nothing if the schema is rejected", async () => {
    write(XSD, read(XSD).replace("<xs:all>", "<xs:choice>"));
    const before = changes();
    expect((await generate("search")).status).toBe(1);
    expect(changes()).toEqual(before);
  });

  test("rejects unknown arguments", async () => {
    const program = fromRoot("scripts/src/generate.ts");
    const args = [program, "serch", "--chekc"];
    const { status, stderr: output } = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect(status).toBe(2);
    expect(output).toMatch(/^error: unknown option '--chekc'/);
  });
});
