import { containing, declaring, ROOT, repeating, schema, schemaOf } from "../schema.ts";
import type { Case } from "./case.ts";

/** Names that refer to types and groups, and names declared twice. */
export const REFERENCES: readonly Case[] = [
  {
    name: "an undefined type",
    given: declaring('name="a" type="b"'),
    want: ["4:22 invalid-reference there is no type b"],
  },
  {
    name: "a misspelt type",
    given: schema('<xs:element name="root" type="roof"/>\n<xs:complexType name="rood"/>'),
    want: ["2:25 invalid-reference there is no type roof; did you mean rood?"],
  },
  {
    name: "a misspelt type of XSD",
    given: declaring('name="a" type="xs:tokne"'),
    want: ["4:22 invalid-reference there is no type xs:tokne; did you mean token?"],
  },
  {
    name: "an undeclared prefix",
    given: declaring('name="a" type="xsd:token"'),
    want: ["4:22 invalid-reference the prefix xsd of xsd:token is not declared"],
  },
  {
    name: "a type of XSD without its prefix",
    given: declaring('name="a" type="token"'),
    want: ["4:22 invalid-reference there is no type token"],
  },
  {
    name: "an undefined group",
    given: repeating("", '<xs:group ref="h" maxOccurs="2"/>'),
    want: ["3:52 invalid-reference there is no group h"],
  },
  {
    name: "a misspelt group",
    given: repeating(
      '<xs:group name="row"><xs:sequence><xs:element name="a" type="xs:token"/></xs:sequence></xs:group>',
      '<xs:group ref="rows" maxOccurs="2"/>',
    ),
    want: ["3:52 invalid-reference there is no group rows; did you mean row?"],
  },
  {
    name: "a group without name",
    given: repeating("", '<xs:group maxOccurs="2"/>'),
    want: ["3:42 invalid-attribute xs:group needs the attribute ref"],
  },
  {
    name: "a simple type derived from a complex type",
    given: schemaOf(
      '<xs:complexType name="c"/>\n<xs:simpleType name="root"><xs:restriction base="c"/></xs:simpleType>',
    ),
    want: ["4:44 invalid-reference c is a complex type, expected a simple one"],
  },
  {
    name: "a type defined twice",
    given: schema(
      `${ROOT}\n<xs:complexType name="a"/>\n<xs:simpleType name="a"><xs:restriction base="xs:token"/></xs:simpleType>`,
    ),
    want: ["4:1 invalid-duplicate xs:simpleType a is declared already, in schemas/test.xsd"],
  },
  {
    name: "a root declared twice",
    given: schema(`${ROOT}\n${ROOT}`),
    want: ["3:1 invalid-duplicate xs:element root is declared already, in schemas/test.xsd"],
  },
  {
    name: "a group defined twice",
    given: schema(
      `${ROOT}\n${'<xs:group name="g"><xs:sequence><xs:element name="a" type="xs:token"/></xs:sequence></xs:group>\n'.repeat(2)}`,
    ),
    want: ["4:1 invalid-duplicate xs:group g is declared already, in schemas/test.xsd"],
  },
  {
    name: "an element declared twice",
    given: containing(
      '<xs:all><xs:element name="a" type="xs:token"/>\n<xs:element name="a" type="xs:token"/></xs:all>',
    ),
    want: [
      "5:1 invalid-ambiguity <a> could be either of two particles of the same xs:all: xs:element here, or xs:element at schemas/test.xsd:4:9",
    ],
  },
];
