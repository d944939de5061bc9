import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { suggest } from "@payment-routing/xsd-compiler";
import { checkLiterals } from "../json-schema/check-literals.ts";
import type { Diagnostic } from "../json-schema/diagnostic.ts";
import { lintSchema } from "../json-schema/lint-schema.ts";
import {
  diagnose,
  isJsonObject,
  type JsonObject,
  objectOf,
  type SchemaFile,
  type SchemaPath,
} from "../json-schema/schema-file.ts";
import { walkSchema } from "../json-schema/walk-schema.ts";
import type { Operations } from "./read-operations.ts";

/** A schema that a file of operations contains, where it is written. */
export interface InlineSchema {
  readonly schema: JsonObject;
  readonly path: SchemaPath;
  /** The parameter, header or media type whose `schema` it is. Empty for a component. */
  readonly holder: JsonObject;
}

/** Lists the schemas that a file of operations contains. */
export function* listInlineSchemas(part: unknown, at: SchemaPath = []): Generator<InlineSchema> {
  // The names of components are data.
  const areNamed = at.length === 2 && at[0] === "components";
  for (const [key, value] of isJsonObject(part) || Array.isArray(part) ? Object.entries(part) : []) {
    const path = [...at, key];
    const isSchema = areNamed ? at[1] === "schemas" : key === "schema" || key === "x-item-schema";
    if (isSchema && isJsonObject(value))
      yield { schema: value, path, holder: areNamed ? {} : objectOf(part) };
    else yield* listInlineSchemas(value, path);
  }
}

/**
 * Everything in the schemas of a file of operations that the generator would get wrong.
 *
 * @param folder the folder that references to other files start from
 * @param isHouse false reports only files that are not there
 */
export function lintInlineSchemas(file: SchemaFile, folder: string, isHouse: boolean): readonly Diagnostic[] {
  // The documents of an XSD are text: a link says of which element.
  const visits = [...listInlineSchemas(file.schema)].flatMap(
    ({ schema: { externalDocs: _, ...schema }, path }) => [...walkSchema(schema, path, "value")],
  );
  const missing = visits.flatMap(({ schema: { $ref }, path }) => {
    if (typeof $ref !== "string" || $ref.startsWith("#/") || existsSync(join(folder, $ref))) return [];
    const message = `there is no file ${$ref}${suggest($ref, readdirSync(folder))}`;
    return [diagnose("invalid-reference", message, file, [...path, "$ref"])];
  });
  if (!isHouse) return missing;
  return [...missing, ...lintSchema(file, visits).filter(({ code }) => !OF_BRANCHES.has(code))];
}

/** A branch may be a reference and needs no title: no validator has it. */
const OF_BRANCHES: ReadonlySet<string> = new Set(["unsupported-branch", "missing-title"]);

/** Reports repeated IDs and parameters, and where a path and its parameters differ. */
export function lintParameters(
  { operations, webhooks }: Operations,
  report: (message: string, at: SchemaPath) => void,
): void {
  const ids = new Set<string>();
  for (const { id, location, parameters, path } of [...operations, ...webhooks]) {
    if (ids.has(id)) report(`another operation has the ID ${id}`, [...location, "operationId"]);
    ids.add(id);
    const inPath = Array.from(path.matchAll(/\{([^}]*)\}/g), ([, name = ""]) => name);
    const described = parameters.filter((each) => each.in === "path");
    for (const name of inPath)
      if (!described.some((each) => each.name === name))
        report(`the path has ${name}, which is not a parameter`, location);
    for (const { name, isRequired, location: at } of described) {
      if (!inPath.includes(name)) report(`the path has no ${name}${suggest(name, inPath)}`, [...at, "name"]);
      if (!isRequired) report("a parameter of the path is required: true", at);
    }
    const names = parameters.map(({ name }) => name);
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index) report(`the parameter ${name} is given twice`, location);
  }
}

/** Reports defaults and examples of parameters that their schemas reject. The schemas have no references. */
export function checkParameterLiterals(
  file: SchemaFile,
  { operations, webhooks, locate }: Operations,
): readonly Diagnostic[] {
  const parameters = [...operations, ...webhooks].flatMap((each) => each.parameters);
  const schemas = parameters.map(({ example, schema }) =>
    example === undefined ? schema : { ...schema, examples: [example] },
  );
  const find = ([, index = 0, ...path]: SchemaPath) =>
    locate([...(parameters[Number(index)]?.location ?? []), "schema", ...path]);
  return checkLiterals([{ ...file, schema: { properties: { ...schemas } }, locate: find }]);
}
