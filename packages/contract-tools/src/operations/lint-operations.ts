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
import { locateReferred } from "./locate-referred.ts";

/** A schema that a file of operations contains, where it is written. */
export interface InlineSchema {
  readonly schema: JsonObject;
  readonly path: SchemaPath;
  /** What has it as `schema`: a parameter, a header or a media type. Empty for a component. */
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
export function lintOperations(file: SchemaFile, folder: string, isHouse: boolean): readonly Diagnostic[] {
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

/** Reports defaults and examples of parameters that their schemas reject. The schemas have no references. */
export function checkParameterLiterals(
  file: SchemaFile,
  parameters: readonly {
    readonly schema: JsonObject;
    readonly example: unknown;
    readonly location: SchemaPath;
  }[],
): readonly Diagnostic[] {
  const schemas = parameters.map(({ example, schema }) =>
    example === undefined ? schema : { ...schema, examples: [example] },
  );
  const locate = ([, index = 0, ...path]: SchemaPath) =>
    locateReferred(file, [...(parameters[Number(index)]?.location ?? []), "schema", ...path]);
  return checkLiterals([{ ...file, schema: { properties: { ...schemas } }, locate }]);
}
