import { type Condition, NCNAME } from "@payment-routing/contract-runtime/codegen";
import type { DiagnosticCode } from "../diagnostic.ts";

export type ParsedCondition =
  | { readonly condition: Condition }
  | { readonly code: DiagnosticCode; readonly message: string };

const TOKENS = new RegExp(`${NCNAME}|[^\\t\\n\\r ]`, "gu");
const NAME = new RegExp(`^${NCNAME}$`, "u");

/**
 * Parses the test of an assertion. The XPath subset: names of children (true if present), `and`, `or`, `not(…)` and
 * parentheses.
 */
export function parseCondition(test: string, children: readonly string[]): ParsedCondition {
  const tokens = test.match(TOKENS) ?? [];
  let position = 0;
  try {
    const condition = parseOr();
    if (position < tokens.length) throw unexpected();
    return { condition };
  } catch (error) {
    if (error instanceof ConditionError) return { code: error.code, message: error.message };
    throw error;
  }

  function parseOr(): Condition {
    const parts = [parseAnd()];
    while (tokens[position] === "or") parts.push(next(parseAnd));
    return parts.length === 1 ? (parts[0] as Condition) : { or: parts };
  }

  function parseAnd(): Condition {
    const parts = [parseTerm()];
    while (tokens[position] === "and") parts.push(next(parseTerm));
    return parts.length === 1 ? (parts[0] as Condition) : { and: parts };
  }

  function parseTerm(): Condition {
    const token = tokens[position];
    if (token === "(") return parenthesised();
    if (token === "not" && tokens[position + 1] === "(") {
      position++;
      return { not: parenthesised() };
    }
    if (token === undefined || !NAME.test(token) || tokens[position + 1] === "(") throw unexpected();
    if (!children.includes(token))
      throw new ConditionError("invalid-assertion", `"${test}": the type has no element ${token}`);
    position++;
    return { child: token };
  }

  function parenthesised(): Condition {
    const condition = next(parseOr);
    if (tokens[position] !== ")") throw unexpected();
    position++;
    return condition;
  }

  function next(parse: () => Condition): Condition {
    position++;
    return parse();
  }

  function unexpected(): ConditionError {
    const found = tokens[position] === undefined ? "the end" : `"${tokens[position]}"`;
    return new ConditionError(
      "unsupported-assertion",
      `"${test}": ${found} is not supported; a test has names of children, and, or, not(…) and parentheses`,
    );
  }
}

class ConditionError extends Error {
  readonly code: DiagnosticCode;
  constructor(code: DiagnosticCode, message: string) {
    super(message);
    this.code = code;
  }
}
