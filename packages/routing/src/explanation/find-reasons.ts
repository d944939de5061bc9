import { type Condition, holds, type SpecCondition } from "../constraints/condition.ts";
import type { Facts } from "../facts/facts.ts";
import { makeReason, type Reason } from "./reason.ts";

/** Every condition that facts do not meet, in the order of the conditions. */
export function findReasons(conditions: readonly Condition[], facts: Facts): Reason[] {
  const reasons: Reason[] = [];
  for (const condition of conditions) {
    if (!holds(condition, facts)) reasons.push(explainFailure(condition, facts));
  }
  return reasons;
}

function explainFailure(condition: Condition, facts: Facts): Reason {
  if (condition.kind === "spec") return explainSpec(condition, facts);
  const { word, pointer, parts } = condition;
  const causes = findReasons(parts, facts);
  const code = word === "not" ? "not" : "any";
  const actual = causes.length === 0 ? "none" : causes.map((cause) => cause.actual).join("; ");
  const expected = causes.length === 0 ? "an alternative" : causes.map((cause) => cause.expected);
  const joined =
    typeof expected === "string" ? expected : expected.join(condition.kind === "any" ? "; or " : "; and ");
  return makeReason(code, pointer, joined, actual, {
    isMissing: causes.some(({ isMissing }) => isMissing),
    causes,
  });
}

function explainSpec({ spec, pointer, isNegated }: SpecCondition, facts: Facts): Reason {
  const { dimension, judge, expected } = spec;
  const value = dimension.read(facts);
  const isMissing = value === undefined || judge(value as never) === undefined;
  const actual = value === undefined ? "nothing" : dimension.show(value as never);
  return makeReason(dimension.name, pointer, isNegated ? `not: ${expected}` : expected, actual, {
    isMissing,
  });
}
