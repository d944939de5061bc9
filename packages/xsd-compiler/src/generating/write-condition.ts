import type { Condition } from "@payment-routing/contract-runtime/codegen";

/**
 * Writes a condition, or what it is when it fails, without a negation of anything but a single child.
 *
 * @param holds false for when the condition fails
 * @param writeChild writes that a child is present, or that it is not
 */
export function writeCondition(
  condition: Condition,
  holds: boolean,
  writeChild: (name: string, present: boolean) => string,
): string {
  if ("child" in condition) return writeChild(condition.child, holds);
  if ("not" in condition) return writeCondition(condition.not, !holds, writeChild);
  const parts = "and" in condition ? condition.and : condition.or;
  // De Morgan: of "both" and "either" each becomes the other when it fails.
  const operator = "and" in condition === holds ? " && " : " || ";
  const written = parts.map((part) => {
    const text = writeCondition(part, holds, writeChild);
    return / (?:&&|\|\|) /.test(text) ? `(${text})` : text;
  });
  return written.join(operator);
}
