import { type SchemaSetCase, schemaFile } from "./case.ts";

export const FILES: readonly SchemaSetCase[] = [
  {
    name: "an include",
    given: {
      "a.xsd": schemaFile(`<xs:include schemaLocation="part/b.xsd"/><xs:element name="a" type="t"/>`),
      "part/b.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:int"></xs:restriction></xs:simpleType>`,
      ),
    },
    want: [],
  },
  {
    name: "a missing include that is not needed",
    given: { "a.xsd": schemaFile(`<xs:include schemaLocation="b.xsd"/>`) },
    want: [],
    differs: "libxml2 needs every file that is included",
  },
  {
    name: "an include of itself",
    given: {
      "a.xsd": schemaFile(`<xs:include schemaLocation="a.xsd"/><xs:element name="a" type="xs:string"/>`),
    },
    want: [],
    differs: "libxml2 accepts a file that includes itself for a mistake",
  },
  {
    name: "a chameleon",
    given: {
      "a.xsd": schemaFile(
        `<xs:include schemaLocation="b.xsd"/><xs:element name="a" type="u" xmlns="urn:a"/>`,
        "urn:a",
      ),
      "b.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:int"></xs:restriction></xs:simpleType><xs:simpleType name="u"><xs:restriction base="t"></xs:restriction></xs:simpleType>`,
      ),
    },
    want: [],
  },
  {
    name: "an include of a file in another namespace",
    given: {
      "a.xsd": schemaFile(`<xs:include schemaLocation="b.xsd"/>`, "urn:a"),
      "b.xsd": schemaFile("", "urn:b"),
    },
    want: ["a.xsd:2:13 invalid-reference b.xsd has the target namespace urn:b; import it"],
  },
  {
    name: "an import",
    given: {
      "a.xsd": schemaFile(
        `<xs:import namespace="urn:b" schemaLocation="b.xsd"/><xs:element name="a" type="b:t" xmlns:b="urn:b"/>`,
        "urn:a",
      ),
      "b.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:int"></xs:restriction></xs:simpleType>`,
        "urn:b",
      ),
    },
    want: [],
  },
  {
    name: "an import of a file in another namespace",
    given: {
      "a.xsd": schemaFile(`<xs:import namespace="urn:c" schemaLocation="b.xsd"/>`, "urn:a"),
      "b.xsd": schemaFile("", "urn:b"),
    },
    want: ["a.xsd:2:30 invalid-reference the target namespace of b.xsd is urn:b, not urn:c"],
    differs: "libxml2 leaves out what it cannot import",
  },
  {
    name: "an import of its own namespace",
    given: { "a.xsd": schemaFile(`<xs:import namespace="urn:a"/>`, "urn:a") },
    want: ["a.xsd:2:12 invalid-reference the schema imports its own namespace; include the file"],
  },
  {
    name: "an import without a namespace",
    given: { "a.xsd": schemaFile("<xs:import/>") },
    want: ["a.xsd:2:1 invalid-reference xs:import needs a namespace in a schema without target namespace"],
  },
  {
    name: "a namespace that is not imported",
    given: { "a.xsd": schemaFile(`<xs:element name="a" type="b:t" xmlns:b="urn:b"/>`) },
    want: ["a.xsd:2:22 invalid-reference b:t is in the namespace urn:b, which the schema does not import"],
  },
  {
    name: "an import without a file that is not needed",
    given: {
      "a.xsd": schemaFile(
        `<xs:import namespace="urn:b" schemaLocation="http://localhost:1/b.xsd"/><xs:element name="a" type="xs:string"/>`,
      ),
    },
    want: [],
  },
  {
    name: "an import without a file that is needed",
    given: {
      "a.xsd": schemaFile(
        `<xs:import namespace="urn:b" schemaLocation="b.xsd"/><xs:element name="a" type="b:t" xmlns:b="urn:b"/>`,
      ),
    },
    want: [
      "a.xsd:2:75 invalid-reference there is no type {urn:b}t; b.xsd could not be read; nothing is fetched: give the file itself, or map its location (options map and catalog)",
    ],
  },
  {
    name: "an undeclared prefix",
    given: { "a.xsd": schemaFile(`<xs:element name="a" type="b:t"/>`) },
    want: ["a.xsd:2:22 invalid-reference the prefix b of b:t is not declared"],
  },
  {
    name: "an undefined type",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="a" type="order"/><xs:simpleType name="orders"><xs:restriction base="xs:int"></xs:restriction></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:22 invalid-reference there is no type order; did you mean orders?"],
  },
  {
    name: "a name of a namespace from files without one",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="a" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:int"></xs:restriction></xs:simpleType>`,
        "urn:a",
      ),
    },
    want: ["a.xsd:2:22 invalid-reference t is in no namespace, which the schema does not import"],
  },
  {
    name: "the attributes of XML",
    given: {
      "a.xsd": schemaFile(
        `<xs:import namespace="http://www.w3.org/XML/1998/namespace"/><xs:complexType name="t"><xs:attribute ref="xml:lang"/></xs:complexType>`,
      ),
    },
    want: [],
    differs: "libxml2 needs a file with the attributes of XML",
  },
  {
    name: "imports in a cycle",
    given: {
      "a.xsd": schemaFile(
        `<xs:import namespace="urn:b" schemaLocation="b.xsd"/><xs:simpleType name="t"><xs:restriction base="xs:int"></xs:restriction></xs:simpleType><xs:element name="a" type="b:t" xmlns:b="urn:b"/>`,
        "urn:a",
      ),
      "b.xsd": schemaFile(
        `<xs:import namespace="urn:a" schemaLocation="a.xsd"/><xs:simpleType name="t"><xs:restriction xmlns:a="urn:a" base="a:t"></xs:restriction></xs:simpleType>`,
        "urn:b",
      ),
    },
    want: [],
  },
  {
    name: "a file that is not a schema",
    given: { "a.xsd": "<a/>" },
    want: ["a.xsd:1:1 invalid-element expected an xs:schema of http://www.w3.org/2001/XMLSchema, got <a>"],
  },
  {
    name: "a malformed file",
    given: { "a.xsd": "<a>" },
    want: ["a.xsd:1:1 invalid-xml expected </a>, got the end of the document"],
  },
  {
    name: "a declaration that follows one in another file",
    given: {
      "a.xsd": schemaFile(`<xs:element name="a" type="xs:string"/><xs:include schemaLocation="b.xsd"/>`),
      "b.xsd": schemaFile(""),
    },
    want: ["a.xsd:2:40 invalid-element xs:include cannot stand at this place in xs:schema"],
  },
  {
    name: "the same name in two files",
    given: {
      "a.xsd": schemaFile(
        `<xs:include schemaLocation="b.xsd"/><xs:simpleType name="t"><xs:restriction base="xs:int"></xs:restriction></xs:simpleType>`,
      ),
      "b.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:int"></xs:restriction></xs:simpleType>`,
      ),
    },
    want: ["b.xsd:2:1 invalid-duplicate xs:simpleType t is declared already, in a.xsd"],
  },
];
