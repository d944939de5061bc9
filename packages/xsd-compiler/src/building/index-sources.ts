// Finds what documents declare, and what they redefine (XSD 1.0 part 1, sections 2.5 and 4.2.2).

import type { TreeElement } from "@payment-routing/contract-runtime";
import { XSD_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import { keyOf } from "../components/component.ts";
import { attributeOf } from "../loading/attributes.ts";
import type { SchemaDocument } from "../loading/schema-document.ts";
import { type Building, globalName, type Source, type SymbolKind } from "./building.ts";
import { BUILT_IN_TYPES } from "./built-in-types.ts";

const SYMBOL_KINDS: Readonly<Record<string, SymbolKind>> = {
  element: "element",
  attribute: "attribute",
  simpleType: "type",
  complexType: "type",
  group: "group",
  attributeGroup: "attributeGroup",
  notation: "notation",
};

/** Registers every global component, the redefined ones behind their redefinitions. Reports names declared twice. */
export function indexSources(building: Building): void {
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
  // XSD's own schema declares the built-in types again.
  if (name.namespace === XSD_NAMESPACE && kind === "type" && BUILT_IN_TYPES.has(name.local)) return;
  const other = building.sources[kind].get(keyOf(name));
  if (other === undefined) building.sources[kind].set(keyOf(name), source);
  else if (!document.secondary) reportTwice(source, other);
}

function reportTwice({ element, document }: Source, other: Source): void {
  const message = `xs:${element.local} ${attributeOf(element, "name")} is declared already, in ${other.document.file}`;
  document.report("invalid-duplicate", element.offset, message);
}

/** The redefinitions of a document, after those of the documents that it names. */
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

/** A document with all that it includes and redefines. */
function collectParts(document: SchemaDocument): Set<SchemaDocument> {
  const all = new Set([document]);
  for (const each of all) for (const part of each.parts.values()) all.add(part);
  return all;
}
