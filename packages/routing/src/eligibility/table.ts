import { findClass, makeClasses } from "../classes/classes.ts";
import type { ClassifiedDimension } from "../classes/classification.ts";
import { type Condition, holdsOf, listSpecConditions } from "../constraints/condition.ts";
import { type Bits, clearBit, makeFullBits } from "./bits.ts";
import { type Address, append, type Row, type RowStore } from "./row-store.ts";

/** A condition, and the methods that have it, by their positions in the catalogue. */
export interface SharedCondition {
  readonly condition: Condition;
  readonly methods: readonly number[];
}

/** The methods whose conditions on one dimension hold, for every class of its values. */
export interface Table {
  /** The place of the dimension in the list of classes. */
  readonly place: number;
  /** Where the list of its rows, by class, begins in the store. */
  readonly rows: Address;
}

/** Tables are made up to this many judgements, so that no catalogue takes long to load. */
const MOST_JUDGEMENTS = 2 ** 23;

/**
 * Tabulates conditions all of whose specs look at the dimension. Undefined where their values fall into so many classes
 * that a table is not worth it.
 *
 * The configuration may tell more values apart than these conditions do: what they treat alike shares a row.
 */
export function makeTable(
  { place, classes }: ClassifiedDimension,
  conditions: readonly SharedCondition[],
  methodCount: number,
  store: RowStore,
): Table | undefined {
  const points = conditions.flatMap(({ condition }) =>
    [...listSpecConditions(condition)].flatMap(({ spec }) => spec.points),
  );
  const own = makeClasses(classes.kind, points);
  if (conditions.length * own.samples.length > MOST_JUDGEMENTS) return undefined;
  const rows = own.samples.map((sample) => append(store, judge(conditions, sample, methodCount)));
  const byClass = Int32Array.from(classes.samples, (sample) => rows[findClass(own, sample)] as Row);
  return { place, rows: append(store, byClass) };
}

function judge(conditions: readonly SharedCondition[], value: unknown, methodCount: number): Bits {
  const row = makeFullBits(methodCount);
  for (const { condition, methods } of conditions) {
    if (holdsOf(condition, value)) continue;
    for (const method of methods) clearBit(row, method);
  }
  return row;
}
