// Notations (part 1, section 3.12; part 2, section 3.2.19).

import { type SchemaSetCase, schemaFile } from "./case.ts";

export const NOTATIONS: readonly SchemaSetCase[] = [
  {
    name: "a public identifier",
    given: { "a.xsd": schemaFile(`<xs:notation name="n" public="image/png"/>`) },
    want: [],
  },
  {
    name: "neither identifier",
    given: { "a.xsd": schemaFile(`<xs:notation name="n"/>`) },
    want: ["a.xsd:2:1 invalid-attribute xs:notation needs the attribute public or system"],
    differs: "libxml2 does not look into notations",
  },
  {
    name: "two notations with the same name",
    given: { "a.xsd": schemaFile(`<xs:notation name="n" public="a"/><xs:notation name="n" public="b"/>`) },
    want: ["a.xsd:2:35 invalid-duplicate xs:notation n is declared already, in a.xsd"],
    differs: "libxml2 does not look into notations",
  },
  {
    name: "a type that lists notations",
    given: {
      "a.xsd": schemaFile(
        `<xs:notation name="n" public="a"/><xs:simpleType name="s"><xs:restriction base="xs:NOTATION"><xs:enumeration value="n"/></xs:restriction></xs:simpleType><xs:element name="e" type="s"/>`,
      ),
    },
    want: [],
  },
  {
    name: "a type that enumerates an undeclared notation",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:NOTATION"><xs:enumeration value="n"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:76 invalid-reference there is no notation n"],
  },
  {
    name: "an element of type xs:NOTATION",
    given: { "a.xsd": schemaFile(`<xs:element name="e" type="xs:NOTATION"/>`) },
    want: ["a.xsd:2:22 invalid-value a type derived from xs:NOTATION needs xs:enumeration to be used"],
    differs: "libxml2 accepts xs:NOTATION itself",
  },
  {
    name: "an attribute of a notation type without an enumeration",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:NOTATION"/></xs:simpleType><xs:attribute name="a" type="s"/>`,
      ),
    },
    want: ["a.xsd:2:100 invalid-value a type derived from xs:NOTATION needs xs:enumeration to be used"],
    differs: "libxml2 accepts a type of every notation",
  },
];
