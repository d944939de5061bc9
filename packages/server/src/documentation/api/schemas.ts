import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

export type JsonObject = Readonly<Record<string, unknown>>;

const require = createRequire(import.meta.url);

/** The schema of the body of a callback. */
export const CALLBACK_SCHEMA: JsonObject =
  require("@payment-routing/callback-contract/payment-callback.schema.json");

/** Reads a published JSON Schema of the internal interface, by contract and file: `operator`, `skip-action`. */
export function readSchema(contract: "operator" | "processor", name: string): JsonObject {
  return require(`@payment-routing/${contract}-contract/${name}.schema.json`);
}

/** The documents that a contract of the internal interface receives, in the order of its contract.json. */
export function readRequestSchemas(contract: "operator" | "processor"): readonly JsonObject[] {
  const { roots }: Contract = JSON.parse(readFileSync(new URL(`${contract}/contract.json`, SCHEMAS), "utf8"));
  return roots
    .filter(({ direction }) => direction === "request")
    .map(({ file }) => readSchema(contract, file.replace(/\.schema\.json$/, "")));
}

const SCHEMAS = new URL("../../../../../schemas/", import.meta.url);

interface Contract {
  readonly roots: readonly { readonly file: string; readonly direction: string }[];
}

/**
 * Collects schemas as the components of a description: each root that has a title, and its definitions.
 *
 * @throws Error when two different schemas have the same name
 */
export function collectComponents(roots: readonly JsonObject[]): Readonly<Record<string, JsonObject>> {
  const components = new Map<string, JsonObject>();
  for (const { $schema, $comment, $defs, ...root } of roots) {
    const named: Record<string, JsonObject> = {
      ...Object($defs),
      ...(root.title !== undefined && { [String(root.title)]: root }),
    };
    for (const [name, schema] of Object.entries(named)) {
      const known = components.get(name);
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
        throw new Error(`two schemas are named ${name}`);
      components.set(name, schema);
    }
  }
  const sorted = [...components].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.parse(
    JSON.stringify(Object.fromEntries(sorted)).replaceAll('"#/$defs/', '"#/components/schemas/'),
  );
}

export function refer(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

const EXAMPLES = new URL("../../../../../schemas/examples/", import.meta.url);

/** The text of a valid example: `search`, `full.xml`. The tests of the contracts validate it. */
export function readExample(folder: string, file: string): string {
  return readFileSync(new URL(`${folder}/valid/${file}`, EXAMPLES), "utf8");
}

/** Examples of a JSON document, by name. */
export function readJsonExamples(folder: string, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    names.map((name) => [name, { value: JSON.parse(readExample(folder, `${name}.json`)) }]),
  );
}
