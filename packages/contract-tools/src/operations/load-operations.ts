import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { join as joinNames } from "node:path/posix";
import { createFormatCheck } from "../check-format.ts";
import { createSchemaError, type Diagnostic } from "../json-schema/diagnostic.ts";
import { diagnose, type SchemaFile, type SchemaPath } from "../json-schema/schema-file.ts";
import { checkParameterLiterals, lintInlineSchemas, lintParameters } from "./lint-operations.ts";
import { type Operations, type ProblemType, readOperations } from "./read-operations.ts";
import { readYaml } from "./read-yaml.ts";

/** The file of a folder of schemas with its operations: OpenAPI 3.1 with extensions. Its format is `operations.schema.json`. */
export const OPERATIONS_FILE = "operations.yaml";

/** A file of operations, and the types of their problems. */
export interface OperationsFile extends Operations {
  readonly file: SchemaFile;
  /** By code; none without a file of them. */
  readonly problemTypes: ReadonlyMap<string, ProblemType>;
}

/**
 * Loads the operations of a folder of schemas; undefined if it has none.
 *
 * @param shown the folder's path in diagnostics
 * @param isHouse false accepts schemas inside the file that the generator rejects
 * @throws SchemaError with all mistakes, each with its position
 */
export function loadOperations(folder: string, shown: string, isHouse = true): OperationsFile | undefined {
  const path = join(folder, OPERATIONS_FILE);
  if (!existsSync(path)) return undefined;
  const file = readYaml(joinNames(shown, OPERATIONS_FILE), readFileSync(path, "utf8"));
  const fail = (mistakes: readonly Diagnostic[]) => {
    // Operations share components.
    const unique = new Map(mistakes.map((each) => [JSON.stringify(each), each]));
    return createSchemaError([...unique.values()], () => file.text);
  };
  const misshapen = checkFormat(file).map(({ path, message }) =>
    diagnose("invalid-operation", message, file, path),
  );
  if (misshapen.length > 0) throw fail(misshapen);
  const mistakes: Diagnostic[] = [];
  const report = (message: string, at: SchemaPath) =>
    mistakes.push(diagnose("invalid-operation", message, file, at));
  const problemTypes = readProblemTypes(file, folder);
  const read = readOperations(file, problemTypes, report);
  lintParameters(read, report);
  mistakes.push(...lintInlineSchemas(file, folder, isHouse));
  if (isHouse && mistakes.length === 0) mistakes.push(...checkParameterLiterals(file, read));
  if (mistakes.length > 0) throw fail(mistakes);
  return { ...read, file, problemTypes };
}

const checkFormat = createFormatCheck(new URL("../../operations.schema.json", import.meta.url));

function readProblemTypes({ schema }: SchemaFile, folder: string): ReadonlyMap<string, ProblemType> {
  const named = schema["x-problem-types"];
  if (typeof named !== "string" || !existsSync(join(folder, named))) return new Map();
  const types = readYaml(named, readFileSync(join(folder, named), "utf8")).schema;
  return new Map(Object.entries(types) as unknown as Iterable<[string, ProblemType]>);
}
