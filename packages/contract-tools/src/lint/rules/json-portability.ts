import { isJsonObject } from "../../json-schema/schema-file.ts";
import type { JsonNode } from "../lint-node.ts";
import { each, type LintRule } from "../lint-rule.ts";

function hasCondition({ schema: { allOf, if: condition }, keyword }: JsonNode): boolean {
  if (keyword === "allOf") return false;
  return (
    condition !== undefined ||
    (Array.isArray(allOf) && allOf.some((part) => isJsonObject(part) && "if" in part))
  );
}

function listTypes({ schema: { type } }: JsonNode): readonly unknown[] {
  return Array.isArray(type) ? type.filter((name) => name !== "null") : [];
}

/** What `generate` accepts and tools of other languages get wrong. It rejects `oneOf`, tuples and the like by itself. */
export const JSON_PORTABILITY_RULES: readonly LintRule[] = [
  {
    id: "portability/untyped-enum",
    severity: "info",
    summary: "An enumeration has no type.",
    reason: "quicktype makes a class with a field for each JSON type of it. Write the type beside enum.",
    json: each(
      ({ schema }) =>
        "enum" in schema && !("type" in schema) ? "the enumeration has no type beside it" : undefined,
      "enum",
    ),
  },
  {
    id: "portability/condition",
    severity: "info",
    summary: "An object has conditions between its members.",
    reason:
      "No generated class shows if and then, and some validators ignore them. Say the condition in the description, or use anyOf with an object for each case.",
    json: each((node) => (hasCondition(node) ? "generated classes do not show the condition" : undefined)),
  },
  {
    id: "portability/several-types",
    severity: "info",
    summary: "A value has one of several types.",
    reason: "Java and Go read it as an untyped object. Use one type, or one member for each.",
    json: each(
      (node) => (listTypes(node).length > 1 ? `the value is ${listTypes(node).join(" or ")}` : undefined),
      "type",
    ),
  },
];
