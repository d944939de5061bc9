import { basename, dirname } from "node:path";
import type { JsonSchemaRoot } from "../contract-list.ts";
import { loadOperations } from "../operations/load-operations.ts";
import { writeOperations } from "../operations/write-operations.ts";
import { writeProblemTypes } from "../operations/write-problem-types.ts";
import { type Example, writeJsonTestData } from "../test-data/write-test-data.ts";
import { deriveForm, titleOf } from "./derive-form.ts";
import { createSchemaError } from "./diagnostic.ts";
import { formatSources } from "./format-sources.ts";
import { bundleSchemas, loadSchemas, type SchemaFolder } from "./load-schemas.ts";
import { publishSchema } from "./publish-schema.ts";
import type { BundledSchema, JsonObject, SchemaFile } from "./schema-file.ts";
import { writeAjvValidator } from "./write-ajv-validator.ts";
import { type ContractRoot, writeIndex } from "./write-index.ts";
import { type FindModule, writeTypes } from "./write-types.ts";

export interface JsonSchemaContract {
  /** The folder that holds the schemas, one file a noun. */
  readonly schemaFolder: string;
  /** The root schemas. */
  readonly roots: readonly SchemaRoot[];
  /** Writes `testing.ts` too, with these examples. */
  readonly testData?: readonly Example[];
  /** The packages that export the types of other folders of schemas, by folder. */
  readonly typesFrom?: Readonly<Record<string, string>>;
}

/** A root of a contract, wherever its documents travel. */
export type SchemaRoot = Omit<JsonSchemaRoot, "direction">;

/**
 * Generates the code of a JSON Schema contract: file contents by file name, for the contract's `src/gen`.
 *
 * Each root `x.schema.json` gives `x.ts` (types), `x.validator.ts` and a bundled `x.schema.json` to publish; a closed form
 * is called `outgoing-x` or `reported-x`. `index.ts` exports the types and the functions of each root. The result depends
 * only on the schemas. Throws a SchemaError when they are rejected.
 */
export async function generateJsonSchemaContract(contract: JsonSchemaContract): Promise<Map<string, string>> {
  return formatSources(await writeJsonSchemaContract(contract));
}

/** Like `generateJsonSchemaContract`, but the code is not formatted. */
export async function writeJsonSchemaContract({
  schemaFolder,
  roots,
  testData,
  typesFrom = {},
}: JsonSchemaContract): Promise<Map<string, string>> {
  const source = `${basename(dirname(schemaFolder))}/${basename(schemaFolder)}`;
  const schemaFiles = roots.map(({ file }) => file);
  const operations = loadOperations(schemaFolder, source);
  const files = loadSchemas(schemaFolder, [...schemaFiles, ...(operations?.referred ?? [])], source);
  checkRootTitles(roots, files, source);
  const bundles = await bundleSchemas(schemaFolder, files, schemaFiles);
  const generated = new Map<string, string>();
  const contractRoots: ContractRoot[] = [];
  const modules = new Map<string, string>();
  const findModule: FindModule = (name, origin) =>
    typesFrom[/^\.\.\/([^/]+)\//.exec(origin ?? "")?.[1] ?? ""] ?? modules.get(name);
  for (const root of roots.toSorted(compareRoots)) {
    const bundled = bundles.get(root.file) as BundledSchema;
    const written = await writeRoot(root, bundled, `${source}/${root.file}`, findModule);
    for (const [file, content] of written.files) generated.set(file, content);
    const { baseName, types } = written.root;
    for (const name of types.shared) modules.set(name, `./${baseName}.ts`);
    contractRoots.push(written.root);
  }
  // Webhooks alone are documents that the roots describe.
  if (operations !== undefined && operations.operations.length > 0) {
    const [{ form = "reading" } = {}] = roots;
    const parsed = new Map(roots.filter(({ parses }) => parses).map(({ file, type }) => [file, type]));
    const contract = { schemaFolder, source, files, form, findModule, parsed };
    const written = await writeOperations(operations, contract);
    for (const [file, content] of written.files) generated.set(file, content);
    contractRoots.push(written.root);
  }
  const problems = operations && writeProblemTypes(operations, source);
  if (problems !== undefined) generated.set("problems.ts", problems);
  generated.set("index.ts", writeIndex(contractRoots, source));
  if (testData !== undefined) {
    const validated = contractRoots
      .filter((root) => root.validates)
      .map(({ typeName, baseName }) => {
        const schema = JSON.parse(generated.get(`${baseName}.schema.json`) as string);
        return { typeName, baseName, schema };
      });
    generated.set("testing.ts", writeJsonTestData(validated, testData, source));
  }
  return generated;
}

/**
 * Throws a SchemaError for a root whose title, in its form, is not the name that the contract gives to its type, or whose
 * files have the names of another root's.
 */
export function checkRootTitles(roots: readonly SchemaRoot[], files: SchemaFolder, source: string): void {
  const types = new Map<string, string>();
  for (const root of roots) {
    const { file, type, form = "reading" } = root;
    const { schema, text, locate } = files.get(file) as SchemaFile;
    const title = titleOf(schema, form);
    const baseName = baseNameOf(root, schema);
    const other = types.get(baseName);
    types.set(baseName, type);
    if (title === type && other === undefined) continue;
    const message =
      other === undefined
        ? `the contract calls the type ${type}, and the title makes it ${title}`
        : `${other} has a module ${baseName}.ts too: rename a file`;
    const diagnostic = {
      code: "invalid-title",
      message,
      file: `${source}/${file}`,
      ...locate(["title"]),
    } as const;
    throw createSchemaError([diagnostic], () => text);
  }
}

/** Roots for reading come first, then those with functions: their modules have the types that several roots share. */
function compareRoots(a: SchemaRoot, b: SchemaRoot): number {
  const rank = ({ form = "reading", typesOnly }: SchemaRoot) =>
    Number(form !== "reading") * 2 + Number(typesOnly ?? false);
  return rank(a) - rank(b) || (a.file < b.file ? -1 : 1);
}

/** The base name of the files of a root. */
function baseNameOf({ file, type }: SchemaRoot, { title }: JsonObject): string {
  const prefix = type.slice(0, -String(title).length);
  return [prefix.toLowerCase(), file.replace(/\.schema\.json$/, "")].filter(Boolean).join("-");
}

async function writeRoot(
  root: SchemaRoot,
  asWritten: BundledSchema,
  source: string,
  findModule: FindModule,
): Promise<{ files: Map<string, string>; root: ContractRoot }> {
  const { type: typeName, form = "reading", parses = false, typesOnly = false } = root;
  const bundled = deriveForm(asWritten, form);
  const baseName = baseNameOf(root, asWritten.schema);
  const header = `Generated from ${source}. Do not edit: npm run generate.`;
  const types = await writeTypes(asWritten, typeName, form, findModule);
  const files = new Map([
    [`${baseName}.ts`, `// ${header}\n\n${types.text}`],
    [`${baseName}.schema.json`, publishSchema(bundled, header)],
  ]);
  if (!typesOnly) files.set(`${baseName}.validator.ts`, writeAjvValidator(bundled.schema, source));
  return { files, root: { typeName, baseName, types, parses, validates: !typesOnly } };
}
