import type { BundledSchema } from "./bundle-schema.ts";
import { FORMATS } from "./formats.ts";
import type { JsonObject } from "./schema-file.ts";
import { mapSchema } from "./walk-schema.ts";

/** The formats that other tools know as well. */
const STANDARD_FORMATS: readonly unknown[] = ["date-time"];

/** The text of a schema as other tools read it: formats of our own are written out as patterns, so that they hold there too. */
export function publishSchema({ schema }: BundledSchema, header: string): string {
  const { $schema, ...rest } = mapSchema(schema, writeOutFormat);
  return `${JSON.stringify({ $schema, $comment: header, ...rest }, null, 2)}\n`;
}

function writeOutFormat(schema: JsonObject): JsonObject {
  const { format, ...rest } = schema;
  if (format === undefined || STANDARD_FORMATS.includes(format)) return schema;
  return { ...rest, pattern: FORMATS[String(format)]?.source };
}
