import { type AttributeUse, type ComplexType, keyOf } from "@payment-routing/xsd-compiler";
import { includesTexts, listSamples } from "./compare-texts.ts";
import { listElements } from "./content-machine.ts";
import { constraintOf, describeSimple, describeWildcard } from "./describe-structure.ts";
import { type ElementParts, listRequired } from "./minimal-document.ts";

/** The attributes that another version has too, by name; names that are elements there count as other content. */
export function describeAttributes(
  type: ComplexType | undefined,
  other: ComplexType | undefined,
  isWhole: boolean,
): string {
  const { attributeUses = [], attributeWildcard } = type ?? {};
  const elements = new Set(listElements(other).map(({ name }) => name.local));
  const moved = attributeUses.filter(({ declaration }) => elements.has(declaration.name.local));
  const uses = attributeUses
    .filter((use) => findUse(other, use))
    .map((use) => {
      const { name, type } = use.declaration;
      return [keyOf(name), describeSimple(type, isWhole), constraintOf(use, "fixed")];
    });
  const wildcard = attributeWildcard && describeWildcard(attributeWildcard);
  return JSON.stringify([uses.sort(), moved.length, wildcard]);
}

/** The attributes of both versions whose default differs. */
export function listChangedDefaults(
  a: ComplexType | undefined,
  b: ComplexType | undefined,
): readonly string[] {
  return (a?.attributeUses ?? []).flatMap((use) => {
    const other = findUse(b, use);
    const isEqual = other === undefined || constraintOf(use, "default") === constraintOf(other, "default");
    return isEqual ? [] : use.declaration.name.local;
  });
}

/** Whether a type is known to accept all attributes of another. */
export function includesAttributes(outer: ComplexType | undefined, inner: ComplexType | undefined): boolean {
  const [uses, others] = [outer?.attributeUses ?? [], inner?.attributeUses ?? []];
  const [wildcard, other] = [outer?.attributeWildcard, inner?.attributeWildcard];
  if (
    other !== undefined &&
    (wildcard === undefined || describeWildcard(wildcard) !== describeWildcard(other))
  )
    return false;
  const areKnown = others.every((use) => {
    const same = findUse(outer, use);
    return same !== undefined && (use.required || !same.required) && includesUse(same, use);
  });
  // A wildcard may have allowed what is declared now.
  return areKnown && uses.every((use) => findUse(inner, use) || (!use.required && other === undefined));
}

/** The use of the same attribute in another type. */
function findUse(type: ComplexType | undefined, use: AttributeUse): AttributeUse | undefined {
  return type?.attributeUses.find(
    ({ declaration }) => keyOf(declaration.name) === keyOf(use.declaration.name),
  );
}

function includesUse(outer: AttributeUse, inner: AttributeUse): boolean {
  const fixed = constraintOf(outer, "fixed");
  if (fixed !== undefined && fixed !== constraintOf(inner, "fixed")) return false;
  return includesTexts(outer.declaration.type, inner.declaration.type);
}

/** Elements with each attribute, with all of them, with another text in each, and with an unknown one. */
export function listAttributeParts(
  type: ComplexType | undefined,
  other: ComplexType | undefined,
): readonly ElementParts[] {
  const uses = type?.attributeUses ?? [];
  const required = listRequired(type);
  const others = uses.flatMap((use) => {
    const rest = required.filter((each) => each.use !== use);
    const same = findUse(other, use);
    const texts = same ? listSamples(use.declaration.type, same.declaration.type) : [" x ", "0", "x"];
    return [undefined, ...texts].map((text) => [...rest, { use, text }]);
  });
  const unknown = [' any="x"', ' xmlns:other="urn:any" other:any="x"'].map((text) => [...required, text]);
  return [[], required, uses.map((use) => ({ use })), ...others, ...unknown].map((attributes) => ({
    attributes,
  }));
}
