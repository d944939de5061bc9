import { explainUnknownRule } from "./lint-config.ts";
import type { SchemaComment, SchemaNode } from "./lint-node.ts";
import type { LintRule, Match } from "./lint-rule.ts";

/** What is wrong with a suppression. */
export const SUPPRESSION_RULES: readonly LintRule[] = [
  {
    id: "suppression/invalid",
    severity: "error",
    summary: "A suppression has no reason, or names a rule that does not exist.",
    reason: "It suppresses nothing. Write lint-disable RULE: REASON.",
  },
  {
    id: "suppression/unused",
    severity: "warning",
    summary: "A suppression suppresses nothing.",
    reason: "It would hide the next mistake. Remove it.",
  },
];

/** A match of a rule, with its ID. */
export interface RuleMatch extends Match {
  readonly rule: string;
}

/**
 * Leaves out the matches that a comment on their declaration, or on one around it, suppresses: `lint-disable RULE: REASON`
 * on a line of its own. Adds matches of `SUPPRESSION_RULES`.
 */
export function suppress(
  matches: readonly RuleMatch[],
  nodes: readonly SchemaNode[],
  ids: readonly string[],
): readonly RuleMatch[] {
  const problems: RuleMatch[] = [];
  const suppressions = new Map<SchemaNode, Suppression[]>();
  for (const node of nodes) {
    for (const { rule, reason, comment } of node.comments.flatMap(readSuppressions)) {
      const at = { ...node, locate: () => comment };
      if (!ids.includes(rule))
        problems.push({ rule: "suppression/invalid", node: at, message: explainUnknownRule(rule, ids) });
      else if (reason === "")
        problems.push({
          rule: "suppression/invalid",
          node: at,
          message: `write the reason: lint-disable ${rule}: REASON`,
        });
      else suppressions.set(node, [...(suppressions.get(node) ?? []), { rule, at, isUsed: false }]);
    }
  }
  const kept = matches.filter(({ node, rule }) => {
    const found = findSuppression(suppressions, node, rule);
    if (found !== undefined) found.isUsed = true;
    return found === undefined;
  });
  const unused = [...suppressions.values()].flat().filter(({ isUsed }) => !isUsed);
  return [
    ...kept,
    ...problems,
    ...unused.map(({ rule, at }) => ({
      rule: "suppression/unused",
      node: at,
      message: `there is no finding of ${rule} here`,
    })),
  ];
}

interface Suppression {
  readonly rule: string;
  /** The declaration, located at the comment. */
  readonly at: SchemaNode;
  isUsed: boolean;
}

function readSuppressions(
  comment: SchemaComment,
): { rule: string; reason: string; comment: SchemaComment }[] {
  return Array.from(
    comment.text.matchAll(/^[\t ]*lint-disable\b[\t ]*([^\s:]*)[\t ]*:?(.*)$/gm),
    ([, rule = "", reason = ""]) => ({ rule, reason: reason.trim(), comment }),
  );
}

function findSuppression(
  suppressions: ReadonlyMap<SchemaNode, readonly Suppression[]>,
  start: SchemaNode,
  rule: string,
): Suppression | undefined {
  for (let node: SchemaNode | undefined = start; node !== undefined; node = node.parent) {
    const found = suppressions.get(node)?.find((suppression) => suppression.rule === rule);
    if (found !== undefined) return found;
  }
  return undefined;
}
