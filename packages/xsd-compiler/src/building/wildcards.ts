// Set operations on the namespaces of wildcards (XSD 1.0 part 1, section 3.10.6).

import { allowsNamespace, type NamespaceConstraint, type Wildcard } from "../components/schema-set.ts";
import { attributeOf } from "../loading/attributes.ts";
import { documentationOf } from "../loading/documentation.ts";
import type { Source } from "./building.ts";

/** Builds the component of an `xs:any` or `xs:anyAttribute`. */
export function buildWildcard({ element, document }: Source): Wildcard {
  const text = attributeOf(element, "namespace") ?? "##any";
  return {
    kind: "wildcard",
    namespaces: readNamespaces(text, document.targetNamespace),
    processContents: (attributeOf(element, "processContents") ?? "strict") as Wildcard["processContents"],
    documentation: documentationOf(element),
  };
}

function readNamespaces(text: string, target: string): NamespaceConstraint {
  if (text === "##any") return { kind: "any" };
  if (text === "##other") return { kind: "not", namespace: target };
  const names = text === "" ? [] : text.split(" ");
  const namespaces = names.map((name) =>
    name === "##targetNamespace" ? target : name === "##local" ? "" : name,
  );
  return { kind: "among", namespaces: new Set(namespaces) };
}

/** Returns the namespaces that both allow; undefined if no wildcard can express them. */
export function intersect(a: NamespaceConstraint, b: NamespaceConstraint): NamespaceConstraint | undefined {
  if (a.kind === "any") return b;
  if (b.kind === "any") return a;
  if (a.kind === "among")
    return { kind: "among", namespaces: filterNames(a.namespaces, (name) => allowsNamespace(b, name)) };
  if (b.kind === "among") return intersect(b, a);
  if (a.namespace === b.namespace || b.namespace === "") return a;
  return a.namespace === "" ? b : undefined;
}

/** Returns the namespaces that either allows; undefined if no wildcard can express them. */
export function unite(a: NamespaceConstraint, b: NamespaceConstraint): NamespaceConstraint | undefined {
  if (a.kind === "any" || b.kind === "any") return { kind: "any" };
  if (a.kind === "among" && b.kind === "among")
    return { kind: "among", namespaces: new Set([...a.namespaces, ...b.namespaces]) };
  if (a.kind === "not" && b.kind === "not")
    return a.namespace === b.namespace ? a : { kind: "not", namespace: "" };
  if (a.kind === "not") return uniteWith(a.namespace, b);
  return b.kind === "not" ? uniteWith(b.namespace, a) : undefined;
}

/** Unites a set with `not`, which excludes one namespace and no namespace: members of the set are no longer excluded. */
function uniteWith(not: string, set: NamespaceConstraint): NamespaceConstraint | undefined {
  const left = [not, ""].filter((namespace) => !allowsNamespace(set, namespace));
  const [namespace] = left;
  if (namespace === undefined) return { kind: "any" };
  return left.includes("") ? { kind: "not", namespace } : undefined;
}

/** True if the other wildcard allows every namespace that the inner one allows. */
export function isWithin(inner: NamespaceConstraint, outer: NamespaceConstraint): boolean {
  if (outer.kind === "any") return true;
  if (inner.kind === "any") return false;
  if (inner.kind === "among") return [...inner.namespaces].every((name) => allowsNamespace(outer, name));
  return outer.kind === "not" && (outer.namespace === inner.namespace || outer.namespace === "");
}

const STRENGTH = { skip: 0, lax: 1, strict: 2 };

/** True if a wildcard processes what it allows less strictly than the other. */
export function isLessStrict(inner: Wildcard, outer: Wildcard): boolean {
  return STRENGTH[inner.processContents] < STRENGTH[outer.processContents];
}

/** True if both allow some namespace. */
export function overlap(a: NamespaceConstraint, b: NamespaceConstraint): boolean {
  if (a.kind === "among") return [...a.namespaces].some((name) => allowsNamespace(b, name));
  if (b.kind === "among") return overlap(b, a);
  return true;
}

function filterNames(names: ReadonlySet<string>, allowed: (name: string) => boolean): Set<string> {
  return new Set([...names].filter(allowed));
}
