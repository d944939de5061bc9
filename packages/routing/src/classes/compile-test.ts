import { type Condition, holds, holdsOf, keyOf, listSpecConditions } from "../constraints/condition.ts";
import type { Dimension } from "../constraints/dimension.ts";
import type { Facts } from "../facts/facts.ts";
import type { Classification } from "./classification.ts";

/**
 * A condition as decisions ask it: where it looks at a dimension that has classes, its verdict on each is known; a group
 * is made of tests; and the rest is asked. Tests are all of one form, which makes them quick to tell apart.
 */
export interface Test {
  readonly condition: Condition;
  /** The place of the dimension in the list of classes. */
  readonly place: number;
  /** By class, 1 where the condition holds. */
  readonly verdicts: Uint8Array | undefined;
  readonly parts: readonly Test[] | undefined;
}

/** Whether a payment meets all of the conditions, by its classes and its facts. */
export function passesAll(tests: readonly Test[], classes: Int32Array, facts: Facts): boolean {
  for (const test of tests) if (!passes(test, classes, facts)) return false;
  return true;
}

function passes(test: Test, classes: Int32Array, facts: Facts): boolean {
  const { verdicts, parts } = test;
  if (verdicts !== undefined) return verdicts[classes[test.place] as number] === 1;
  if (parts === undefined) return holds(test.condition, facts);
  const decisive = test.condition.kind === "any";
  for (const part of parts) if (passes(part, classes, facts) === decisive) return decisive;
  return !decisive;
}

/** With more classes than this, verdicts are not worked out for all of them. */
const MOST_VERDICTS = 2 ** 9;

export type TestCompiler = (condition: Condition) => Test;

/** Makes the compiler of a configuration's conditions; those that decide the same share a test. */
export function createTestCompiler({ dimensions }: Classification): TestCompiler {
  const compiled = new Map<string, Test>();
  const compile = (condition: Condition): Test => {
    const dimension = findOnlyDimension(condition);
    const known = dimension && dimensions.get(dimension.name);
    if (known !== undefined && known.classes.samples.length <= MOST_VERDICTS) {
      const verdicts = Uint8Array.from(known.classes.samples, (sample) =>
        holdsOf(condition, sample) ? 1 : 0,
      );
      return { condition, place: known.place, verdicts, parts: undefined };
    }
    const parts = condition.kind === "spec" ? undefined : condition.parts.map(share);
    return { condition, place: -1, verdicts: undefined, parts };
  };
  const share = (condition: Condition): Test => {
    const key = keyOf(condition);
    const test = compiled.get(key) ?? compile(condition);
    compiled.set(key, test);
    return test;
  };
  return share;
}

/** The dimension that a condition looks at, when there is one and no other. */
export function findOnlyDimension(condition: Condition): Dimension<unknown> | undefined {
  const dimensions = [...listSpecConditions(condition)].map(({ spec }) => spec.dimension);
  const [first] = dimensions;
  return dimensions.every(({ name }) => name === first?.name) ? first : undefined;
}
