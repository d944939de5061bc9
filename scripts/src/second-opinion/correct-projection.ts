import { mergeFacets } from "./merge-facets.ts";
import type { Definitions, JsonSchema } from "./projection.ts";

export interface Correction {
  readonly name: string;
  /** What xsd2jsonschema gets wrong. */
  readonly reason: string;
  readonly apply: (schema: JsonSchema, type: string | undefined) => JsonSchema;
}

/**
 * What has to change in what xsd2jsonschema writes. These are no accepted differences: were they, a projection of ours
 * with the same mistake would pass.
 */
export const corrections: readonly Correction[] = [
  {
    name: "integers-in-enumerations",
    reason: "it writes the values of an enumeration as strings, whatever the base type",
    apply: (schema, type) =>
      schema.enum !== undefined && type === "integer" ? { ...schema, enum: schema.enum.map(Number) } : schema,
  },
  {
    name: "whole-patterns",
    reason:
      "it copies the expression; a pattern of XSD looks at the whole value, one of JSON Schema at any part",
    apply: (schema) =>
      schema.pattern === undefined ? schema : { ...schema, pattern: `^(?:${schema.pattern})$` },
  },
];

/** The projection as it would be without those mistakes. */
export function correctProjection(
  definitions: Definitions,
  steps: readonly Correction[] = corrections,
): Definitions {
  return correctEach(definitions);

  function correctEach(schemas: Definitions): Definitions {
    const typed = Object.entries(schemas).map(([name, schema]) => ({
      name,
      schema,
      type: mergeFacets(schema, definitions).limits.type,
    }));
    return Object.fromEntries(typed.map(({ name, schema, type }) => [name, correct(schema, type)]));
  }

  function correct(schema: JsonSchema, type: string | undefined): JsonSchema {
    const { properties, allOf } = schema;
    return {
      ...steps.reduce((corrected, step) => step.apply(corrected, type), schema),
      ...(properties !== undefined && { properties: correctEach(properties) }),
      ...(allOf !== undefined && { allOf: allOf.map((part) => correct(part, type)) }),
    };
  }
}
