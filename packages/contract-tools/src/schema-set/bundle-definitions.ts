import type { BundledSchema, JsonObject } from "../json-schema/schema-file.ts";
import { mapSchema } from "../json-schema/walk-schema.ts";
import type { Definitions } from "./definitions.ts";
import type { NormalObject, NormalSchema } from "./normalise.ts";

/** The schemas of definitions by the names of types, which are their titles and references too. */
export function listSchemas(definitions: Definitions): ReadonlyMap<string, JsonObject> {
  const known = LISTED.get(definitions);
  if (known !== undefined) return known;
  const write = (schema: NormalSchema): JsonObject => {
    const written = mapSchema(schema, refer);
    return typeof written === "object" ? written : written ? {} : { not: {} };
  };
  const listed = new Map(
    Array.from(definitions.byName.values(), ({ name, schema }) => [name, { ...write(schema), title: name }]),
  );
  LISTED.set(definitions, listed);
  return listed;
}

/** Each root is bundled from the same schemas. */
const LISTED = new WeakMap<Definitions, ReadonlyMap<string, JsonObject>>();

/** The schema of a definition with what it refers to in `$defs`. */
export function bundleDefinition(definitions: Definitions, root: string): BundledSchema {
  const schemas = listSchemas(definitions);
  const reached = new Set([root]);
  const bundled = new Map<string, JsonObject>();
  // The loop also visits definitions that are added while it runs.
  for (const name of reached) {
    const schema = mapSchema(schemas.get(name) ?? {}, (part) => {
      if (typeof part.$ref !== "string") return part;
      reached.add(part.$ref.slice(PREFIX.length));
      return part.$ref === PREFIX + root ? { ...part, $ref: "#" } : part;
    });
    bundled.set(name, schema);
  }
  const { [root]: own, ...$defs } = Object.fromEntries([...bundled].sort(([a], [b]) => (a < b ? -1 : 1)));
  const fileOf = (name: string): string => definitions.byName.get(name)?.place.resource.file.name ?? "";
  return {
    schema: { ...own, ...(Object.keys($defs).length > 0 && { $defs }) },
    origins: new Map(Array.from(reached, (name) => [name, fileOf(name)])),
  };
}

const PREFIX = "#/$defs/";

/** Where other keywords stand beside a reference, it becomes one of several parts: few tools look at both. */
function refer({ $ref, ...others }: NormalObject): NormalObject {
  if (typeof $ref !== "string") return others;
  const reference = { $ref: PREFIX + $ref };
  const { description, ...rest } = others;
  if (Object.keys(rest).length === 0) return { ...reference, ...others };
  return { ...others, allOf: [reference, ...(Array.isArray(rest.allOf) ? rest.allOf : [])] };
}
