import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { fromRoot } from "../repository.ts";

/** A workspace of one contract, and two packages that use it. The tests of one need a database. */
const root = mkdtempSync(join(tmpdir(), "run-dev-"));
const printed: string[] = [];
const stop = new AbortController();
let ended: Promise<unknown>;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const writeSchema = (members: object, required: readonly string[]): void =>
  write(
    "schemas/note/note.schema.json",
    JSON.stringify({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      title: "Note",
      description: "A note.",
      type: "object",
      properties: members,
      required,
      additionalProperties: false,
    }),
  );
const writeUser = (name: string, dependencies: object): void => {
  const manifest = {
    name: `@x/${name}`,
    type: "module",
    dependencies: { "@x/note-contract": "0.1.0", ...dependencies },
  };
  write(`packages/${name}/package.json`, JSON.stringify(manifest));
  write(
    `packages/${name}/src/use.ts`,
    'import type { Note } from "@x/note-contract";\n\nexport const use = (note: Note) => note.text.length;\n',
  );
};
const text = (maxLength: number) => ({ type: "string", maxLength, description: "Its text." });
const sees = (expected: string): Promise<void> =>
  vi.waitFor(() => expect(printed.join("\n")).toContain(expected), { timeout: 50_000, interval: 20 });

beforeAll(async () => {
  symlinkSync(fromRoot("node_modules"), join(root, "node_modules"));
  for (const path of ["tsconfig.base.json", "tsconfig.check.json", "scripts/src/repository.ts"])
    cpSync(fromRoot(path), join(root, path));
  for (const folder of ["generating", "dev"])
    cpSync(fromRoot(`scripts/src/${folder}`), join(root, "scripts/src", folder), {
      recursive: true,
      filter: (path) => !path.endsWith(".test.ts"),
    });
  const roots = [{ file: "note.schema.json", type: "Note", direction: "stored" }];
  write("schemas/note/contract.json", JSON.stringify({ name: "note", package: "note-contract", roots }));
  writeSchema({ text: text(5) }, ["text"]);
  write("package.json", '{ "type": "module", "packageManager": "npm@11.0.0", "workspaces": ["packages/*"] }');
  write("turbo.json", '{ "tasks": { "build": {} } }');
  write("vitest.config.ts", "export default {};\n");
  const exports = { ".": { types: "./dist/index.d.ts" } };
  write(
    "packages/note-contract/package.json",
    JSON.stringify({ name: "@x/note-contract", type: "module", exports }),
  );
  write("packages/note-contract/src/index.ts", 'export * from "./gen/index.ts";\n');
  write(
    "packages/note-contract/src/note.test.ts",
    `import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { validateNote } from "./index.ts";

test("a long text", () => {
  writeFileSync("tested", String(validateNote({ text: "123456" }).ok));
  expect(1).toBe(1);
});
`,
  );
  writeUser("user", {});
  writeUser("database-user", { "@payment-routing/embedded-database": "0.1.0" });
  vi.spyOn(console, "log").mockImplementation((line) => printed.push(line));
  vi.spyOn(console, "error").mockImplementation((line) => printed.push(line));
  const { runDev } = await import(pathToFileURL(join(root, "scripts/src/dev/run-dev.ts")).href);
  ended = runDev("direct", stop.signal);
  await sees("Watching");
});

afterAll(async () => {
  stop.abort();
  expect(await ended).toBe("stopped");
  rmSync(root, { recursive: true });
});

test("generates at the start", () => {
  expect(existsSync(join(root, "packages/note-contract/src/gen/note.ts"))).toBe(true);
  expect(printed.join("\n")).toMatch(/Generated note in \d+ ms: 4 files written\.\nEvery package compiles\./);
});

test("an edit of a facet generates, type-checks and runs the related tests", async () => {
  printed.length = 0;
  writeSchema({ text: text(6) }, ["text"]);
  await sees("Compiles: note-contract, user.");
  expect(printed[0]).toMatch(/^Generated note in \d+ ms: 2 files written\.$/);
  await vi.waitFor(() => expect(readFileSync(join(root, "tested"), "utf8")).toBe("true"), {
    timeout: 50_000,
  });
});

test("an edit that breaks a consumer names the place, unless its tests need a database", async () => {
  printed.length = 0;
  writeSchema({ body: text(6) }, ["body"]);
  await sees("packages/user/src/use.ts:3:41 TS2339");
  await sees("in 1 place (above)");
});

test("a mistake in a schema is a diagnostic, and nothing is generated", async () => {
  printed.length = 0;
  const before = readFileSync(join(root, "packages/note-contract/src/gen/note.ts"), "utf8");
  write("schemas/note/note.schema.json", "{");
  await sees("The code of note-contract was not generated.");
  expect(readFileSync(join(root, "packages/note-contract/src/gen/note.ts"), "utf8")).toBe(before);
});

test("a mistake in a manifest is a diagnostic, and the next edit mends it", async () => {
  printed.length = 0;
  const manifest = readFileSync(join(root, "schemas/note/contract.json"), "utf8");
  write("schemas/note/contract.json", manifest.replace("stored", "store"));
  await sees('expected request, response, stored, got "store"');
  writeSchema({ text: text(6) }, ["text"]);
  write("schemas/note/contract.json", manifest);
  await sees("Compiles: note-contract, user.");
});
