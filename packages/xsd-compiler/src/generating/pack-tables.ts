import type {
  AttributeTable,
  ElementTable,
  PackedTables,
  Row,
} from "@payment-routing/contract-runtime/codegen";
import type { WrittenTables } from "../tables/written-tables.ts";
import { writeTypeRow } from "./write-type-row.ts";
import { writeValueRow } from "./write-value-row.ts";

/** The tables of a schema set in rows of words, wherever words say everything. */
export function packTables({ table, values }: WrittenTables): PackedTables {
  const { attributes, elements, types } = table;
  const named = [...elements, ...attributes, ...table.namedTypes];
  const namespaces = [...new Set(named.map(({ namespace }) => namespace))];
  const places = new Map(namespaces.map((namespace, place) => [namespace, place]));
  const packName = <Entry extends AttributeTable | ElementTable>(entry: Entry): Row<Entry> =>
    writeNameRow(entry, places.get(entry.namespace) ?? 0) ?? entry;
  return {
    namespaces,
    types: types.map((type) => writeTypeRow(type) ?? type),
    elements: elements.map(packName),
    attributes: attributes.map(packName),
    globalElements: countFirst(table.globalElements),
    globalAttributes: countFirst(table.globalAttributes),
    namedTypes: table.namedTypes.map(({ label, name, namespace, type }, index, all) =>
      [
        name,
        places.get(namespace),
        ...(label === name ? [] : [label]),
        ...(type === (all[index - 1]?.type ?? -1) + 1 ? [] : [`@${type}`]),
      ].join(" "),
    ),
    constraints: table.constraints,
    values: values.types.map((shape) => writeValueRow(shape, elements) ?? shape),
    prefixes: values.prefixes,
    unqualified: values.unqualified,
  };
}

/** The row of an element or an attribute in words, or undefined where it has a value by default, or a fixed one. */
function writeNameRow(entry: AttributeTable | ElementTable, namespace: number): string | undefined {
  const { fixed, name, type } = entry;
  const isElement = "nillable" in entry;
  if (fixed !== undefined) return undefined;
  if (isElement && (entry.default !== undefined || entry.abstract || entry.block || entry.constraints))
    return undefined;
  return `${name} ${type} ${namespace}${isElement && entry.nillable ? " nil" : ""}`;
}

/** How many places there are, which are the first ones. */
function countFirst(places: readonly number[]): number {
  if (places.some((place, index) => place !== index)) throw new RangeError("a global component stands aside");
  return places.length;
}
