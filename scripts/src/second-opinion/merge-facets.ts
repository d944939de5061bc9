import { type Definitions, type JsonSchema, referredName } from "./projection.ts";

/** What a value has to be, by facet: the restrictions of its base types included. */
export type Facets = Pick<
  JsonSchema,
  "type" | "enum" | "minimum" | "maximum" | "minLength" | "maxLength" | "pattern"
>;

/** The facets as they work, whether a projection writes out those of the base types or refers to them. */
export function mergeFacets(schema: JsonSchema, definitions: Definitions): Facets {
  const { $ref, allOf = [], oneOf, ...own } = schema;
  const name = referredName(schema);
  const bases = name === undefined ? allOf : [demandDefinition(name, definitions), ...allOf];
  const merged = bases.map((base) => mergeFacets(base, definitions)).reduce(restrict, {});
  const type = oneOf === undefined ? {} : { type: `one of ${JSON.stringify(oneOf)}` };
  return dropIdleBounds(restrict(merged, { ...pickFacets(own), ...type }));
}

// XSD lets a restriction only narrow its base: the last word on a facet is the strictest. Patterns add up.
function restrict(base: Facets, own: Facets): Facets {
  const patterns = [base.pattern, own.pattern].filter((pattern) => pattern !== undefined);
  return { ...base, ...own, ...(patterns.length > 0 && { pattern: patterns.join(" and ") }) };
}

/** Bounds that hold for every value of an enumeration say nothing; a projection may or may not repeat them. */
function dropIdleBounds(facets: Facets): Facets {
  const { minimum = -Infinity, maximum = Infinity, ...rest } = facets;
  const idle = facets.enum?.every((value) => Number(value) >= minimum && Number(value) <= maximum) ?? false;
  return idle ? rest : facets;
}

function pickFacets(schema: JsonSchema): Facets {
  const { type, enum: values, minimum, maximum, minLength, maxLength, pattern } = schema;
  // The order of an enumeration carries no meaning.
  const facets = { type, enum: values?.toSorted(), minimum, maximum, minLength, maxLength, pattern };
  return Object.fromEntries(Object.entries(facets).filter(([, value]) => value !== undefined));
}

function demandDefinition(name: string, definitions: Definitions): JsonSchema {
  const definition = definitions[name];
  if (definition === undefined) throw new Error(`nothing is defined under the name ${name}`);
  return definition;
}
