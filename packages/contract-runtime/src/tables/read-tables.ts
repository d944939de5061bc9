import type {
  AttributeTable,
  ConstraintTable,
  ElementTable,
  NamedTypeTable,
  TypeDefinitionTable,
  ValidationTable,
} from "../schema/validation-table.ts";
import type {
  ContentShape,
  ElementMember,
  ItemsMember,
  Member,
  RecordShape,
  RowsMember,
  TextShape,
  ValueShape,
  ValueTable,
} from "../schema/value-table.ts";
import { XSD_NAMESPACE } from "../xml/namespace-scope.ts";
import { readTypeRow } from "./read-type-row.ts";
import { divideRows, PackedRows, type Row, type Rows } from "./rows.ts";
import { usualMember, usualShape } from "./usual-shape.ts";

/** The tables of a schema set in generated code. */
export interface PackedTables {
  /** Namespaces, which rows refer to by position. */
  readonly namespaces: readonly string[];
  readonly types: readonly Row<TypeDefinitionTable>[];
  readonly elements: readonly Row<ElementTable>[];
  readonly attributes: readonly Row<AttributeTable>[];
  /** The number of global elements. They are the first elements. */
  readonly globalElements: number;
  /** The number of global attributes. They are the first attributes. */
  readonly globalAttributes: number;
  /** Named types in the order of their indexes. */
  readonly namedTypes: readonly string[];
  readonly constraints: readonly ConstraintTable[];
  /** Value shapes by the indexes of types. `=9` stands for those of nine types that have the usual shape. */
  readonly values: readonly Row<ValueShape>[];
  readonly prefixes: Readonly<Record<string, string>>;
  readonly unqualified: boolean;
}

/** Reads the tables for validating and reading documents. Rows are read on first use. */
export function readTables(packed: PackedTables): readonly [ValidationTable, ValueTable] {
  const { namespaces, prefixes, unqualified } = packed;
  const readName = (words: string): ElementTable => readNameRow(words, namespaces);
  const types = new PackedRows(divideRows(packed.types), readTypeRow);
  const elements = new PackedRows(divideRows(packed.elements), readName);
  const attributes = new PackedRows(divideRows(packed.attributes), (words): AttributeTable => {
    const { name, namespace, type } = readName(words);
    return { name, namespace, type };
  });
  const values = divideRows(packed.values).flatMap((row) =>
    typeof row === "string" && row.startsWith("=")
      ? new Array<string>(Number(row.slice(1) || 1)).fill("=")
      : [row],
  );
  return [
    {
      types,
      elements,
      attributes,
      globalElements: countUp(packed.globalElements),
      globalAttributes: countUp(packed.globalAttributes),
      namedTypes: readNamedTypes(packed.namedTypes, namespaces),
      constraints: packed.constraints,
    },
    {
      types: new PackedRows(values, (words, index) => {
        const usual = usualShape(types.at(index) as TypeDefinitionTable, elements, attributes);
        return words === "=" ? usual : readValueRow(words, usual, elements);
      }),
      prefixes,
      unqualified,
    },
  ];
}

/**
 * Reads `name namespace label @type`, with namespace and type as indexes. A usual label is omitted, the namespace too if it
 * is the first one, the type if it follows the type of the row before.
 */
function readNamedTypes(rows: readonly string[], namespaces: readonly string[]): NamedTypeTable[] {
  let type = -1;
  return divideRows<never>(rows).map((row) => {
    const [words = "", index = type + 1] = row.split(" @");
    const [name = "", position = 0, given] = words.split(" ");
    const namespace = namespaces[Number(position)] ?? "";
    type = Number(index);
    return { type, name, namespace, label: given ?? usualLabel(name, namespace) };
  });
}

/** Returns the label of a type whose name is not that of another one. */
export function usualLabel(name: string, namespace: string): string {
  return namespace === XSD_NAMESPACE ? `xs:${name}` : name;
}

function countUp(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/**
 * Reads the row of an element or attribute, `name type namespace nil`: `price 7 1`. Type and namespace are indexes; `nil`
 * marks a nillable element. The last words are omitted for the first namespace.
 */
function readNameRow(words: string, namespaces: readonly string[]): ElementTable {
  const [name = "", type, namespace = 0, nil] = words.split(" ");
  return {
    name,
    namespace: namespaces[Number(namespace)] ?? "",
    type: Number(type),
    nillable: nil === "nil",
  };
}

/**
 * Reads the row of a value shape: `text number`, `text` for a string, `list 7` with the index of the item type,
 * `union 7 8`, `open`, or the members for the elements of a record with the usual attributes: `{ name=2 line=3[9] }`, or
 * `{ }` for none. `name=2` is a member for the element at index 2; `[9]` makes it an array of up to nine items, `[*]` an
 * array of any length. A member named after its element is only the index, and `4-9` are six such members. `rows=<1,2[*]>`
 * is an array of objects with these members, `items=(1-3)` an array of items of these elements, with `~` behind it if texts
 * are among them and `*` if a wildcard is. One without braces is the value itself.
 */
function readValueRow(words: string, usual: ValueShape, elements: Rows<ElementTable>): ValueShape {
  const [first = "", ...others] = words.split(" ");
  if (first === "open") return { kind: "open" };
  if (first === "text") return { kind: "text", as: (others[0] ?? "string") as TextShape["as"] };
  if (first === "list") return { kind: "list", item: Number(others[0]) };
  if (first === "union") return { kind: "union", members: others.map(Number) };
  return { ...(usual as RecordShape), content: readContent(first, others, elements) };
}

function readContent(first: string, others: readonly string[], elements: Rows<ElementTable>): ContentShape {
  const bare = readArray(first, elements);
  if (bare !== undefined) return { kind: "bare", member: bare };
  const members = others
    .slice(0, -1)
    .flatMap((word): Member | Member[] => readArray(word, elements) ?? readMembers(word, elements));
  return members.length === 0 ? { kind: "none" } : { kind: "members", members };
}

/** Reads rows or items; undefined for another member. */
function readArray(word: string, elements: Rows<ElementTable>): RowsMember | ItemsMember | undefined {
  const [, key = "", open, list = "", flags = ""] = /^(.*)=([<(])(.*)[>)](.*)$/.exec(word) ?? [];
  if (open === undefined) return undefined;
  const members = list.split(",").flatMap((part) => readMembers(part, elements));
  if (open === "<") return { kind: "rows", key, members };
  const items = members.map(({ element, key: label }) => ({ label, element }));
  return { kind: "items", key, mixed: flags.includes("~"), any: flags.includes("*"), items };
}

function readMembers(word: string, elements: Rows<ElementTable>): ElementMember[] {
  const [, key, from, to = from, bound] = /^(?:(.*)=)?(\d+)(?:-(\d+))?(?:\[(\d+|\*)\])?$/.exec(word) ?? [];
  const max = bound === undefined ? 1 : bound === "*" ? Number.POSITIVE_INFINITY : Number(bound);
  const members: ElementMember[] = [];
  for (let element = Number(from); element <= Number(to); element++)
    members.push(usualMember(elements, element, bound !== undefined, max, key));
  return members;
}
