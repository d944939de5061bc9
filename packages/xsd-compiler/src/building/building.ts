// The state of building a schema set: its documents, their declarations, and the components built so far.

import type { TreeElement } from "@payment-routing/contract-runtime";
import type { Mutable } from "@payment-routing/contract-runtime/codegen";
import { keyOf, type Origin, type QName } from "../components/component.ts";
import type { IdentityConstraint } from "../components/identity-constraint.ts";
import type {
  AttributeDeclaration,
  AttributeGroupDefinition,
  ComplexType,
  ElementDeclaration,
  GroupDefinition,
  NotationDeclaration,
  TypeDefinition,
} from "../components/schema-set.ts";
import type { DiagnosticCode } from "../diagnostic.ts";
import { attributeOf } from "../loading/attributes.ts";
import type { SchemaDocument } from "../loading/schema-document.ts";

/** An element of a schema document. */
export interface Source {
  readonly element: TreeElement;
  readonly document: SchemaDocument;
  /** In a redefinition, the redefined component: references to the name mean it there (part 1, section 4.2.2). */
  readonly original?: Original;
}

export interface Original {
  readonly kind: SymbolKind;
  readonly key: string;
  readonly source: Source;
}

/** The kinds of components that have names of their own (part 1, section 2.5). */
export type SymbolKind = "element" | "attribute" | "type" | "group" | "attributeGroup" | "notation";

/** A complex type that is referred to before what it contains is known. */
export interface PendingComplexType {
  readonly type: Mutable<ComplexType>;
  readonly source: Source;
}

export class Building {
  readonly documents: readonly SchemaDocument[];
  /** Where global components are declared, by kind and key of the name. */
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
  readonly attributeGroups = new Map<Source, AttributeGroupDefinition>();
  readonly notations = new Map<Source, NotationDeclaration>();
  readonly identityConstraints = new Map<string, IdentityConstraint>();
  /** Complex types to be filled, and all that ever were, by type. */
  readonly pending: PendingComplexType[] = [];
  readonly pendingGroups: (() => void)[] = [];
  readonly complexTypes = new Map<ComplexType, PendingComplexType>();
  readonly filled = new Set<ComplexType>();
  /** Groups that redefine others without referring to them: they have to be restrictions. */
  readonly restrictedGroups: { readonly source: Source; readonly original: Source }[] = [];
  /** Components that are being built, to find cycles. */
  readonly open = new Set<TreeElement>();
  /** Checks that need all components. */
  readonly later: (() => void)[] = [];

  constructor(documents: readonly SchemaDocument[]) {
    this.documents = documents;
  }

  /** Reports something about a component, where it is declared. */
  reportAt({ file, offset }: Origin, code: DiagnosticCode, message: string): void {
    this.documents.find((document) => document.file === file)?.report(code, offset, message);
  }
}

/** The name that a global component is declared by. */
export function globalName({ element, document }: Source): QName {
  return { namespace: document.targetNamespace, local: attributeOf(element, "name") ?? "" };
}

export function originOf({ element, document }: Source): Origin {
  return { file: document.file, offset: element.offset };
}

/** The same document at another element. */
export function at(source: Source, element: TreeElement): Source {
  return { ...source, element };
}

/** Where the component of a name is declared. */
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
