import { basename, dirname, join, relative } from "node:path";
import type { Contract, ContractList, JsonSchemaContract, XsdContract } from "./contract-list.ts";
import { SchemaError } from "./json-schema/diagnostic.ts";
import { formatSources } from "./json-schema/format-sources.ts";
import { readExamples, type XmlTestDataRoot } from "./test-data/write-test-data.ts";

/** Contents of a contract's `src/gen` by file name, or the error that lists the mistakes of its schemas. */
export type GeneratedContract = ReadonlyMap<string, string> | SchemaError;

/**
 * Generates the code of contracts. Diagnostics and generated code show paths from the parent of the list's folder, such as
 * `schemas/search/payment-method-search.xsd`.
 */
export async function generateContracts({
  folder,
  contracts,
}: ContractList): Promise<ReadonlyMap<Contract, GeneratedContract>> {
  const generated = new Map<Contract, GeneratedContract>();
  for (const contract of contracts) generated.set(contract, await generateContract(contract, folder));
  return formatTogether(generated);
}

async function generateContract(contract: Contract, folder: string): Promise<GeneratedContract> {
  try {
    return await ("schema" in contract
      ? generateFromXsd(contract, folder)
      : generateFromJsonSchema(contract, folder));
  } catch (error) {
    if (error instanceof SchemaError) return error;
    throw error;
  }
}

// The generators are loaded on demand: they have different, large dependencies.

async function generateFromXsd(contract: XsdContract, folder: string): Promise<Map<string, string>> {
  const { generateXsdContract } = await import("./generate-xsd-contract.ts");
  const root = dirname(folder);
  const schema = relative(root, join(folder, contract.schema));
  const elements = contract.roots.map(({ element }) => element);
  const files = generateXsdContract({ ...contract, schema, elements }, root);
  for (const [file, text] of await generateOperations(
    join(folder, dirname(contract.schema)),
    dirname(schema),
  ))
    files.set(file, text);
  if (contract.testData === undefined) return files;
  const { writeXmlTestData } = await import("./test-data/write-test-data.ts");
  const schemaFile = `${basename(schema, ".xsd")}.schema.json`;
  const projection = JSON.parse(files.get(schemaFile) as string);
  const roots = await Promise.all(elements.map((element) => describeTestDataRoot(element, projection)));
  const examples = readTestExamples(contract, folder, ".xml");
  return files.set("testing.ts", writeXmlTestData(roots, examples, { source: basename(schema), schemaFile }));
}

/** The modules of operations beside an XSD, whose documents are text to them. */
async function generateOperations(
  schemaFolder: string,
  source: string,
): Promise<ReadonlyMap<string, string>> {
  const { loadOperations } = await import("./operations/load-operations.ts");
  const operations = loadOperations(schemaFolder, source);
  if (operations === undefined) return new Map();
  const { writeOperations } = await import("./operations/write-operations.ts");
  const contract = { schemaFolder, source, files: new Map(), form: "reading", parsed: new Map() } as const;
  const { files } = await writeOperations(operations, { ...contract, findModule: () => undefined });
  return formatSources(files);
}

interface Projection {
  readonly anyOf: readonly { readonly $ref?: string; readonly xml?: { readonly namespace: string } }[];
}

/** @throws SchemaError for a root that test data does not support */
async function describeTestDataRoot(element: string, projection: Projection): Promise<XmlTestDataRoot> {
  const { typeName } = await import("@payment-routing/xsd-compiler");
  const { arbitraryXmlNearMiss } = await import("@payment-routing/contract-runtime/testing");
  const { sample } = await import("fast-check");
  const name = element.replace(/^\{.*\}/, "");
  const reference = `#/$defs/${name}`;
  // Values are of the type itself where `xsi:type` may name others.
  const references: readonly unknown[] = [reference, `${reference}.any`];
  const { namespace } = projection.anyOf.find(({ $ref }) => references.includes($ref))?.xml ?? {};
  const root = namespace === undefined ? name : `{${namespace}}${name}`;
  try {
    sample(arbitraryXmlNearMiss(projection, root, reference), { numRuns: 20, seed: 1 });
  } catch (error) {
    if (error instanceof RangeError) throw new SchemaError(`<${name}>: ${error.message}`);
    throw error;
  }
  return { element: root, typeName: typeName(name), reference };
}

function readTestExamples({ testData }: Contract, folder: string, extension: ".json" | ".xml") {
  return testData?.examples === undefined ? [] : readExamples(join(folder, testData.examples), extension);
}

async function generateFromJsonSchema(
  contract: JsonSchemaContract,
  folder: string,
): Promise<Map<string, string>> {
  const examples = contract.testData && readTestExamples(contract, folder, ".json");
  if (contract.lint === "sound") {
    const { generateSetContract } = await import("./schema-set/set-contract.ts");
    return generateSetContract(contract, folder, examples);
  }
  const { writeJsonSchemaContract } = await import("./json-schema/generate-json-schema-contract.ts");
  const { folder: schemas, roots, mergedSchema, typesFrom } = contract;
  const schemaFolder = join(folder, schemas);
  const files = await writeJsonSchemaContract({
    schemaFolder,
    roots,
    ...(typesFrom && { typesFrom }),
    ...(examples && { testData: examples }),
  });
  if (mergedSchema === undefined) return files;
  const { publishMergedSchema } = await import("./json-schema/publish-schema.ts");
  const shown = relative(dirname(folder), schemaFolder);
  return files.set(mergedSchema.file, publishMergedSchema(files, shown, mergedSchema));
}

/** Formats JSON Schema contracts in one go, because the formatter is a process. The XSD compiler formats its code itself. */
async function formatTogether(
  generated: ReadonlyMap<Contract, GeneratedContract>,
): Promise<ReadonlyMap<Contract, GeneratedContract>> {
  const unformatted = new Map<string, string>();
  for (const [contract, files] of generated) {
    if ("schema" in contract || files instanceof SchemaError) continue;
    for (const [file, text] of files) unformatted.set(`${contract.name}/${file}`, text);
  }
  const formatted = await formatSources(unformatted);
  const result = new Map<Contract, GeneratedContract>();
  for (const [contract, files] of generated) {
    if (files instanceof SchemaError) result.set(contract, files);
    else {
      const name = (file: string) => `${contract.name}/${file}`;
      const texts = Array.from(files, ([file, text]) => [file, formatted.get(name(file)) ?? text] as const);
      result.set(contract, new Map(texts));
    }
  }
  return result;
}
