import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { generateModules } from "./generate-modules.ts";

const FOLDER = mkdtempSync(join(tmpdir(), "xsd-"));
const MODULES = [
  "constants.ts",
  "decode.ts",
  "encode.ts",
  "index.ts",
  "read.ts",
  "table-elements-1.ts",
  "table-types-1.ts",
  "table-values-1.ts",
  "table.ts",
  "types.ts",
  "validate.ts",
  "write.ts",
];
afterAll(() => rmSync(FOLDER, { recursive: true }));

const schema = (content: string): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">\n${content}\n</xs:schema>`;

/** Runs the command on a schema: its exit code, and what it printed. */
function generate(content: string): { code: number; out: string[]; errors: string[] } {
  writeFileSync(join(FOLDER, "a.xsd"), schema(content));
  const [out, errors]: [string[], string[]] = [[], []];
  const log = vi.spyOn(console, "log").mockImplementation((line) => out.push(line));
  const error = vi.spyOn(console, "error").mockImplementation((line) => errors.push(line));
  const code = generateModules({ kind: "generate", schemas: ["a.xsd"], out: "src/gen" }, FOLDER);
  log.mockRestore();
  error.mockRestore();
  return { code, out, errors };
}

test("the modules of a schema set are written, the same ones each time", () => {
  const read = (): string[] => MODULES.map((name) => readFileSync(join(FOLDER, "src/gen", name), "utf8"));
  const first = generate('<xs:element name="order" type="xs:int"/>');
  expect({ ...first, out: first.out.toSorted() }).toEqual({
    code: 0,
    out: MODULES.map((name) => join("src/gen", name)),
    errors: [],
  });
  expect(readdirSync(join(FOLDER, "src/gen")).sort()).toEqual(MODULES);
  const written = read();
  generate('<xs:element name="order" type="xs:int"/>');
  expect(read()).toEqual(written);
});

test("parts of a larger table are not left behind, other files are", () => {
  const folder = join(FOLDER, "src/gen");
  for (const name of ["table-types-2.ts", "notes.md"]) writeFileSync(join(folder, name), "");
  generate('<xs:element name="order" type="xs:int"/>');
  expect(readdirSync(folder).sort()).toEqual([...MODULES, "notes.md"].sort());
});

test("a refused schema is said with its place", () => {
  expect(generate('<xs:element name="order" type="xs:none"/>')).toEqual({
    code: 2,
    out: [],
    errors: [`${join(FOLDER, "a.xsd")}:2:26 invalid-reference there is no type xs:none`],
  });
});
