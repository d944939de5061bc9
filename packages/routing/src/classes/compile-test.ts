import {
  type Condition,
  checkValue,
  holdsOf,
  keyOf,
  listSpecConditions,
  type ValueCheck,
} from "../constraints/condition.ts";
import type { Dimension } from "../constraints/dimension.ts";
import type { Facts } from "../facts/facts.ts";
import type { Classification } from "./classification.ts";

/**
 * Conditions as decisions ask them: where all look at one dimension that has classes, the result on each is known; others
 * are made of tests; and what is left is asked. Tests are all of one form, which makes them quick to tell apart, and have
 * what they ask at hand.
 */
export interface Test extends Question {
  /** The place of the dimension in the list of classes. */
  readonly place: number;
  /** By class, 1 where the condition holds. */
  readonly results: Uint8Array | undefined;
  readonly parts: readonly Test[] | undefined;
  /** What one of the parts decides for all of them: of `any` that the condition holds, of `all` that it does not. */
  readonly decisive: boolean;
}

/** What the condition of a spec comes to. */
interface Question extends ValueCheck {
  readonly read: (facts: Facts) => unknown;
}

/** Whether a payment meets the conditions of a test, by its classes and its facts. */
export function passes(test: Test, classes: Int32Array, facts: Facts): boolean {
  const { results, parts, decisive } = test;
  if (results !== undefined) return results[classes[test.place] as number] === 1;
  if (parts === undefined) return checkValue(test, test.read(facts));
  for (const part of parts) if (passes(part, classes, facts) === decisive) return decisive;
  return !decisive;
}

const NO_RESULTS = { place: -1, results: undefined, parts: undefined, decisive: false };

const NO_QUESTION: Question = {
  read: () => undefined,
  check: () => undefined,
  isNegated: false,
  onMissing: false,
};

/** With more classes than this, results are not worked out for all of them. */
const MAX_TABULATED_CLASSES = 2 ** 9;

/** Makes one test of conditions that must all hold; undefined where there are none. */
export type TestCompiler = (conditions: readonly Condition[]) => Test | undefined;

/** Makes the compiler of a configuration's conditions; those that decide the same share a test. */
export function createTestCompiler({ dimensions }: Classification): TestCompiler {
  const compiled = new Map<string, Test>();
  const compile = (condition: Condition): Test => {
    const only = findOnlyDimension(condition);
    const known = only && dimensions.get(only.name);
    if (known !== undefined && known.classes.samples.length <= MAX_TABULATED_CLASSES) {
      const results = Uint8Array.from(known.classes.samples, (sample) =>
        holdsOf(condition, sample) ? 1 : 0,
      );
      return { place: known.place, results, parts: undefined, decisive: false, ...NO_QUESTION };
    }
    if (condition.kind === "spec") {
      const { spec, isNegated } = condition;
      const { dimension, check, onMissing } = spec;
      return { ...NO_RESULTS, read: dimension.read, check, isNegated, onMissing };
    }
    const parts = condition.parts.map(share);
    return { ...NO_RESULTS, parts, decisive: condition.kind === "any", ...NO_QUESTION };
  };
  const share = (condition: Condition): Test => {
    const key = keyOf(condition);
    const test = compiled.get(key) ?? compile(condition);
    compiled.set(key, test);
    return test;
  };
  return (conditions) => {
    const [only] = conditions;
    if (only === undefined) return undefined;
    return share(
      conditions.length === 1 ? only : { kind: "all", word: "all", pointer: "", parts: conditions },
    );
  };
}

/** The dimension that a condition looks at, when there is one and no other. */
export function findOnlyDimension(condition: Condition): Dimension<unknown> | undefined {
  const dimensions = [...listSpecConditions(condition)].map(({ spec }) => spec.dimension);
  const [first] = dimensions;
  return dimensions.every(({ name }) => name === first?.name) ? first : undefined;
}
