import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chooseRuns, Random } from "@payment-routing/xsd-compiler/testing";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import ts from "typescript-5.9";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mutateSchemas, randomJsonSchemas, type Schema } from "../../test/random-json-schema.ts";
import { randomJsonValue } from "../../test/random-json-value.ts";
import { SchemaError } from "./diagnostic.ts";
import { FORMATS } from "./formats.ts";
import { writeJsonSchemaContract } from "./generate-json-schema-contract.ts";

// `SCHEMAS=3000 npx vitest run random-schemas` for a longer look, at others each time.

const PACKAGE = fileURLToPath(new URL("../../", import.meta.url));
const VALUES = 60;
const TYPED_VALUES = 10;
const ROOTS = [{ file: "root.schema.json", typeName: "Root", parses: true }];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "random-schemas-"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  symlinkSync(join(PACKAGE, "../../node_modules"), join(folder, "node_modules"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Generates the code of schema files, by file name. */
async function generate(
  name: string,
  schemas: Readonly<Record<string, unknown>>,
): Promise<Map<string, string>> {
  const schemaFolder = join(folder, name);
  mkdirSync(schemaFolder, { recursive: true });
  for (const [file, schema] of Object.entries(schemas))
    writeFileSync(join(schemaFolder, file), JSON.stringify(schema));
  return writeJsonSchemaContract({ schemaFolder, roots: ROOTS });
}

function compileWithAjv(schemas: Readonly<Record<string, Schema>>): (value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: FORMATS });
  for (const [file, schema] of Object.entries(schemas)) ajv.addSchema(schema, `schema:///${file}`);
  const validate = ajv.getSchema("schema:///root.schema.json");
  return (value) => validate?.(value) === true;
}

/** The errors of the type checker. */
function checkTypes(modules: readonly string[]): readonly string[] {
  const options: ts.CompilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true, types: [], skipLibCheck: true },
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2022.d.ts"],
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
  };
  const program = ts.createProgram(modules, options);
  return [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()].map(
    ({ file, start = 0, messageText }) => {
      const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
      return `${ts.flattenDiagnosticMessageText(messageText, "\n")}\n${file?.text.split("\n")[line]}\n${file?.fileName}`;
    },
  );
}

/** A module of values as literals of the type. */
function writeValues(values: readonly unknown[]): string {
  // TypeScript also counts U+2028 as a line end.
  const literals = values.map(
    (value) => `export const value: Root = ${JSON.stringify(value).replaceAll("\u2028", "\\u2028")};`,
  );
  return [
    'import type { Root } from "./root.ts";',
    ...literals.map((text, index) => text.replace("value", `value${index}`)),
  ].join("\n");
}

test("generates code of random schemas that compiles, and validates like ajv", {
  timeout: 3_600_000,
}, async () => {
  const modules: string[] = [];
  const counts = { valid: 0, invalid: 0 };
  let count = 0;
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const random = new Random(seed);
      const schemas = randomJsonSchemas(random);
      const name = `schema-${count++}`;
      const files = await generate(name, schemas);
      for (const [file, text] of files)
        if (file.endsWith(".ts")) writeFileSync(join(folder, name, file), text);
      const module = join(folder, name, "root.validator.ts");
      const { checkRoot } = await import(/* @vite-ignore */ module);
      const accepts = compileWithAjv(schemas);
      const valid: unknown[] = [];
      for (let index = 0; index < VALUES; index++) {
        const value = randomJsonValue(schemas, random);
        const isValid = accepts(value);
        counts[isValid ? "valid" : "invalid"]++;
        if (isValid) valid.push(value);
        if (checkRoot(value) !== isValid)
          throw new Error(JSON.stringify({ isValid, value, schemas, errors: checkRoot.errors }, null, 1));
      }
      writeFileSync(join(folder, name, "values.ts"), writeValues(valid.slice(0, TYPED_VALUES)));
      modules.push(join(folder, name, "index.ts"), join(folder, name, "values.ts"));
    }),
    chooseRuns(15),
  );
  expect(Math.min(counts.valid, counts.invalid)).toBeGreaterThan(count * 5);
  expect(checkTypes(modules)).toEqual([]);
});

test("random mistakes are diagnostics with a place, or none", { timeout: 3_600_000 }, async () => {
  const counts = { generated: 0, rejected: 0 };
  let count = 0;
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const random = new Random(seed);
      const schemas = mutateSchemas(randomJsonSchemas(random), random);
      try {
        await generate(`mistake-${count++}`, schemas);
        counts.generated++;
      } catch (error) {
        if (!(error instanceof SchemaError) || error.diagnostics.length === 0)
          throw new Error(JSON.stringify(schemas, null, 1), { cause: error });
        for (const { line, column } of error.diagnostics) expect(Math.min(line, column)).toBeGreaterThan(0);
        counts.rejected++;
      }
    }),
    chooseRuns(100),
  );
  expect(Math.min(counts.generated, counts.rejected)).toBeGreaterThan(count / 20);
});
