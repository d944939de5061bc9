import { holds } from "../condition.ts";
import type { CompiledAccount } from "../decision/compile-account.ts";
import type { CompiledRule } from "../decision/compile-ordering.ts";
import { findOrdering } from "../decision/decide.ts";
import type { Facts } from "../facts/facts.ts";
import { findReasons } from "./find-reasons.ts";
import type { Reason } from "./reason.ts";

/** What ordered the methods of an answer. */
export interface OrderingExplanation {
  /** `base`: the account has no ordering, and only base preferences decide. */
  readonly appliedBy: "rule" | "default" | "base";
  /** A JSON Pointer to the rule, or to the default. */
  readonly pointer: string | undefined;
  /** The name of the rule. */
  readonly name: string | undefined;
  /** The rules that were tried before and did not apply. */
  readonly passedOver: readonly PassedRule[];
}

/** A rule that did not apply. */
export interface PassedRule {
  readonly name: string;
  readonly pointer: string;
  readonly reasons: readonly Reason[];
}

export function explainOrdering(account: CompiledAccount, facts: Facts): OrderingExplanation {
  const ordering = findOrdering(account, facts);
  if (ordering === undefined)
    return { appliedBy: "base", pointer: undefined, name: undefined, passedOver: [] };
  const { rules } = ordering;
  const position = rules.findIndex(({ when }) => when.every((condition) => holds(condition, facts)));
  const { pointer, name } = rules[position] as CompiledRule;
  return {
    appliedBy: position === rules.length - 1 ? "default" : "rule",
    pointer,
    name,
    passedOver: rules.slice(0, position).map(({ name = "", pointer, when }) => {
      return { name, pointer, reasons: findReasons(when, facts) };
    }),
  };
}
