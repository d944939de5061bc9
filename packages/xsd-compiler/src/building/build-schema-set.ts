import type { SchemaSet, TypeDefinition } from "../components/schema-set.ts";
import { documentationOf } from "../loading/documentation.ts";
import type { SchemaDocument } from "../loading/schema-document.ts";
import { buildGlobalAttribute } from "./build-attribute.ts";
import { buildGlobalElement } from "./build-element.ts";
import { buildGroup } from "./build-particle.ts";
import { Building, type Source, type SymbolKind } from "./building.ts";
import { checkAllGroups } from "./check-all-groups.ts";
import { checkGroupCycles } from "./check-group-cycles.ts";
import { checkRedefinition } from "./check-redefinition.ts";
import { buildAttributeGroup } from "./collect-attributes.ts";
import { expandSubstitutions } from "./expand-substitutions.ts";
import { fillComplexType } from "./fill-complex-type.ts";
import { findPrefixes } from "./find-prefixes.ts";
import { buildGlobalType } from "./find-type.ts";
import { indexSources } from "./index-sources.ts";
import { buildNotation } from "./notations.ts";

/** A schema set whose content models are still to be made automata. */
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
  for (const source of sources.notation.values()) buildNotation(building, source);
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

/** Fills what was declared, which declares more: types are written inside of elements inside of types. */
function drain(building: Building): void {
  for (;;) {
    const group = building.pendingGroups.pop();
    group?.();
    const type = building.pending.pop();
    if (type !== undefined) fillComplexType(building, type);
    if (group === undefined && type === undefined) return;
  }
}

/** The components in the order of the documents, whatever the order in which they were built. */
function collect(building: Building): SchemaSet {
  return {
    elements: inOrder(building, "element", building.elements),
    attributes: inOrder(building, "attribute", building.attributes),
    types: inOrder<TypeDefinition>(building, "type", building.types),
    groups: inOrder(building, "group", building.groups),
    attributeGroups: inOrder(building, "attributeGroup", building.attributeGroups),
    notations: inOrder(building, "notation", building.notations),
    identityConstraints: building.identityConstraints,
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
