import { type Condition, keyOf, listSpecConditions } from "../constraints/condition.ts";
import type { Dimension, DimensionName } from "../constraints/dimension.ts";
import { type Bits, makeBits, setBit } from "./bits.ts";
import { makeTable, type SharedCondition, type Table } from "./table.ts";

/** Conditions of the methods of a catalogue, made ready to be asked about many payments. */
export interface Layer {
  readonly tables: readonly Table[];
  /** By position in the catalogue, the conditions that are in no table: each has to be asked. */
  readonly rest: readonly (readonly Condition[] | undefined)[];
  /** The methods that have such conditions. */
  readonly withRest: Bits;
  /** The conditions of each method, as they are written. */
  readonly conditions: readonly (readonly Condition[])[];
}

/**
 * Compiles the conditions of each method, by its position in the catalogue. Those that look at one dimension only are
 * tabulated; a table is asked once for all methods, so that a decision takes hardly longer with many of them.
 */
export function compileLayer(conditions: readonly (readonly Condition[])[]): Layer {
  const byDimension = new Map<
    DimensionName,
    { dimension: Dimension<unknown>; shared: Map<string, Shared> }
  >();
  const rest: (Condition[] | undefined)[] = conditions.map(() => undefined);
  const leave = ({ condition, methods }: SharedCondition): void => {
    for (const method of methods) rest[method] = [...(rest[method] ?? []), condition];
  };
  for (const [method, own] of conditions.entries()) {
    for (const condition of own) {
      const dimension = findOnlyDimension(condition);
      if (dimension === undefined) {
        leave({ condition, methods: [method] });
        continue;
      }
      const entry = byDimension.get(dimension.name) ?? { dimension, shared: new Map<string, Shared>() };
      byDimension.set(dimension.name, entry);
      share(entry.shared, condition, method);
    }
  }
  const tables = [...byDimension.values()].flatMap(({ dimension, shared }) => {
    const isRare = countMethods(shared) * RARE < conditions.length;
    const table = isRare ? undefined : makeTable(dimension, [...shared.values()], conditions.length);
    if (table === undefined) [...shared.values()].forEach(leave);
    return table ?? [];
  });
  const withRest = makeBits(conditions.length);
  for (const [method, left] of rest.entries()) if (left !== undefined) setBit(withRest, method);
  return { tables, rest, withRest, conditions };
}

/** Where one method in so many has a condition, asking the few that remain takes less than one more row for all. */
const RARE = 32;

function countMethods(shared: ReadonlyMap<string, Shared>): number {
  return [...shared.values()].reduce((count, { methods }) => count + methods.length, 0);
}

interface Shared extends SharedCondition {
  readonly methods: number[];
}

function share(shared: Map<string, Shared>, condition: Condition, method: number): void {
  const key = keyOf(condition);
  const known = shared.get(key);
  if (known === undefined) shared.set(key, { condition, methods: [method] });
  else known.methods.push(method);
}

/** The dimension that a condition looks at, when there is one and no other. */
function findOnlyDimension(condition: Condition): Dimension<unknown> | undefined {
  const dimensions = [...listSpecConditions(condition)].map(({ spec }) => spec.dimension);
  const [first] = dimensions;
  return dimensions.every(({ name }) => name === first?.name) ? first : undefined;
}
