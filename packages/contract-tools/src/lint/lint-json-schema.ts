import { readFileSync } from "node:fs";
import { join as joinPath } from "node:path";
import { join, normalize } from "node:path/posix";
import { type Diagnostic, SchemaError } from "../json-schema/diagnostic.ts";
import { checkRootTitles, type SchemaRoot } from "../json-schema/generate-json-schema-contract.ts";
import { checkSchemas, listSchemas, type SchemaFolder } from "../json-schema/load-schemas.ts";
import { readSchemaFile } from "../json-schema/schema-file.ts";
import { loadOperations, OPERATIONS_FILE } from "../operations/load-operations.ts";
import { type JsonNode, readJsonNodes, readOperationNodes } from "./lint-node.ts";

/** JSON Schema files and operations of one folder, and the files of other folders that they refer to. */
interface JsonSet {
  readonly diagnostics: readonly Diagnostic[];
  readonly nodes: readonly JsonNode[];
}

/**
 * Reads JSON Schema files, and operations.
 *
 * @param shown the folder to show
 * @param folder the same as an absolute path
 * @param names file names in the folder; default all
 * @param roots the roots, if the folder is a contract
 */
export function readJsonSet(
  shown: string,
  folder: string,
  names?: readonly string[],
  roots?: readonly SchemaRoot[],
): JsonSet {
  const operations =
    names?.includes(OPERATIONS_FILE) === false ? NO_OPERATIONS : readOperations(folder, shown);
  const schemas = names?.filter((name) => name !== OPERATIONS_FILE);
  const { referred } = operations;
  const wanted =
    schemas === undefined ? listSchemas(folder) : followReferences(folder, [...schemas, ...(referred ?? [])]);
  // Without the operations, nobody knows which files no root refers to.
  const used = roots && referred && [...roots.map(({ file }) => file), ...referred];
  const { files, diagnostics } = checkSchemas(folder, wanted, used);
  const located = diagnostics.map((diagnostic) => ({ ...diagnostic, file: join(shown, diagnostic.file) }));
  const mistakes = [...operations.diagnostics, ...located];
  return {
    diagnostics: mistakes.length === 0 ? checkTitles(roots ?? [], files, shown) : mistakes,
    nodes: [
      ...operations.nodes,
      ...[...files.values()].flatMap((file) => readJsonNodes(file, join(shown, file.name))),
    ],
  };
}

interface Operations extends JsonSet {
  /** The files that they refer to; undefined if they have mistakes. */
  readonly referred: readonly string[] | undefined;
}

const NO_OPERATIONS: Operations = { diagnostics: [], nodes: [], referred: [] };

function readOperations(folder: string, shown: string): Operations {
  try {
    const operations = loadOperations(folder, shown);
    if (operations === undefined) return NO_OPERATIONS;
    return { diagnostics: [], nodes: readOperationNodes(operations), referred: operations.referred };
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    return { diagnostics: error.diagnostics, nodes: [], referred: undefined };
  }
}

function checkTitles(
  roots: readonly SchemaRoot[],
  files: SchemaFolder,
  shown: string,
): readonly Diagnostic[] {
  try {
    checkRootTitles(roots, files, shown);
    return [];
  } catch (error) {
    if (error instanceof SchemaError) return error.diagnostics;
    throw error;
  }
}

/** The files and those of the folder that they refer to. */
function followReferences(folder: string, names: readonly string[]): readonly string[] {
  const present = listSchemas(folder);
  const found = new Set(names);
  // The loop also visits names that are added while it runs.
  for (const name of found)
    for (const target of listReferences(name, folder)) if (present.includes(target)) found.add(target);
  return [...found].sort();
}

function listReferences(name: string, folder: string): readonly string[] {
  try {
    const file = readSchemaFile(name, readFileSync(joinPath(folder, name), "utf8"));
    return readJsonNodes(file, name).map(({ schema: { $ref } }) => normalize(String($ref)));
  } catch (error) {
    // The check of the folder reports it.
    if (error instanceof SchemaError) return [];
    throw error;
  }
}
