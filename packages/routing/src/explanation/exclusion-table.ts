import { MISSING, OTHER } from "../classes/classes.ts";
import type { ClassifiedDimension } from "../classes/classification.ts";
import { findOnlyDimension, type Test } from "../classes/compile-test.ts";
import { type Condition, holdsOf } from "../condition.ts";
import type { Bits } from "../decision/bits.ts";
import type { LayerContext } from "../decision/layer.ts";
import type { Facts } from "../facts/facts.ts";
import type { Reason } from "./reason.ts";

/** Finds which of many conditions a payment does not meet. */
export interface ExclusionTable {
  /** Adds their groups to a list. */
  find(classes: Int32Array, facts: Facts, groups: ExclusionGroup[]): void;
}

/** Makes a group of conditions that are not met, by method. */
type GroupMaker = (conditions: ReadonlyMap<number, Condition>, hasSingleValue: boolean) => ExclusionGroup;

/**
 * Compiles the conditions of methods. Those on one dimension are grouped for each equivalence class, when it first occurs;
 * others are tested one by one.
 */
export function compileExclusionTable(
  conditions: readonly (readonly Condition[])[],
  makeGroup: GroupMaker,
  { classification, compileTest }: LayerContext,
): ExclusionTable {
  const columns: Column[] = [];
  const tests: (readonly [test: Test, group: ExclusionGroup])[] = [];
  for (const [method, own] of conditions.entries()) {
    for (const condition of own.flatMap(listParts)) {
      const dimension = classification.dimensions.get(findOnlyDimension(condition)?.name ?? "");
      if (dimension !== undefined && condition.kind === "spec") {
        const column =
          columns.find((each) => each.accepts(dimension, method)) ?? new Column(dimension, makeGroup);
        if (!columns.includes(column)) columns.push(column);
        column.conditions.set(method, condition);
      } else {
        const test = compileTest([condition]);
        if (test !== undefined) tests.push([test, makeGroup(new Map([[method, condition]]), false)]);
      }
    }
  }
  return {
    find(classes, facts, groups) {
      for (const column of columns) {
        const group = column.find(classes);
        if (group !== null) groups.push(group);
      }
      for (const [test, group] of tests) if (!test(classes, facts)) groups.push(group);
    },
  };
}

/** Each part of conditions that must all hold is a reason by itself. */
function listParts(condition: Condition): readonly Condition[] {
  return condition.kind === "all" ? condition.parts.flatMap(listParts) : [condition];
}

/** Conditions on one dimension, at most one of each method. */
class Column {
  readonly conditions = new Map<number, Condition>();
  readonly #dimension: ClassifiedDimension;
  readonly #makeGroup: GroupMaker;
  /** By class. Null if every method's condition is met. */
  readonly #groups: (ExclusionGroup | null)[] = [];

  constructor(dimension: ClassifiedDimension, makeGroup: GroupMaker) {
    this.#dimension = dimension;
    this.#makeGroup = makeGroup;
  }

  accepts(dimension: ClassifiedDimension, method: number): boolean {
    return dimension === this.#dimension && !this.conditions.has(method);
  }

  find(classes: Int32Array): ExclusionGroup | null {
    const number = classes[this.#dimension.index] as number;
    const known = this.#groups[number];
    return known === undefined ? this.#make(number) : known;
  }

  #make(number: number): ExclusionGroup | null {
    const { dimension, classes } = this.#dimension;
    const { kind, samples } = classes;
    const unmet = new Map(
      [...this.conditions].filter(([, condition]) => !holdsOf(condition, samples[number])),
    );
    const isSingle =
      number === MISSING
        ? // It may be shown in several ways.
          dimension.showUnread === undefined
        : kind === "values" && (number !== OTHER || dimension.classes === "flags");
    const group = unmet.size === 0 ? null : this.#makeGroup(unmet, isSingle);
    this.#groups[number] = group;
    return group;
  }
}

/**
 * What excludes the methods that an account offers from a payment. Methods are numbered by their position in the order of
 * IDs. The sets and lists change with the next payment.
 */
export interface Exclusions {
  /** The methods that the account offers, also those that it has withdrawn. Accounts with the same offers share the set. */
  readonly offered: Bits;
  /** The offered methods that nothing excludes. */
  readonly eligible: Bits;
  /** The offered methods that only one group excludes. */
  readonly excludedOnce: Bits;
  /** Each excludes a method. */
  readonly groups: readonly ExclusionGroup[];
}

/** Constraints or other rules that exclude methods from the same payments, one for each method. */
export interface ExclusionGroup {
  /** Unique in its router, from 0. */
  readonly number: number;
  /** Also methods that an account does not offer. */
  readonly methods: Bits;
  /** Whether all payments that the group excludes have the same value where it reads one. */
  readonly hasSingleValue: boolean;
  /** The number of what excludes a method, from 0. It is unique in the router; groups have exclusions in common. */
  exclusionOf(method: number): number;
  /**
   * The reason for which the group excludes a method from the payment, which is the last one. The actual value is the same
   * for all methods of the group.
   */
  explain(method: number, facts: Facts): Reason;
}
