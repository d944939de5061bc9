// The state of building a schema set: its documents, their declarations, and the components built so far.

import type { TreeElement } from "@payment-routing/contract-runtime";
import type { Mutable } from "@payment-routing/contract-runtime/codegen";
import {
  type IdentityConstraint,
  keyOf,
  type Origin,
  type QName,
  showName,
} from "../components/component.ts";
import type {
  AttributeDeclaration,
  AttributeUse,
  ComplexType,
  ElementDeclaration,
  GroupDefinition,
  TypeDefinition,
  Wildcard,
} from "../components/schema-set.ts";
import { type DiagnosticCode, suggest } from "../diagnostic.ts";
import { attributeOf, offsetOf } from "../loading/attributes.ts";
import { describeMissing, type SchemaDocument } from "../loading/load-documents.ts";

/** An element of a schema document. */
export interface Source {
  readonly element: TreeElement;
  readonly document: SchemaDocument;
  /** The redefined component, inside a redefinition: references to its own name mean it (part 1, section 4.2.2). */
  readonly original?: Original;
}

export interface Original {
  readonly kind: SymbolKind;
  readonly key: string;
  readonly source: Source;
}

/** The kinds of components that have names of their own (part 1, section 2.5). */
export type SymbolKind = "element" | "attribute" | "type" | "group" | "attributeGroup" | "notation";

/** A complex type that is referred to before its content is built. */
export interface PendingComplexType {
  readonly type: Mutable<ComplexType>;
  readonly source: Source;
}

/** The attributes of an XSD element, declared directly and by attribute groups. */
export interface CollectedAttributes {
  readonly uses: readonly AttributeUse[];
  /** Names of attributes that a restriction prohibits. */
  readonly prohibited: readonly QName[];
  /** The complete wildcard (part 1, section 3.4.2). */
  readonly wildcard: Wildcard | undefined;
}

export class Building {
  readonly documents: readonly SchemaDocument[];
  /** The sources of global components, by kind and key of the name. */
  readonly sources: Readonly<Record<SymbolKind, Map<string, Source>>> = {
    element: new Map(),
    attribute: new Map(),
    type: new Map(),
    group: new Map(),
    attributeGroup: new Map(),
    notation: new Map(),
  };
  readonly elements = new Map<Source, ElementDeclaration>();
  readonly attributes = new Map<Source, AttributeDeclaration>();
  readonly types = new Map<Source, TypeDefinition>();
  readonly groups = new Map<Source, GroupDefinition>();
  readonly attributeGroups = new Map<Source, CollectedAttributes>();
  readonly identityConstraints = new Map<string, IdentityConstraint>();
  /** Complex types to be filled, and all types that ever were, by type. */
  readonly pending: PendingComplexType[] = [];
  readonly pendingGroups: (() => void)[] = [];
  readonly complexTypes = new Map<ComplexType, PendingComplexType>();
  readonly filled = new Set<ComplexType>();
  /** Groups that redefine others without referring to them, which makes them restrictions. */
  readonly restrictedGroups: { readonly source: Source; readonly original: Source }[] = [];
  /** Components under construction, to find cycles. */
  readonly open = new Set<TreeElement>();
  /** Checks that run once all components are built. */
  readonly later: (() => void)[] = [];

  constructor(documents: readonly SchemaDocument[]) {
    this.documents = documents;
  }

  /** Reports a diagnostic at the declaration of a component. */
  reportAt({ file, offset }: Origin, code: DiagnosticCode, message: string, other?: Origin): void {
    this.documents.find((document) => document.file === file)?.report(code, offset, message, other);
  }
}

/** Returns the name that a global component declares. */
export function globalName({ element, document }: Source): QName {
  return { namespace: document.targetNamespace, local: attributeOf(element, "name") ?? "" };
}

export function originOf({ element, document }: Source): Origin {
  return { file: document.file, offset: element.offset };
}

/** Returns the source with another element of the same document. */
export function at(source: Source, element: TreeElement): Source {
  return { ...source, element };
}

/** Finds the declaration of a named component. */
export function findSource(
  building: Building,
  { original }: Source,
  kind: SymbolKind,
  name: QName,
): Source | undefined {
  const key = keyOf(name);
  if (original?.kind === kind && original.key === key) return original.source;
  return building.sources[kind].get(key);
}

/** Reads the name in an attribute of a schema; undefined if the attribute is absent, or after a report. */
export function readReference(source: Source, attribute: string): QName | undefined {
  const text = attributeOf(source.element, attribute);
  return text === undefined ? undefined : readQName(source, attribute, text);
}

/** Resolves a qualified name written in an attribute of a schema; undefined after a report. */
export function readQName({ element, document }: Source, attribute: string, text: string): QName | undefined {
  const colon = text.indexOf(":");
  const prefix = text.slice(0, Math.max(colon, 0));
  const local = text.slice(colon + 1);
  const declared = document.namespacesAt(element).get(prefix);
  const offset = offsetOf(element, attribute);
  if (declared === undefined && prefix !== "") {
    document.report("invalid-reference", offset, `the prefix ${prefix} of ${text} is not declared`);
    return undefined;
  }
  // A chameleon's own names are in the namespace of the including document (part 1, section 4.2.1).
  const namespace = declared ?? (document.chameleon ? document.targetNamespace : "");
  if (!document.visibleNamespaces.has(namespace)) {
    const shown = namespace === "" ? "no namespace" : `the namespace ${namespace}`;
    document.report("invalid-reference", offset, `${text} is in ${shown}, which the schema does not import`);
    return undefined;
  }
  return { namespace, local };
}

/** Finds the declaration that an attribute refers to; undefined if the attribute is absent, or after a report. */
export function findReferred(
  building: Building,
  source: Source,
  attribute: string,
  kind: SymbolKind,
): Source | undefined {
  const name = readReference(source, attribute);
  if (name === undefined) return undefined;
  const found = findSource(building, source, kind, name);
  if (found === undefined) reportMissing(building, source, attribute, kind, name);
  return found;
}

/**
 * True for an `xs:element` or `xs:attribute` that refers to a global one, false for one that declares a local one;
 * undefined after reporting one that does both or neither.
 */
export function isReference({ element, document }: Source): boolean | undefined {
  const refers = attributeOf(element, "ref") !== undefined;
  if (refers !== (attributeOf(element, "name") !== undefined)) return refers;
  const message = `xs:${element.local} needs one of the attributes name and ref, and not both`;
  document.report("invalid-attribute", element.offset, message);
  return undefined;
}

/** Returns the name that a local declaration has, qualified if `form` or its default for the document says so. */
export function localName({ element, document }: Source): QName {
  const form = attributeOf(element, "form") ?? attributeOf(document.root, `${element.local}FormDefault`);
  const namespace = form === "qualified" ? document.targetNamespace : "";
  return { namespace, local: attributeOf(element, "name") ?? "" };
}

/** Reports a name without a declaration. */
export function reportMissing(
  building: Building,
  { element, document }: Source,
  attribute: string,
  kind: SymbolKind,
  name: QName,
): void {
  const location = document.missing.get(name.namespace);
  const declared = [...building.sources[kind].keys()]
    .filter(
      (key) => keyOf({ namespace: name.namespace, local: "" }) === key.slice(0, key.lastIndexOf(" ") + 1),
    )
    .map((key) => key.slice(key.lastIndexOf(" ") + 1));
  const hint = location === undefined ? suggest(name.local, declared) : `; ${describeMissing(location)}`;
  const message = `there is no ${KIND_NAMES[kind]} ${showName(name)}${hint}`;
  document.report("invalid-reference", offsetOf(element, attribute), message);
}

const KIND_NAMES: Readonly<Record<SymbolKind, string>> = {
  element: "element",
  attribute: "attribute",
  type: "type",
  group: "group",
  attributeGroup: "attribute group",
  notation: "notation",
};
