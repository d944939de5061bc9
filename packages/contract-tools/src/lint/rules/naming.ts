import type { JsonNode, SchemaNode, XsdNode } from "../lint-node.ts";
import type { LintRule, Match } from "../lint-rule.ts";

const STYLES: readonly (readonly [style: string, pattern: RegExp])[] = [
  ["snake_case", /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/],
  ["camelCase", /^[a-z][A-Za-z0-9]*$/],
  ["PascalCase", /^[A-Z][A-Za-z0-9]*$/],
  ["kebab-case", /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/],
];

/** Fewer names show no style. */
const MIN_NAMES = 8;
/** The part of the names that must have a style before others are reported. */
const MAJORITY = 0.75;

/** Members whose names are data, such as `GET /status`, have no style. */
const NAME = /^[\w$.-]+$/;

interface Named<Node> {
  readonly name: string;
  readonly node: Node;
}

/** Reports names that are not written like most of their kind. */
function* findOtherStyles(names: readonly Named<SchemaNode>[], kind: string): Generator<Match> {
  if (names.length < MIN_NAMES) return;
  const counts = STYLES.map(
    ([style, pattern]) => [style, pattern, names.filter(({ name }) => pattern.test(name)).length] as const,
  );
  const [style, pattern, count] = counts.toSorted((a, b) => b[2] - a[2])[0] as (typeof counts)[number];
  if (count < names.length * MAJORITY) return;
  for (const { name, node } of names)
    if (!pattern.test(name))
      yield { node, part: "name", message: `${kind} "${name}" is not in ${style} like ${count} others` };
}

function* findCollisions(names: readonly Named<SchemaNode>[], kind: string): Generator<Match> {
  const known = new Map<string, string>();
  for (const { name, node } of names) {
    const other = known.get(name.toLowerCase());
    if (other === undefined) known.set(name.toLowerCase(), name);
    else if (other !== name)
      yield { node, part: "name", message: `${kind} "${name}" differs from "${other}" in case only` };
  }
}

const TYPES = ["complexType", "simpleType"];

function namedXsd(nodes: readonly XsdNode[], kinds: readonly string[]): readonly Named<XsdNode>[] {
  return nodes.flatMap((node) => {
    const name = node.attribute("name");
    return name !== undefined && kinds.includes(node.kind) ? [{ name, node }] : [];
  });
}

function byNamespace(nodes: readonly XsdNode[]): readonly (readonly XsdNode[])[] {
  return [...Map.groupBy(nodes, ({ namespace }) => namespace).values()];
}

function namedJson(nodes: readonly JsonNode[]): readonly Named<JsonNode>[] {
  return nodes.flatMap((node) =>
    node.keyword === "properties" && NAME.test(node.name) ? [{ name: node.name, node }] : [],
  );
}

export const NAMING_RULES: readonly LintRule[] = [
  {
    id: "naming/type-style",
    severity: "info",
    summary: "A type is named in another style than most types of its namespace.",
    reason:
      "Generators derive class names from type names, and mixed styles give surprising ones. Rename the type like the others.",
    xsd: function* (nodes) {
      for (const group of byNamespace(nodes)) yield* findOtherStyles(namedXsd(group, TYPES), "the type");
    },
  },
  {
    id: "naming/member-style",
    severity: "warning",
    summary: "An element, attribute or member is named in another style than most of its contract.",
    reason:
      "Readers misspell the exception, and a name cannot change once it is released. Write new names like the others.",
    xsd: function* (nodes) {
      for (const group of byNamespace(nodes)) {
        yield* findOtherStyles(namedXsd(group, ["element"]), "the element");
        yield* findOtherStyles(namedXsd(group, ["attribute"]), "the attribute");
      }
    },
    json: (nodes) => findOtherStyles(namedJson(nodes), "the member"),
  },
  {
    id: "naming/case-collision",
    severity: "warning",
    summary: "Two names of one scope differ in case only.",
    reason:
      "Generators write a file or a member for each name, and file systems of macOS and Windows, C# and Go's exported fields do not tell them apart. Rename one.",
    xsd: function* (nodes) {
      for (const group of byNamespace(nodes)) {
        const globals = group.filter(({ parent }) => parent?.kind === "schema");
        yield* findCollisions(namedXsd(globals, TYPES), "the type");
        yield* findCollisions(namedXsd(globals, ["element"]), "the element");
        for (const type of group.filter(({ kind }) => kind === "complexType"))
          yield* findCollisions(namedXsd(membersOf(type), ["element", "attribute"]), "the member");
      }
    },
    json: function* (nodes) {
      for (const members of Map.groupBy(namedJson(nodes), ({ node }) => node.parent).values())
        yield* findCollisions(members, "the member");
    },
  },
];

/** The elements and attributes of a type, without those of types inside it. */
function membersOf(node: XsdNode): readonly XsdNode[] {
  return node.children.flatMap((child) =>
    child.kind === "element" || child.kind === "attribute" ? [child] : membersOf(child),
  );
}
