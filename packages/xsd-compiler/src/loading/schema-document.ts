import type { TreeElement } from "@payment-routing/contract-runtime";
import type { Report } from "../diagnostic.ts";

/** One `xs:schema` as it takes part in a schema set. A file included by several namespaces takes part for each. */
export interface SchemaDocument {
  readonly file: string;
  readonly root: TreeElement;
  /** Empty for none; of a chameleon, the namespace that includes it. */
  readonly targetNamespace: string;
  /** Has no target namespace of its own and is included by one that has (part 1, section 4.2.1). */
  readonly chameleon: boolean;
  /** Namespaces that its references may name: its own, XSD, and those it imports. */
  readonly visibleNamespaces: ReadonlySet<string>;
  /** Reached by a further `schemaLocation` for a namespace: components that the set has already are left out. */
  readonly secondary: boolean;
  /** Locations that could not be read, by namespace; empty where an import names none. */
  readonly missing: ReadonlyMap<string, string>;
  /** The documents that its `xs:include` and `xs:redefine` elements name. */
  readonly parts: ReadonlyMap<TreeElement, SchemaDocument>;
  readonly report: Report;
  /** The namespace declarations in force at an element, by prefix. */
  namespacesAt(element: TreeElement): ReadonlyMap<string, string>;
}

/** Finds the namespace declarations in force at each element of a tree. */
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
  // xmlns="" takes the default namespace away.
  if (scope.get("") === "") scope.delete("");
  return scope;
}
