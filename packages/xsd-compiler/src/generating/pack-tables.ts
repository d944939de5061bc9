import type {
  AttributeMember,
  AttributeTable,
  ContentShape,
  ElementTable,
  Member,
  PackedTables,
  Row,
  ValueShape,
} from "@payment-routing/contract-runtime/codegen";
import type { WrittenTables } from "../tables/write-validation-table.ts";
import { writeTypeRow } from "./write-type-row.ts";

/** Packs the tables of a schema set into rows of words, where words can express the row. */
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

/** Writes the row of an element or attribute in words; undefined if it has a default or fixed value. */
function writeNameRow(entry: AttributeTable | ElementTable, namespace: number): string | undefined {
  const { fixed, name, type } = entry;
  const isElement = "nillable" in entry;
  if (fixed !== undefined) return undefined;
  if (isElement && (entry.default !== undefined || entry.abstract || entry.block || entry.constraints))
    return undefined;
  return `${name} ${type} ${namespace}${isElement && entry.nillable ? " nil" : ""}`;
}

/** Returns the number of places, which must be 0, 1, 2 and so on. */
function countFirst(places: readonly number[]): number {
  if (places.some((place, index) => place !== index))
    throw new RangeError("a global component is out of order");
  return places.length;
}

/**
 * Writes the row of a value shape in the words that `readValueRow` of the runtime reads. Returns undefined if words cannot
 * express it: rows, items, wildcard content, and attributes that are renamed or have a value when absent.
 */
function writeValueRow(shape: ValueShape, elements: readonly ElementTable[]): string | undefined {
  switch (shape.kind) {
    case "open":
      return "open";
    case "text":
      return `text ${shape.as}`;
    case "list":
      return `list ${shape.item}`;
    case "union":
      return `union ${shape.members.join(" ")}`;
    case "record": {
      const words = [...shape.attributes.map(writeAttribute), writeContent(shape.content, elements)];
      const isSaid =
        (shape.anyAttribute ?? shape.nil) === undefined && words.every((word) => word !== undefined);
      return isSaid ? words.join(" ") : undefined;
    }
  }
}

function writeAttribute({ key, name, namespace, type, value }: AttributeMember): string | undefined {
  return key === name && namespace === "" && value === undefined ? `@${key}:${type}` : undefined;
}

function writeContent(content: ContentShape, elements: readonly ElementTable[]): string | undefined {
  if (content.kind === "none") return "{ }";
  if (content.kind === "text") return `#${content.key ?? ""}:${content.type}`;
  if (content.kind === "bare" || content.members.length === 0) return undefined;
  const words: string[] = [];
  // The last word, if it is a run of members named after their elements.
  let run: { readonly from: number; to: number } | undefined;
  for (const member of content.members) {
    const word = writeMember(member, elements);
    if (word === undefined) return undefined;
    const element = Number(word);
    if (run !== undefined && element === run.to + 1) {
      run.to = element;
      words[words.length - 1] = `${run.from}-${run.to}`;
    } else {
      words.push(word);
      run = Number.isNaN(element) ? undefined : { from: element, to: element };
    }
  }
  return `{ ${words.join(" ")} }`;
}

function writeMember(member: Member, elements: readonly ElementTable[]): string | undefined {
  if (member.kind !== "element" || (!member.array && member.max !== 1)) return undefined;
  const { array, element, key, max } = member;
  const name = elements[element]?.name === key ? "" : `${key}=`;
  const bound = array ? `[${max === Number.POSITIVE_INFINITY ? "*" : max}]` : "";
  return `${name}${element}${bound}`;
}
