import type { ExplainedMethod } from "@payment-routing/operator-contract";

/** Which methods a matrix shows. */
export const SHOWN = ["all", "excluded", "near-misses"] as const;

export type Shown = (typeof SHOWN)[number];

/** True if one constraint alone excludes the method, and the account offers it. */
export function isNearMiss({ reasons: [first, ...others] }: ExplainedMethod): boolean {
  return first !== undefined && others.length === 0 && first.code !== "not-offered";
}

export function selectMethods(methods: readonly ExplainedMethod[], shown: Shown): readonly ExplainedMethod[] {
  if (shown === "near-misses") return methods.filter(isNearMiss);
  return shown === "excluded" ? methods.filter(({ eligible }) => !eligible) : methods;
}

/** The constraints that exclude at least one method: the columns of the matrix, in alphabetical order. */
export function listConstraints(methods: readonly ExplainedMethod[]): readonly string[] {
  return [...new Set(methods.flatMap(({ reasons }) => reasons.map(({ code }) => code)))].sort();
}
