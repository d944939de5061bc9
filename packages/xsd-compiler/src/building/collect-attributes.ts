import { keyOf, type QName, showName } from "../components/component.ts";
import {
  type AttributeUse,
  allowsNamespace,
  type ComplexType,
  type TypeDefinition,
  type Wildcard,
} from "../components/schema-set.ts";
import { childOf, offsetOf } from "../loading/attributes.ts";
import { buildAttributeStatement } from "./build-attribute.ts";
import {
  at,
  type Building,
  type CollectedAttributes,
  findReferred,
  globalName,
  type PendingComplexType,
  type Source,
} from "./building.ts";
import { ANY_TYPE } from "./built-in-types.ts";
import { isDerivedFrom } from "./derivation.ts";
import { findUnfixed } from "./validate-literal.ts";
import { buildWildcard, intersect, isLessStrict, isWithin, unite } from "./wildcards.ts";

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
      const reference = at(source, element);
      const found = findReferred(building, reference, "ref", "attributeGroup");
      const group = found === undefined ? undefined : buildAttributeGroup(building, found, reference);
      uses.push(...(group?.uses ?? []));
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

/** Builds an attribute group; undefined after reporting a cycle, at the reference that closes it. */
export function buildAttributeGroup(
  building: Building,
  source: Source,
  reference: Source,
): CollectedAttributes | undefined {
  const known = building.attributeGroups.get(source);
  if (known !== undefined) return known;
  if (building.open.has(source.element)) {
    const message = `the attribute group ${showName(globalName(source))} contains itself`;
    reference.document.report("invalid-cycle", offsetOf(reference.element, "ref"), message);
    return undefined;
  }
  building.open.add(source.element);
  const group = collectAttributes(building, source);
  building.open.delete(source.element);
  checkUses(source, group.uses);
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

// Derivation Valid (Restriction, Complex), clauses 2 to 4 (XSD 1.0 part 1, section 3.4.6).

type AttributesOfBase = Pick<ComplexType, "attributeUses" | "attributeWildcard">;

/** Reports attributes of a restriction that its base type does not allow. */
export function checkAttributeRestriction(
  source: Source,
  own: CollectedAttributes,
  base: AttributesOfBase,
): void {
  const report = (message: string, offset = offsetOf(source.element, "base")): void =>
    source.document.report("invalid-derivation", offset, message);
  const inherited = new Map(base.attributeUses.map((use) => [keyOf(use.declaration.name), use]));
  for (const use of own.uses) {
    const { name, origin } = use.declaration;
    const offset = origin.file === source.document.file ? origin.offset : undefined;
    const baseUse = inherited.get(keyOf(name));
    const problem = baseUse === undefined ? checkNew(use, base) : checkRestated(use, baseUse);
    if (problem !== undefined) report(`the attribute ${showName(name)} ${problem}`, offset);
  }
  const stated = new Set(own.uses.map((use) => keyOf(use.declaration.name)));
  for (const name of own.prohibited) {
    if (stated.has(keyOf(name))) continue;
    if (inherited.get(keyOf(name))?.required)
      report(`the attribute ${showName(name)} is prohibited, and required by the base type`);
  }
  checkWildcard(own, base, report);
}

function checkNew({ declaration: { name } }: AttributeUse, base: AttributesOfBase): string | undefined {
  const wildcard = base.attributeWildcard?.namespaces;
  if (wildcard !== undefined && allowsNamespace(wildcard, name.namespace)) return undefined;
  return "is not one of the base type";
}

function checkRestated(use: AttributeUse, base: AttributeUse): string | undefined {
  if (base.required && !use.required) return "is optional, and required by the base type";
  if (!isDerivedFrom(use.declaration.type, base.declaration.type))
    return "has a type that is not derived from the one it has in the base type";
  const fixed = findUnfixed(base.valueConstraint, use.valueConstraint, base.declaration.type);
  return fixed && `is not fixed to ${fixed.lexical}, as the base type has it`;
}

function checkWildcard(
  { wildcard }: CollectedAttributes,
  base: AttributesOfBase,
  report: (message: string) => void,
): void {
  if (wildcard === undefined) return;
  const inherited = base.attributeWildcard;
  if (inherited === undefined) report("xs:anyAttribute: the base type has none");
  else if (!isWithin(wildcard.namespaces, inherited.namespaces))
    report("xs:anyAttribute allows namespaces that the base type does not");
  else if (isLessStrict(wildcard, inherited))
    report(
      `xs:anyAttribute is ${wildcard.processContents}, and ${inherited.processContents} in the base type`,
    );
}

/** Sets the attributes of a complex type: its own and those of its base type. */
export function fillAttributes(
  building: Building,
  source: Source,
  type: PendingComplexType["type"],
  base: TypeDefinition,
): void {
  const own = collectAttributes(building, source);
  const inherited = base.kind === "complex" ? base.attributeUses : [];
  const baseWildcard = base.kind === "complex" ? base.attributeWildcard : undefined;
  if (type.derivation === "extension") {
    type.attributeUses = [...new Set([...inherited, ...own.uses])];
    type.attributeWildcard = uniteWildcards(source, own.wildcard, baseWildcard);
  } else {
    checkUses(source, own.uses);
    type.attributeUses = mergeRestricted(inherited, own);
    type.attributeWildcard = own.wildcard;
    // Every type restricts xs:anyType, whose wildcard allows all attributes.
    if (base !== ANY_TYPE && base.kind === "complex") checkAttributeRestriction(source, own, base);
  }
  checkUses(source, type.attributeUses);
}

/** Returns the inherited attributes with redeclared ones replaced in place, followed by new ones. */
function mergeRestricted(inherited: readonly AttributeUse[], own: CollectedAttributes): AttributeUse[] {
  const stated = new Map(own.uses.map((use) => [keyOf(use.declaration.name), use]));
  const gone = new Set(own.prohibited.map(keyOf));
  const remaining = inherited.flatMap((use) => {
    const key = keyOf(use.declaration.name);
    const restated = stated.get(key);
    stated.delete(key);
    if (restated !== undefined) return [restated];
    return gone.has(key) ? [] : [use];
  });
  return [...remaining, ...own.uses.filter((use) => stated.has(keyOf(use.declaration.name)))];
}

function uniteWildcards(
  { element, document }: Source,
  own: Wildcard | undefined,
  inherited: Wildcard | undefined,
): Wildcard | undefined {
  if (own === undefined || inherited === undefined) return own ?? inherited;
  const namespaces = unite(own.namespaces, inherited.namespaces);
  if (namespaces !== undefined) return { ...own, namespaces };
  const message = "no wildcard allows just what xs:anyAttribute and the base type allow";
  document.report("invalid-derivation", offsetOf(element, "base"), message);
  return own;
}
