import { keyOf, type QName, showName } from "../components/component.ts";
import type { AttributeGroupDefinition, AttributeUse, Wildcard } from "../components/schema-set.ts";
import { childOf, offsetOf } from "../loading/attributes.ts";
import { documentationOf } from "../loading/documentation.ts";
import { buildAttributeStatement } from "./build-attribute.ts";
import { at, type Building, findSource, globalName, originOf, type Source } from "./building.ts";
import { readReference, reportMissing } from "./resolve-reference.ts";
import { buildWildcard, intersect } from "./wildcards.ts";

/** The attributes of an XSD element, declared directly and by attribute groups. */
export interface CollectedAttributes {
  readonly uses: readonly AttributeUse[];
  /** Names of attributes that a restriction prohibits. */
  readonly prohibited: readonly QName[];
  /** The complete wildcard (part 1, section 3.4.2). */
  readonly wildcard: Wildcard | undefined;
}

/** Collects the attributes declared in a type, a derivation or an attribute group. */
export function collectAttributes(building: Building, source: Source): CollectedAttributes {
  const uses: AttributeUse[] = [];
  const prohibited: QName[] = [];
  const wildcards: Wildcard[] = [];
  const own = childOf(source.element, "anyAttribute");
  if (own !== undefined) wildcards.push(buildWildcard(at(source, own)));
  for (const element of source.element.children) {
    if (element.local === "attribute") {
      const statement = buildAttributeStatement(building, at(source, element));
      if (statement?.kind === "use") uses.push(statement.use);
      if (statement?.kind === "prohibited") prohibited.push(statement.name);
    } else if (element.local === "attributeGroup") {
      const group = findAttributeGroup(building, at(source, element));
      uses.push(...(group?.attributeUses ?? []));
      if (group?.wildcard !== undefined) wildcards.push(group.wildcard);
    }
  }
  // A group that is referred to twice contributes its attributes once.
  return { uses: [...new Set(uses)], prohibited, wildcard: combine(source, wildcards) };
}

/** Intersects wildcards. The first one, which is the element's own if it has one, sets `processContents`. */
function combine(source: Source, wildcards: readonly Wildcard[]): Wildcard | undefined {
  const [first, ...others] = wildcards;
  if (first === undefined) return undefined;
  let namespaces = first.namespaces;
  for (const other of others) {
    const both = intersect(namespaces, other.namespaces);
    if (both === undefined) {
      const message = "no wildcard allows just what all xs:anyAttribute here allow";
      source.document.report("invalid-derivation", source.element.offset, message);
      return first;
    }
    namespaces = both;
  }
  return { ...first, namespaces };
}

function findAttributeGroup(building: Building, source: Source): AttributeGroupDefinition | undefined {
  const name = readReference(source, "ref");
  if (name === undefined) return undefined;
  const group = findSource(building, source, "attributeGroup", name);
  if (group !== undefined) return buildAttributeGroup(building, group, source);
  reportMissing(building, source, "ref", "attributeGroup", name);
  return undefined;
}

/** Builds an attribute group; undefined after reporting a cycle, at the reference that closes it. */
export function buildAttributeGroup(
  building: Building,
  source: Source,
  reference: Source,
): AttributeGroupDefinition | undefined {
  const name = globalName(source);
  const known = building.attributeGroups.get(source);
  if (known !== undefined) return known;
  if (building.open.has(source.element)) {
    const message = `the attribute group ${showName(name)} contains itself`;
    reference.document.report("invalid-cycle", offsetOf(reference.element, "ref"), message);
    return undefined;
  }
  building.open.add(source.element);
  const { uses, wildcard } = collectAttributes(building, source);
  building.open.delete(source.element);
  checkUses(source, uses);
  const group: AttributeGroupDefinition = {
    name,
    documentation: documentationOf(source.element),
    origin: originOf(source),
    attributeUses: uses,
    wildcard,
  };
  building.attributeGroups.set(source, group);
  return group;
}

/** Reports duplicate attribute names, and more than one identifier (part 1, sections 3.4.6 and 3.6.6). */
export function checkUses(source: Source, uses: readonly AttributeUse[]): void {
  const names = new Set<string>();
  let identifier: QName | undefined;
  for (const { declaration } of uses) {
    const { name, type, origin } = declaration;
    const offset = origin.file === source.document.file ? origin.offset : source.element.offset;
    if (names.has(keyOf(name)))
      source.document.report("invalid-duplicate", offset, `the attribute ${showName(name)} is there already`);
    names.add(keyOf(name));
    if (type.variety !== "atomic" || type.builtIn !== "ID") continue;
    if (identifier !== undefined) {
      const message = `the attribute ${showName(name)} is of a type derived from xs:ID, like ${showName(identifier)}`;
      source.document.report("invalid-duplicate", offset, message);
    }
    identifier = name;
  }
}
