import type { ComplexType, SchemaSet } from "../components/schema-set.ts";
import { findSubstitutes } from "../shaping/find-substitutes.ts";
import type { Shape } from "../shaping/shape.ts";
import {
  collectLimits,
  Definitions,
  describe,
  type JsonSchema,
  NOTHING,
  type NotExpressible,
} from "./json-schema.ts";
import { ValueSchemas } from "./value-schemas.ts";

/** Options of the projection to JSON Schema. */
export interface ProjectionOptions {
  /** The `$id` of the schema, a URI. */
  readonly id?: string;
  /** The `$comment` of the schema. */
  readonly comment?: string;
  /** True to say with `xml`, as OpenAPI 3.2 does, which values are attributes or text, and the namespaces of nodes. */
  readonly xml?: boolean;
  /** False leaves out the values of types that `xsi:type` names. Default true. */
  readonly xsiType?: boolean;
}

export interface WrittenJsonSchema {
  readonly schema: JsonSchema;
  /**
   * The rules of the XSD that the JSON Schema does not express. `$comment` at the path states the same, except in the
   * definitions of nodes.
   */
  readonly notExpressible: readonly NotExpressible[];
}

/**
 * Writes the JSON Schema (draft 2020-12) of the values that documents decode to. Its `anyOf` lists the global elements in
 * schema set order. `$defs` contains a definition for each named type, under its name, and for each anonymous complex
 * type and each repeated group; also one for the union of a type and its substitutes by `xsi:type`.
 *
 * The schema accepts every decoded value, except for numbers that JSON cannot represent. It rejects every value that does
 * not validate, except for what `notExpressible` lists. It also rejects input that only an encoder accepts: unknown
 * members, absent arrays and defaulted attributes, and white space that a decoder removes; and `xsi:type` where the declared
 * type comes with XSD. Patterns need the `u` flag.
 *
 * @param shapes the shapes of all complex types that documents may have
 */
export function writeJsonSchema(
  schemaSet: SchemaSet,
  shapes: ReadonlyMap<ComplexType, Shape>,
  { comment, id, xml = false, xsiType = true }: ProjectionOptions = {},
): WrittenJsonSchema {
  const { documentation, elements, types } = schemaSet;
  const definitions = new Definitions();
  const substitutes = xsiType ? findSubstitutes(schemaSet, shapes.keys()) : new Map<never, never>();
  const values = new ValueSchemas(definitions, schemaSet, shapes, substitutes, xml);
  // Named types come first: a type named after its element gets a number if the name is taken.
  for (const type of types.values()) values.type(type, "");
  const roots = Array.from(elements.values(), (element): JsonSchema => {
    const { namespace } = element.name;
    return { ...values.element(element), ...(xml && namespace !== "" && { xml: { namespace } }) };
  });
  const body = {
    ...(roots.length === 0 ? NOTHING : { anyOf: roots }),
    $defs: definitions.finish(),
  };
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    ...(id === undefined ? {} : { $id: id }),
    ...(comment === undefined ? {} : { $comment: comment }),
    ...describe(documentation),
    ...body,
  };
  const nodes = NODE_DEFINITIONS.filter((name) => name in body.$defs);
  const limits = nodes.map((name) => ({ path: `/$defs/${name}`, what: NODE_LIMIT }));
  return { schema, notExpressible: [...collectLimits(body, ""), ...limits] };
}

/** The definitions of nodes that wildcards allow. They are the same in every schema and have no `$comment`. */
const NODE_DEFINITIONS = ["xml:attribute", "xml:content", "xml:element", "xml:keptAttribute"];
const NODE_LIMIT = "attributes are unique, and prefixes agree with the declared namespaces";
