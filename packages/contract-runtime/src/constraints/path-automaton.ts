// Follows all paths of an element's identity constraints at once (XSD 1.0 part 1, section 3.11.6).

import type { ConstraintTable, NameTestTable, PathTable } from "../schema/validation-table.ts";
import type { NameClasses } from "./name-classes.ts";

/** The selectors and fields that lead to an element. */
export interface PathState {
  /** The positions of the constraints whose selectors end at the element. */
  readonly selected: readonly number[];
  readonly fields: readonly FieldMatch[];
  /** True if no selector or field ends at the element. */
  readonly idle: boolean;
  /** True if, besides, none leads to an element below. */
  readonly ends: boolean;
  readonly moves: Moves;
}

/** The end of a field, for rows in a range of distances. */
export interface FieldMatch {
  /** The position of the constraint among those of its element. */
  readonly constraint: number;
  readonly field: number;
  /** How many levels the element is below the row. */
  readonly min: number;
  readonly max: number;
  /** True if the element itself is the field. */
  readonly text: boolean;
  /** Tests of the attributes that are the field. */
  readonly attributes: readonly NameTestTable[];
}

/** The paths that lead on from an element. States with equal paths share them. */
interface Moves {
  readonly items: readonly number[];
  /** The states of child elements, by the classes of their names. */
  readonly next: Map<number, PathState>;
}

interface Path {
  readonly constraint: number;
  /** -1 for a selector. */
  readonly field: number;
  readonly table: PathTable;
}

/** More states are not kept: a document could reach very many of them for unusual paths. */
const MAX_STATES = 100_000;

/**
 * A deterministic automaton over the names of elements, from the element that declares the constraints. Its states are made
 * when a document or a value first reaches them. An item of a state is a path with the number of steps that have matched,
 * as one number. A selector at any depth begins again at each element, so it is no item until its first step has matched.
 */
export class PathAutomaton {
  /** The state of the element that declares the constraints. */
  readonly start: PathState;
  readonly #names: NameClasses;
  readonly #paths: Path[] = [];
  /** For each constraint, the items that its fields begin with. */
  readonly #fields: number[][] = [];
  /** The items of selectors at any depth whose first step has matched, by the class of the name. */
  readonly #begun: number[][] = [];
  readonly #moves = new Map<string, Moves>();
  readonly #stride: number;
  #states = 0;

  constructor(constraints: readonly ConstraintTable[], names: NameClasses) {
    this.#names = names;
    const tables = constraints.flatMap(({ fields, selector }) => [selector, ...fields].flat());
    this.#stride = Math.max(...tables.map(({ steps }) => steps.length)) + 1;
    const first: number[] = [];
    for (const [constraint, { fields, selector }] of constraints.entries()) {
      for (const table of selector) {
        const item = this.#add({ constraint, field: -1, table });
        if (table.descendant) this.#beginAnywhere(item, table);
        if (!table.descendant || table.steps.length === 0) first.push(item);
      }
      this.#fields.push(
        fields.flatMap((paths, field) => paths.map((table) => this.#add({ constraint, field, table }))),
      );
    }
    this.start = this.#makeState(new Set(first));
  }

  /** Returns the state of a child element whose name has a class. */
  next({ moves }: PathState, nameClass: number): PathState {
    const known = moves.next.get(nameClass);
    if (known !== undefined) return known;
    const items = new Set(this.#begun[nameClass]);
    for (const item of moves.items) {
      const { done, path } = this.#read(item);
      const test = path.table.steps[done];
      if (path.table.descendant && done === 0) items.add(item);
      if (test !== undefined && this.#names.passes(nameClass, test)) items.add(item + 1);
    }
    const state = this.#makeState(items);
    if (this.#states++ < MAX_STATES) moves.next.set(nameClass, state);
    return state;
  }

  /** Returns the item of a path of which no step has matched. */
  #add(path: Path): number {
    return (this.#paths.push(path) - 1) * this.#stride;
  }

  #beginAnywhere(item: number, { steps: [first] }: PathTable): void {
    const begun = first === undefined ? item : item + 1;
    for (const nameClass of this.#names.passing(first ?? {})) {
      this.#begun[nameClass] ??= [];
      this.#begun[nameClass].push(begun);
    }
  }

  #read(item: number): { readonly path: Path; readonly done: number } {
    const done = item % this.#stride;
    return { path: this.#paths[(item - done) / this.#stride] as Path, done };
  }

  #ends(item: number): boolean {
    const { done, path } = this.#read(item);
    return done === path.table.steps.length;
  }

  /** True if a step of the path may follow, or a field at any depth may begin again. */
  #leadsOn(item: number): boolean {
    const { done, path } = this.#read(item);
    return done < path.table.steps.length || (path.field !== -1 && path.table.descendant && done === 0);
  }

  #makeState(items: Set<number>): PathState {
    const ended = [...items].filter((item) => this.#ends(item)).map((item) => this.#read(item).path);
    const selectors = ended.filter(({ field }) => field === -1);
    const selected = [...new Set(selectors.map(({ constraint }) => constraint))].sort((a, b) => a - b);
    for (const constraint of selected) for (const item of this.#fields[constraint] ?? []) items.add(item);
    const sorted = [...items].sort((a, b) => a - b);
    const groups = new Map<string, number[]>();
    for (const item of sorted.filter((each) => this.#ends(each))) {
      const { constraint, field } = this.#read(item).path;
      const key = `${constraint} ${field}`;
      if (field !== -1) groups.set(key, [...(groups.get(key) ?? []), item]);
    }
    const fields = [...groups.values()].flatMap((group) => this.#matchFields(group));
    const idle = selected.length + fields.length === 0;
    const moves = this.#movesOf(sorted.filter((item) => this.#leadsOn(item)));
    return { selected, fields, idle, ends: idle && moves.items.length + this.#begun.length === 0, moves };
  }

  #movesOf(items: readonly number[]): Moves {
    const key = items.join();
    const known = this.#moves.get(key);
    if (known !== undefined) return known;
    const moves: Moves = { items, next: new Map() };
    if (this.#moves.size < MAX_STATES) this.#moves.set(key, moves);
    return moves;
  }

  /** Returns the ends of the alternatives of one field, with the alternatives that end there for the same rows. */
  #matchFields(items: readonly number[]): FieldMatch[] {
    const ends = items.map((item) => {
      const { done: min, path } = this.#read(item);
      return { path, min, max: path.table.descendant ? Number.POSITIVE_INFINITY : min };
    });
    const bounds = [...new Set(ends.flatMap(({ max, min }) => [min, max + 1]))].sort((a, b) => a - b);
    return bounds.flatMap((min, index) => {
      const paths = ends.filter((end) => end.min <= min && min <= end.max).map(({ path }) => path);
      const [first] = paths;
      if (first === undefined || !Number.isFinite(min)) return [];
      const { constraint, field } = first;
      const attributes = paths.flatMap(({ table }) => table.attribute ?? []);
      const max = (bounds[index + 1] ?? Number.POSITIVE_INFINITY) - 1;
      return [{ constraint, field, min, max, text: attributes.length < paths.length, attributes }];
    });
  }
}
