import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, normalize, relative, resolve } from "node:path";
import { nameRoots, selectRoots } from "@payment-routing/xsd-compiler";
import type { Contract, Direction } from "../contract-list.ts";
import { generateContracts } from "../generate-contract.ts";
import { compileContract } from "../generate-xsd-contract.ts";
import { createSchemaError, SchemaError } from "../json-schema/diagnostic.ts";
import { readJsonSet } from "../lint/lint-json-schema.ts";
import { readIfThere } from "../package-files.ts";
import { loadDefinitions } from "../schema-set/load-definitions.ts";
import { readRoots, rejectSchemas } from "../schema-set/set-contract.ts";

/** A contract that is not part of the workspace yet. */
export interface NewContract {
  readonly contract: Contract;
  /** The schemas by name, for `schemas/NAME`. */
  readonly schemas: ReadonlyMap<string, Uint8Array>;
  /** The part of the names of its functions behind `decode` or `parse`, for each root. */
  readonly roots: readonly string[];
  /** The names of the published schemas in `src/gen`. */
  readonly published: readonly string[];
}

export interface NewContractOptions {
  /** An XSD, or a JSON Schema; diagnostics show this path. */
  readonly from: string;
  readonly direction: Direction;
  /** `sound` takes JSON Schemas as they are. The names of others end with `.schema.json`. */
  readonly lint: "house" | "sound";
}

/**
 * Reads the schemas of a new contract, and generates it for a trial.
 *
 * @param folder the folder that the path starts from
 * @throws SchemaError when the schemas are rejected
 */
export async function readNewContract(
  name: string,
  { direction, from, lint }: NewContractOptions,
  folder: string,
): Promise<NewContract> {
  const file = normalize(from);
  const isXsd = file.endsWith(".xsd");
  if (!isXsd && !file.endsWith(lint === "sound" ? ".json" : ".schema.json"))
    throw new SchemaError(
      `${file}: expected the name of a schema to end with .xsd or ${lint === "sound" ? ".json" : ".schema.json"}`,
    );
  const inFolder = (path: string): string => resolve(folder, path);
  const readOne = isXsd ? readXsd : lint === "sound" ? readAnySchema : readJsonSchema;
  const { contract, paths, roots } = readOne(
    { name, package: `${name}-contract` },
    file,
    inFolder,
    direction,
  );
  const schemas = new Map(
    Array.from(paths, (path) => [nameInside(dirname(file), path), readFileSync(inFolder(path))]),
  );
  return { contract, schemas, roots, published: await tryToGenerate(contract, schemas) };
}

/** A contract, the paths of its schemas, and its roots. */
interface ReadContract extends Pick<NewContract, "contract" | "roots"> {
  readonly paths: Iterable<string>;
}

type ContractNames = Pick<Contract, "name" | "package">;

function readXsd(
  names: ContractNames,
  file: string,
  inFolder: (path: string) => string,
  direction: Direction,
): ReadContract {
  const { schemaSet } = compileContract(file, inFolder);
  const selection = selectRoots(schemaSet);
  if (!selection.ok) throw new SchemaError(`${file}: ${selection.message}`);
  if (selection.roots.length === 0)
    throw new SchemaError(`${file}: there is no global element that a document could have as its root`);
  const roots = selection.roots.map((root) => ({ element: root.name.local, direction }));
  return {
    contract: { ...names, schema: `${names.name}/${basename(file)}`, roots },
    paths: schemaSet.files,
    roots: nameRoots(schemaSet, selection.roots),
  };
}

function readJsonSchema(
  names: ContractNames,
  file: string,
  inFolder: (path: string) => string,
  direction: Direction,
): ReadContract {
  const { diagnostics, nodes } = readJsonSet(dirname(file), inFolder(dirname(file)), [basename(file)]);
  if (diagnostics.length > 0) throw createSchemaError(diagnostics, (path) => readIfThere(inFolder(path)));
  const type: string = JSON.parse(readFileSync(inFolder(file), "utf8")).title;
  const root = { file: basename(file), type, parses: true, direction };
  return {
    contract: { ...names, folder: names.name, roots: [root] },
    paths: new Set(nodes.map((node) => node.file)),
    roots: [type],
  };
}

/** Every definition that a document may be of is a root. */
function readAnySchema(
  names: ContractNames,
  file: string,
  inFolder: (path: string) => string,
  direction: Direction,
): ReadContract {
  const folder = inFolder(dirname(file));
  const loaded = loadDefinitions([inFolder(file)], { folder });
  if (!loaded.ok) throw rejectSchemas(loaded.diagnostics, folder);
  const definitions = [...loaded.definitions.byName.values()];
  // Metaschemas come with the tools.
  const files = new Set(definitions.map(({ place }) => place.resource.file.name));
  const inside = [...files].filter((path) => !path.split(/[\\/]/).includes("node_modules"));
  const roots = readRoots(loaded.definitions, direction);
  return {
    contract: { ...names, folder: names.name, lint: "sound", roots },
    paths: inside.map((path) => join(dirname(file), path)),
    roots: roots.map(({ type }) => type),
  };
}

/** The path of a schema from the folder of the contract. */
function nameInside(folder: string, path: string): string {
  const name = relative(folder, path);
  if (name.startsWith("../"))
    throw new SchemaError(`${path}: a contract needs all its schemas in one folder`);
  return name;
}

/** Generates a contract in a temporary folder. Returns the names of the schemas among the generated files. */
async function tryToGenerate(
  contract: Contract,
  schemas: ReadonlyMap<string, Uint8Array>,
): Promise<readonly string[]> {
  const folder = join(mkdtempSync(join(tmpdir(), "new-contract-")), "schemas");
  try {
    for (const [name, bytes] of schemas) {
      const path = join(folder, contract.name, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    }
    const generated = (await generateContracts({ folder, contracts: [contract] })).get(contract);
    if (generated instanceof SchemaError) throw generated;
    return [...(generated?.keys() ?? [])].filter((name) => /\.(xsd|schema\.json)$/.test(name));
  } finally {
    rmSync(dirname(folder), { recursive: true });
  }
}
