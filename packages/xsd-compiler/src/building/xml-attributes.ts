// The attributes that XML itself has (http://www.w3.org/XML/1998/namespace): every schema may import them, and the place
// where their schema is published is not read.

import { XML_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import { keyOf } from "../components/component.ts";
import type { AttributeDeclaration } from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { ANY_SIMPLE_TYPE, BUILT_IN_TYPES } from "./built-in-types.ts";

const ORIGIN = { file: "", offset: 0 };
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

/** A language, or nothing where the language is not known. */
const LANGUAGE: SimpleType = {
  ...ANY_SIMPLE_TYPE,
  name: undefined,
  base: ANY_SIMPLE_TYPE,
  variety: "union",
  whiteSpace: "collapse",
  memberTypes: [builtIn("language"), oneOf("string", "")],
};

/** By key of the name. A schema set that declares them itself goes first. */
export const XML_ATTRIBUTES: ReadonlyMap<string, AttributeDeclaration> = new Map(
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
      scope: "global",
    };
    return [keyOf(name), declaration];
  }),
);
