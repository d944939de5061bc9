// Checks identity constraints (XSD 1.0 part 1, section 3.11) while a walk visits the elements of a document. Stores the
// keys of open elements and their positions.

import type { IssueCode } from "../issue.ts";
import type { ConstraintTable } from "../schema/validation-table.ts";
import {
  describeConstraint,
  describeField,
  describeValues,
  type FieldValue,
  quoteField,
} from "./describe-constraint.ts";
import { matchesName, PathWalks, type TestedName } from "./path-walks.ts";

/** An attribute that may be a field. */
export interface FieldAttribute<Position> extends TestedName {
  readonly position: Position;
  /** Undefined if the value is invalid, false if it has no type. */
  readonly value: FieldValue | undefined | false;
}

/** The fields of one element that a constraint selects. */
interface Row<Position> {
  readonly position: Position;
  readonly values: (FieldValue | undefined)[];
  /** The index of a field that is an element that may be nil. */
  nillable?: number;
}

/** A field of a row. */
interface Field<Position> {
  readonly constraint: ConstraintTable;
  readonly row: Row<Position>;
  readonly index: number;
}

/** A constraint of an open element, and the rows selected so far. */
interface Scope<Position> {
  /** The index of the constraint in the schema's table. */
  readonly index: number;
  readonly constraint: ConstraintTable;
  readonly rows: Map<string, Row<Position>>;
  /** The rows of a keyref, which must each refer to a key. */
  readonly references: Row<Position>[];
}

/** The selected rows by key; undefined for a key that two elements have. */
type FoundRows<Position> = Map<string, Row<Position> | undefined>;

interface OpenElement<Element, Position> {
  readonly element: Element;
  readonly scopes: readonly Scope<Position>[];
  /** The number of path walks before this element was opened. Later walks began inside it. */
  readonly walks: number;
  /** Fields whose value is the text of this element. */
  readonly fields: Field<Position>[];
  /** Rows that a selector matched at this element. */
  readonly rows: [scope: Scope<Position>, row: Row<Position>][];
  /**
   * Rows that constraints of its children have selected, by constraint. A keyref outside the children may refer to
   * them.
   */
  readonly found: Map<number, FoundRows<Position>>;
}

/**
 * Checks the identity constraints of elements as they are opened and closed. Subclasses define the elements and their
 * positions, in a document or in a value.
 */
export abstract class ConstraintCheck<Element, Position> {
  readonly #constraints: readonly ConstraintTable[];
  readonly #open: OpenElement<Element, Position>[] = [];
  readonly #walks = new PathWalks<OpenElement<Element, Position>>();

  constructor(constraints: readonly ConstraintTable[]) {
    this.#constraints = constraints;
  }

  protected abstract nameOf(element: Element): TestedName;
  protected abstract positionOf(element: Element): Position;

  /** True if the declaration of an element allows it to be nil. */
  protected abstract isNillable(element: Element): boolean;

  /** Returns the attributes of an element, including absent ones with a default or fixed value. */
  protected abstract attributesOf(element: Element): readonly FieldAttribute<Position>[];

  /** Returns the text of an element that has ended: undefined if it is nil or invalid, false if its type is not simple. */
  protected abstract textOf(element: Element): FieldValue | undefined | false;

  /**
   * Reports an issue.
   *
   * @param row the element that the issue concerns
   * @param first the element that it conflicts with
   */
  protected abstract report(
    code: IssueCode,
    position: Position,
    expected: string,
    received: string,
    row?: Position,
    first?: Position,
  ): void;

  /** True while an open element has a constraint. */
  get active(): boolean {
    return this.#open.length > 0;
  }

  /**
   * Enters an element.
   *
   * @param own the constraints that the element declares
   */
  open(element: Element, own: readonly number[]): void {
    if (own.length === 0 && !this.active) return;
    const scopes = own.map((index) => {
      const constraint = this.#constraints[index] as ConstraintTable;
      return { index, constraint, rows: new Map(), references: [] };
    });
    const open: OpenElement<Element, Position> = {
      element,
      scopes,
      walks: this.#walks.count,
      fields: [],
      rows: [],
      found: new Map(),
    };
    this.#open.push(open);
    this.#walks.enter(open, this.nameOf(element));
    for (const scope of scopes)
      this.#walks.begin(scope.constraint.selector, open, (selected) => this.#select(scope, selected));
  }

  /** Leaves the element that was opened last. */
  close(element: Element): void {
    const open = this.#open.at(-1);
    if (open?.element !== element) return;
    for (const field of open.fields) this.#setField(field, this.textOf(element), this.positionOf(element));
    for (const [scope, row] of open.rows) this.#add(scope, row);
    this.#open.pop();
    this.#walks.leave(open.walks);
    const parent = this.#open.at(-1);
    for (const { index, rows } of open.scopes)
      if (rows.size > 0) open.found.set(index, merge(open.found.get(index), rows));
    for (const scope of open.scopes) this.#checkReferences(scope, open);
    if (parent === undefined) return;
    for (const [index, rows] of open.found) {
      const known = parent.found.get(index);
      parent.found.set(index, known === undefined ? rows : unite(known, rows));
    }
  }

  #select(scope: Scope<Position>, selected: OpenElement<Element, Position>): void {
    const { constraint } = scope;
    const row: Row<Position> = { position: this.positionOf(selected.element), values: [] };
    selected.rows.push([scope, row]);
    for (const [index, alternatives] of constraint.fields.entries())
      this.#walks.begin(alternatives, selected, (open, ends) => {
        const field = { constraint, row, index };
        const tests = ends.flatMap(({ attribute }) => attribute ?? []);
        if (tests.length < ends.length) {
          open.fields.push(field);
          if (this.isNillable(open.element)) row.nillable = index;
        }
        if (tests.length === 0) return;
        for (const attribute of this.attributesOf(open.element))
          if (tests.some((test) => matchesName(test, attribute)))
            this.#setField(field, attribute.value, attribute.position);
      });
  }

  /** Sets the value of a field: a set of at most one node, which has a simple type (section 3.11.4, clause 3). */
  #setField(field: Field<Position>, value: FieldValue | undefined | false, position: Position): void {
    const { index, row } = field;
    const reject = (expected: string, received: string): void =>
      this.report("invalid-key", position, `${expected} for ${describeField(field)}`, received, row.position);
    if (value === false) reject("a simple type", "none");
    else if (index in row.values)
      reject("one value", `${quoteField(row.values[index])} and ${quoteField(value)}`);
    // An invalid value has been reported already, but counts.
    row.values[index] = value || undefined;
  }

  /** Adds a complete row, whose element has ended. */
  #add({ constraint, references, rows }: Scope<Position>, row: Row<Position>): void {
    const { category, fields } = constraint;
    const reject = (expected: string): void =>
      this.report("invalid-key", row.position, expected, describeValues(constraint, row.values));
    const complete = fields.every((_, field) => row.values[field] !== undefined);
    if (!complete) {
      if (category === "key") reject(`all fields of ${describeConstraint(constraint)}`);
      return;
    }
    // Even an element that is not nil (section 3.11.4, clause 4.2.3).
    if (category === "key" && row.nillable !== undefined)
      reject(`${describeField({ constraint, index: row.nillable })} in an element that cannot be nil`);
    if (category === "keyref") {
      references.push(row);
      return;
    }
    const key = keyOf(row);
    const known = rows.get(key);
    if (known === undefined) rows.set(key, row);
    else {
      const expected = `a value of ${describeConstraint(constraint)} that no other element has`;
      const received = describeValues(constraint, row.values);
      this.report("not-unique", row.position, expected, received, row.position, known.position);
    }
  }

  #checkReferences(
    { constraint, references }: Scope<Position>,
    { found }: OpenElement<Element, Position>,
  ): void {
    const { refer = -1 } = constraint;
    const known = found.get(refer);
    for (const row of references) {
      if (known?.get(keyOf(row)) !== undefined) continue;
      const key = describeConstraint(this.#constraints[refer] as ConstraintTable);
      const expected = `a value of ${key}, to which ${describeConstraint(constraint)} refers`;
      this.report("unknown-reference", row.position, expected, describeValues(constraint, row.values));
    }
  }
}

function keyOf({ values }: Row<unknown>): string {
  return values.map((value) => `${value?.key.length} ${value?.key}`).join("\u0000");
}

/** Merges rows. Rows of an element's own constraint replace those of constraints inside it (section 3.11.5). */
function merge<Position>(
  inside: FoundRows<Position> | undefined,
  own: ReadonlyMap<string, Row<Position>>,
): FoundRows<Position> {
  return new Map([...(inside ?? []), ...own]);
}

/** Unites rows. A keyref cannot refer to a key that two elements have. */
function unite<Position>(a: FoundRows<Position>, b: FoundRows<Position>): FoundRows<Position> {
  for (const [key, row] of b) a.set(key, a.has(key) ? undefined : row);
  return a;
}
