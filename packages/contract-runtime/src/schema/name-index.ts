import type { Rows } from "../tables/rows.ts";
import type { NamedTypeTable, ValidationTable } from "./validation-table.ts";

/** Finds global components by name. Each index is built on first use: few documents need any. */
export class NameIndex {
  readonly #table: ValidationTable;
  #elements: ReadonlyMap<string, number> | undefined;
  #attributes: ReadonlyMap<string, number> | undefined;
  #types: ReadonlyMap<string, NamedTypeTable> | undefined;
  #labels: ReadonlyMap<string, NamedTypeTable> | undefined;

  constructor(table: ValidationTable) {
    this.#table = table;
  }

  /** Returns the index of a global element. */
  element(namespace: string, local: string): number | undefined {
    this.#elements ??= indexByName(this.#table.globalElements, this.#table.elements);
    return this.#elements.get(`${namespace} ${local}`);
  }

  /** Returns the index of a global attribute. */
  attribute(namespace: string, local: string): number | undefined {
    this.#attributes ??= indexByName(this.#table.globalAttributes, this.#table.attributes);
    return this.#attributes.get(`${namespace} ${local}`);
  }

  type(namespace: string, local: string): NamedTypeTable | undefined {
    this.#types ??= new Map(
      this.#table.namedTypes.map((named) => [`${named.namespace} ${named.name}`, named]),
    );
    return this.#types.get(`${namespace} ${local}`);
  }

  /** Returns the type that the member `"xsi:type"` of a value names. */
  label(label: string): NamedTypeTable | undefined {
    this.#labels ??= new Map(this.#table.namedTypes.map((named) => [named.label, named]));
    return this.#labels.get(label);
  }
}

function indexByName(
  indexes: readonly number[],
  declarations: Rows<{ readonly name: string; readonly namespace: string }>,
): Map<string, number> {
  return new Map(
    indexes.map((index) => {
      const { name, namespace } = declarations.at(index) as { name: string; namespace: string };
      return [`${namespace} ${name}`, index];
    }),
  );
}
