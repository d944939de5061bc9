import { type SchemaSetCase, schemaFile } from "./case.ts";

export const ELEMENTS: readonly SchemaSetCase[] = [
  {
    name: "a default",
    given: { "a.xsd": schemaFile(`<xs:element name="a" type="xs:int" default=" 7 "/>`) },
    want: [],
  },
  {
    name: "an invalid default",
    given: { "a.xsd": schemaFile(`<xs:element name="a" type="xs:int" default="x"/>`) },
    want: [`a.xsd:2:36 invalid-value default: expected an integer, got "x"`],
  },
  {
    name: "a default of mixed content",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="a" default="x"><xs:complexType mixed="true"><xs:sequence><xs:element name="b" type="xs:string" minOccurs="0" maxOccurs="1"/></xs:sequence></xs:complexType></xs:element>`,
      ),
    },
    want: [],
  },
  {
    name: "a default of mixed content with a required element",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="a" default="x"><xs:complexType mixed="true"><xs:sequence><xs:element name="b" type="xs:string"/></xs:sequence></xs:complexType></xs:element>`,
      ),
    },
    want: [
      "a.xsd:2:22 invalid-value default needs a type with text, or mixed content that may be without elements",
    ],
  },
  {
    name: "a default of element content",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="a" default="x"><xs:complexType><xs:sequence><xs:element name="b" type="xs:string" minOccurs="0" maxOccurs="1"/></xs:sequence></xs:complexType></xs:element>`,
      ),
    },
    want: [
      "a.xsd:2:22 invalid-value default needs a type with text, or mixed content that may be without elements",
    ],
  },
  {
    name: "a named and an anonymous type",
    given: { "a.xsd": schemaFile(`<xs:element name="a" type="xs:int"><xs:complexType/></xs:element>`) },
    want: ["a.xsd:2:36 invalid-element xs:complexType cannot stand beside the attribute type"],
  },
  {
    name: "a reference with a type",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="a" type="xs:string"/><xs:complexType name="t"><xs:sequence><xs:element ref="a" type="xs:int"/></xs:sequence></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:98 invalid-attribute type cannot stand beside ref"],
  },
  {
    name: "a name and a reference",
    given: {
      "a.xsd": schemaFile(
        `<xs:element name="a" type="xs:string"/><xs:complexType name="t"><xs:sequence><xs:element ref="a" name="b"/></xs:sequence></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:78 invalid-attribute xs:element needs one of the attributes name and ref, and not both"],
  },
  {
    name: "no name",
    given: { "a.xsd": schemaFile(`<xs:element type="xs:int"/>`) },
    want: ["a.xsd:2:1 invalid-attribute xs:element needs the attribute name"],
  },
  {
    name: "two elements with the same name",
    given: {
      "a.xsd": schemaFile(`<xs:element name="a" type="xs:string"/>
<xs:element name="a" type="xs:string"/>`),
    },
    want: ["a.xsd:3:1 invalid-duplicate xs:element a is declared already, in a.xsd"],
  },
  {
    name: "an invalid name",
    given: { "a.xsd": schemaFile(`<xs:element name="1"/>`) },
    want: [`a.xsd:2:13 invalid-value name: expected a name, got "1"`],
  },
  {
    name: "an attribute unknown to XSD",
    given: { "a.xsd": schemaFile(`<xs:element name="a" typ="xs:int"/>`) },
    want: [
      "a.xsd:2:22 invalid-attribute xs:element has no attribute typ here; it has id, name, type, default, fixed, nillable, substitutionGroup, abstract, final, block",
    ],
  },
  {
    name: "an attribute for other applications",
    given: { "a.xsd": schemaFile(`<xs:element name="a" x:note="" xmlns:x="urn:x"/>`) },
    want: [],
  },
  {
    name: "text",
    given: { "a.xsd": schemaFile(`<xs:element name="a">x</xs:element>`) },
    want: ["a.xsd:2:22 invalid-text xs:element takes no text"],
  },
  {
    name: "a duplicate identifier",
    given: {
      "a.xsd": schemaFile(`<xs:element name="a" id="i"/>
<xs:element name="b" id="i"/>`),
    },
    want: ["a.xsd:3:22 invalid-duplicate the id i is given twice"],
  },
  {
    name: "one name with two types in an unreachable position",
    given: {
      "a.xsd": schemaFile(`<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string"/>
<xs:sequence minOccurs="0"><xs:choice/><xs:element name="a" type="xs:int"/></xs:sequence></xs:sequence></xs:complexType>`),
    },
    want: ["a.xsd:3:40 invalid-element <a> has another type elsewhere in the same content model"],
    differs: "libxml2 does not look at Element Declarations Consistent",
  },
];
