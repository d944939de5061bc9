import type { Condition } from "@payment-routing/contract-runtime/codegen";

/**
 * Writes a condition or its negation. Only single children are negated.
 *
 * @param holds false to write the negation
 * @param writeChild writes that a child is present or absent
 */
export function writeCondition(
  condition: Condition,
  holds: boolean,
  writeChild: (name: string, present: boolean) => string,
): string {
  if ("child" in condition) return writeChild(condition.child, holds);
  if ("not" in condition) return writeCondition(condition.not, !holds, writeChild);
  const parts = "and" in condition ? condition.and : condition.or;
  // De Morgan: negation swaps "both" and "either".
  const operator = "and" in condition === holds ? " && " : " || ";
  const written = parts.map((part) => {
    const text = writeCondition(part, holds, writeChild);
    return / (?:&&|\|\|) /.test(text) ? `(${text})` : text;
  });
  return written.join(operator);
}
