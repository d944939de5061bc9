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
  readonly items: readonly Item[];
  /** The states of child elements, by the classes of their names. */
  readonly next: Map<number, PathState>;
}

/** A path, and the number of its steps that have matched. */
interface Item {
  /** Items of one field follow each other. */
  readonly id: number;
  readonly constraint: number;
  /** -1 for a selector. */
  readonly field: number;
  readonly table: PathTable;
  readonly done: number;
  /** The item after the next step; undefined at the end of the path. */
  readonly next: Item | undefined;
}

/** More states are not kept: a document could reach very many of them for unusual paths. */
const MAX_STATES = 100_000;

/**
 * A deterministic automaton over the names of elements, from the element that declares the constraints. Its states are made
 * when a document or a value first reaches them. A selector at any depth begins again at each element, so it is no item of a
 * state until its first step has matched.
 */
export class PathAutomaton {
  /** The state of the element that declares the constraints. */
  readonly start: PathState;
  readonly #names: NameClasses;
  /** For each constraint, the first items of its fields. */
  readonly #fields: readonly (readonly Item[])[];
  /** The items of selectors at any depth whose first step has matched, by the class of the name. */
  readonly #begun: Item[][] = [];
  readonly #moves = new Map<string, Moves>();
  #items = 0;
  #states = 0;

  constructor(constraints: readonly ConstraintTable[], names: NameClasses) {
    this.#names = names;
    const items = (constraint: number, field: number, paths: readonly PathTable[]): Item[] =>
      paths.map((table) => this.#makeItem({ constraint, field, table, done: 0 }));
    const selectors = constraints.flatMap(({ selector }, index) => items(index, -1, selector));
    this.#fields = constraints.map(({ fields }, index) =>
      fields.flatMap((paths, field) => items(index, field, paths)),
    );
    for (const item of selectors.filter(({ table }) => table.descendant))
      for (const nameClass of names.passing(item.table.steps[0] ?? {})) {
        this.#begun[nameClass] ??= [];
        this.#begun[nameClass].push(item.next ?? item);
      }
    const first = selectors.filter(({ next, table }) => !table.descendant || next === undefined);
    this.start = this.#makeState(new Set(first));
  }

  /** Returns the state of a child element whose name has a class. */
  next({ moves }: PathState, nameClass: number): PathState {
    const known = moves.next.get(nameClass);
    if (known !== undefined) return known;
    const items = new Set(this.#begun[nameClass]);
    for (const item of moves.items) {
      const { done, next, table } = item;
      if (repeats(item)) items.add(item);
      if (next !== undefined && this.#names.passes(nameClass, table.steps[done] ?? {})) items.add(next);
    }
    const state = this.#makeState(items);
    if (this.#states++ < MAX_STATES) moves.next.set(nameClass, state);
    return state;
  }

  #makeItem(item: Omit<Item, "id" | "next">): Item {
    const isLast = item.done === item.table.steps.length;
    const next = isLast ? undefined : this.#makeItem({ ...item, done: item.done + 1 });
    return { ...item, next, id: this.#items++ };
  }

  #makeState(items: Set<Item>): PathState {
    const selectors = [...items].filter(({ field, next }) => field === -1 && next === undefined);
    const selected = [...new Set(selectors.map(({ constraint }) => constraint))].sort((a, b) => a - b);
    for (const constraint of selected) for (const item of this.#fields[constraint] ?? []) items.add(item);
    const sorted = [...items].sort((a, b) => a.id - b.id);
    const ends = new Map<string, Item[]>();
    for (const item of sorted) {
      const key = `${item.constraint} ${item.field}`;
      if (item.field !== -1 && item.next === undefined) ends.set(key, [...(ends.get(key) ?? []), item]);
    }
    const fields = [...ends.values()].flatMap(matchField);
    const moves = this.#movesOf(sorted.filter((item) => item.next !== undefined || repeats(item)));
    const idle = selected.length + fields.length === 0;
    return { selected, fields, idle, ends: idle && moves.items.length + this.#begun.length === 0, moves };
  }

  #movesOf(items: readonly Item[]): Moves {
    const key = items.map(({ id }) => id).join();
    const known = this.#moves.get(key);
    if (known !== undefined) return known;
    const moves: Moves = { items, next: new Map() };
    if (this.#moves.size < MAX_STATES) this.#moves.set(key, moves);
    return moves;
  }
}

/** True for a field at any depth, which may begin at each element below its row. */
function repeats({ done, field, table }: Item): boolean {
  return field !== -1 && table.descendant && done === 0;
}

/** Returns the ends of the alternatives of one field, with the alternatives that end there for the same rows. */
function matchField(items: readonly Item[]): FieldMatch[] {
  const maxOf = ({ done, table }: Item): number => (table.descendant ? Number.POSITIVE_INFINITY : done);
  const bounds = new Set(items.flatMap((item) => [item.done, maxOf(item) + 1]));
  const sorted = [...bounds].sort((a, b) => a - b);
  return sorted.flatMap((min, index) => {
    const found = items.filter((item) => item.done <= min && min <= maxOf(item));
    const [first] = found;
    if (first === undefined || !Number.isFinite(min)) return [];
    const { constraint, field } = first;
    const attributes = found.flatMap(({ table }) => table.attribute ?? []);
    const max = (sorted[index + 1] ?? Number.POSITIVE_INFINITY) - 1;
    return [{ constraint, field, min, max, text: attributes.length < found.length, attributes }];
  });
}
