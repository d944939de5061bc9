import { XML_NAMESPACE, XSI_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import { keyOf, type QName } from "../components/component.ts";
import type { AttributeDeclaration, AttributeUse } from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { attributeOf, childOf, offsetOf } from "../loading/attributes.ts";
import { documentationOf } from "../loading/documentation.ts";
import { reportDeclarationParts } from "./build-element.ts";
import {
  type Building,
  findSource,
  globalName,
  isReference,
  localName,
  originOf,
  readReference,
  reportMissing,
  type Source,
} from "./building.ts";
import { ANY_SIMPLE_TYPE, BUILT_IN_TYPES, ORIGIN } from "./built-in-types.ts";
import { findSimpleType } from "./find-type.ts";
import { findUnfixed } from "./validate-literal.ts";
import { checkValue, readValueConstraint, requireNotations } from "./value-constraints.ts";

/** An attribute use, or a prohibited attribute. */
type AttributeStatement =
  | { readonly kind: "use"; readonly use: AttributeUse; readonly source: Source }
  | { readonly kind: "prohibited"; readonly name: QName };

/** Builds the declaration of a global attribute. */
export function buildGlobalAttribute(building: Building, source: Source): AttributeDeclaration {
  const name = globalName(source);
  const known = building.attributes.get(source);
  if (known !== undefined) return known;
  const declaration = declare(building, source, name);
  building.attributes.set(source, declaration);
  return declaration;
}

/** Reads an `xs:attribute` inside a type or an attribute group; undefined after a report. */
export function buildAttributeStatement(building: Building, source: Source): AttributeStatement | undefined {
  const { element, document } = source;
  const refers = isReference(source);
  if (refers === undefined) return undefined;
  const declaration = refers ? refer(building, source) : declare(building, source, localName(source));
  if (declaration === undefined) return undefined;
  const use = attributeOf(element, "use") ?? "optional";
  if (attributeOf(element, "default") !== undefined && use !== "optional") {
    const message = `an attribute with a default is optional, not ${use}`;
    document.report("invalid-attribute", offsetOf(element, "use"), message);
  }
  const own = refers ? readValueConstraint(source) : declaration.valueConstraint;
  if (refers && own !== undefined) {
    checkValue(source, declaration.type, own);
    // Part 1, section 3.5.6.
    const fixed = findUnfixed(declaration.valueConstraint, own, declaration.type);
    if (fixed !== undefined)
      document.report(
        "invalid-value",
        own.value.origin.offset,
        `the declaration fixes the value to ${fixed.lexical}`,
      );
  }
  if (use === "prohibited") return { kind: "prohibited", name: declaration.name };
  const valueConstraint = own ?? declaration.valueConstraint;
  return { kind: "use", use: { declaration, required: use === "required", valueConstraint }, source };
}

function refer(building: Building, source: Source): AttributeDeclaration | undefined {
  reportDeclarationParts(source, ["type", "form"]);
  const name = readReference(source, "ref");
  if (name === undefined) return undefined;
  const global = findSource(building, source, "attribute", name);
  if (global !== undefined) return buildGlobalAttribute(building, global);
  const ofXml = XML_ATTRIBUTES.get(keyOf(name));
  if (ofXml === undefined) reportMissing(building, source, "ref", "attribute", name);
  return ofXml;
}

function declare(building: Building, source: Source, name: QName): AttributeDeclaration {
  const { element, document } = source;
  if (name.local === "xmlns" || name.namespace === XSI_NAMESPACE)
    document.report(
      "invalid-value",
      offsetOf(element, "name"),
      `an attribute cannot be declared as ${name.local} here`,
    );
  const valueConstraint = readValueConstraint(source);
  const type = findAttributeType(building, source);
  if (type !== undefined && valueConstraint !== undefined) checkValue(source, type, valueConstraint);
  if (type !== undefined) requireNotations(source, type, offsetOf(element, "type"));
  return {
    name,
    documentation: documentationOf(element),
    origin: originOf(source),
    type: type ?? ANY_SIMPLE_TYPE,
    valueConstraint,
  };
}

function findAttributeType(building: Building, source: Source): SimpleType | undefined {
  const { element, document } = source;
  const inside = childOf(element, "simpleType");
  const named = attributeOf(element, "type") !== undefined;
  if (named && inside !== undefined)
    document.report("invalid-element", inside.offset, "xs:simpleType cannot stand beside the attribute type");
  if (!named && inside === undefined) return ANY_SIMPLE_TYPE;
  return findSimpleType(building, source, "type", named ? undefined : inside);
}

// The attributes of XML itself (http://www.w3.org/XML/1998/namespace). Every schema may import them without a
// schema file: the published one is not read.

const builtIn = (name: string): SimpleType => BUILT_IN_TYPES.get(name) as SimpleType;
const oneOf = (base: string, ...values: string[]): SimpleType => ({
  ...builtIn(base),
  name: undefined,
  base: builtIn(base),
  facets: {
    ...builtIn(base).facets,
    enumeration: values.map((lexical) => ({
      lexical,
      namespaces: new Map(),
      origin: ORIGIN,
      documentation: "",
    })),
  },
});

/** A language tag, or an empty string if the language is unknown. */
const LANGUAGE: SimpleType = {
  ...ANY_SIMPLE_TYPE,
  name: undefined,
  base: ANY_SIMPLE_TYPE,
  variety: "union",
  whiteSpace: "collapse",
  memberTypes: [builtIn("language"), oneOf("string", "")],
};

/** Attributes by key of the name. Declarations in the schema set take precedence. */
const XML_ATTRIBUTES: ReadonlyMap<string, AttributeDeclaration> = new Map(
  Object.entries({
    lang: LANGUAGE,
    space: oneOf("NCName", "default", "preserve"),
    base: builtIn("anyURI"),
    id: builtIn("ID"),
  }).map(([local, type]) => {
    const name = { namespace: XML_NAMESPACE, local };
    const declaration: AttributeDeclaration = {
      name,
      documentation: "",
      origin: ORIGIN,
      type,
      valueConstraint: undefined,
    };
    return [keyOf(name), declaration];
  }),
);
