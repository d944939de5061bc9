import { basename, dirname } from "node:path";
import { type BundledSchema, bundleSchema } from "./bundle-schema.ts";
import { loadSchemas } from "./load-schemas.ts";
import { writeAjvValidator } from "./write-ajv-validator.ts";
import { type ContractRoot, writeIndex } from "./write-index.ts";
import { writeTypes } from "./write-types.ts";

export interface JsonSchemaContract {
  /** The folder that holds the schemas, one file a noun. */
  readonly schemaFolder: string;
  /** The schemas at the top, each with the name of its type, which is its title. */
  readonly roots: readonly { readonly file: string; readonly typeName: string }[];
}

/**
 * Generates the code of a JSON Schema contract: file contents by file name, for the contract's `src/gen`.
 *
 * Each root `x.schema.json` gives `x.ts` (types), `x.validator.ts` and a bundled `x.schema.json` to publish; `index.ts`
 * exports the types and a validate function for each root. The result depends on nothing but the schemas. Throws a
 * SchemaError when they are refused.
 */
export async function generateJsonSchemaContract(contract: JsonSchemaContract): Promise<Map<string, string>> {
  const { schemaFolder, roots } = contract;
  const source = `${basename(dirname(schemaFolder))}/${basename(schemaFolder)}`;
  const schemaFiles = roots.map(({ file }) => file);
  const files = loadSchemas(schemaFolder, schemaFiles);
  const generated = new Map<string, string>();
  const contractRoots: ContractRoot[] = [];
  for (const { file, typeName } of roots) {
    const bundled = await bundleSchema(schemaFolder, files, file);
    if (bundled.schema.title !== typeName)
      throw new RangeError(`${file} is titled ${bundled.schema.title}, not ${typeName}`);
    const baseName = file.replace(/\.schema\.json$/, "");
    const header = `Generated from ${source}/${file}. Do not edit: npm run generate.`;
    const types = await writeTypes(bundled, typeName);
    generated.set(`${baseName}.ts`, `// ${header}\n\n${types.text}`);
    generated.set(`${baseName}.schema.json`, writeSchema(bundled, header));
    const validators = [[`check${typeName}`, "#"]] as const;
    generated.set(
      `${baseName}.validator.ts`,
      await writeAjvValidator(bundled.schema, validators, `${source}/${file}`),
    );
    contractRoots.push({ typeName, baseName, types });
  }
  generated.set("index.ts", writeIndex(contractRoots, source));
  return generated;
}

function writeSchema({ schema }: BundledSchema, header: string): string {
  const { $schema, ...rest } = schema;
  return `${JSON.stringify({ $schema, $comment: header, ...rest }, null, 2)}\n`;
}
