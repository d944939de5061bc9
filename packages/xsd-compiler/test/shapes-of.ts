import type { ComplexType, SchemaSet } from "../src/components/schema-set.ts";
import { nameComponents } from "../src/generating/naming.ts";
import type { Shape } from "../src/shaping/shape.ts";

/** The shapes of the complex types of a schema set. */
export function shapesOf(schemaSet: SchemaSet): ReadonlyMap<ComplexType, Shape> {
  return nameComponents(schemaSet).shapes;
}
