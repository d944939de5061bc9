import type { Constraints } from "@payment-routing/config-contract";
import type { AnySpec } from "./dimensions/dimension.ts";
import { listSpecs } from "./dimensions/index.ts";
import type { Facts } from "./facts/facts.ts";

/**
 * Compiled constraints. `not` is moved inwards to the specs, where `on_missing` still decides for a missing value:
 * negation never makes a payment with a missing value eligible.
 */
export type Condition = SpecCondition | GroupCondition;

/** Holds if the spec is met or, negated, if it is not. */
export interface SpecCondition {
  readonly kind: "spec";
  /** A JSON Pointer to the part of the configuration that the condition comes from. */
  readonly pointer: string;
  readonly spec: AnySpec;
  readonly isNegated: boolean;
}

export interface GroupCondition {
  readonly kind: "all" | "any";
  readonly pointer: string;
  /** The member of the constraints that the group comes from. */
  readonly word: "all" | "any" | "not";
  readonly parts: readonly Condition[];
}

/**
 * Compiles the constraints at a pointer to conditions that must all hold: one for each single constraint, `any` and `not`.
 * The constraints in `all` have conditions of their own.
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

/** Whether a value meets a condition whose specs all read the dimension of the value. */
export function holdsOf(condition: Condition, value: unknown): boolean {
  if (condition.kind !== "spec")
    return condition.kind === "all"
      ? condition.parts.every((part) => holdsOf(part, value))
      : condition.parts.some((part) => holdsOf(part, value));
  return meetsSpec(condition, value);
}

/** Whether a value, which may be missing, meets a spec or, negated, does not. */
export function meetsSpec({ spec, isNegated }: SpecCondition, value: unknown): boolean {
  const result = value === undefined ? undefined : spec.check(value);
  return result === undefined ? spec.onMissing : result !== isNegated;
}

export function* listSpecConditions(condition: Condition): Generator<SpecCondition> {
  if (condition.kind === "spec") yield condition;
  else for (const part of condition.parts) yield* listSpecConditions(part);
}

/** Conditions with the same key give the same result. */
export function keyOf(condition: Condition): string {
  if (condition.kind === "spec") return `${condition.isNegated ? "not " : ""}${condition.spec.key}`;
  return `${condition.kind}(${condition.parts.map(keyOf).join("; ")})`;
}

/** If negated, one of the conditions must hold instead of all. */
function compile(constraints: Constraints, pointer: string, isNegated: boolean): Condition[] {
  const { all = [], any, not } = constraints;
  const conditions: Condition[] = listSpecs(constraints).map(([path, spec]) => {
    return { kind: "spec", pointer: pointer + path, spec, isNegated };
  });
  for (const [position, inner] of all.entries())
    conditions.push(...compile(inner, `${pointer}/all/${position}`, isNegated));
  if (any !== undefined) {
    const parts = any.map((inner, position): Condition => {
      const at = `${pointer}/any/${position}`;
      return group(isNegated ? "any" : "all", "all", at, compile(inner, at, isNegated));
    });
    conditions.push({ kind: isNegated ? "all" : "any", word: "any", pointer: `${pointer}/any`, parts });
  }
  if (not !== undefined) {
    const at = `${pointer}/not`;
    const parts = compile(not, at, !isNegated);
    conditions.push({ kind: isNegated ? "all" : "any", word: "not", pointer: at, parts });
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
