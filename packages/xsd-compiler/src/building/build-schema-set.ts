import type { TreeElement } from "@payment-routing/contract-runtime";
import { XML_NAMESPACE, XSD_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import { keyOf } from "../components/component.ts";
import type { SchemaSet, TypeDefinition } from "../components/schema-set.ts";
import { attributeOf } from "../loading/attributes.ts";
import { documentationOf } from "../loading/documentation.ts";
import type { SchemaDocument } from "../loading/load-documents.ts";
import { buildGlobalAttribute } from "./build-attribute.ts";
import { buildGlobalElement } from "./build-element.ts";
import { buildGroup } from "./build-particle.ts";
import { Building, globalName, type Source, type SymbolKind } from "./building.ts";
import { BUILT_IN_TYPES } from "./built-in-types.ts";
import { checkRedefinition } from "./check-redefinition.ts";
import { buildAttributeGroup } from "./collect-attributes.ts";
import { expandSubstitutions } from "./expand-substitutions.ts";
import { fillComplexType } from "./fill-complex-type.ts";
import { buildGlobalType } from "./find-type.ts";
import { checkAllGroups, checkGroupCycles } from "./model-groups.ts";
import { checkNotation } from "./value-constraints.ts";

/** A schema set whose content models have no automata yet. */
export interface BuiltSet {
  readonly schemaSet: SchemaSet;
  readonly building: Building;
}

/**
 * Builds the components of documents: every one that is declared, used or not. Reports go to the documents; after one
 * the components are not to be used.
 */
export function buildSchemaSet(documents: readonly SchemaDocument[]): BuiltSet {
  const building = new Building(documents);
  indexSources(building);
  buildGlobals(building);
  for (const kind of ["type", "group", "attributeGroup"] as const) checkRedefinitions(building, kind);
  drain(building);
  if (checkGroupCycles(building)) {
    checkAllGroups(building);
    expandSubstitutions(building);
    for (const check of building.later) check();
  }
  return { schemaSet: collect(building), building };
}

function buildGlobals(building: Building): void {
  const { sources } = building;
  for (const source of sources.notation.values()) checkNotation(source);
  for (const source of sources.type.values()) buildGlobalType(building, source);
  for (const source of sources.attribute.values()) buildGlobalAttribute(building, source);
  for (const source of sources.attributeGroup.values()) buildAttributeGroup(building, source, source);
  for (const source of sources.group.values()) buildGroup(building, source);
  for (const source of sources.element.values()) buildGlobalElement(building, source);
}

function checkRedefinitions(building: Building, kind: SymbolKind): void {
  for (const source of building.sources[kind].values())
    for (let next: Source = source; next.original !== undefined; next = next.original.source)
      checkRedefinition(building, next, next.original);
}

/** Builds the declared components until none is pending: building a type may declare further types. */
function drain(building: Building): void {
  for (;;) {
    const group = building.pendingGroups.pop();
    group?.();
    const type = building.pending.pop();
    if (type !== undefined) fillComplexType(building, type);
    if (group === undefined && type === undefined) return;
  }
}

/** Collects the components in the order of the documents, independent of the order in which they were built. */
function collect(building: Building): SchemaSet {
  return {
    elements: inOrder(building, "element", building.elements),
    attributes: inOrder(building, "attribute", building.attributes),
    types: inOrder<TypeDefinition>(building, "type", building.types),
    groups: inOrder(building, "group", building.groups),
    documentation: building.documents
      .map(({ root }) => documentationOf(root))
      .filter((text) => text !== "")
      .join("\n"),
    prefixes: findPrefixes(building.documents),
    files: [...new Set(building.documents.map(({ file }) => file))],
  };
}

function inOrder<T>(building: Building, kind: SymbolKind, built: ReadonlyMap<Source, T>): Map<string, T> {
  const ordered = new Map<string, T>();
  for (const [key, source] of building.sources[kind]) {
    const component = built.get(source);
    if (component !== undefined) ordered.set(key, component);
  }
  return ordered;
}

/** Names that begin with xml are reserved; `xs` and `xsi` have a meaning in values. */
const RESERVED = /^(?:xml|xsi?$)/i;

/**
 * A prefix for each target namespace, in the order of the documents: the one that the schema itself declares, else the
 * last word of the namespace. No target namespace has none.
 */
function findPrefixes(documents: readonly SchemaDocument[]): ReadonlyMap<string, string> {
  const prefixes = new Map<string, string>();
  const taken = new Set<string>();
  for (const { targetNamespace } of documents) {
    if (targetNamespace === "" || targetNamespace === XML_NAMESPACE || prefixes.has(targetNamespace))
      continue;
    const wanted = declaredPrefix(documents, targetNamespace) ?? lastWord(targetNamespace);
    let free = wanted;
    for (let i = 2; taken.has(free); i++) free = `${wanted}${i}`;
    taken.add(free);
    prefixes.set(targetNamespace, free);
  }
  return prefixes;
}

/** Returns the prefix that a document of the namespace declares for it, else the first one that any document declares. */
function declaredPrefix(documents: readonly SchemaDocument[], namespace: string): string | undefined {
  const own = documents.filter(({ targetNamespace }) => targetNamespace === namespace);
  for (const { root } of [...own, ...documents]) {
    for (const [prefix, declared] of root.declarations)
      if (declared === namespace && prefix !== "" && !RESERVED.test(prefix)) return prefix;
  }
  return undefined;
}

function lastWord(namespace: string): string {
  const words = namespace.split(/[^A-Za-z0-9]+/).filter((word) => /^[A-Za-z]/.test(word));
  const word = (words.at(-1) ?? "ns").toLowerCase();
  return RESERVED.test(word) ? "ns" : word;
}

// Indexes what documents declare and redefine (XSD 1.0 part 1, sections 2.5 and 4.2.2).

const SYMBOL_KINDS: Readonly<Record<string, SymbolKind>> = {
  element: "element",
  attribute: "attribute",
  simpleType: "type",
  complexType: "type",
  group: "group",
  attributeGroup: "attributeGroup",
  notation: "notation",
};

/** Registers every global component, redefined ones after their redefinitions. Reports names declared twice. */
function indexSources(building: Building): void {
  for (const document of building.documents) {
    for (const element of document.root.children) {
      const kind = SYMBOL_KINDS[element.local];
      if (kind !== undefined) declare(building, kind, { element, document });
    }
  }
  const redefined = new Set<SchemaDocument>();
  for (const document of building.documents) redefineAll(building, document, redefined);
}

function declare(building: Building, kind: SymbolKind, source: Source): void {
  const { document } = source;
  const name = globalName(source);
  // The schema of XSD itself declares the built-in types again.
  if (name.namespace === XSD_NAMESPACE && kind === "type" && BUILT_IN_TYPES.has(name.local)) return;
  const other = building.sources[kind].get(keyOf(name));
  if (other === undefined) building.sources[kind].set(keyOf(name), source);
  else if (!document.secondary) reportTwice(source, other);
}

function reportTwice({ element, document }: Source, other: Source): void {
  const message = `xs:${element.local} ${attributeOf(element, "name")} is declared already, in ${other.document.file}`;
  document.report("invalid-duplicate", element.offset, message);
}

/** Applies the redefinitions of a document, after those of the documents that it redefines. */
function redefineAll(building: Building, document: SchemaDocument, done: Set<SchemaDocument>): void {
  if (done.has(document)) return;
  done.add(document);
  for (const part of document.parts.values()) redefineAll(building, part, done);
  for (const [element, part] of document.parts) {
    if (element.local === "redefine") redefine(building, document, element, part);
  }
}

function redefine(
  building: Building,
  document: SchemaDocument,
  parent: TreeElement,
  part: SchemaDocument,
): void {
  const reachable = collectParts(part);
  for (const element of parent.children) {
    const kind = SYMBOL_KINDS[element.local];
    if (kind === undefined) continue;
    const name = globalName({ element, document });
    const key = keyOf(name);
    const other = building.sources[kind].get(key);
    if (other === undefined || (!reachable.has(other.document) && other.original === undefined)) {
      const message = `${part.file} declares no xs:${element.local} ${name.local} that could be redefined`;
      document.report("invalid-reference", element.offset, message);
    } else if (!reachable.has(other.document)) {
      reportTwice({ element, document }, other);
    } else if (other.element.local !== element.local) {
      const message = `${name.local} is an xs:${other.element.local} in ${part.file}`;
      document.report("invalid-derivation", element.offset, message);
    } else {
      building.sources[kind].set(key, { element, document, original: { kind, key, source: other } });
    }
  }
}

/** Returns a document with all documents that it includes and redefines. */
function collectParts(document: SchemaDocument): Set<SchemaDocument> {
  const all = new Set([document]);
  for (const each of all) for (const part of each.parts.values()) all.add(part);
  return all;
}
