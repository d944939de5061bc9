import type { CountedAmount } from "../constraints/amount-spec.ts";
import { type Condition, holdsOf, listSpecConditions } from "../constraints/condition.ts";
import type { Dimension } from "../constraints/dimension.ts";
import type { Facts } from "../facts/facts.ts";
import { type Bits, clearBit, makeFullBits } from "./bits.ts";

/** A condition, and the methods that have it, by their positions in the catalogue. */
export interface SharedCondition {
  readonly condition: Condition;
  readonly methods: readonly number[];
}

/** The methods whose conditions on one dimension hold, for every class of values that they treat alike. */
export interface Table {
  /** The methods for the value that the facts give. */
  findRow(facts: Facts): Bits;
}

/** Tables are made up to this many judgements, so that no catalogue takes long to load. */
const MOST_JUDGEMENTS = 2 ** 23;

/**
 * Tabulates conditions all of whose specs look at the dimension. Undefined where its values fall into no classes, or
 * into so many that a table is not worth it.
 */
export function makeTable(
  dimension: Dimension<unknown>,
  conditions: readonly SharedCondition[],
  methodCount: number,
): Table | undefined {
  const points = conditions.flatMap(({ condition }) =>
    [...listSpecConditions(condition)].flatMap(({ spec }) => spec.points),
  );
  const classCount = 2 * countUnique(points);
  if (dimension.classes === "none" || conditions.length * classCount > MOST_JUDGEMENTS) return undefined;
  const makeRow = (value: unknown): Bits => judge(conditions, value, methodCount);
  if (dimension.classes === "values") return makeValueTable(dimension, points, makeRow);
  if (dimension.classes === "numbers")
    return makeNumberTable(dimension as Dimension<number>, points as number[], makeRow);
  return makeAmountTable(dimension as Dimension<CountedAmount>, points as BoundedRange[], makeRow);
}

/** Ranges count by their bounds, of which each is one more point in its currency. */
function countUnique(points: readonly unknown[]): number {
  const keys = points.flatMap((point) => {
    if (typeof point !== "object") return [point];
    const { currency, min, max } = point as BoundedRange;
    return [`${currency} ${min}`, `${currency} ${max}`];
  });
  return new Set(keys).size;
}

type MakeRow = (value: unknown) => Bits;

function judge(conditions: readonly SharedCondition[], value: unknown, methodCount: number): Bits {
  const row = makeFullBits(methodCount);
  for (const { condition, methods } of conditions) {
    if (holdsOf(condition, value)) continue;
    for (const method of methods) clearBit(row, method);
  }
  return row;
}

function makeValueTable(dimension: Dimension<unknown>, values: readonly unknown[], makeRow: MakeRow): Table {
  const { read } = dimension;
  const rows = new Map([...new Set(values)].map((value) => [value, makeRow(value)]));
  // No constraint names a symbol: it stands for every value that none of them does.
  const other = makeRow(Symbol("other"));
  const missing = makeRow(undefined);
  return {
    findRow(facts) {
      const value = read(facts);
      return value === undefined ? missing : (rows.get(value) ?? other);
    },
  };
}

function makeNumberTable(dimension: Dimension<number>, bounds: readonly number[], makeRow: MakeRow): Table {
  const { read } = dimension;
  const points = sortUnique(bounds);
  const rows = listStretches(points).map(({ at, after, before }) =>
    makeRow(at ?? (after === undefined ? (before ?? 1) - 1 : after + 1)),
  );
  const missing = makeRow(undefined);
  return {
    findRow(facts) {
      const value = read(facts);
      return value === undefined ? missing : (rows[findStretch(points, value, value)] as Bits);
    },
  };
}

interface BoundedRange {
  readonly currency: number;
  readonly min?: number;
  readonly max?: number;
}

function makeAmountTable(
  dimension: Dimension<CountedAmount>,
  ranges: readonly BoundedRange[],
  makeRow: MakeRow,
): Table {
  const { read } = dimension;
  const byCurrency = new Map(
    [...new Set(ranges.map(({ currency }) => currency))].map((currency) => {
      const given = ranges.filter((range) => range.currency === currency);
      const points = sortUnique(
        given.flatMap(({ min, max }) => [min, max].filter((bound) => bound !== undefined)),
      );
      const rows = listStretches(points).map(({ at, after, before }) =>
        makeRow({
          currency,
          floor: at ?? after ?? Number.NEGATIVE_INFINITY,
          ceiling: at ?? before ?? Number.POSITIVE_INFINITY,
        }),
      );
      return [currency, { points, rows }] as const;
    }),
  );
  const other = makeRow({ currency: Symbol("other"), floor: 0, ceiling: 0 });
  const missing = makeRow(undefined);
  return {
    findRow(facts) {
      const amount = read(facts);
      if (amount === undefined) return missing;
      const found = byCurrency.get(amount.currency);
      if (found === undefined) return other;
      return found.rows[findStretch(found.points, amount.floor, amount.ceiling)] as Bits;
    },
  };
}

/** A bound, or what lies between two neighbours among the bounds. */
interface Stretch {
  readonly at?: number | undefined;
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

/** Bounds cut numbers into stretches: what is before the first, the first, what is before the second, and so on. */
function listStretches(points: Float64Array): Stretch[] {
  const stretches = [...points].flatMap((at, position): Stretch[] => [
    { after: points[position - 1], before: at },
    { at },
  ]);
  return [...stretches, { after: points.at(-1) }];
}

/** The position of a number's stretch; a number that is no whole one is given by the whole ones around it. */
function findStretch(points: Float64Array, floor: number, ceiling: number): number {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((points[middle] as number) < ceiling) low = middle + 1;
    else high = middle;
  }
  const isAt = floor === ceiling && points[low] === ceiling;
  return 2 * low + (isAt ? 1 : 0);
}

function sortUnique(numbers: readonly number[]): Float64Array {
  return Float64Array.from(new Set(numbers)).sort();
}
