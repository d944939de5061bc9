import type { XsdNode } from "../lint-node.ts";
import { each, type LintRule } from "../lint-rule.ts";

const XSD_ONLY = [
  [/\\[ic]/i, "\\i and \\c"],
  [/\[[^\][]*-\[/, "class subtraction"],
  [/\\[pP]\{Is/, "Unicode blocks"],
] as const;

function explainDialect({ kind, attribute }: XsdNode): string | undefined {
  if (kind !== "pattern") return undefined;
  const value = (attribute("value") ?? "").replace(/\\[^icpPIC]/g, "");
  const found = XSD_ONLY.find(([syntax]) => syntax.test(value));
  return found && `only XSD has ${found[1]} in patterns`;
}

function explainAnchor({ kind, attribute }: XsdNode): string | undefined {
  const value = attribute("value") ?? "";
  if (kind !== "pattern" || !/^\^|(?<!\\)\$$/.test(value)) return undefined;
  return "^ and $ are characters in patterns of XSD, which match the whole value";
}

export const PATTERN_RULES: readonly LintRule[] = [
  {
    id: "portability/pattern-dialect",
    severity: "info",
    summary: "A pattern uses syntax that other regular expressions do not have.",
    reason:
      "Generators copy patterns into Java, Python or JavaScript, where the pattern fails or means something else. Write the characters out. For JSON Schema, RE2 and Go know no lookaround.",
    xsd: each(explainDialect, "value"),
    json: each(
      ({ schema: { pattern } }) =>
        typeof pattern === "string" && /\(\?<?[=!]/.test(pattern)
          ? "Go and RE2 have no lookaround in patterns"
          : undefined,
      "pattern",
    ),
  },
  {
    id: "portability/anchors",
    severity: "warning",
    summary: "The anchors of a pattern do not do what they seem to.",
    reason:
      "XSD has no anchors: ^ and $ are characters there, and no value matches. A JSON Schema pattern without anchors matches a part of the value. Remove them in XSD, and write ^(?:…)$ in JSON Schema.",
    xsd: each(explainAnchor, "value"),
    json: each(
      ({ schema: { pattern } }) =>
        typeof pattern === "string" && !/[\^$]|\\b/.test(pattern)
          ? "the pattern has no anchor: it matches a part of the value"
          : undefined,
      "pattern",
    ),
  },
];
