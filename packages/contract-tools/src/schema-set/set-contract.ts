import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Direction, JsonSchemaContract, JsonSchemaRoot } from "../contract-list.ts";
import { createSchemaError, type Diagnostic } from "../json-schema/diagnostic.ts";
import { DIALECT } from "../json-schema/schema-file.ts";
import type { Example } from "../test-data/write-test-data.ts";
import { bundleDefinition } from "./bundle-definitions.ts";
import type { Definitions } from "./definitions.ts";
import { loadDefinitions } from "./load-definitions.ts";
import { writeSetTestData } from "./random-values.ts";
import { type SetRoot, writeModules } from "./write-modules.ts";

/**
 * The definitions of a contract whose schemas are taken as they are, or what is wrong with them. Diagnostics name files from the
 * folder of the contract.
 *
 * @param folder the folder of the folders of schemas
 */
export function checkSetContract(
  { folder: name, formats, map, roots }: JsonSchemaContract,
  folder: string,
): ReturnType<typeof loadDefinitions> {
  const inside = join(folder, name);
  return loadDefinitions(
    roots.map(({ file }) => join(inside, file)),
    {
      folder: inside,
      named: roots,
      ...(map && { map }),
      ...(formats && { assertFormats: formats === "check" }),
    },
  );
}

/** @throws SchemaError for what is wrong with the schemas */
export function loadSetContract(contract: JsonSchemaContract, folder: string): Definitions {
  const loaded = checkSetContract(contract, folder);
  if (loaded.ok) return loaded.definitions;
  throw rejectSchemas(loaded.diagnostics, join(folder, contract.folder));
}

/** @param folder the folder that the names of files start from */
export function rejectSchemas(diagnostics: readonly Diagnostic[], folder: string): Error {
  return createSchemaError(diagnostics, (file) => readFileSync(join(folder, file), "utf8"));
}

/** The roots of a contract of definitions. */
export function readRoots({ byName }: Definitions, direction: Direction): JsonSchemaRoot[] {
  return [...byName.values()]
    .filter(({ isRoot }) => isRoot)
    .map(({ name: type, place: { path, resource } }) => {
      const definition = path.length === 0 ? {} : { definition: String(path.at(-1)) };
      return { file: basename(resource.file.name), ...definition, type, parses: true, direction };
    });
}

/**
 * The roots of a schema that is in no contract.
 *
 * @throws SchemaError for what is wrong with it
 */
export function listRoots(file: string, direction: Direction): readonly JsonSchemaRoot[] {
  const loaded = loadDefinitions([file], { folder: dirname(file) });
  if (!loaded.ok) throw rejectSchemas(loaded.diagnostics, dirname(file));
  return readRoots(loaded.definitions, direction);
}

/** The code of such a contract: file contents by file name, for the contract's `src/gen`. */
export function generateSetContract(
  contract: JsonSchemaContract,
  folder: string,
  testData: readonly Example[] | undefined,
): Map<string, string> {
  const definitions = loadSetContract(contract, folder);
  const source = `schemas/${contract.folder}`;
  const header = `Generated from ${source}. Do not edit: npm run generate.`;
  const roots = contract.roots.map(
    ({ parses = false, type, typesOnly = false }): SetRoot => ({
      typeName: type,
      parses,
      validates: !typesOnly,
    }),
  );
  const files = writeModules(definitions, roots, { header, extension: ".ts" });
  for (const { typeName } of roots) {
    const { schema } = bundleDefinition(definitions, typeName);
    const baseName = typeName.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, "-").toLowerCase();
    const published = { $schema: DIALECT, $comment: header, ...schema };
    files.set(`${baseName}.schema.json`, `${JSON.stringify(published, null, 2)}\n`);
  }
  if (testData !== undefined) {
    const names = roots.map(({ typeName }) => typeName);
    files.set("testing.ts", writeSetTestData(definitions, names, testData, header));
  }
  return files;
}
