import type { BundledSchema, JsonObject } from "../json-schema/schema-file.ts";
import type { Definitions } from "./definitions.ts";
import { mapNormal } from "./map-normal.ts";
import type { NormalObject } from "./normalise.ts";

/** The schema of a definition with what it refers to in `$defs`, by the names of types; the titles are these names too. */
export function bundleDefinition({ byName }: Definitions, root: string): BundledSchema {
  const reached = new Set([root]);
  const bundled = new Map<string, JsonObject>();
  // The loop also visits definitions that are added while it runs.
  for (const name of reached) {
    const definition = byName.get(name);
    if (definition === undefined) continue;
    const schema = mapNormal(definition.schema, (part) => {
      if (typeof part.$ref === "string") reached.add(part.$ref);
      return refer(part, root);
    });
    bundled.set(name, { ...(schema === false ? { not: {} } : schema === true ? {} : schema), title: name });
  }
  const { [root]: own, ...$defs } = Object.fromEntries([...bundled].sort(([a], [b]) => (a < b ? -1 : 1)));
  const origins = Array.from(
    reached,
    (name) => [name, byName.get(name)?.place.resource.file.name ?? ""] as const,
  );
  return { schema: { ...own, ...(Object.keys($defs).length > 0 && { $defs }) }, origins: new Map(origins) };
}

/** Where other keywords stand beside a reference, it becomes one of several parts: few tools look at both. */
function refer({ $ref, ...others }: NormalObject, root: string): NormalObject {
  if (typeof $ref !== "string") return others;
  const reference = { $ref: $ref === root ? "#" : `#/$defs/${$ref}` };
  const { description, ...rest } = others;
  if (Object.keys(rest).length === 0) return { ...reference, ...others };
  return { ...others, allOf: [reference, ...(Array.isArray(rest.allOf) ? rest.allOf : [])] };
}
