import { findClass, makeClasses } from "../classes/classes.ts";
import type { Classification, ClassifiedDimension } from "../classes/classification.ts";
import { findOnlyDimension, type Test, type TestCompiler } from "../classes/compile-test.ts";
import { type Condition, holdsOf, keyOf, listSpecConditions } from "../condition.ts";
import type { Facts } from "../facts/facts.ts";
import { type Bits, clearBit, lowestBit, makeBits, makeFullBits, setBit } from "./bits.ts";

/**
 * The conditions of a list of subjects: the methods of the catalogue, or the rules of an ordering. A condition on one
 * dimension is in a table, which is read once for all subjects; other conditions are tests of each subject.
 */
export interface Layer {
  /** By position of the subject, as written. */
  readonly conditions: readonly (readonly Condition[])[];
  readonly tables: readonly Table[];
  /** By position of the subject: the test of its conditions that are in no table. */
  readonly tests: readonly (Test | undefined)[];
  /** The positions of the subjects that have a test. */
  readonly tested: Bits;
}

/** For each equivalence class of a dimension, the set of the subjects whose conditions on the dimension hold. */
interface Table {
  /** The index of the dimension in the list of classes. */
  readonly index: number;
  /** By class, the index of the first word of its set. */
  readonly starts: Int32Array;
  /** The sets, one after another. */
  readonly rows: Bits;
}

/** What the layers of a configuration share. */
export interface LayerContext {
  readonly classification: Classification;
  readonly compileTest: TestCompiler;
}

/** Removes from a set the subjects whose conditions do not all hold for a payment with these classes and facts. */
export function applyLayer(
  subjects: Bits,
  { tables, tests, tested }: Layer,
  classes: Int32Array,
  facts: Facts,
): void {
  for (const { index, starts, rows } of tables) {
    const start = starts[classes[index] as number] as number;
    for (let word = 0; word < subjects.length; word++)
      subjects[word] = (subjects[word] as number) & (rows[start + word] as number);
  }
  for (let word = 0; word < subjects.length; word++) {
    const toTest = (subjects[word] as number) & (tested[word] as number);
    for (let rest = toTest; rest !== 0; rest &= rest - 1) {
      const subject = 32 * word + lowestBit(rest);
      const test = tests[subject] as Test;
      if (!test(classes, facts)) clearBit(subjects, subject);
    }
  }
}

/** A table takes at most this many evaluations of a condition, which limits the time to load a configuration. */
const MAX_EVALUATIONS = 2 ** 23;

export function compileLayer(
  conditions: readonly (readonly Condition[])[],
  { classification, compileTest }: LayerContext,
): Layer {
  const tables: Table[] = [];
  const rest = conditions.map((): Condition[] => []);
  for (const [dimension, shared] of groupByDimension(conditions, classification)) {
    const table = dimension && makeTable(dimension, shared, conditions.length);
    if (table !== undefined) tables.push(table);
    else
      for (const { condition, subjects } of shared) for (const each of subjects) rest[each]?.push(condition);
  }
  const tests = rest.map(compileTest);
  const tested = makeBits(conditions.length);
  for (const [subject, test] of tests.entries()) if (test !== undefined) setBit(tested, subject);
  return { conditions, tables, tests, tested };
}

/** A condition, and the positions of the subjects that have it. */
interface SharedCondition {
  readonly condition: Condition;
  readonly subjects: number[];
}

/** Groups conditions by the only dimension that they read; under undefined if there are several, or it has no classes. */
function groupByDimension(
  conditions: readonly (readonly Condition[])[],
  { dimensions }: Classification,
): Iterable<[ClassifiedDimension | undefined, readonly SharedCondition[]]> {
  const groups = new Map<ClassifiedDimension | undefined, Map<string, SharedCondition>>();
  for (const [subject, own] of conditions.entries()) {
    for (const condition of own) {
      const only = findOnlyDimension(condition);
      const dimension = only && dimensions.get(only.name);
      const group = groups.get(dimension) ?? new Map<string, SharedCondition>();
      groups.set(dimension, group);
      const key = keyOf(condition);
      const known = group.get(key);
      if (known === undefined) group.set(key, { condition, subjects: [subject] });
      else known.subjects.push(subject);
    }
  }
  return Array.from(groups, ([dimension, group]) => [dimension, [...group.values()]]);
}

/**
 * Returns undefined if there are too many classes for a table. Classes of the configuration that these conditions do not
 * distinguish share a row.
 */
function makeTable(
  { index, classes }: ClassifiedDimension,
  conditions: readonly SharedCondition[],
  subjectCount: number,
): Table | undefined {
  const points = conditions.flatMap(({ condition }) =>
    [...listSpecConditions(condition)].flatMap(({ spec }) => spec.points),
  );
  const own = makeClasses(classes.kind, points);
  if (conditions.length * own.samples.length > MAX_EVALUATIONS) return undefined;
  const size = Math.ceil(subjectCount / 32);
  const rows = makeFullBits(32 * size * own.samples.length);
  for (const [position, sample] of own.samples.entries()) {
    const row = rows.subarray(position * size, (position + 1) * size);
    for (const { condition, subjects } of conditions)
      if (!holdsOf(condition, sample)) for (const subject of subjects) clearBit(row, subject);
  }
  return { index, rows, starts: Int32Array.from(classes.samples, (sample) => size * findClass(own, sample)) };
}
