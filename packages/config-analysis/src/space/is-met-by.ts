import { type Condition, holds } from "@payment-routing/routing";
import { complete, groupOf, type Region } from "./fact-values.ts";

/** Whether every request of a region meets all conditions; false in doubt. */
export function isMetBy(conditions: readonly Condition[], region: Region): boolean {
  return conditions.every((condition) => isOneMetBy(condition, region));
}

function isOneMetBy(condition: Condition, region: Region): boolean {
  if (condition.kind === "spec") {
    const values = region[groupOf(condition)];
    return values.every((value) => holds(condition, complete(value)));
  }
  // Different requests may meet different alternatives, which this does not detect.
  return condition.kind === "all"
    ? isMetBy(condition.parts, region)
    : condition.parts.some((part) => isOneMetBy(part, region));
}
