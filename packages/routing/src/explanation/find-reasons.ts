import { type Condition, type GroupCondition, holds, type SpecCondition } from "../constraints/condition.ts";
import type { Facts } from "../facts/facts.ts";
import { makeReason, type Reason } from "./reason.ts";

/** Every condition that facts do not meet, in the order of the conditions. */
export function findReasons(conditions: readonly Condition[], facts: Facts): Reason[] {
  const reasons: Reason[] = [];
  for (const condition of conditions) {
    if (holds(condition, facts)) continue;
    if (condition.kind === "spec") reasons.push(explainSpec(condition, facts));
    // Of conditions that must all hold, each that does not is a reason by itself.
    else if (condition.kind === "all") reasons.push(...findReasons(condition.parts, facts));
    else reasons.push(explainChoice(condition, facts));
  }
  return reasons;
}

/** None of the alternatives holds: those of an `any`, or what a `not` comes to. */
function explainChoice({ word, pointer, parts }: GroupCondition, facts: Facts): Reason {
  const causes = findReasons(parts, facts);
  const expected = causes.map((cause) => cause.expected).join("; or ") || "an alternative";
  const actual = causes.map((cause) => cause.actual).join("; ") || "none";
  const isMissing = causes.some((cause) => cause.isMissing);
  return makeReason(word === "any" ? "any" : "not", pointer, expected, actual, { isMissing, causes });
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
