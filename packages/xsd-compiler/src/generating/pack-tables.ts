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
  if (places.some((place, index) => place !== index))
    throw new RangeError("a global component is out of order");
  return places.length;
}

/**
 * The row of what a value is in words (`readValueRow` of the runtime has them), or undefined where words do not say
 * everything: for rows, items, what a wildcard lets in, and attributes that are renamed or have a value when absent.
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
      const isSaid = shape.anyAttribute === undefined && words.every((word) => word !== undefined);
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
  // The last word where it is a run of members with the names of their elements.
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
