// Checks identity constraints (XSD 1.0 part 1, section 3.11) while a walk visits the elements of a document. Stores the
// keys of open elements and their positions.

import type { ElementDeclaration, SchemaComponents } from "../schema/components.ts";
import type { ConstraintTable } from "../schema/validation-table.ts";
import type { FieldValue } from "./describe-constraint.ts";
import { NameClasses } from "./name-classes.ts";
import { type FieldMatch, PathAutomaton, type PathState } from "./path-automaton.ts";
import { type FoundKeys, merge, type ReportRow, type Row, SelectedRows, unite } from "./selected-rows.ts";

/** An open element with constraints. */
export interface Scope {
  readonly own: readonly number[];
  readonly automaton: PathAutomaton;
  /** The rows of constraints that have selected an element, by their positions among those of the element. */
  readonly selected: (SelectedRows | undefined)[];
  readonly depth: number;
  /** The states of the element and of open elements inside it, until no path leads on. */
  readonly states: PathState[];
}

/** What the checks of a schema share. */
interface Shared {
  readonly names: NameClasses;
  /** The indexes of the keys that keyrefs refer to. */
  readonly referred: ReadonlySet<number>;
  /** The automata of elements, by the indexes of their constraints. */
  readonly automata: Map<readonly number[], PathAutomaton>;
}

const SHARED = new WeakMap<SchemaComponents, Shared>();

/**
 * Checks the identity constraints of elements as they are opened and closed. Subclasses define the elements and their
 * positions, in a document or in a value. An element that no constraint selects costs one transition for each open element
 * with constraints, and nothing is stored for it.
 */
export abstract class ConstraintCheck<Element> {
  protected readonly names: NameClasses;
  readonly #table: readonly ConstraintTable[];
  readonly #shared: Shared;
  /** The open elements, from the outermost one with constraints. */
  readonly #open: Element[] = [];
  readonly #scopes: Scope[] = [];
  /**
   * Keys that constraints of the children of open elements have found, by depth and constraint. A keyref outside the
   * children may refer to them.
   */
  readonly #found: (Map<number, FoundKeys> | undefined)[] = [];

  constructor(schema: SchemaComponents) {
    this.#table = schema.table.constraints;
    this.#shared = SHARED.get(schema) ?? {
      names: new NameClasses(schema.table),
      referred: new Set(this.#table.flatMap(({ refer }) => refer ?? [])),
      automata: new Map(),
    };
    SHARED.set(schema, this.#shared);
    this.names = this.#shared.names;
  }

  /** Returns the class of an element's name. */
  protected abstract classOf(element: Element): number;
  protected abstract positionOf(element: Element): number;

  /** True if the declaration of an element allows it to be nil. */
  protected abstract isNillable(element: Element): boolean;

  /** Sets a field to the attributes of an element that pass a test, including absent ones with a default or fixed value. */
  protected abstract readAttributes(element: Element, scope: Scope, field: FieldMatch): void;

  /** Returns the text of an element that has ended: undefined if it is nil or invalid, false if its type is not simple. */
  protected abstract textOf(element: Element): FieldValue | undefined | false;

  /** Reports an issue. */
  protected abstract report(...issue: Parameters<ReportRow>): void;

  /** True while an open element has a constraint. */
  get active(): boolean {
    return this.#scopes.length > 0;
  }

  /**
   * Enters an element.
   *
   * @param own the constraints that the element declares
   */
  open(element: Element, own: readonly number[]): void {
    if (own.length === 0 && !this.active) return;
    const depth = this.#open.push(element);
    for (const scope of this.#scopes) {
      const { automaton, states } = scope;
      if (scope.depth + states.length !== depth) continue;
      const state = automaton.next(states[states.length - 1] as PathState, this.classOf(element));
      if (state.ends) continue;
      states.push(state);
      this.#reach(scope, state, element);
    }
    if (own.length === 0) return;
    const automaton = this.#automatonOf(own);
    const scope: Scope = { own, automaton, selected: [], depth, states: [automaton.start] };
    this.#scopes.push(scope);
    this.#reach(scope, automaton.start, element);
  }

  /** Leaves the element that was opened last. */
  close(element: Element): void {
    const depth = this.#open.length;
    if (depth === 0 || this.#open[depth - 1] !== element) return;
    for (const scope of this.#scopes)
      if (scope.depth + scope.states.length - 1 === depth) this.#leave(scope, element);
    const last = this.#scopes[this.#scopes.length - 1];
    if (last?.depth === depth) {
      this.#scopes.pop();
      this.#finish(last);
    }
    this.#open.pop();
    if (this.#found[depth] !== undefined) this.#passOn(depth);
  }

  /** True if no path leads to a child of the open element, nor does it have children or constraints itself. */
  protected passes({ constraints, index, type }: ElementDeclaration): boolean {
    if (constraints.length > 0 || type.kind === "complex") return false;
    const depth = this.#open.length + 1;
    for (const { automaton, depth: own, states } of this.#scopes) {
      if (own + states.length !== depth) continue;
      if (!automaton.next(states[states.length - 1] as PathState, this.names.ofElement(index)).idle)
        return false;
    }
    return true;
  }

  #automatonOf(own: readonly number[]): PathAutomaton {
    const { automata, names } = this.#shared;
    const constraints = (): ConstraintTable[] => own.map((index) => this.#table[index] as ConstraintTable);
    const automaton = automata.get(own) ?? new PathAutomaton(constraints(), names);
    automata.set(own, automaton);
    return automaton;
  }

  /** Begins the rows of an element, and sets fields to its attributes. */
  #reach(scope: Scope, { fields, idle, selected }: PathState, element: Element): void {
    if (idle) return;
    for (const at of selected) {
      const index = scope.own[at] as number;
      scope.selected[at] ??= new SelectedRows(index, this.#table[index] as ConstraintTable, (...issue) =>
        this.report(...issue),
      );
      const depth = this.#open.length;
      scope.selected[at].open.push({
        position: this.positionOf(element),
        depth,
        values: new Array(scope.selected[at].fields),
        nillable: undefined,
        key: "",
      });
    }
    for (const match of fields) {
      if (match.text && this.isNillable(element))
        for (const row of this.#rowsOf(scope, match)) row.nillable = match.field;
      if (match.attributes.length > 0) this.readAttributes(element, scope, match);
    }
  }

  /** @param value undefined if it is invalid, false if it has no type */
  protected setField(
    scope: Scope,
    match: FieldMatch,
    value: FieldValue | undefined | false,
    position: number,
  ): void {
    for (const row of this.#rowsOf(scope, match))
      scope.selected[match.constraint]?.set(row, match.field, value, position);
  }

  /** Sets fields to the text of an element that ends, and adds its rows. */
  #leave(scope: Scope, element: Element): void {
    const { fields, selected } = scope.states[scope.states.length - 1] as PathState;
    for (const match of fields) {
      if (!match.text) continue;
      this.setField(scope, match, this.textOf(element), this.positionOf(element));
    }
    for (const at of selected) scope.selected[at]?.finishRow();
    scope.states.pop();
  }

  /** Returns the rows that a field of the open element belongs to. */
  #rowsOf({ selected }: Scope, { constraint, max, min }: FieldMatch): readonly Row[] {
    const rows = selected[constraint]?.open ?? NO_ROWS;
    const belongs = ({ depth }: Row): boolean => {
      const distance = this.#open.length - depth;
      return min <= distance && distance <= max;
    };
    return rows.every(belongs) ? rows : rows.filter(belongs);
  }

  /** Checks the references of an element that ends, and stores the keys to which outer ones may refer. */
  #finish({ depth, selected }: Scope): void {
    const { referred } = this.#shared;
    for (const each of selected) {
      if (each === undefined || each.keys.size === 0 || !referred.has(each.index)) continue;
      this.#found[depth] ??= new Map();
      this.#found[depth].set(each.index, merge(this.#found[depth].get(each.index), each.keys));
    }
    for (const each of selected) {
      if (each === undefined) continue;
      const { refer = -1 } = this.#table[each.index] as ConstraintTable;
      each.checkReferences(this.#table[refer], this.#found[depth]?.get(refer));
    }
  }

  /** Adds the keys found in an element to those of its parent. */
  #passOn(depth: number): void {
    const found = this.#found[depth] ?? new Map<number, FoundKeys>();
    this.#found[depth] = undefined;
    if (depth === 1) return;
    const outer = this.#found[depth - 1];
    this.#found[depth - 1] = outer ?? found;
    if (outer === undefined) return;
    for (const [index, keys] of found) {
      const known = outer.get(index);
      outer.set(index, known === undefined ? keys : unite(known, keys));
    }
  }
}

const NO_ROWS: readonly Row[] = [];
