// What the building of a schema set has in hand: its documents, what they declare, and what is built already.

import type { TreeElement } from "@payment-routing/contract-runtime";
import type { Mutable } from "@payment-routing/contract-runtime/codegen";
import { keyOf, type Origin, type QName } from "../components/component.ts";
import type {
  AttributeDeclaration,
  AttributeGroupDefinition,
  ComplexType,
  ElementDeclaration,
  GroupDefinition,
  TypeDefinition,
} from "../components/schema-set.ts";
import type { DiagnosticCode } from "../diagnostic.ts";
import { attributeOf } from "../loading/attributes.ts";
import type { SchemaDocument } from "../loading/schema-document.ts";

/** An element of a schema document. */
export interface Source {
  readonly element: TreeElement;
  readonly document: SchemaDocument;
}

/** The kinds of components that have names of their own (part 1, section 2.5). */
export type SymbolKind = "element" | "attribute" | "type" | "group" | "attributeGroup";

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
  };
  readonly elements = new Map<string, ElementDeclaration>();
  readonly attributes = new Map<string, AttributeDeclaration>();
  readonly types = new Map<string, TypeDefinition>();
  readonly groups = new Map<string, GroupDefinition>();
  readonly attributeGroups = new Map<string, AttributeGroupDefinition>();
  /** Complex types to be filled, and all that ever were, by type. */
  readonly pending: PendingComplexType[] = [];
  readonly pendingGroups: (() => void)[] = [];
  readonly complexTypes = new Map<ComplexType, PendingComplexType>();
  readonly filled = new Set<ComplexType>();
  /** What is being built at the moment, to find circles. */
  readonly open = new Set<TreeElement>();
  /** Checks that have to wait until every component is there. */
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
  return { element, document: source.document };
}

/** Finds what the documents declare, and reports names that are declared twice. */
export function indexSources(building: Building): void {
  for (const document of building.documents) {
    for (const element of document.root.children) {
      const kind = SYMBOL_KINDS[element.local];
      if (kind === undefined) continue;
      const source = { element, document };
      const key = keyOf(globalName(source));
      const other = building.sources[kind].get(key);
      if (other === undefined) building.sources[kind].set(key, source);
      else
        document.report(
          "invalid-duplicate",
          element.offset,
          `xs:${element.local} ${attributeOf(element, "name")} is declared already, in ${other.document.file}`,
        );
    }
  }
}

const SYMBOL_KINDS: Readonly<Record<string, SymbolKind>> = {
  element: "element",
  attribute: "attribute",
  simpleType: "type",
  complexType: "type",
  group: "group",
  attributeGroup: "attributeGroup",
};
