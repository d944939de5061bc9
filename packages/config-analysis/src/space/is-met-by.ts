import { type Condition, holds } from "@payment-routing/routing";
import { complete, groupOf, type Region } from "./fact-values.ts";

/** Whether every request of a region meets all of the conditions. Never wrongly so: no is the answer in doubt. */
export function isMetBy(conditions: readonly Condition[], region: Region): boolean {
  return conditions.every((condition) => isOneMetBy(condition, region));
}

function isOneMetBy(condition: Condition, region: Region): boolean {
  if (condition.kind === "spec") {
    const values = region[groupOf(condition)];
    return values.every((value) => holds(condition, complete(value)));
  }
  // Requests may meet one alternative here and another there, which this does not follow.
  return condition.kind === "all"
    ? isMetBy(condition.parts, region)
    : condition.parts.some((part) => isOneMetBy(part, region));
}
