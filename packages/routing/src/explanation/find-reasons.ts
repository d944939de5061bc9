import type { FormsOfPayment, RequiredField } from "@payment-routing/config-contract";
import { type Condition, type GroupCondition, holds, type SpecCondition } from "../condition.ts";
import type { Located } from "../configuration/effective-accounts.ts";
import type { DimensionName } from "../dimensions/index.ts";
import type { Facts } from "../facts/facts.ts";
import { makeReason, type Reason } from "./reason.ts";

/** The reasons of all conditions that facts do not meet, in the order of the conditions. */
export function findReasons(conditions: readonly Condition[], facts: Facts): Reason[] {
  const reasons: Reason[] = [];
  for (const condition of conditions) {
    if (holds(condition, facts)) continue;
    if (condition.kind === "spec") reasons.push(explainSpec(condition, facts));
    // Each failing part of a condition whose parts must all hold is a reason by itself.
    else if (condition.kind === "all") reasons.push(...findReasons(condition.parts, facts));
    else reasons.push(explainChoice(condition, facts));
  }
  return reasons;
}

/** The reason that no alternative of an `any` or `not` holds. Each alternative is one cause. */
function explainChoice({ word, pointer, parts }: GroupCondition, facts: Facts): Reason {
  const causes = parts.flatMap((part) => {
    const failing = findReasons([part], facts);
    return failing.length > 1 ? [makeGroup("all", part.pointer, failing)] : failing;
  });
  return makeGroup(word === "any" ? "any" : "not", pointer, causes);
}

function makeGroup(code: "all" | "any" | "not", pointer: string, causes: readonly Reason[]): Reason {
  const needsBrackets = (cause: Reason): boolean => causes.length > 1 && isOfSeveral(cause);
  const join = (read: (cause: Reason) => string, separator: string): string =>
    causes.map((cause) => (needsBrackets(cause) ? `(${read(cause)})` : read(cause))).join(separator);
  const expected = join((cause) => cause.expected, code === "all" ? "; and " : "; or ") || "an alternative";
  const actual = join((cause) => cause.actual, "; ") || "none";
  const isMissing = causes.some((cause) => cause.isMissing);
  return makeReason(code, pointer, expected, actual, { isMissing, causes });
}

function isOfSeveral({ causes }: Reason): boolean {
  return causes.length > 1 || causes.some(isOfSeveral);
}

function explainSpec({ spec, pointer, isNegated }: SpecCondition, facts: Facts): Reason {
  const { dimension, check, expected } = spec;
  const value = dimension.read(facts);
  const isMissing = value === undefined || check(value as never) === undefined;
  const actual =
    value === undefined
      ? (dimension.showUnread?.(facts) ?? "nothing")
      : dimension.show(value as never, facts);
  return makeReason(
    dimension.name as DimensionName,
    pointer,
    isNegated ? `not: ${expected}` : expected,
    actual,
    {
      isMissing,
      measure: value === undefined ? undefined : dimension.measure?.(value as never),
    },
  );
}

// The reasons of rules that are not constraints.

export function explainWithdrawal({ pointer }: Located<number>): Reason {
  return makeReason("withdrawn", pointer, "an offer of the method", "a withdrawn one");
}

export function explainFormOfPayment({ pointer }: Located<FormsOfPayment>, methodId: number): Reason {
  return makeReason("form-of-payment", pointer, "a method for managed bookings", `method ${methodId}`);
}

export function explainProcessorField({ value, pointer }: Located<RequiredField>): Reason {
  return makeReason("required-by-processor", pointer, value, "nothing", { isMissing: true });
}
