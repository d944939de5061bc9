import type { TreeElement } from "@payment-routing/contract-runtime";
import type { Report } from "../diagnostic.ts";

/** One `xs:schema` within a schema set. A file that several namespaces include is one document for each. */
export interface SchemaDocument {
  readonly file: string;
  readonly root: TreeElement;
  /** The empty string for none. A chameleon has the namespace that includes it. */
  readonly targetNamespace: string;
  /** True if the document has no target namespace but its including document has (part 1, section 4.2.1). */
  readonly chameleon: boolean;
  /** Namespaces that its references may name: its own, XSD, and the imported ones. */
  readonly visibleNamespaces: ReadonlySet<string>;
  /** True for a further `schemaLocation` of a namespace: its components do not replace known ones. */
  readonly secondary: boolean;
  /** Locations that could not be read, by namespace; the empty string for an import without a location. */
  readonly missing: ReadonlyMap<string, string>;
  /** The documents that the `xs:include` and `xs:redefine` elements name. */
  readonly parts: ReadonlyMap<TreeElement, SchemaDocument>;
  readonly report: Report;
  /** Returns the namespace declarations in scope at an element, by prefix. */
  namespacesAt(element: TreeElement): ReadonlyMap<string, string>;
}

/** Indexes the namespace declarations in scope at each element of a tree. */
export function indexNamespaces(root: TreeElement): (element: TreeElement) => ReadonlyMap<string, string> {
  const scopes = new Map<TreeElement, ReadonlyMap<string, string>>();
  const start = new Map([["xml", "http://www.w3.org/XML/1998/namespace"]]);
  const open: (readonly [TreeElement, ReadonlyMap<string, string>])[] = [[root, start]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [element, outer] = next;
    const scope = element.declarations.length === 0 ? outer : declare(outer, element);
    scopes.set(element, scope);
    for (const child of element.children) open.push([child, scope]);
  }
  return (element) => scopes.get(element) ?? start;
}

function declare(outer: ReadonlyMap<string, string>, element: TreeElement): ReadonlyMap<string, string> {
  const scope = new Map([...outer, ...element.declarations]);
  // xmlns="" removes the default namespace.
  if (scope.get("") === "") scope.delete("");
  return scope;
}
