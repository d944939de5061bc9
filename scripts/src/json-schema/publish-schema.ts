import { FORMATS } from "./formats.ts";
import type { BundledSchema, JsonObject } from "./schema-file.ts";
import { mapSchema } from "./walk-schema.ts";

/** Formats that other tools support. */
const STANDARD_FORMATS: readonly unknown[] = ["date-time"];

/** The text of a schema for other tools: formats that only this project knows become patterns. */
export function publishSchema({ schema }: BundledSchema, header: string): string {
  const { $schema, ...rest } = mapSchema(schema, replaceFormat);
  return `${JSON.stringify({ $schema, $comment: header, ...rest }, null, 2)}\n`;
}

function replaceFormat(schema: JsonObject): JsonObject {
  const { format, ...rest } = schema;
  if (format === undefined || STANDARD_FORMATS.includes(format)) return schema;
  return { ...rest, pattern: FORMATS[String(format)]?.source };
}

/**
 * The text of a schema for one file of a configuration, for editors: it may have any member of the given published
 * schemas, and requires none, because a configuration may be spread over several files.
 */
export function publishFileSchema(published: ReadonlyMap<string, string>, names: readonly string[]): string {
  const schemas = names.map((name) => JSON.parse(published.get(name) ?? "null") as JsonObject);
  const merge = (keyword: "properties" | "$defs") =>
    Object.assign({}, ...schemas.map(({ [keyword]: members }) => members));
  const [first] = schemas;
  const schema = {
    $schema: first?.$schema,
    $comment: `Generated from ${names.map((name) => `schemas/config/${name}`).join(" and ")}. Do not edit: npm run generate.`,
    title: "ConfigurationFile",
    description: "A file of a configuration: any of its sections, and test cases beside them.",
    type: "object",
    additionalProperties: false,
    properties: merge("properties"),
    $defs: merge("$defs"),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
