import { keyOf, showName } from "../components/component.ts";
import type { ElementDeclaration, SchemaSet } from "../components/schema-set.ts";
import { suggest } from "../loading/suggest.ts";
import { nameComponents } from "./naming.ts";
import { indexDerived, reachComponents } from "./reach-components.ts";

/** The elements to generate code for, or the reason why a name does not select one. */
export type RootSelection =
  | { readonly ok: true; readonly roots: readonly ElementDeclaration[] }
  | { readonly ok: false; readonly message: string };

/**
 * Selects the root elements of documents among the global elements.
 *
 * @param names local names, or `{namespace}name` where several namespaces have the name; `all` selects every global
 *   element. Default: the elements that no other element refers to, and every element where each is referred to.
 */
export function selectRoots(schema: SchemaSet, names: readonly string[] = []): RootSelection {
  const elements = [...schema.elements.values()];
  if (names.includes("all")) return { ok: true, roots: elements };
  if (names.length === 0) return { ok: true, roots: findDefaultRoots(schema) };
  const roots = new Set<ElementDeclaration>();
  for (const name of names) {
    const found = elements.filter((element) => name === element.name.local || name === clark(element));
    const [root, ...others] = found;
    if (root === undefined) {
      const declared = elements.map((element) =>
        name.startsWith("{") ? clark(element) : element.name.local,
      );
      return { ok: false, message: `there is no global element ${name}${suggest(name, declared)}` };
    }
    if (others.length > 0)
      return { ok: false, message: `several elements are called ${name}: ${found.map(clark).join(", ")}` };
    if (root.abstract) return { ok: false, message: describeAbstract(root, elements) };
    roots.add(root);
  }
  return { ok: true, roots: elements.filter((element) => roots.has(element)) };
}

/** Returns the names of roots in generated functions: `Invoice` of `decodeInvoice`. */
export function nameRoots(schema: SchemaSet, roots: readonly ElementDeclaration[]): readonly string[] {
  const { elements } = nameComponents(schema);
  return roots.map((root) => elements.get(root) ?? "");
}

/** Finds the elements that no other element refers to in its content, or in that of types that may replace its type. */
function findDefaultRoots(schema: SchemaSet): ElementDeclaration[] {
  const elements = [...schema.elements.values()];
  const derived = indexDerived(schema);
  const referred = new Set<unknown>();
  for (const element of elements) {
    // Stops at the next global element, which is visited separately.
    const follows = (other: ElementDeclaration): boolean => other === element || other.scope === "local";
    const { all } = reachComponents([element], { derived, follows });
    for (const other of all) if (other !== element) referred.add(other);
  }
  const roots = elements.filter((element) => !referred.has(element) && !element.abstract);
  return roots.length === 0 ? elements : roots;
}

function describeAbstract(root: ElementDeclaration, elements: readonly ElementDeclaration[]): string {
  const members = elements.filter((element) => isMember(element, root) && !element.abstract);
  return `${showName(root.name)} is abstract; name elements of its substitution group: ${members.map(({ name }) => name.local).join(", ") || "it has none"}`;
}

function isMember({ substitutionGroup: head }: ElementDeclaration, root: ElementDeclaration): boolean {
  return head !== undefined && (keyOf(head.name) === keyOf(root.name) || isMember(head, root));
}

/** Writes a name with its namespace in braces. */
function clark({ name: { local, namespace } }: ElementDeclaration): string {
  return `{${namespace}}${local}`;
}
