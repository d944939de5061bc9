import { dirname, join, relative } from "node:path";
import type { Contract, JsonSchemaContract } from "./contract-list.ts";

/**
 * Generates the code of a contract: file contents by file name, for its `src/gen`. Diagnostics and generated code show paths
 * from the parent of the list's folder, such as `schemas/search/payment-method-search.xsd`.
 *
 * @param folder the folder of the list
 * @throws SchemaError when the schemas are rejected
 */
export async function generateContract(contract: Contract, folder: string): Promise<Map<string, string>> {
  // Loaded on demand: the generators have different, large dependencies.
  if (!("schema" in contract)) return generateFromJsonSchema(contract, folder);
  const { generateXsdContract } = await import("./generate-xsd-contract.ts");
  const root = dirname(folder);
  const schema = relative(root, join(folder, contract.schema));
  const elements = contract.roots.map(({ element }) => element);
  return generateXsdContract({ ...contract, schema, elements }, root);
}

async function generateFromJsonSchema(
  { folder: schemas, roots, mergedSchema }: JsonSchemaContract,
  folder: string,
): Promise<Map<string, string>> {
  const { generateJsonSchemaContract } = await import("./json-schema/generate-json-schema-contract.ts");
  const schemaFolder = join(folder, schemas);
  const files = await generateJsonSchemaContract({
    schemaFolder,
    roots: roots.map(({ type, ...root }) => ({ ...root, typeName: type })),
  });
  if (mergedSchema === undefined) return files;
  const { publishMergedSchema } = await import("./json-schema/publish-schema.ts");
  return files.set(
    mergedSchema.file,
    publishMergedSchema(files, relative(dirname(folder), schemaFolder), mergedSchema),
  );
}
