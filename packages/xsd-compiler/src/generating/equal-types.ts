import type { ComplexType } from "../components/schema-set.ts";
import type { Shape } from "../shaping/shape.ts";
import type { IndexedComponents, WrittenTables } from "../tables/codec-tables.ts";

/**
 * Finds, for each complex type, the first one whose documents and values are the same: a restriction often changes no
 * member. Both then share one reader and one writer.
 */
export function findEqualTypes(
  shapes: ReadonlyMap<ComplexType, Shape>,
  indexes: IndexedComponents["indexes"],
  { table, values }: WrittenTables,
): ReadonlyMap<ComplexType, ComplexType> {
  const first = new Map<string, ComplexType>();
  const equal = new Map<ComplexType, ComplexType>();
  for (const type of shapes.keys()) {
    const index = indexes.get(type) ?? -1;
    // What `xsi:type` may name makes no difference: generated code leaves such elements to the tables.
    const { base, by, abstract, block, ...row } = {
      base: 0,
      by: "",
      abstract: false,
      block: [],
      ...table.types[index],
    };
    const key = JSON.stringify([row, values.types[index]]);
    if (!first.has(key)) first.set(key, type);
    equal.set(type, first.get(key) ?? type);
  }
  return equal;
}
