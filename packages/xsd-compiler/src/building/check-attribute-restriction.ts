// Derivation Valid (Restriction, Complex), clauses 2 to 4 (XSD 1.0 part 1, section 3.4.6).

import { keyOf, showName } from "../components/component.ts";
import { type AttributeUse, allowsNamespace, type ComplexType } from "../components/schema-set.ts";
import { offsetOf } from "../loading/attributes.ts";
import type { Source } from "./building.ts";
import type { CollectedAttributes } from "./collect-attributes.ts";
import { isDerivedFrom } from "./derivation.ts";
import { sameValue } from "./validate-literal.ts";
import { isWithin } from "./wildcards.ts";

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
  const fixed = base.valueConstraint?.kind === "fixed" ? base.valueConstraint.value : undefined;
  const own = use.valueConstraint;
  if (fixed === undefined) return undefined;
  const same = own?.kind === "fixed" && sameValue(base.declaration.type, own.value, fixed);
  return same ? undefined : `is not fixed to ${fixed.lexical}, as the base type has it`;
}

const STRENGTH = { skip: 0, lax: 1, strict: 2 };

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
  else if (STRENGTH[wildcard.processContents] < STRENGTH[inherited.processContents])
    report(
      `xs:anyAttribute is ${wildcard.processContents}, and ${inherited.processContents} in the base type`,
    );
}
