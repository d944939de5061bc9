// The rows that a constraint of an open element selects, and the keys that keyrefs may refer to.

import type { IssueCode } from "../issue.ts";
import type { ConstraintTable } from "../schema/validation-table.ts";
import {
  describeConstraint,
  describeField,
  describeValues,
  type FieldValue,
  quoteField,
} from "./describe-constraint.ts";

/** The fields of one element that a constraint selects. */
export interface Row<Position> {
  readonly position: Position;
  /** The depth of the element among the open elements. */
  readonly depth: number;
  readonly values: (FieldValue | undefined)[];
  /** The index of a field that is an element that may be nil. */
  nillable?: number;
}

/** The selected rows by key; undefined for a key that two elements have. */
export type FoundRows<Position> = Map<string, Row<Position> | undefined>;

/**
 * Reports an issue.
 *
 * @param row the element that the issue concerns
 * @param first the element that it conflicts with
 */
export type ReportRow<Position> = (
  code: IssueCode,
  position: Position,
  expected: string,
  received: string,
  row?: Position,
  first?: Position,
) => void;

/** The rows that a constraint of one element has selected so far. */
export class SelectedRows<Position> {
  /** The index of the constraint in the schema's table. */
  readonly index: number;
  /** Rows of open elements, from the outermost. */
  readonly open: Row<Position>[] = [];
  /** The complete rows of a key or unique constraint. */
  readonly rows: FoundRows<Position> = new Map();
  /** The rows of a keyref, which must each refer to a key. */
  readonly #references: Row<Position>[] = [];
  readonly #constraint: ConstraintTable;
  readonly #report: ReportRow<Position>;

  constructor(index: number, constraint: ConstraintTable, report: ReportRow<Position>) {
    this.index = index;
    this.#constraint = constraint;
    this.#report = report;
  }

  /** Sets the value of a field: a set of at most one node, which has a simple type (section 3.11.4, clause 3). */
  set(row: Row<Position>, index: number, value: FieldValue | undefined | false, position: Position): void {
    const reject = (expected: string, received: string): void => {
      const field = describeField({ constraint: this.#constraint, index });
      this.#report("invalid-key", position, `${expected} for ${field}`, received, row.position);
    };
    if (value === false) reject("a simple type", "none");
    else if (index in row.values)
      reject("one value", `${quoteField(row.values[index])} and ${quoteField(value)}`);
    // An invalid value has been reported already, but counts.
    row.values[index] = value || undefined;
  }

  /** Adds the row of the innermost open element, which has ended. */
  finishRow(): void {
    const row = this.open.pop() as Row<Position>;
    const constraint = this.#constraint;
    const { category, fields } = constraint;
    const reject = (expected: string): void =>
      this.#report("invalid-key", row.position, expected, describeValues(constraint, row.values));
    const complete = fields.every((_, field) => row.values[field] !== undefined);
    if (!complete) {
      if (category === "key") reject(`all fields of ${describeConstraint(constraint)}`);
      return;
    }
    // Even an element that is not nil (section 3.11.4, clause 4.2.3).
    if (category === "key" && row.nillable !== undefined)
      reject(`${describeField({ constraint, index: row.nillable })} in an element that cannot be nil`);
    if (category === "keyref") {
      this.#references.push(row);
      return;
    }
    const key = keyOf(row);
    const known = this.rows.get(key);
    if (known === undefined) this.rows.set(key, row);
    else {
      const expected = `a value of ${describeConstraint(constraint)} that no other element has`;
      const received = describeValues(constraint, row.values);
      this.#report("not-unique", row.position, expected, received, row.position, known.position);
    }
  }

  /** Reports references without a key. */
  checkReferences(referred: ConstraintTable | undefined, found: FoundRows<Position> | undefined): void {
    for (const row of this.#references) {
      if (referred === undefined || found?.get(keyOf(row)) !== undefined) continue;
      const constraint = this.#constraint;
      const expected = `a value of ${describeConstraint(referred)}, to which ${describeConstraint(constraint)} refers`;
      this.#report("unknown-reference", row.position, expected, describeValues(constraint, row.values));
    }
  }
}

function keyOf({ values }: Row<unknown>): string {
  if (values.length === 1) return values[0]?.key ?? "";
  return values.map((value) => `${value?.key.length} ${value?.key}`).join("\u0000");
}

/** Merges rows. Rows of an element's own constraint replace those of constraints inside it (section 3.11.5). */
export function merge<Position>(
  inside: FoundRows<Position> | undefined,
  own: FoundRows<Position>,
): FoundRows<Position> {
  if (inside === undefined) return own;
  for (const [key, row] of own) inside.set(key, row);
  return inside;
}

/** Unites rows. A keyref cannot refer to a key that two elements have. */
export function unite<Position>(a: FoundRows<Position>, b: FoundRows<Position>): FoundRows<Position> {
  const [large, small] = a.size < b.size ? [b, a] : [a, b];
  for (const [key, row] of small) large.set(key, large.has(key) ? undefined : row);
  return large;
}
