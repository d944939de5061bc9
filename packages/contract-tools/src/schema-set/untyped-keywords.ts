import { isJsonObject } from "../json-schema/schema-file.ts";
import type { FilePosition } from "../report/finding.ts";
import type { Definitions } from "./definitions.ts";
import { listSubschemas } from "./dialects.ts";
import type { NormalObject } from "./normalise.ts";

/** Keywords that no type shows. */
const UNTYPED: readonly string[] = [
  ...["minLength", "maxLength", "pattern", "format"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...["minItems", "maxItems", "uniqueItems", "contains", "minContains", "maxContains", "unevaluatedItems"],
  ...["minProperties", "maxProperties", "propertyNames", "patternProperties", "unevaluatedProperties"],
  ...["dependentRequired", "dependentSchemas", "if", "not"],
];

/** What only validation checks of a schema, inner schemas left out: keywords, with short values. */
export function listUntyped(schema: NormalObject): string[] {
  const found = UNTYPED.filter((keyword) => keyword in schema && schema[keyword] !== false).map((keyword) => {
    const value = schema[keyword];
    return typeof value === "object" || String(value).length > 60 ? keyword : `${keyword} ${value}`;
  });
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return [
    ...(types.includes("integer") ? ["integer"] : []),
    ...found,
    ...(Array.isArray(schema.oneOf) && schema.oneOf.length > 1 ? ["exactly one of oneOf"] : []),
    ...(isJsonObject(schema.properties) && isJsonObject(schema.additionalProperties)
      ? ["additionalProperties"]
      : []),
  ];
}

/** One place of a schema that its type does not show in full. */
export interface UntypedPart extends FilePosition {
  readonly type: string;
  readonly keywords: readonly string[];
}

/** Lists what only validation checks, in the order of definitions. */
export function explainTypes({ byName, origins }: Definitions): UntypedPart[] {
  const list = (part: unknown, type: string): UntypedPart[] => {
    if (!isJsonObject(part)) return [];
    const keywords = listUntyped(part);
    const place = origins.get(part);
    const own =
      keywords.length === 0 || place === undefined
        ? []
        : [{ file: place.resource.file.name, ...place.resource.file.locate(place.path), type, keywords }];
    return [...own, ...Array.from(listSubschemas(part, 2020), ([inner]) => list(inner, type)).flat()];
  };
  return Array.from(byName.values(), ({ name, schema }) => list(schema, name)).flat();
}
