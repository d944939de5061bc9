// Checks redefinitions (XSD 1.0 part 1, section 4.2.2, Redefinition Constraints).

import type { TreeElement } from "@payment-routing/contract-runtime";
import { keyOf, showName } from "../components/component.ts";
import { attributeOf, childOf } from "../loading/attributes.ts";
import { buildGroup } from "./build-particle.ts";
import { at, type Building, type Original, readReference, type Source } from "./building.ts";
import { buildAttributeGroup, checkAttributeRestriction, collectAttributes } from "./collect-attributes.ts";

/** Reports a redefinition that does not refer to the redefined component exactly once. */
export function checkRedefinition(building: Building, source: Source, original: Original): void {
  const { element } = source;
  if (original.kind === "type") requireItself(source, original);
  if (original.kind !== "group" && original.kind !== "attributeGroup") return;
  const references = findReferences(source, element.local, original.key);
  if (references.length > 1) {
    report(references[1] as Source, "refers to what it redefines a second time");
  } else if (references.length === 1) {
    const [reference] = references as [Source];
    const once = ["minOccurs", "maxOccurs"].every(
      (name) => Number(attributeOf(reference.element, name) ?? 1) === 1,
    );
    if (!once) report(reference, "refers to what it redefines, which occurs exactly once then");
  } else if (original.kind === "group") {
    buildGroup(building, original.source);
    building.restrictedGroups.push({ source, original: original.source });
  } else {
    building.later.push(() => restrictAttributes(building, source, original.source));
  }
}

function report({ element, document }: Source, problem: string): void {
  document.report("invalid-derivation", element.offset, `a redefinition ${problem}`);
}

function requireItself(source: Source, { key }: Original): void {
  const content = childOf(source.element, "simpleContent", "complexContent") ?? source.element;
  const derivation = childOf(content, "restriction", "extension");
  const base = derivation === undefined ? undefined : readReference(at(source, derivation), "base");
  if (base === undefined || keyOf(base) !== key) report(source, "of a type has the type itself as its base");
}

function findReferences(source: Source, local: string, key: string): Source[] {
  return source.element.children.flatMap((child: TreeElement) => {
    const inside = at(source, child);
    const reference = child.local === local ? readReference(inside, "ref") : undefined;
    const own = reference !== undefined && keyOf(reference) === key ? [inside] : [];
    return [...own, ...findReferences(inside, local, key)];
  });
}

/** Checks that an attribute group without a reference to itself restricts the redefined group. */
function restrictAttributes(building: Building, source: Source, original: Source): void {
  const base = buildAttributeGroup(building, original, original);
  if (base === undefined) return;
  const own = collectAttributes(building, source);
  const stated = new Set(own.uses.map(({ declaration }) => keyOf(declaration.name)));
  for (const { declaration, required } of base.uses)
    if (required && !stated.has(keyOf(declaration.name)))
      report(source, `leaves out the attribute ${showName(declaration.name)}, which is required`);
  const inherited = { attributeUses: base.uses, attributeWildcard: base.wildcard };
  checkAttributeRestriction(source, own, inherited);
}
