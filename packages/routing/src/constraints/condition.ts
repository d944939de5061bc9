import type { Constraints } from "@payment-routing/config-contract";
import type { Facts } from "../facts/facts.ts";
import { listSpecs } from "./list-specs.ts";
import type { AnySpec } from "./spec.ts";

/**
 * Constraints as they are decided. `not` has been moved inwards to the specs, where a missing value is decided by
 * `on_missing` as it is written: negation never turns "ineligible when missing" into a silent pass.
 */
export type Condition = SpecCondition | GroupCondition;

/** That a spec is met, or that it is not. */
export interface SpecCondition {
  readonly kind: "spec";
  /** A JSON Pointer into the configuration: without what it leads to, the condition would not be there. */
  readonly pointer: string;
  readonly spec: AnySpec;
  readonly isNegated: boolean;
}

export interface GroupCondition {
  readonly kind: "all" | "any";
  readonly pointer: string;
  /** The word that the group is written with. */
  readonly word: "all" | "any" | "not";
  readonly parts: readonly Condition[];
}

/**
 * The conditions of constraints that stand at a pointer, all of which must hold. Each is one that its pointer would take
 * away: a single constraint, an `any` or a `not`; what stands in `all` is listed by itself.
 */
export function compileConditions(constraints: Constraints, pointer: string): Condition[] {
  return compile(constraints, pointer, false);
}

/** Whether facts meet a condition. */
export function holds(condition: Condition, facts: Facts): boolean {
  if (condition.kind === "spec") return holdsOf(condition, condition.spec.dimension.read(facts));
  return condition.kind === "all"
    ? condition.parts.every((part) => holds(part, facts))
    : condition.parts.some((part) => holds(part, facts));
}

/** Whether a value meets a condition all of whose specs look at its dimension. */
export function holdsOf(condition: Condition, value: unknown): boolean {
  if (condition.kind !== "spec")
    return condition.kind === "all"
      ? condition.parts.every((part) => holdsOf(part, value))
      : condition.parts.some((part) => holdsOf(part, value));
  return meetsSpec(condition, value);
}

/** Whether a value, or that it is missing, meets a spec; or, negated, does not meet it. */
export function meetsSpec({ spec, isNegated }: SpecCondition, value: unknown): boolean {
  const result = value === undefined ? undefined : spec.check(value);
  return result === undefined ? spec.onMissing : result !== isNegated;
}

/** The specs in a condition. */
export function* listSpecConditions(condition: Condition): Generator<SpecCondition> {
  if (condition.kind === "spec") yield condition;
  else for (const part of condition.parts) yield* listSpecConditions(part);
}

/** Tells conditions apart by what they decide, wherever they stand. */
export function keyOf(condition: Condition): string {
  if (condition.kind === "spec") return `${condition.isNegated ? "not " : ""}${condition.spec.key}`;
  return `${condition.kind}(${condition.parts.map(keyOf).join("; ")})`;
}

/** Negated, one of the conditions must hold. */
function compile(constraints: Constraints, pointer: string, isNegated: boolean): Condition[] {
  const { all = [], any, not } = constraints;
  const conditions: Condition[] = listSpecs(constraints).map(([path, spec]) => {
    return { kind: "spec", pointer: pointer + path, spec, isNegated };
  });
  for (const [position, inner] of all.entries())
    conditions.push(...compile(inner, `${pointer}/all/${position}`, isNegated));
  if (any !== undefined) {
    const parts = any.map((inner, position): Condition => {
      const place = `${pointer}/any/${position}`;
      return group(isNegated ? "any" : "all", "all", place, compile(inner, place, isNegated));
    });
    conditions.push({ kind: isNegated ? "all" : "any", word: "any", pointer: `${pointer}/any`, parts });
  }
  if (not !== undefined) {
    const place = `${pointer}/not`;
    const parts = compile(not, place, !isNegated);
    conditions.push({ kind: isNegated ? "all" : "any", word: "not", pointer: place, parts });
  }
  return conditions;
}

function group(
  kind: "all" | "any",
  word: GroupCondition["word"],
  pointer: string,
  parts: readonly Condition[],
): Condition {
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { kind, word, pointer, parts };
}
