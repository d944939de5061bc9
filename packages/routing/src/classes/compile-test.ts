import { type Condition, holdsOf, keyOf, listSpecConditions, meetsSpec } from "../constraints/condition.ts";
import type { Dimension } from "../constraints/dimension.ts";
import type { Facts } from "../facts/facts.ts";
import type { Classification, ClassifiedDimension } from "./classification.ts";

/** Whether a payment meets conditions, by its equivalence classes and its facts. */
export type Test = (classes: Int32Array, facts: Facts) => boolean;

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
    if (known !== undefined && known.classes.samples.length <= MAX_TABULATED_CLASSES)
      return tabulate(condition, known);
    if (condition.kind === "spec") {
      const { read } = condition.spec.dimension;
      return (_, facts) => meetsSpec(condition, read(facts));
    }
    const tests = condition.parts.map(share);
    return condition.kind === "any" ? passesAny(tests) : passesAll(tests);
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

/** Looks the result up by the class of a payment. */
function tabulate(condition: Condition, { place, classes: { samples } }: ClassifiedDimension): Test {
  const results = Uint8Array.from(samples, (sample) => (holdsOf(condition, sample) ? 1 : 0));
  return (classes) => results[classes[place] as number] === 1;
}

function passesAny(tests: readonly Test[]): Test {
  return (classes, facts) => {
    for (const test of tests) if (test(classes, facts)) return true;
    return false;
  };
}

function passesAll(tests: readonly Test[]): Test {
  return (classes, facts) => {
    for (const test of tests) if (!test(classes, facts)) return false;
    return true;
  };
}

/** The dimension that a condition looks at, when there is one and no other. */
export function findOnlyDimension(condition: Condition): Dimension<unknown> | undefined {
  const dimensions = [...listSpecConditions(condition)].map(({ spec }) => spec.dimension);
  const [first] = dimensions;
  return dimensions.every(({ name }) => name === first?.name) ? first : undefined;
}
