import { SchemaError } from "../json-schema/diagnostic.ts";
import { publishFormat } from "../json-schema/publish-schema.ts";
import { type BundledSchema, type JsonObject, objectOf } from "../json-schema/schema-file.ts";
import { mapSchema } from "../json-schema/walk-schema.ts";

/** A part of a document that several contracts may contribute: a schema, a path, a tag. */
export type NamedPart = readonly [name: string, part: JsonObject];

/**
 * The parts by name, each once.
 *
 * @param kind in the plural, for the error
 * @throws SchemaError when two different parts have one name
 */
export function collectParts(
  kind: string,
  parts: readonly NamedPart[],
): Readonly<Record<string, JsonObject>> {
  const collected = new Map<string, JsonObject>();
  for (const [name, part] of parts) {
    const known = collected.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(part))
      throw new SchemaError(`two ${kind} are named ${name}`);
    collected.set(name, part);
  }
  return Object.fromEntries(collected);
}

/** As `collectParts`, sorted by name. */
export function sortParts(kind: string, parts: readonly NamedPart[]): JsonObject {
  const collected = Object.entries(collectParts(kind, parts));
  return Object.fromEntries(collected.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Adds a schema and all that it refers to as `components/schemas`, under their titles. Returns a reference to it. */
export function addSchema({ schema }: BundledSchema, schemas: NamedPart[]): JsonObject {
  const refer = (title: unknown): JsonObject => ({ $ref: `#/components/schemas/${title}` });
  const { $defs, ...root } = mapSchema(schema, ({ $schema: _, ...part }) => {
    const { $ref } = part;
    if ($ref === undefined) return publishFormat(part);
    return { ...part, ...refer($ref === "#" ? schema.title : String($ref).replace("#/$defs/", "")) };
  });
  const parts = [root, ...Object.values(objectOf($defs)).map(objectOf)];
  schemas.push(...parts.map((part): NamedPart => [String(part.title), part]));
  return refer(root.title);
}
