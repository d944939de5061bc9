import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chooseRuns, Random } from "@payment-routing/xsd-compiler/testing";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import fc from "fast-check";
import ts from "typescript-5.9";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mutateSchemas, randomJsonSchemas, type Schema } from "../../test/random-json-schema.ts";
import { FURTHER_MEMBER, randomJsonValue } from "../../test/random-json-value.ts";
import { SchemaError } from "./diagnostic.ts";
import { FORMATS } from "./formats.ts";
import { writeJsonSchemaContract } from "./generate-json-schema-contract.ts";

// `SCHEMAS=3000 npx vitest run random-schemas` for a longer look, at others each time.

const PACKAGE = fileURLToPath(new URL("../../", import.meta.url));
const VALUES = 60;
const TYPED_VALUES = 10;
const ROOTS = [{ file: "root.schema.json", type: "Root", parses: true }];

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

/** Returns the errors of a value. */
function compileWithAjv(
  schemas: Readonly<Record<string, Schema>>,
): (value: unknown) => readonly ErrorObject[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: FORMATS });
  for (const [file, schema] of Object.entries(schemas)) ajv.addSchema(schema, `schema:///${file}`);
  const validate = ajv.getSchema("schema:///root.schema.json");
  return (value) => (validate?.(value) === true ? [] : (validate?.errors ?? []));
}

/** The schemas without open objects: types have no unknown members. */
function closeObjects(schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
  return JSON.parse(JSON.stringify(schemas), (name, value) =>
    name === "additionalProperties" && value === true ? false : value,
  );
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
      return `${ts.flattenDiagnosticMessageText(messageText, "\n")}\n${file?.text
        .split("\n")
        .slice(line, line + 2)
        .join("\n")}\n${file?.fileName}`;
    },
  );
}

/** A module of values as literals of the type, and of others that the type rejects. */
function writeValues(values: readonly unknown[], others: readonly unknown[]): string {
  const write = (value: unknown, name: string) =>
    // TypeScript also counts U+2028 as a line end.
    `export const ${name}: Root = ${JSON.stringify(value).replaceAll("\u2028", "\\u2028")};`;
  return [
    'import type { Root } from "./root.ts";',
    ...values.map((value, index) => write(value, `value${index}`)),
    ...others.map((value, index) => `// @ts-expect-error\n${write(value, `other${index}`)}`),
  ].join("\n");
}

/**
 * True for an error that the type shows: a value of another type, or a missing member. Types leave out conditions, and
 * their index signatures also allow the values of declared members.
 */
function isShownByType({ keyword, params, schemaPath, instancePath }: ErrorObject): boolean {
  if (/\/(?:then|if)\//.test(schemaPath.replaceAll("/properties/then/", "/"))) return false;
  if (instancePath.split("/").includes(FURTHER_MEMBER)) return false;
  if (keyword === "type") return params.type !== "integer";
  return ["required", "const", "enum", "anyOf"].includes(keyword);
}

/** A copy of a value in which one part has another type, or is missing. */
function breakType(value: unknown, random: Random): unknown {
  const inner = Object.keys(Object(value));
  if (typeof value !== "object" || inner.length === 0 || random.rarely(4))
    return random.one<unknown>([123, "a text", null, true, [], {}]);
  const copy = structuredClone(value) as Record<string, unknown>;
  const name = random.one(inner);
  if (!Array.isArray(value) && random.rarely(2)) delete copy[name];
  else copy[name] = breakType(copy[name], random);
  return copy;
}

test("generates code of random schemas that compiles, and validates like ajv", {
  timeout: 3_600_000,
}, async () => {
  const modules: string[] = [];
  const counts = { valid: 0, invalid: 0, mistyped: 0 };
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
      const findErrors = compileWithAjv(schemas);
      const valid: unknown[] = [];
      for (let index = 0; index < VALUES; index++) {
        const value = randomJsonValue(schemas, random);
        const isValid = findErrors(value).length === 0;
        counts[isValid ? "valid" : "invalid"]++;
        if (isValid) valid.push(value);
        if (checkRoot(value) !== isValid)
          throw new Error(JSON.stringify({ isValid, value, schemas, errors: checkRoot.errors }, null, 1));
      }
      const findTypeErrors = compileWithAjv(closeObjects(schemas));
      const typed = valid.filter((value) => findTypeErrors(value).length === 0);
      const broken = typed.map((value) => breakType(value, random));
      const others = broken.filter((value) => {
        const errors = findTypeErrors(value);
        return errors.length > 0 && errors.every(isShownByType);
      });
      counts.mistyped += others.length;
      writeFileSync(
        join(folder, name, "values.ts"),
        writeValues(typed.slice(0, TYPED_VALUES), others.slice(0, TYPED_VALUES)),
      );
      modules.push(join(folder, name, "index.ts"), join(folder, name, "values.ts"));
    }),
    chooseRuns(4),
  );
  expect(Math.min(counts.valid, counts.invalid, counts.mistyped)).toBeGreaterThan(count * 5);
  expect(checkTypes(modules)).toEqual([]);
});

test("random mistakes are diagnostics with a position, or none", { timeout: 3_600_000 }, async () => {
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
    chooseRuns(25),
  );
  expect(Math.min(counts.generated, counts.rejected)).toBeGreaterThan(count / 20);
});
