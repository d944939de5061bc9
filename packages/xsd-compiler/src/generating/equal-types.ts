import type { DerivationTable } from "@payment-routing/contract-runtime/codegen";
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
    const key = JSON.stringify([{ ...table.types[index], ...NO_DERIVATION }, values.types[index]]);
    if (!first.has(key)) first.set(key, type);
    equal.set(type, first.get(key) ?? type);
  }
  return equal;
}

/** Generated code leaves what `xsi:type` names to the tables, which look at the type itself. */
const NO_DERIVATION: Record<keyof DerivationTable, undefined> = {
  base: undefined,
  by: undefined,
  abstract: undefined,
  block: undefined,
};
