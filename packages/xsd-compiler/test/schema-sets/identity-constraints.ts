// Identity constraints (part 1, section 3.11).

import { type SchemaSetCase, schemaFile } from "./case.ts";

export const IDENTITY_CONSTRAINTS: readonly SchemaSetCase[] = [
  {
    name: "a selector with a path of names",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath="a/b"/><xs:field xpath="."/></xs:key></xs:element>`,
      ),
    },
    want: [],
  },
  {
    name: "a selector with a path from any depth",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath=".//a"/><xs:field xpath="."/></xs:key></xs:element>`,
      ),
    },
    want: [],
  },
  {
    name: "a selector with alternatives",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath="a | ./b/*"/><xs:field xpath="."/></xs:key></xs:element>`,
      ),
    },
    want: [],
  },
  {
    name: "a selector with the element itself",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath="."/><xs:field xpath="."/></xs:key></xs:element>`,
      ),
    },
    want: [],
  },
  {
    name: "a selector with explicit axes",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath="child::a/child::b"/><xs:field xpath="."/></xs:key></xs:element>`,
      ),
    },
    want: [],
  },
  {
    name: "a selector with white space between tokens",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath=" . // a | b "/><xs:field xpath="."/></xs:key></xs:element>`,
      ),
    },
    want: [],
  },
  {
    name: "a selector with an attribute",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath="@x"/><xs:field xpath="."/></xs:key></xs:element>`,
      ),
    },
    want: ["a.xsd:2:52 invalid-value xpath: a selector selects elements, no attributes"],
  },
  {
    name: "a selector with an absolute path",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath="/a"/><xs:field xpath="."/></xs:key></xs:element>`,
      ),
    },
    want: ['a.xsd:2:52 invalid-value xpath: expected a name, got "/"'],
  },
  {
    name: "a selector with an inner descendant step",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath="a//b"/><xs:field xpath="."/></xs:key></xs:element>`,
      ),
    },
    want: ['a.xsd:2:52 invalid-value xpath: expected / or |, got "//"'],
  },
  {
    name: "a selector with a predicate",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath="a[1]"/><xs:field xpath="."/></xs:key></xs:element>`,
      ),
    },
    want: ['a.xsd:2:52 invalid-value xpath: expected a step, got "["'],
  },
  {
    name: "a selector with a parent step",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath=".."/><xs:field xpath="."/></xs:key></xs:element>`,
      ),
    },
    want: ['a.xsd:2:52 invalid-value xpath: expected / or |, got "."'],
  },
  {
    name: "a selector with an undeclared prefix",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath="z:a"/><xs:field xpath="."/></xs:key></xs:element>`,
      ),
    },
    want: ["a.xsd:2:52 invalid-value xpath: the prefix z is not declared"],
  },
  {
    name: "an empty selector",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath=""/><xs:field xpath="."/></xs:key></xs:element>`,
      ),
    },
    want: ["a.xsd:2:52 invalid-value xpath: expected a name, got the end"],
  },
  {
    name: "a selector with an empty alternative",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath="a|"/><xs:field xpath="."/></xs:key></xs:element>`,
      ),
    },
    want: ["a.xsd:2:52 invalid-value xpath: expected a name, got the end"],
    differs: "libxml2 accepts an empty alternative",
  },
  {
    name: "a field with an attribute",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath="a"/><xs:field xpath="@x"/></xs:key></xs:element>`,
      ),
    },
    want: [],
  },
  {
    name: "a field with an attribute of a child",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath="a"/><xs:field xpath="a/b/@x"/></xs:key></xs:element>`,
      ),
    },
    want: [],
  },
  {
    name: "a field with any attribute at any depth",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath="a"/><xs:field xpath=".//@*"/></xs:key></xs:element>`,
      ),
    },
    want: [],
  },
  {
    name: "a field with an explicit axis",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath="a"/><xs:field xpath="attribute::x"/></xs:key></xs:element>`,
      ),
    },
    want: [],
  },
  {
    name: "a field with a step behind an attribute",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath="a"/><xs:field xpath="@x/a"/></xs:key></xs:element>`,
      ),
    },
    want: ['a.xsd:2:73 invalid-value xpath: expected / or |, got "/"'],
    differs: "libxml2 accepts steps behind attributes",
  },
  {
    name: "an empty field",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath="a"/><xs:field xpath="@"/></xs:key></xs:element>`,
      ),
    },
    want: ["a.xsd:2:73 invalid-value xpath: expected a name, got the end"],
  },
  {
    name: "a constraint without fields",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath="a"/></xs:key></xs:element>`,
      ),
    },
    want: ["a.xsd:2:22 invalid-element xs:key needs xs:field"],
  },
  {
    name: "a field before the selector",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:field xpath="a"/><xs:selector xpath="a"/></xs:key></xs:element>`,
      ),
    },
    want: ["a.xsd:2:60 invalid-element xs:selector cannot stand at this place in xs:key"],
  },
  {
    name: "a keyref",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath="a"/><xs:field xpath="@x"/></xs:key><xs:keyref name="r" refer="k"><xs:selector xpath="b"/><xs:field xpath="@x"/></xs:keyref></xs:element>`,
      ),
    },
    want: [],
  },
  {
    name: "a keyref to a constraint of another element",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="f"><xs:keyref name="r" refer="k"><xs:selector xpath="b"/><xs:field xpath="@x"/></xs:keyref></xs:element><xs:element name="e"><xs:unique name="k"><xs:selector xpath="a"/><xs:field xpath="@x"/></xs:unique></xs:element>`,
      ),
    },
    want: [],
  },
  {
    name: "a keyref to an undefined constraint",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:keyref name="r" refer="k"><xs:selector xpath="b"/><xs:field xpath="@x"/></xs:keyref></xs:element>`,
      ),
    },
    want: ["a.xsd:2:42 invalid-reference there is no key or unique constraint k"],
  },
  {
    name: "a keyref with more fields than its key",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath="a"/><xs:field xpath="@x"/></xs:key><xs:keyref name="r" refer="k"><xs:selector xpath="b"/><xs:field xpath="@x"/><xs:field xpath="@y"/></xs:keyref></xs:element>`,
      ),
    },
    want: ["a.xsd:2:114 invalid-value a keyref has as many fields as the key: 2 fields refer to 1"],
  },
  {
    name: "two constraints with the same name",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"><xs:key name="k"><xs:selector xpath="a"/><xs:field xpath="@x"/></xs:key><xs:unique name="k"><xs:selector xpath="a"/><xs:field xpath="@x"/></xs:unique></xs:element>`,
      ),
    },
    want: ["a.xsd:2:105 invalid-duplicate an identity constraint k is declared already"],
  },
  {
    name: "a constraint on an element reference",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="e"/><xs:complexType name="t"><xs:sequence><xs:element ref="e"><xs:key name="k"><xs:selector xpath="a"/><xs:field xpath="@x"/></xs:key></xs:element></xs:sequence></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:81 invalid-element xs:key cannot stand inside a reference"],
  },
  {
    name: "a constraint that only the restriction has",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:sequence><xs:element name="a"/></xs:sequence></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:restriction base="b"><xs:sequence><xs:element name="a"><xs:key name="k"><xs:selector xpath="a"/><xs:field xpath="@x"/></xs:key></xs:element></xs:sequence></xs:restriction></xs:complexContent></xs:complexType>`,
      ),
    },
    want: [
      "a.xsd:2:92 invalid-derivation the restriction allows what its base type does not: <a> has identity constraints that it does not have in the base type",
    ],
    differs: "libxml2 does not compare identity constraints",
  },
];
