import { FORMATS } from "./formats.ts";
import { type BundledSchema, DIALECT, type JsonObject } from "./schema-file.ts";
import { mapSchema } from "./walk-schema.ts";

/** Formats that other tools support. */
const STANDARD_FORMATS: readonly unknown[] = ["date-time"];

/** The text of a schema for other tools: formats that only this project knows become patterns. */
export function publishSchema({ schema }: BundledSchema, header: string): string {
  const { $schema: _, ...rest } = mapSchema(schema, publishFormat);
  return `${JSON.stringify({ $schema: DIALECT, $comment: header, ...rest }, null, 2)}\n`;
}

/** A schema, without those inside it, with a pattern in place of a format that only this project knows. */
export function publishFormat(schema: JsonObject): JsonObject {
  const { format, ...rest } = schema;
  if (format === undefined || STANDARD_FORMATS.includes(format)) return schema;
  return { ...rest, pattern: FORMATS[String(format)]?.source };
}

/**
 * The text of one schema of several published ones, for editors: its documents may have any member of them, and require none,
 * because what they define may be spread over several files.
 *
 * @param folder the folder of the schemas, for the header
 */
export function publishMergedSchema(
  published: ReadonlyMap<string, string>,
  folder: string,
  { title, description, roots }: { title: string; description: string; roots: readonly string[] },
): string {
  const schemas = roots.map((name) => JSON.parse(published.get(name) ?? "null") as JsonObject);
  const merge = (keyword: "properties" | "$defs") =>
    Object.assign({}, ...schemas.map(({ [keyword]: members }) => members));
  const schema = {
    $schema: DIALECT,
    $comment: `Generated from ${roots.map((name) => `${folder}/${name}`).join(" and ")}. Do not edit: npm run generate.`,
    title,
    description,
    type: "object",
    additionalProperties: false,
    properties: merge("properties"),
    $defs: merge("$defs"),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
