import type {
  AttributeTable,
  ConstraintTable,
  ElementTable,
  NamedTypeTable,
  TypeDefinitionTable,
  ValidationTable,
} from "../schema/validation-table.ts";
import type { ValueShape, ValueTable } from "../schema/value-table.ts";
import { readNameRow } from "./read-name-row.ts";
import { readTypeRow } from "./read-type-row.ts";
import { readValueRow } from "./read-value-row.ts";
import { PackedRows, type Row } from "./rows.ts";

/** The tables of a schema set as generated code has them. */
export interface PackedTables {
  /** Namespaces by the places that rows name. */
  readonly namespaces: readonly string[];
  readonly types: readonly Row<TypeDefinitionTable>[];
  readonly elements: readonly Row<ElementTable>[];
  readonly attributes: readonly Row<AttributeTable>[];
  /** How many of the elements are global: they are the first. */
  readonly globalElements: number;
  /** How many of the attributes are. */
  readonly globalAttributes: number;
  readonly namedTypes: readonly string[];
  readonly constraints: readonly ConstraintTable[];
  /** By the places of types. */
  readonly values: readonly Row<ValueShape>[];
  readonly prefixes: Readonly<Record<string, string>>;
  readonly unqualified: boolean;
}

/** The tables that documents are validated and read by. Rows are read when they are first needed. */
export function readTables(packed: PackedTables): readonly [ValidationTable, ValueTable] {
  const { namespaces, prefixes, unqualified } = packed;
  const readName = (words: string): ElementTable => readNameRow(words, namespaces);
  return [
    {
      types: new PackedRows(packed.types, readTypeRow),
      elements: new PackedRows(packed.elements, readName),
      attributes: new PackedRows(packed.attributes, (words): AttributeTable => {
        const { name, namespace, type } = readName(words);
        return { name, namespace, type };
      }),
      globalElements: countUp(packed.globalElements),
      globalAttributes: countUp(packed.globalAttributes),
      namedTypes: packed.namedTypes.map((words) => readNamedType(words, namespaces)),
      constraints: packed.constraints,
    },
    { types: new PackedRows(packed.values, readValueRow), prefixes, unqualified },
  ];
}

/** Reads `type name namespace label`: the type and the namespace are places, and the label is left out where it is the name. */
function readNamedType(words: string, namespaces: readonly string[]): NamedTypeTable {
  const [type, name = "", namespace, label = name] = words.split(" ");
  return { type: Number(type), name, namespace: namespaces[Number(namespace)] ?? "", label };
}

function countUp(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}
