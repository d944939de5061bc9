import { Locator, readDoctype, readTree, type TreeElement } from "@payment-routing/contract-runtime";
import { XSD_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import type { Position } from "../json-schema/schema-file.ts";
import type { SchemaComment, SchemaNode } from "./schema-node.ts";

/** An XSD element of a schema file. `xs:annotation` is part of the element that holds it. */
export interface XsdNode extends SchemaNode {
  /** The local name: `complexType`. */
  readonly kind: string;
  readonly parent: XsdNode | undefined;
  readonly children: readonly XsdNode[];
  /** The target namespace of the file; empty for none. */
  readonly namespace: string;
  /** The name of the nearest declaration that has one: its own, or that of an element around it. */
  readonly name: string;
  /** The text of `xs:documentation`; undefined if there is none. */
  readonly documentation: string | undefined;
  attribute(name: string): string | undefined;
  /** The name of the built-in type that `type` or `base` refers to: `string`. */
  readonly builtIn: string | undefined;
}

/** Above the bounds of the compiler, which reports what exceeds its own. */
const BOUNDS = { maxBytes: 2 ** 26, maxDepth: 512, maxAttributes: 10_000, doctype: readDoctype };

/** Lists the XSD elements of a file in document order; none if it is not well-formed. */
export function readXsdNodes(file: string, bytes: Uint8Array): readonly XsdNode[] {
  const parsed = readTree(bytes, BOUNDS);
  if (!parsed.ok) return [];
  const namespace = parsed.value.attributes.find(({ name }) => name === "targetNamespace")?.value ?? "";
  const locator = new Locator(bytes);
  const nodes: XsdNode[] = [];
  const visit = (element: TreeElement, parent: XsdNode | undefined, outer: Scope): XsdNode => {
    const scope = new Map([...outer, ...element.declarations]);
    const node = createNode(element, { file, namespace, parent, scope, locator });
    nodes.push(node);
    for (const child of element.children)
      if (child.namespace === XSD_NAMESPACE && child.local !== "annotation")
        (node.children as XsdNode[]).push(visit(child, node, scope));
    return node;
  };
  visit(parsed.value, undefined, new Map());
  return nodes;
}

type Scope = ReadonlyMap<string, string>;

interface Surroundings {
  readonly file: string;
  readonly namespace: string;
  readonly parent: XsdNode | undefined;
  readonly scope: Scope;
  readonly locator: Locator;
}

function createNode(
  element: TreeElement,
  { file, namespace, parent, scope, locator }: Surroundings,
): XsdNode {
  // Positions are computed in document order: the locator only moves forward.
  const start = locator.locate(element.offset);
  const positions = new Map<string, Position>();
  for (const { name, offset } of element.attributes) positions.set(name, locator.locate(offset));
  const annotations = element.children
    .filter(({ local }) => local === "annotation")
    .flatMap(({ children }) => children);
  const texts: string[] = [];
  const comments: SchemaComment[] = [];
  for (const part of annotations) {
    const position = locator.locate(part.offset);
    if (part.local === "appinfo") comments.push({ text: textOf(part), ...position });
    if (part.local !== "documentation") continue;
    texts.push(textOf(part));
    if (!positions.has("documentation")) positions.set("documentation", position);
  }
  const attribute = (name: string): string | undefined =>
    element.attributes.find((candidate) => candidate.name === name)?.value.trim();
  return {
    file,
    namespace,
    parent,
    children: [],
    kind: element.local,
    name: attribute("name") ?? parent?.name ?? "",
    documentation: texts.length === 0 ? undefined : texts.join(" ").replace(/\s+/g, " ").trim(),
    comments,
    attribute,
    builtIn: builtInOf(attribute("type") ?? attribute("base"), scope),
    locate: (part = "") => positions.get(part) ?? start,
  };
}

function builtInOf(name: string | undefined, scope: Scope): string | undefined {
  if (name === undefined) return undefined;
  const [prefix, local] = name.includes(":") ? name.split(":") : ["", name];
  return scope.get(prefix ?? "") === XSD_NAMESPACE ? local : undefined;
}

function textOf({ text, children }: TreeElement): string {
  return [text, ...children.map(textOf)].join(" ");
}
