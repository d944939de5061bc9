import type { NameTestTable, ValidationTable } from "../schema/validation-table.ts";

/** A name that the paths of constraints test. */
export interface TestedName {
  readonly local: string;
  /** The empty string for no namespace. */
  readonly namespace: string;
}

/**
 * Numbers the names of elements, so that names with one number pass the same tests of all paths of a schema: the names and
 * namespaces that paths test, and 0 for all others. An untrusted document cannot make them more.
 */
export class NameClasses {
  /** A name of each class; no path tests the first one. */
  readonly #examples: TestedName[] = [{ local: "", namespace: "\u0000" }];
  readonly #ofNames = new Map<string, number>();
  readonly #ofNamespaces = new Map<string, number>();
  readonly #ofElements: number[] = [];
  readonly #elements: ValidationTable["elements"];

  constructor({ constraints, elements }: ValidationTable) {
    this.#elements = elements;
    for (const { fields, selector } of constraints)
      for (const { steps } of [selector, ...fields].flat()) for (const test of steps) this.#add(test);
  }

  #add({ local, namespace }: NameTestTable): void {
    if (namespace === undefined) return;
    const classes = local === undefined ? this.#ofNamespaces : this.#ofNames;
    const key = local === undefined ? namespace : keyOf({ local, namespace });
    if (classes.has(key)) return;
    classes.set(key, this.#examples.length);
    this.#examples.push({ local: local ?? "", namespace });
  }

  ofName(name: TestedName): number {
    return this.#ofNames.get(keyOf(name)) ?? this.#ofNamespaces.get(name.namespace) ?? 0;
  }

  /** Returns the class of the element at an index. */
  ofElement(index: number): number {
    const known = this.#ofElements[index];
    if (known !== undefined) return known;
    const { name: local, namespace } = this.#elements.at(index) as { name: string; namespace: string };
    const found = this.ofName({ local, namespace });
    this.#ofElements[index] = found;
    return found;
  }

  /** True if the names of a class pass a test. */
  passes(nameClass: number, test: NameTestTable): boolean {
    return matchesName(test, this.#examples[nameClass] as TestedName);
  }

  /** Returns the classes whose names pass a test. */
  passing(test: NameTestTable): readonly number[] {
    const { local, namespace } = test;
    if (local !== undefined && namespace !== undefined) return [this.ofName({ local, namespace })];
    return [...this.#examples.keys()].filter((each) => this.passes(each, test));
  }
}

function keyOf({ local, namespace }: TestedName): string {
  return `${namespace} ${local}`;
}

/** True for a name that passes a test. */
export function matchesName({ local, namespace }: NameTestTable, name: TestedName): boolean {
  return (
    (local === undefined || local === name.local) && (namespace === undefined || namespace === name.namespace)
  );
}
