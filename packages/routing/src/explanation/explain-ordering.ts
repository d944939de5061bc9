import { holds } from "../constraints/condition.ts";
import type { Storefront } from "../eligibility/storefront.ts";
import type { Facts } from "../facts/facts.ts";
import { findOrdering } from "../ordering/choose-arrangement.ts";
import type { CompiledRule } from "../ordering/compile-ordering.ts";
import { findReasons } from "./find-reasons.ts";
import type { Reason } from "./reason.ts";

/** What ordered an answer. */
export interface OrderingExplanation {
  /** `base`: the account has no ordering, and base preferences alone decide. */
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

export function explainOrdering(storefront: Storefront, facts: Facts): OrderingExplanation {
  const ordering = findOrdering(storefront, facts);
  if (ordering === undefined)
    return { appliedBy: "base", pointer: undefined, name: undefined, passedOver: [] };
  const applies = ({ when }: CompiledRule): boolean => when.every((condition) => holds(condition, facts));
  const rule = ordering.rules.find(applies) ?? ordering.default;
  const isDefault = rule === ordering.default;
  const before = isDefault ? ordering.rules : ordering.rules.slice(0, ordering.rules.indexOf(rule));
  return {
    appliedBy: isDefault ? "default" : "rule",
    pointer: rule.pointer,
    name: rule.name,
    passedOver: before.map(({ name = "", pointer, when }) => {
      return { name, pointer, reasons: findReasons(when, facts) };
    }),
  };
}
