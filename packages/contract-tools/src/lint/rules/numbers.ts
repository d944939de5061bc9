import { typesOf } from "../../json-schema/walk-schema.ts";
import type { XsdNode } from "../lint-node.ts";
import { each, type LintRule } from "../lint-rule.ts";
import { isUnbounded, NUMBER_BOUNDS } from "./bounds.ts";
import { wordsOf } from "./words.ts";

const UNLIMITED = [
  "integer",
  "nonNegativeInteger",
  "positiveInteger",
  "nonPositiveInteger",
  "negativeInteger",
];
const LONG = ["long", "unsignedLong"];
const MONEY = ["amount", "amounts", "price", "prices", "fee", "fees", "cost", "costs", "money", "balance"];
/** Words of names that are about money and hold none. */
const NOT_MONEY = [
  "count",
  "id",
  "type",
  "code",
  "currency",
  "rate",
  "percent",
  "percentage",
  "number",
  "no",
];

function isMoney(name: string): boolean {
  const words = wordsOf(name);
  return words.some((word) => MONEY.includes(word)) && !words.some((word) => NOT_MONEY.includes(word));
}

function findUnsafeBound(node: XsdNode): string | undefined {
  for (const { kind, attribute } of node.children) {
    const value = attribute("value") ?? "";
    const isInteger = /^[+-]?\d+$/.test(value);
    if (!isInteger || !/^(?:min|max)(?:In|Ex)clusive$/.test(kind)) continue;
    const limit = BigInt(Number.MAX_SAFE_INTEGER) + (kind.endsWith("Exclusive") ? 1n : 0n);
    const bound = BigInt(value.replace("+", ""));
    if (bound > limit || bound < -limit) return `${kind} ${value} is past 2^53 - 1`;
  }
  return undefined;
}

const INTEGERS = [...UNLIMITED, ...LONG, "decimal"];

export const NUMBER_RULES: readonly LintRule[] = [
  {
    id: "numbers/unbounded-integer",
    severity: "info",
    summary: "An integer has no size.",
    reason:
      "xs:integer has any number of digits: it is a bigint here and a BigInteger in Java, and an error in a database column. Give bounds within 2^53 - 1, or use xs:int. The generator demands the same of JSON Schema.",
    xsd: each((node) =>
      isUnbounded(node, UNLIMITED, [["maxInclusive"], ["maxExclusive"], ...NUMBER_BOUNDS])
        ? `the ${node.builtIn} has any number of digits`
        : undefined,
    ),
  },
  {
    id: "numbers/unsafe-integer",
    severity: "warning",
    summary: "The bounds of an integer exceed 2^53 - 1.",
    reason:
      "A double is not exact past 2^53 - 1: JSON readers and spreadsheets change the value silently. Lower the bound, or use a string for an identifier. The generator rejects it in JSON Schema.",
    xsd: each((node) => {
      if (node.kind === "restriction" && node.builtIn !== undefined && INTEGERS.includes(node.builtIn)) {
        const bound = findUnsafeBound(node);
        if (bound !== undefined) return bound;
      }
      return isUnbounded(node, LONG, NUMBER_BOUNDS) ? `xs:${node.builtIn} exceeds 2^53 - 1` : undefined;
    }),
  },
  {
    id: "numbers/float-money",
    severity: "warning",
    summary: "Money is a floating-point number.",
    reason:
      "0.1 + 0.2 is not 0.3, and a reader of JSON may round differently from its writer. Use xs:decimal with fractionDigits, an integer of minor units, or a string with a pattern.",
    xsd: each((node) =>
      ["float", "double"].includes(node.builtIn ?? "") && isMoney(node.name)
        ? `"${node.name}" is money as xs:${node.builtIn}`
        : undefined,
    ),
    json: each((node) =>
      typesOf(node.schema).includes("number") && isMoney(node.name)
        ? `"${node.name}" is money as a floating-point number`
        : undefined,
    ),
  },
  {
    id: "numbers/money-digits",
    severity: "info",
    summary: "A decimal amount of money has no maximum of fraction digits.",
    reason:
      "A writer may send 0.001, which the reader rounds or rejects. Restrict xs:decimal by fractionDigits.",
    xsd: each((node) => {
      const isRestricted = node.children.some(({ kind }) =>
        ["fractionDigits", "enumeration", "pattern"].includes(kind),
      );
      return node.builtIn === "decimal" && isMoney(node.name) && !isRestricted
        ? `"${node.name}" has any number of fraction digits`
        : undefined;
    }),
  },
];
