import type { Rule } from "../report/finding.ts";
import type { JsonNode, SchemaNode, XsdNode } from "./lint-node.ts";

/** A rule of `contracts lint`, whose ID begins with its category. A check gets every declaration of a schema set. */
export interface LintRule extends Omit<Rule, "category"> {
  readonly xsd?: (nodes: readonly XsdNode[]) => Iterable<Match>;
  readonly json?: (nodes: readonly JsonNode[]) => Iterable<Match>;
}

/** A declaration that a rule reports. */
export interface Match {
  readonly node: SchemaNode;
  readonly message: string;
  /** The attribute or keyword to show. Default: the declaration. */
  readonly part?: string;
}

/** Makes a check of one that looks at one declaration. */
export function each<Node extends SchemaNode>(
  check: (node: Node) => string | undefined,
  part?: string,
): (nodes: readonly Node[]) => Iterable<Match> {
  return function* (nodes) {
    for (const node of nodes) {
      const message = check(node);
      if (message !== undefined) yield { node, message, ...(part !== undefined && { part }) };
    }
  };
}
