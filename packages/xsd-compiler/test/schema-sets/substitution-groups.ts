// Substitution groups (part 1, sections 3.3.2 and 3.3.6).

import { type SchemaSetCase, schemaFile } from "./case.ts";

export const SUBSTITUTION_GROUPS: readonly SchemaSetCase[] = [
  {
    name: "a member of the type of its head",
    given: {
      "a.xsd": schemaFile(`<xs:element name="h" type="xs:int"/><xs:element name="m" substitutionGroup="h"/>`),
    },
    want: [],
  },
  {
    name: "a member of a derived type",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="h" type="xs:int"/><xs:element name="m" type="xs:byte" substitutionGroup="h"/>`,
      ),
    },
    want: [],
  },
  {
    name: "a member of another type",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="h" type="xs:int"/><xs:element name="m" type="xs:string" substitutionGroup="h"/>`,
      ),
    },
    want: [
      "a.xsd:2:75 invalid-derivation its type may not stand for the type of h, the head of the substitution group",
    ],
  },
  {
    name: "a member with a derivation that the head excludes",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="h" type="xs:int" final="restriction"/><xs:element name="m" type="xs:byte" substitutionGroup="h"/>`,
      ),
    },
    want: [
      "a.xsd:2:93 invalid-derivation its type may not stand for the type of h, the head of the substitution group",
    ],
  },
  {
    name: "a member of the type of a head that is a union and excludes restrictions",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="u"><xs:union memberTypes="xs:int xs:date"/></xs:simpleType><xs:element name="h" type="u" final="restriction"/><xs:element name="m" type="xs:int" substitutionGroup="h"/>`,
      ),
    },
    want: [
      "a.xsd:2:167 invalid-derivation its type may not stand for the type of h, the head of the substitution group",
    ],
  },
  {
    name: "a member of a head whose exclusions are the default",
    given: {
      "a.xsd": `<xs:schema finalDefault="#all" xmlns:xs="http://www.w3.org/2001/XMLSchema">\n<xs:element name="h" type="xs:int"/><xs:element name="m" type="xs:byte" substitutionGroup="h"/>\n</xs:schema>`,
    },
    want: [
      "a.xsd:2:73 invalid-derivation its type may not stand for the type of h, the head of the substitution group",
    ],
  },
  {
    name: "an undefined head",
    given: { "a.xsd": schemaFile(`<xs:element name="m" substitutionGroup="h"/>`) },
    want: ["a.xsd:2:22 invalid-reference there is no element h"],
  },
  {
    name: "a group in a cycle",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="a" substitutionGroup="b"/><xs:element name="b" substitutionGroup="a"/>`,
      ),
    },
    want: ["a.xsd:2:22 invalid-cycle the element a is in the substitution group of itself"],
  },
  {
    name: "a member next to its head in a choice",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="h"/><xs:element name="m" substitutionGroup="h"/><xs:complexType name="t"><xs:choice><xs:element ref="h"/><xs:element ref="m"/></xs:choice></xs:complexType>`,
      ),
    },
    want: [
      "a.xsd:2:124 invalid-ambiguity <m> could be either of two particles (Unique Particle Attribution): xs:element here, or xs:element at a.xsd:2:23",
    ],
  },
  {
    name: "a blocked member next to its head",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="h" block="substitution"/><xs:element name="m" substitutionGroup="h"/><xs:complexType name="t"><xs:choice><xs:element ref="h"/><xs:element ref="m"/></xs:choice></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "a member next to a local element of the same name",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="h" type="xs:int"/><xs:element name="m" substitutionGroup="h"/><xs:complexType name="t"><xs:sequence><xs:element ref="h"/><xs:element name="m" type="xs:string"/></xs:sequence></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:37 invalid-element <m> has another type elsewhere in the same content model"],
    differs: "libxml2 compares the elements that are written alone",
  },
  {
    name: "a restriction of a head to a member",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="h"/><xs:element name="m" type="xs:int" substitutionGroup="h"/><xs:complexType name="b"><xs:sequence><xs:element ref="h" maxOccurs="9"/></xs:sequence></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:restriction base="b"><xs:sequence><xs:element ref="m"/></xs:sequence></xs:restriction></xs:complexContent></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "a head in xs:all twice through its member",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="h"/><xs:element name="m" substitutionGroup="h"/><xs:complexType name="t"><xs:all><xs:element ref="h"/><xs:element ref="m"/></xs:all></xs:complexType>`,
      ),
    },
    want: [
      "a.xsd:2:121 invalid-ambiguity <m> could be either of two particles of the same xs:all: xs:element here, or xs:element at a.xsd:2:100",
    ],
    differs: "libxml2 does not expand groups in xs:all",
  },
  {
    name: "a local element with a head",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="h"/><xs:complexType name="t"><xs:sequence><xs:element name="m" substitutionGroup="h"/></xs:sequence></xs:complexType>`,
      ),
    },
    want: [
      "a.xsd:2:82 invalid-attribute xs:element has no attribute substitutionGroup here; it has id, name, ref, type, default, fixed, nillable, form, minOccurs, maxOccurs, block",
    ],
  },
  {
    // Particle Valid (Restriction), section 3.9.6: the head is a choice of the members.
    name: "a choice of the head, restricted to a choice of members",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="h"/><xs:element name="m" substitutionGroup="h"/><xs:element name="n" substitutionGroup="h"/><xs:complexType name="b"><xs:choice maxOccurs="2"><xs:element ref="h"/><xs:element name="x"/></xs:choice></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:restriction base="b"><xs:choice maxOccurs="2"><xs:element ref="n"/><xs:element ref="m"/><xs:element name="x"/></xs:choice></xs:restriction></xs:complexContent></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "a choice of the head that repeats, restricted to one that does not",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="h"/><xs:element name="m" substitutionGroup="h"/><xs:complexType name="b"><xs:choice maxOccurs="2"><xs:element ref="h"/></xs:choice></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:restriction base="b"><xs:choice><xs:element ref="h"/></xs:choice></xs:restriction></xs:complexContent></xs:complexType>`,
      ),
    },
    want: [],
  },
];
