import type { ClassifiedDimension } from "../classes/classification.ts";
import { findOnlyDimension, type Test } from "../classes/compile-test.ts";
import { type Condition, keyOf } from "../constraints/condition.ts";
import type { DimensionName } from "../constraints/dimension.ts";
import { type Bits, makeBits, setBit } from "./bits.ts";
import type { CompilationContext } from "./compilation-context.ts";
import { type Address, append } from "./row-store.ts";
import { makeTable, type SharedCondition } from "./table.ts";

/** Tables, and what is in none. */
export interface Tables {
  /** Where the list of tables begins in the store; the kernel says what it has of each. */
  readonly tables: Address;
  readonly tableCount: number;
  /** By position, the test of what is in no table: it has to be asked. Undefined where nothing is. */
  readonly rest: readonly (Test | undefined)[] | undefined;
}

/** Conditions of the methods of a catalogue, made ready to be asked about many payments. */
export interface Layer extends Tables {
  /** The methods that have such conditions. */
  readonly withRest: Bits;
  /** The conditions of each method, as they are written. */
  readonly conditions: readonly (readonly Condition[])[];
}

/** Compiles the conditions of each method, by its position in the catalogue. */
export function compileLayer(
  conditions: readonly (readonly Condition[])[],
  context: CompilationContext,
): Layer {
  const tables = tabulate(conditions, context);
  const withRest = makeBits(conditions.length);
  for (const [method, test] of (tables.rest ?? []).entries())
    if (test !== undefined) setBit(withRest, method);
  return { ...tables, withRest, conditions };
}

/**
 * Tabulates the conditions of each method, or of each rule, by its position: those that look at one dimension only. A
 * table is asked once for all methods, so that a decision takes hardly longer with many of them.
 */
export function tabulate(
  conditions: readonly (readonly Condition[])[],
  { rows, classification, compileTest }: CompilationContext,
): Tables {
  const byDimension = new Map<DimensionName, Map<string, Shared>>();
  const left = new Map<number, Condition[]>();
  const leave = ({ condition, methods }: SharedCondition): void => {
    for (const method of methods) left.set(method, [...(left.get(method) ?? []), condition]);
  };
  for (const [method, own] of conditions.entries()) {
    for (const condition of own) {
      const name = findOnlyDimension(condition)?.name;
      if (name === undefined || !classification.dimensions.has(name)) {
        leave({ condition, methods: [method] });
        continue;
      }
      const shared = byDimension.get(name) ?? new Map<string, Shared>();
      byDimension.set(name, shared);
      share(shared, condition, method);
    }
  }
  const tables = [...byDimension].flatMap(([name, shared]) => {
    const dimension = classification.dimensions.get(name) as ClassifiedDimension;
    const table = makeTable(dimension, [...shared.values()], conditions.length, rows);
    if (table === undefined) [...shared.values()].forEach(leave);
    return table ?? [];
  });
  const list = Int32Array.from(tables.flatMap((table) => [4 * table.place, table.rows]));
  return {
    tables: append(rows, list),
    tableCount: tables.length,
    rest: left.size === 0 ? undefined : conditions.map((_, method) => compileTest(left.get(method) ?? [])),
  };
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
