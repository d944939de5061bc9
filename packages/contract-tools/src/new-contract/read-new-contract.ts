import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { nameRoots, selectRoots } from "@payment-routing/xsd-compiler";
import { compileContract } from "../compile-contract.ts";
import type { Contract, Direction } from "../contract-list.ts";
import { generateContracts } from "../generate-contract.ts";
import { SchemaError } from "../json-schema/diagnostic.ts";

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

/**
 * Reads the schemas of a new contract, and generates it for a trial.
 *
 * @param file an XSD, or a JSON Schema whose name ends with `.schema.json`
 * @throws SchemaError when the schemas are rejected
 */
export async function readNewContract(
  name: string,
  file: string,
  direction: Direction,
): Promise<NewContract> {
  const isXsd = file.endsWith(".xsd");
  if (!isXsd && !file.endsWith(".schema.json"))
    throw new SchemaError(
      `${basename(file)}: expected the name of a schema to end with .xsd or .schema.json`,
    );
  const read = isXsd ? readXsd(name, file, direction) : readJsonSchema(name, file, direction);
  const published = await tryToGenerate(read.contract, read.schemas);
  return { ...read, published };
}

type ReadContract = Omit<NewContract, "published">;

function readXsd(name: string, file: string, direction: Direction): ReadContract {
  const inFolder = (path: string): string => join(dirname(file), path);
  const { schemaSet } = compileContract(basename(file), inFolder);
  const selection = selectRoots(schemaSet);
  if (!selection.ok) throw new SchemaError(selection.message);
  if (selection.roots.length === 0)
    throw new SchemaError(
      `${basename(file)}: there is no global element that a document could have as its root`,
    );
  const roots = selection.roots.map((root) => ({ element: root.name.local, direction }));
  const schemas = new Map(schemaSet.files.map((path) => [checkInside(path), readFileSync(inFolder(path))]));
  return {
    contract: { name, package: `${name}-contract`, schema: `${name}/${basename(file)}`, roots },
    schemas,
    roots: nameRoots(schemaSet, selection.roots),
  };
}

function readJsonSchema(name: string, file: string, direction: Direction): ReadContract {
  const schemas = new Map<string, Uint8Array>();
  const add = (path: string): void => {
    const bytes = readIfThere(join(dirname(file), path));
    // The generator reports a reference to nothing, with its position.
    if (bytes === undefined || schemas.has(path)) return;
    schemas.set(checkInside(path), bytes);
    for (const [, target = ""] of new TextDecoder().decode(bytes).matchAll(/"\$ref"\s*:\s*"([^"#]+)/g))
      add(join(dirname(path), target));
  };
  add(basename(file));
  // The generator reports a title that is missing.
  const type = readTitle(file) ?? "Untitled";
  const root = { file: basename(file), type, parses: true, direction };
  return {
    contract: { name, package: `${name}-contract`, folder: name, roots: [root] },
    schemas,
    roots: [type],
  };
}

function readTitle(file: string): string | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")).title;
  } catch {
    // The generator reports what is no JSON, with its position.
    return undefined;
  }
}

function checkInside(path: string): string {
  if (path.startsWith("../") || path.startsWith("/"))
    throw new SchemaError(`${path}: a contract needs all its schemas in one folder`);
  return path;
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

function readIfThere(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
