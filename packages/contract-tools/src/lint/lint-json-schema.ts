import { readFileSync } from "node:fs";
import { join as joinPath } from "node:path";
import { join, normalize } from "node:path/posix";
import { catchDiagnostics, type Diagnostic } from "../json-schema/diagnostic.ts";
import { checkRootTitles, type SchemaRoot } from "../json-schema/generate-json-schema-contract.ts";
import { checkSchemas, listSchemas } from "../json-schema/load-schemas.ts";
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
  const areRead = names?.includes(OPERATIONS_FILE) !== false;
  const { value, diagnostics } = catchDiagnostics(() =>
    areRead ? loadOperations(folder, shown) : undefined,
  );
  const { referred = [] } = value ?? {};
  const schemas = names?.filter((name) => name !== OPERATIONS_FILE);
  const wanted =
    schemas === undefined ? listSchemas(folder) : followReferences(folder, [...schemas, ...referred]);
  // Without the operations, nobody knows which files no root refers to.
  const used = diagnostics.length > 0 ? undefined : roots?.map(({ file }) => file).concat(referred);
  const checked = checkSchemas(folder, wanted, used);
  const located = checked.diagnostics.map((each) => ({ ...each, file: join(shown, each.file) }));
  const mistakes = [...diagnostics, ...located];
  const checkTitles = () => checkRootTitles(roots ?? [], checked.files, shown);
  return {
    diagnostics: mistakes.length === 0 ? catchDiagnostics(checkTitles).diagnostics : mistakes,
    nodes: [
      ...(value === undefined ? [] : readOperationNodes(value)),
      ...[...checked.files.values()].flatMap((file) => readJsonNodes(file, join(shown, file.name))),
    ],
  };
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
  // The check of the folder reports mistakes.
  const { value } = catchDiagnostics(() =>
    readSchemaFile(name, readFileSync(joinPath(folder, name), "utf8")),
  );
  const nodes = value === undefined ? [] : readJsonNodes(value, name);
  return nodes.map(({ schema: { $ref } }) => normalize(String($ref)));
}
