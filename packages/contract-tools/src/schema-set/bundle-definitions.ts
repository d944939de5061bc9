import type { BundledSchema, JsonObject } from "../json-schema/schema-file.ts";
import type { Definitions } from "./definitions.ts";
import { mapNormal } from "./map-normal.ts";
import type { NormalObject, NormalSchema } from "./normalise.ts";

/** The schemas of definitions by the names of types, which are their titles and references too. */
export function listSchemas({ byName }: Definitions): ReadonlyMap<string, JsonObject> {
  const write = (schema: NormalSchema): JsonObject => {
    const written = mapNormal(schema, refer);
    return typeof written === "object" ? written : written ? {} : { not: {} };
  };
  return new Map(
    Array.from(byName.values(), ({ name, schema }) => [name, { ...write(schema), title: name }]),
  );
}

/** The schema of a definition with what it refers to in `$defs`. */
export function bundleDefinition(definitions: Definitions, root: string): BundledSchema {
  const schemas = listSchemas(definitions);
  const reached = new Set([root]);
  const bundled = new Map<string, JsonObject>();
  // The loop also visits definitions that are added while it runs.
  for (const name of reached) {
    const text = JSON.stringify(schemas.get(name), (key, value) => {
      if (key !== "$ref" || typeof value !== "string") return value;
      reached.add(value.slice(PREFIX.length));
      return value === PREFIX + root ? "#" : value;
    });
    bundled.set(name, JSON.parse(text));
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
