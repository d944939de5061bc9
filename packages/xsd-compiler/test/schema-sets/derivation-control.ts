// `final`, `block` and `abstract` (part 1, sections 3.4.6 and 3.14.6).

import { type SchemaSetCase, schemaFile } from "./case.ts";

export const DERIVATION_CONTROL: readonly SchemaSetCase[] = [
  {
    name: "an abstract type",
    given: { "a.xsd": schemaFile(`<xs:complexType name="t" abstract="true"/>`) },
    want: [],
  },
  {
    name: "an extension of a final type",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b" final="extension"/><xs:complexType name="d"><xs:complexContent><xs:extension base="b"/></xs:complexContent></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:103 invalid-derivation b is final: no derivation by extension"],
  },
  {
    name: "a restriction of a type that is final for extension",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b" final="extension"/><xs:complexType name="d"><xs:complexContent><xs:restriction base="b"/></xs:complexContent></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "final for everything by default",
    given: {
      "a.xsd": `<xs:schema finalDefault="#all" xmlns:xs="http://www.w3.org/2001/XMLSchema">\n<xs:complexType name="b"/><xs:complexType name="d"><xs:complexContent><xs:restriction base="b"/></xs:complexContent></xs:complexType>\n</xs:schema>`,
    },
    want: ["a.xsd:2:87 invalid-derivation b is final: no derivation by restriction"],
  },
  {
    name: "a simple type that is final for restriction",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="s" final="restriction"><xs:restriction base="xs:int"/></xs:simpleType><xs:simpleType name="d"><xs:restriction base="s"/></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:132 invalid-derivation s is final: no derivation by restriction"],
  },
  {
    name: "a simple type that is final for lists",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="s" final="list"><xs:restriction base="xs:int"/></xs:simpleType><xs:simpleType name="d"><xs:list itemType="s"/></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:118 invalid-derivation s is final: no derivation by list"],
  },
  {
    name: "a simple type that is final for unions",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="s" final="union"><xs:restriction base="xs:int"/></xs:simpleType><xs:simpleType name="d"><xs:union memberTypes="s"/></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:120 invalid-derivation s is final: no derivation by union"],
  },
  {
    name: "an extension of a simple type that is final for everything",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="s" final="#all"><xs:restriction base="xs:int"/></xs:simpleType><xs:complexType name="d"><xs:simpleContent><xs:extension base="s"/></xs:simpleContent></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:142 invalid-derivation s is final: no derivation by extension"],
    differs: "libxml2 lets simple types that are final be extended",
  },
  {
    name: "an element that blocks less in a restriction",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:sequence><xs:element name="a" block="extension"/></xs:sequence></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:restriction base="b"><xs:sequence><xs:element name="a"/></xs:sequence></xs:restriction></xs:complexContent></xs:complexType>`,
      ),
    },
    want: [
      "a.xsd:2:110 invalid-derivation the restriction allows what its base type does not: <a> blocks less than in the base type",
    ],
    differs: "libxml2 does not compare what elements block",
  },
  {
    name: "an unknown word in block",
    given: { "a.xsd": schemaFile(`<xs:element name="a" block="list"/>`) },
    want: [
      'a.xsd:2:22 invalid-value block: expected #all or a list of extension, restriction, substitution, got "list"',
    ],
  },
  {
    name: "a word next to #all",
    given: { "a.xsd": schemaFile(`<xs:element name="a" block="#all extension"/>`) },
    want: [
      'a.xsd:2:22 invalid-value block: expected #all or a list of extension, restriction, substitution, got "#all extension"',
    ],
  },
  {
    name: "final on a local element",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:sequence><xs:element name="a" final="#all"/></xs:sequence></xs:complexType>`,
      ),
    },
    want: [
      "a.xsd:2:60 invalid-attribute xs:element has no attribute final here; it has id, name, ref, type, default, fixed, nillable, form, minOccurs, maxOccurs, block",
    ],
  },
];
