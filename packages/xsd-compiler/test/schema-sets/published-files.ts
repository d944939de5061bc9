// Schema files as people publish them: DOCTYPE, copies, several hints for one namespace.

import { type SchemaSetCase, schemaFile } from "./case.ts";

export const PUBLISHED_FILES: readonly SchemaSetCase[] = [
  {
    name: "an internal subset with an entity",
    given: {
      "a.xsd": `<!DOCTYPE xs:schema PUBLIC "-//X//Y" "x.dtd" [<!ENTITY t "xs:int"><!-- c --><?p i?><!ELEMENT x ANY><!NOTATION n SYSTEM "n">]>\n<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="a" type="&t;"/></xs:schema>`,
    },
    want: [],
  },
  {
    name: "an internal subset with a namespace declaration",
    given: {
      "a.xsd": `<!DOCTYPE xs:schema [<!ATTLIST xs:schema xmlns:xs CDATA #FIXED "http://www.w3.org/2001/XMLSchema">]>\n<xs:schema><xs:element name="a"/></xs:schema>`,
    },
    want: [],
  },
  {
    name: "an entity that contains itself",
    given: {
      "a.xsd": `<!DOCTYPE xs:schema [<!ENTITY t "&u;"><!ENTITY u "&t;">]>\n<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" id="&t;"/>`,
    },
    want: ["a.xsd:2:60 invalid-xml expected an entity that does not contain itself, got &t;"],
  },
  {
    name: "entities that expand exponentially",
    given: {
      "a.xsd": `<!DOCTYPE xs:schema [<!ENTITY a "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;"><!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;"><!ENTITY f "&e;&e;&e;&e;&e;&e;&e;&e;">]>\n<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" id="&f;"/>`,
    },
    want: ["a.xsd:2:60 unsupported-xml expected entities of at most 65536 characters, got more"],
  },
  {
    name: "an undeclared entity",
    given: {
      "a.xsd": `<!DOCTYPE xs:schema [<!ENTITY t SYSTEM "t.ent">]>\n<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" id="&t;"/>`,
    },
    want: ['a.xsd:2:60 invalid-xml expected one of the entities amp, lt, gt, apos and quot, got "&t;"'],
  },
  {
    name: "a copy of an included file",
    given: {
      "a.xsd": schemaFile(`<xs:include schemaLocation="b.xsd"/><xs:include schemaLocation="c/b.xsd"/>`),
      "b.xsd": schemaFile(`<xs:element name="a"/>`),
      "c/b.xsd": schemaFile(`<xs:element name="a"/>`),
    },
    want: [],
    differs: "libxml2 tells files apart by their paths",
  },
  {
    name: "two schema locations for one namespace",
    given: {
      "a.xsd": schemaFile(
        `<xs:import namespace="urn:b" schemaLocation="b.xsd"/><xs:import namespace="urn:b" schemaLocation="c.xsd"/><xs:element name="a" type="b:t" xmlns:b="urn:b"/><xs:element name="b" type="b:u" xmlns:b="urn:b"/>`,
      ),
      "b.xsd": schemaFile(`<xs:simpleType name="t"><xs:restriction base="xs:int"/></xs:simpleType>`, "urn:b"),
      "c.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:date"/></xs:simpleType><xs:simpleType name="u"><xs:restriction base="xs:int"/></xs:simpleType>`,
        "urn:b",
      ),
    },
    want: [],
    differs: "libxml2 accepts the first hint alone",
  },
  {
    name: "a missing include that is needed",
    given: {
      "a.xsd": schemaFile(
        `<xs:include schemaLocation="http://example.com/b.xsd"/><xs:element name="a" type="t"/>`,
      ),
    },
    want: [
      "a.xsd:2:77 invalid-reference there is no type t; http://example.com/b.xsd could not be read; nothing is fetched: give the file itself, or map its location (options map and catalog)",
    ],
  },
  {
    name: "Schematron of other applications",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="a"><xs:annotation><xs:appinfo><sch:pattern xmlns:sch="http://purl.oclc.org/dsdl/schematron"/></xs:appinfo></xs:annotation></xs:element>`,
      ),
    },
    want: [],
  },
];
