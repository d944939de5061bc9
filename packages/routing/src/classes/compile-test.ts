import { type Condition, holdsOf, keyOf, listSpecConditions, meetsSpec } from "../condition.ts";
import type { AnyDimension } from "../dimensions/dimension.ts";
import type { Facts } from "../facts/facts.ts";
import type { Classification, ClassifiedDimension } from "./classification.ts";

/** Whether a payment meets conditions, by its equivalence classes and its facts. */
export type Test = (classes: Int32Array, facts: Facts) => boolean;

/** A dimension with more classes has no table of results. */
const MAX_TABULATED_CLASSES = 2 ** 9;

/** Makes one test of conditions that must all hold; undefined if there are none. */
export type TestCompiler = (conditions: readonly Condition[]) => Test | undefined;

/** Makes the compiler of a configuration. Equal conditions share a test. */
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

/** Looks up the result by the class of the payment. */
function tabulate(condition: Condition, { index, classes: { samples } }: ClassifiedDimension): Test {
  const results = Uint8Array.from(samples, (sample) => (holdsOf(condition, sample) ? 1 : 0));
  return (classes) => results[classes[index] as number] === 1;
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

/** The dimension of a condition; undefined if it reads several. */
export function findOnlyDimension(condition: Condition): AnyDimension | undefined {
  const dimensions = [...listSpecConditions(condition)].map(({ spec }) => spec.dimension);
  const [first] = dimensions;
  return dimensions.every(({ name }) => name === first?.name) ? first : undefined;
}
