import { type CodeTable, findByCode, makeCodeTable } from "../code-table.ts";
import type { CountedAmount } from "../dimensions/amount.ts";
import type { AnyDimension } from "../dimensions/dimension.ts";

/** The equivalence classes of a dimension, by number: no constraint distinguishes the values of one class. */
export type Classes = ValueClasses | NumberClasses | AmountClasses;

/** The class of a value that is missing. Its sample is undefined. */
export const MISSING = 0;

/** The class of values that no constraint names. */
export const OTHER = 1;

/** A class for each value that a constraint names. */
export interface ValueClasses {
  readonly kind: "values";
  /** A value of each class. */
  readonly samples: readonly unknown[];
  readonly byValue: ReadonlyMap<unknown, number>;
  /** The classes of the values that are numbers. */
  readonly byCode: CodeTable<number>;
}

/** A class for each bound, and for each range of integers between two bounds. */
export interface NumberClasses {
  readonly kind: "numbers";
  readonly samples: readonly unknown[];
  readonly bounds: Float64Array;
}

/** Number classes for each currency that a constraint names. */
export interface AmountClasses {
  readonly kind: "amounts";
  readonly samples: readonly unknown[];
  readonly byCurrency: CodeTable<CurrencyClasses>;
}

interface CurrencyClasses {
  /** The class of the lowest amounts. */
  readonly first: number;
  readonly bounds: Float64Array;
}

/** The range of an amount constraint for a currency. */
export interface BoundedRange {
  readonly currency: number;
  readonly min?: number;
  readonly max?: number;
}

/** Makes the classes of a kind from the points of specs. */
export function makeClasses(
  kind: Exclude<AnyDimension["classes"], "none"> | "values",
  points: Iterable<unknown>,
): Classes {
  if (kind === "numbers") return makeNumberClasses(points as Iterable<number>);
  if (kind === "amounts") return makeAmountClasses(points as Iterable<BoundedRange>);
  return makeValueClasses(points);
}

export function findClass(classes: Classes, value: unknown): number {
  if (classes.kind === "amounts") {
    if (value === undefined) return MISSING;
    const { currency, floor, ceiling } = value as CountedAmount;
    return findAmountClass(classes, currency, floor, ceiling);
  }
  if (classes.kind === "numbers") return findNumberClass(classes, value as number | undefined);
  return typeof value === "number" ? findCodeClass(classes, value) : (classes.byValue.get(value) ?? OTHER);
}

export function findCodeClass({ byCode }: ValueClasses, code: number | undefined): number {
  return code === undefined ? MISSING : (findByCode(byCode, code) ?? OTHER);
}

export function findTextClass({ byValue }: ValueClasses, text: string | undefined): number {
  return text === undefined ? MISSING : (byValue.get(text) ?? OTHER);
}

export function findNumberClass({ bounds }: NumberClasses, value: number | undefined): number {
  return value === undefined ? MISSING : 1 + findStretch(bounds, value, value);
}

/** The class of an amount in a currency, by the whole minor units around it. */
export function findAmountClass(
  { byCurrency }: AmountClasses,
  currency: number,
  floor: number,
  ceiling: number,
): number {
  const found = findByCode(byCurrency, currency);
  return found === undefined ? OTHER : found.first + findStretch(found.bounds, floor, ceiling);
}

function makeValueClasses(points: Iterable<unknown>): ValueClasses {
  // The symbol stands for all values that no constraint names.
  const samples = [undefined, Symbol("other"), ...new Set(points)];
  const byValue = new Map(samples.map((value, position) => [value, position]));
  const byCode = makeCodeTable(
    [...byValue].filter((entry): entry is [number, number] => typeof entry[0] === "number"),
  );
  return { kind: "values", samples, byValue, byCode };
}

function makeNumberClasses(points: Iterable<number>): NumberClasses {
  const bounds = sortUnique(points);
  const samples = listStretches(bounds).map(
    ({ at, after, before }) => at ?? (after === undefined ? (before ?? 1) - 1 : after + 1),
  );
  return { kind: "numbers", samples: [undefined, ...samples], bounds };
}

function makeAmountClasses(ranges: Iterable<BoundedRange>): AmountClasses {
  // NaN stands for all currencies that no constraint names.
  const samples: unknown[] = [undefined, { currency: Number.NaN, floor: 0, ceiling: 0 }];
  const byCurrency = new Map<number, CurrencyClasses>();
  for (const [currency, points] of groupBounds(ranges)) {
    const bounds = sortUnique(points);
    byCurrency.set(currency, { first: samples.length, bounds });
    for (const { at, after, before } of listStretches(bounds)) {
      const floor = at ?? after ?? Number.NEGATIVE_INFINITY;
      samples.push({ currency, floor, ceiling: at ?? before ?? Number.POSITIVE_INFINITY });
    }
  }
  return { kind: "amounts", samples, byCurrency: makeCodeTable(byCurrency) };
}

function groupBounds(ranges: Iterable<BoundedRange>): ReadonlyMap<number, readonly number[]> {
  const byCurrency = new Map<number, number[]>();
  for (const { currency, min, max } of ranges) {
    const bounds = byCurrency.get(currency) ?? [];
    byCurrency.set(currency, bounds);
    if (min !== undefined) bounds.push(min);
    if (max !== undefined) bounds.push(max);
  }
  return byCurrency;
}

/** A bound, or the numbers between two adjacent bounds. */
interface Stretch {
  readonly at?: number | undefined;
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

/** Lists the numbers before the first bound, the first bound, the numbers before the second bound, and so on. */
function listStretches(points: Float64Array): Stretch[] {
  const stretches = [...points].flatMap((at, position): Stretch[] => [
    { after: points[position - 1], before: at },
    { at },
  ]);
  return [...stretches, { after: points.at(-1) }];
}

/** The position of the stretch of a number, which is given by the integers around it. */
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

function sortUnique(numbers: Iterable<number>): Float64Array {
  return Float64Array.from(new Set(numbers)).sort();
}
