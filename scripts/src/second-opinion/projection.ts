/** The keywords of JSON Schema that projections of an XSD are made of. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Definitions;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

/** JSON Schemas by name: of types, or of the members of one. */
export type Definitions = Readonly<Record<string, JsonSchema>>;

/** The name of the type that a schema refers to, or undefined where it stands for itself. */
export function referredName(schema: JsonSchema): string | undefined {
  return schema.$ref?.replace(/^#\/(\$defs|definitions)\//, "");
}

/** The prefix that marks the name of a group in the copy of a schema that xsd2jsonschema reads. */
export const GROUP_MARK = "group.";

type Limits = Pick<JsonSchema, "type" | "enum" | "minimum" | "maximum" | "minLength" | "maxLength">;

/** The constraints of a value, restrictions of base types included. */
export interface Facets {
  /** The strictest bounds. */
  readonly limits: Limits;
  /** All must match. */
  readonly patterns: readonly string[];
}

/** The facets as they work, whether a projection writes out those of the base types or refers to them. */
export function mergeFacets(schema: JsonSchema, definitions: Definitions): Facets {
  const { allOf = [], pattern } = schema;
  const name = referredName(schema);
  const bases = name === undefined ? allOf : [demandDefinition(name, definitions), ...allOf];
  const facets = bases.map((base) => mergeFacets(base, definitions));
  const patterns = facets.flatMap((base) => base.patterns);
  // XSD lets a restriction only narrow its base: the last word on a limit is the strictest.
  const limits: Limits = Object.assign({}, ...facets.map((base) => base.limits), pickLimits(schema));
  return {
    limits: dropIdleBounds(limits),
    patterns: pattern === undefined ? patterns : [...patterns, pattern],
  };
}

/** Bounds that hold for every value of an enumeration say nothing; a projection may or may not repeat them. */
function dropIdleBounds(limits: Limits): Limits {
  const { minimum = -Infinity, maximum = Infinity, ...rest } = limits;
  const idle = limits.enum?.every((value) => Number(value) >= minimum && Number(value) <= maximum) ?? false;
  return idle ? rest : limits;
}

function pickLimits(schema: JsonSchema): Limits {
  const { oneOf, enum: values, minimum, maximum, minLength, maxLength } = schema;
  const type = oneOf === undefined ? schema.type : `one of ${JSON.stringify(oneOf)}`;
  // The order of an enumeration carries no meaning.
  const limits = { type, enum: values?.toSorted(), minimum, maximum, minLength, maxLength };
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
}

function demandDefinition(name: string, definitions: Definitions): JsonSchema {
  const definition = definitions[name];
  if (definition === undefined) throw new Error(`nothing is defined under the name ${name}`);
  return definition;
}
