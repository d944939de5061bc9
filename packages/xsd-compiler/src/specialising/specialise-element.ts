import { ANY_TYPE } from "../building/built-in-types.ts";
import { showName } from "../components/component.ts";
import type { ElementDeclaration, ModelGroup, Particle } from "../components/schema-set.ts";
import { XSD_NAMESPACE } from "../loading/xsd-namespace.ts";
import type { Child, RootElement, TypeDefinition } from "../model/component.ts";
import { baseOf } from "./base-of.ts";
import { isSafeType } from "./integers.ts";
import { specialiseSimpleType } from "./specialise-simple-type.ts";
import type { Specialising } from "./specialising.ts";

/** The elements of a model group, which may hold nothing else. */
export function specialiseChildren(specialising: Specialising, { particles }: ModelGroup): Child[] {
  const { refuse } = specialising;
  const names = new Set<string>();
  return particles.flatMap(({ term, min, max, documentation, origin }) => {
    if (term.kind !== "element") {
      refuse("unsupported-content", origin, `xs:${tagOf(term)} is not supported here`);
      return [];
    }
    const declared = specialiseDeclaration(specialising, term.declaration);
    if (names.has(declared.name)) {
      const message = `the element ${declared.name} is declared twice here, which is not supported`;
      refuse("unsupported-content", origin, message);
    }
    names.add(declared.name);
    return [{ ...declared, documentation: documentation || declared.documentation, min, max }];
  });
}

/** The local name of the element of XSD that a term is written as. */
export function tagOf(term: Particle["term"]): string {
  if (term.kind === "element") return "element";
  if (term.kind === "wildcard") return "any";
  return term.definition === undefined ? term.compositor : "group";
}

/** An element with a type that has a name. */
export function specialiseDeclaration(
  specialising: Specialising,
  declaration: ElementDeclaration,
): RootElement {
  const { refuse } = specialising;
  const { name, documentation, origin, nillable, valueConstraint } = declaration;
  if (nillable) {
    const message = "the attribute nillable of xs:element is not supported";
    refuse("unsupported-attribute", origin, message, "nillable");
  }
  if (valueConstraint !== undefined) {
    const message = `the attribute ${valueConstraint.kind} of xs:element is not supported`;
    refuse("unsupported-attribute", valueConstraint.value.origin, message);
  }
  return { name: name.local, documentation, origin, type: typeOf(specialising, declaration) };
}

/** Takes the place of a type after a refusal. */
const NO_TYPE: TypeDefinition = {
  kind: "complex",
  name: "",
  documentation: "",
  origin: { file: "", offset: 0 },
  content: { kind: "open" },
  assertions: [],
};

function typeOf({ refuse, types }: Specialising, { type, origin }: ElementDeclaration): TypeDefinition {
  if (type === ANY_TYPE) {
    refuse(
      "unsupported-type",
      origin,
      "xs:anyType, which an element without a type has, is not supported; give it another",
      "type",
    );
    return NO_TYPE;
  }
  if (type.name === undefined) {
    refuse("unsupported-content", type.origin, "an anonymous type is not supported; give it a name");
    return NO_TYPE;
  }
  if (type.kind === "simple" && type.name.namespace === XSD_NAMESPACE && !types.has(type)) {
    if (baseOf(type) === undefined)
      refuse("unsupported-type", origin, `the type ${showName(type.name)} is not supported`, "type");
    types.set(type, specialiseSimpleType(refuse, type));
  }
  const specialised = types.get(type) ?? NO_TYPE;
  if (specialised.kind === "simple" && !isSafeType(specialised)) {
    const message = `${showName(type.name)} has values past 2^53-1, which number does not hold; bound it with minInclusive and maxInclusive`;
    refuse("unsupported-integer", origin, message, "type");
  }
  return specialised;
}
