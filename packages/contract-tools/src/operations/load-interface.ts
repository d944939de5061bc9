import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Contract } from "../contract-list.ts";
import { deriveForm } from "../json-schema/derive-form.ts";
import { SchemaError } from "../json-schema/diagnostic.ts";
import { bundleSchemas, loadSchemas } from "../json-schema/load-schemas.ts";
import { publishFormat } from "../json-schema/publish-schema.ts";
import { type BundledSchema, type JsonObject, objectOf } from "../json-schema/schema-file.ts";
import { mapSchema } from "../json-schema/walk-schema.ts";
import { loadOperations, OPERATIONS_FILE, type OperationsFile } from "./load-operations.ts";
import { addSchema, type NamedPart } from "./named-parts.ts";
import type { Content } from "./read-operations.ts";

/** The operations of a contract, and what a document about them takes from the files beside them. */
export interface Interface extends OperationsFile {
  /** The schemas that were published. */
  readonly schemas: readonly NamedPart[];
  readonly securitySchemes: readonly NamedPart[];
  /** Publishes a schema of an operation, in the form of the contract's roots. */
  publish(schema: JsonObject): JsonObject;
  /** Examples as OpenAPI has them, by name: those that the content names, else up to two of a request's schema. */
  readExamples(content: Content, isRequest: boolean): JsonObject;
}

/** Where a problem's schema is: beside the file of problem types. */
const PROBLEM_FILE = "problem.schema.json";

/**
 * Loads the operations of a contract.
 *
 * @param folder the folder of the folders of schemas
 * @throws SchemaError for schemas or operations that are rejected, or a contract without operations
 */
export async function loadInterface(contract: Contract, folder: string): Promise<Interface> {
  const schemaFolder = join(folder, "schema" in contract ? dirname(contract.schema) : contract.folder);
  const shown = join(basename(folder), basename(schemaFolder));
  const operations = loadOperations(schemaFolder, shown);
  if (operations === undefined) throw new SchemaError(`${shown} has no ${OPERATIONS_FILE}`);
  const roots = "schema" in contract ? [] : contract.roots;
  const rootFiles = [...new Set([...roots.map(({ file }) => file), ...operations.referred])];
  const bundles = await bundleSchemas(schemaFolder, loadSchemas(schemaFolder, rootFiles, shown), rootFiles);
  const problem = bundles.get(PROBLEM_FILE);
  const schemas: NamedPart[] = [];
  if (problem !== undefined) addSchema(problem, schemas);
  const [{ form = "reading" } = {}] = roots;
  const refer = (file: string) => addSchema(deriveForm(bundles.get(file) as BundledSchema, form), schemas);
  const { securitySchemes } = objectOf(operations.file.schema.components);
  return {
    ...operations,
    schemas,
    securitySchemes: Object.entries(objectOf(securitySchemes)).map(([name, part]) => [name, objectOf(part)]),
    publish: (schema) =>
      mapSchema(schema, (part) => (part.$ref === undefined ? publishFormat(part) : refer(String(part.$ref)))),
    readExamples({ examples, schema }, isRequest) {
      const named = Array.from(examples, ([name, file]) => [name, join(schemaFolder, file)] as const);
      const found = isRequest && named.length === 0 ? findExamples(schema) : named;
      return Object.fromEntries(found.map(([name, file]) => [name, { value: readExample(file) }]));
    },
  };

  function findExamples({ $ref }: JsonObject): readonly (readonly [name: string, file: string])[] {
    if (typeof $ref !== "string" || contract.testData?.examples === undefined) return [];
    const examples = join(folder, contract.testData.examples);
    return readdirSync(examples)
      .filter((name) => name.startsWith(`${basename($ref, ".schema.json")}-`))
      .sort()
      .slice(0, 2)
      .map((name) => [basename(name, ".json"), join(examples, name)]);
  }
}

function readExample(file: string): unknown {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".json") ? JSON.parse(text) : text;
}
