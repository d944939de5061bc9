import { cutOff } from "@payment-routing/contract-runtime";
import type { DiagnosticCode } from "../diagnostic.ts";
import { parsePattern } from "./parse-pattern.ts";
import { PatternError, type PatternNode } from "./pattern-node.ts";

export type Translation =
  | { readonly expression: string }
  | {
      readonly code: Extract<DiagnosticCode, "invalid-pattern" | "unsupported-pattern">;
      readonly message: string;
    };

/**
 * Translates an XSD regular expression (part 2, appendix F) to an equivalent JavaScript expression, or reports why that is
 * not possible. The result is not anchored and works with the `v` flag and with the `u` flag, which JSON Schema uses.
 */
export function translatePattern(source: string): Translation {
  try {
    const expression = writeExpression(parsePattern(source));
    requireRunnable(expression);
    return { expression };
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    return { code: error.code, message: `the pattern ${cutOff(source, 100)}: ${error.message}` };
  }
}

/** Rejects a valid expression that is too large, which JavaScript reports only when it runs. */
function requireRunnable(expression: string): void {
  try {
    new RegExp(`^(?:${expression})$`, "v").test("");
  } catch {
    throw new PatternError("unsupported-pattern", "it is too large for JavaScript");
  }
}

/** Writes a pattern as a JavaScript expression without capturing groups. */
export function writeExpression(node: PatternNode): string {
  if (node.kind === "character") return node.expression;
  if (node.kind === "sequence") return node.parts.map(writePart).join("");
  if (node.kind === "alternatives") return node.parts.map(writeExpression).join("|");
  return writePart(node.part) + node.quantity;
}

function writePart(node: PatternNode): string {
  const expression = writeExpression(node);
  return node.kind === "alternatives" ? `(?:${expression})` : expression;
}
