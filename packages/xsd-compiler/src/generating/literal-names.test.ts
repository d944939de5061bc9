import { expect, test } from "vitest";
import { checkTypes, generateFrom } from "../../test/check-types.ts";

const schema = (content: string): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${content}</xs:schema>`;

/** Members of every object, and two that TypeScript does not know. */
const NAMES = Object.getOwnPropertyNames(Object.prototype);
const elements = (attributes = ""): string =>
  NAMES.map((name) => `<xs:element name="${name}" type="xs:int" ${attributes}/>`).join("");
const attributes = (use: string): string =>
  NAMES.map((name) => `<xs:attribute name="${name}" type="xs:int" ${use}/>`).join("");
const element = (name: string, content: string): string =>
  `<xs:element name="${name}"><xs:complexType>${content}</xs:complexType></xs:element>`;
const values = NAMES.map((name, index) =>
  index % 2 === 0
    ? `<xs:enumeration value="${name}"/>`
    : `<xs:enumeration value="${name}"><xs:annotation><xs:documentation>${name}</xs:documentation></xs:annotation></xs:enumeration>`,
).join("");

test("members of Object.prototype are names of elements, attributes, values and types", () => {
  const sources = generateFrom({
    "a.xsd": schema(
      [
        element("optional", `<xs:all>${elements('minOccurs="0"')}</xs:all>${attributes("")}`),
        element("choice", `<xs:choice>${elements()}<xs:element name="other" type="xs:int"/></xs:choice>`),
        element("group", `<xs:sequence minOccurs="0">${elements()}</xs:sequence>`),
        element(
          "lists",
          `<xs:choice><xs:sequence>${elements('maxOccurs="2"')}</xs:sequence><xs:element name="other" type="xs:int"/></xs:choice>`,
        ),
        element("rows", `<xs:sequence maxOccurs="2">${elements('minOccurs="0"')}</xs:sequence>`),
        element("defaults", attributes('default="1"')),
        `<xs:element name="nils" nillable="true"><xs:complexType><xs:choice minOccurs="0"><xs:element name="constructor" type="kind"/><xs:element name="other" type="xs:int"/></xs:choice><xs:anyAttribute/></xs:complexType></xs:element>`,
        ...NAMES.map((name) => `<xs:complexType name="${name}"><xs:sequence/></xs:complexType>`),
        ...NAMES.map((name) => `<xs:element name="${name}" type="${name}" nillable="true"/>`),
        `<xs:simpleType name="kind"><xs:restriction base="xs:string"><xs:enumeration value="plain"/>${values}</xs:restriction></xs:simpleType>`,
        '<xs:element name="kinds" type="kind"/>',
      ].join(""),
    ),
  });
  const program = `
import { createDefaults, createLists, createNils, encodeChoice, encodeGroup, encodeOptional, encodeRows, KIND_LABELS } from "./index.ts";
import type { Kind } from "./index.ts";
encodeOptional({});
encodeOptional({ constructor: 1, toString: 2, "@valueOf": 3, ["__proto__"]: 4 });
encodeChoice({ other: 1 });
encodeChoice({ constructor: 1 });
// @ts-expect-error two alternatives
encodeChoice({ constructor: 1, other: 1 });
encodeGroup({});
// @ts-expect-error a part of the group
encodeGroup({ constructor: 1 });
encodeRows([{}, { toString: 1 }]);
// @ts-expect-error a text
encodeRows([{ toString: "1" }]);
createLists({ other: 1 });
createNils({ nil: true });
createNils({ constructor: "plain" });
createDefaults({});
createDefaults({ constructor: 2 });
// @ts-expect-error a text
createDefaults({ constructor: "2" });
export const kinds: Kind[] = ["constructor", "toString", "__proto__", "plain"];
export const label: string | undefined = KIND_LABELS["constructor"];
`;
  expect(checkTypes(sources, program)).toBe("");
});
