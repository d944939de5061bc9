import type { Condition } from "../schema/assertion.ts";

/** Evaluates an assertion's condition, given which children are present. */
export function holds(condition: Condition, has: (child: string) => boolean): boolean {
  if ("child" in condition) return has(condition.child);
  if ("not" in condition) return !holds(condition.not, has);
  if ("and" in condition) return condition.and.every((part) => holds(part, has));
  return condition.or.some((part) => holds(part, has));
}
