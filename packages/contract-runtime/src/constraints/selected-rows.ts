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
export interface Row {
  readonly position: number;
  /** The depth of the element among the open elements. */
  readonly depth: number;
  readonly values: (FieldValue | undefined)[];
  /** The index of a field that is an element that may be nil. */
  nillable: number | undefined;
  /** Equal for rows with equal values, once the row is complete. */
  key: string;
}

/** The positions of selected elements by key; undefined for a key that two elements have. */
export type FoundKeys = Map<string, number | undefined>;

/**
 * Reports an issue.
 *
 * @param row the element that the issue concerns
 * @param first the element that it conflicts with
 */
export type ReportRow = (
  code: IssueCode,
  position: number,
  expected: string,
  received: string,
  row?: number,
  first?: number,
) => void;

/** The rows that a constraint of one element has selected so far. */
export class SelectedRows {
  /** The index of the constraint in the schema's table. */
  readonly index: number;
  /** Rows of open elements, from the outermost. */
  readonly open: Row[] = [];
  /** The keys of complete rows; none for a keyref. */
  readonly keys: FoundKeys = new Map();
  /** The rows of a keyref, which must each refer to a key. */
  readonly #references: Row[] = [];
  /** The number of fields. */
  readonly fields: number;
  readonly #constraint: ConstraintTable;
  readonly #report: ReportRow;

  constructor(index: number, constraint: ConstraintTable, report: ReportRow) {
    this.index = index;
    this.fields = constraint.fields.length;
    this.#constraint = constraint;
    this.#report = report;
  }

  /** Sets the value of a field: a set of at most one node, which has a simple type (section 3.11.4, clause 3). */
  set(row: Row, index: number, value: FieldValue | undefined | false, position: number): void {
    if (value === false) this.#rejectField(row, index, position, "a simple type", "none");
    else if (index in row.values) {
      const received = `${quoteField(row.values[index])} and ${quoteField(value)}`;
      this.#rejectField(row, index, position, "one value", received);
    }
    // An invalid value has been reported already, but counts.
    row.values[index] = value === false ? undefined : value;
  }

  #rejectField(row: Row, index: number, position: number, expected: string, received: string): void {
    const field = describeField({ constraint: this.#constraint, index });
    this.#report("invalid-key", position, `${expected} for ${field}`, received, row.position);
  }

  /** Adds the row of the innermost open element, which has ended. */
  finishRow(): void {
    const row = this.open.pop() as Row;
    const constraint = this.#constraint;
    const { category, fields } = constraint;
    for (let field = 0; field < fields.length; field++)
      if (row.values[field] === undefined) {
        if (category === "key") this.#rejectRow(row, `all fields of ${describeConstraint(constraint)}`);
        return;
      }
    // Even an element that is not nil (section 3.11.4, clause 4.2.3).
    if (category === "key" && row.nillable !== undefined) {
      const field = describeField({ constraint, index: row.nillable });
      this.#rejectRow(row, `${field} in an element that cannot be nil`);
    }
    row.key = keyOf(row);
    if (category === "keyref") {
      this.#references.push(row);
      return;
    }
    const known = this.keys.get(row.key);
    if (known === undefined) this.keys.set(row.key, row.position);
    else {
      const expected = `a value of ${describeConstraint(constraint)} that no other element has`;
      const received = describeValues(constraint, row.values);
      this.#report("not-unique", row.position, expected, received, row.position, known);
    }
  }

  #rejectRow(row: Row, expected: string): void {
    this.#report("invalid-key", row.position, expected, describeValues(this.#constraint, row.values));
  }

  /** Reports references without a key. */
  checkReferences(referred: ConstraintTable | undefined, found: FoundKeys | undefined): void {
    for (const row of this.#references) {
      if (referred === undefined || found?.get(row.key) !== undefined) continue;
      const constraint = this.#constraint;
      const expected = `a value of ${describeConstraint(referred)}, to which ${describeConstraint(constraint)} refers`;
      this.#report("unknown-reference", row.position, expected, describeValues(constraint, row.values));
    }
  }
}

function keyOf({ values }: Row): string {
  let key = keyOfField(values[0]);
  // XML cannot hold the separator, so no key contains it.
  for (let field = 1; field < values.length; field++) key += `\u0002${keyOfField(values[field])}`;
  return key;
}

function keyOfField(value: FieldValue | undefined): string {
  return typeof value === "object" ? value.key : (value ?? "");
}

/** Merges keys. Those of an element's own constraint replace those of constraints inside it (section 3.11.5). */
export function merge(inside: FoundKeys | undefined, own: FoundKeys): FoundKeys {
  if (inside === undefined) return own;
  for (const [key, position] of own) inside.set(key, position);
  return inside;
}

/** Unites keys. A keyref cannot refer to a key that two elements have. */
export function unite(a: FoundKeys, b: FoundKeys): FoundKeys {
  const [large, small] = a.size < b.size ? [b, a] : [a, b];
  for (const [key, position] of small) large.set(key, large.has(key) ? undefined : position);
  return large;
}
