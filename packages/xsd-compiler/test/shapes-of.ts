import type { ComplexType, SchemaSet } from "../src/components/schema-set.ts";
import { nameComponents } from "../src/generating/naming.ts";
import type { Shape } from "../src/shaping/shape.ts";
import { shapeType } from "../src/shaping/shape-type.ts";

/** The shapes of the complex types of a schema set. */
export function shapesOf(schemaSet: SchemaSet): ReadonlyMap<ComplexType, Shape> {
  const types = [...nameComponents(schemaSet).types.keys()];
  return new Map(types.flatMap((type) => (type.kind === "complex" ? [[type, shapeType(type)]] : [])));
}
