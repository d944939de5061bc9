import { type SchemaSetCase, schemaFile } from "./case.ts";

export const ATTRIBUTES: readonly SchemaSetCase[] = [
  {
    name: "two attributes with the same name",
    given: {
      "a.xsd": schemaFile(`<xs:complexType name="t"><xs:attribute name="x" type="xs:string"/>
<xs:attribute name="x" type="xs:string"/></xs:complexType>`),
    },
    want: ["a.xsd:3:1 invalid-duplicate the attribute x is there already"],
  },
  {
    name: "two identifiers",
    given: {
      "a.xsd": schemaFile(`<xs:complexType name="t"><xs:attribute name="x" type="xs:ID"/>
<xs:attribute name="y" type="xs:ID"/></xs:complexType>`),
    },
    want: ["a.xsd:3:1 invalid-duplicate the attribute y is of a type derived from xs:ID, like x"],
  },
  {
    name: "a required attribute with a default",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:attribute name="x" use="required" default="1"/></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:49 invalid-attribute an attribute with a default is optional, not required"],
  },
  {
    name: "default and fixed",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:attribute name="x" default="1" fixed="1"/></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:61 invalid-attribute fixed cannot stand beside default"],
  },
  {
    name: "an invalid default",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:attribute name="x" type="xs:int" default="one"/></xs:complexType>`,
      ),
    },
    want: [`a.xsd:2:63 invalid-value default: expected an integer, got "one"`],
  },
  {
    name: "a default of an identifier",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:attribute name="x" type="xs:ID" default="a"/></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:62 invalid-value default: a type derived from xs:ID has no default or fixed value"],
  },
  {
    name: "a group of attributes",
    given: {
      "a.xsd": schemaFile(
        `<xs:attributeGroup name="g"><xs:attribute name="x" type="xs:string"/><xs:anyAttribute namespace="##other"/></xs:attributeGroup><xs:complexType name="t"><xs:attributeGroup ref="g"/><xs:attribute name="y" type="xs:string"/></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "a group of attributes that contains itself",
    given: {
      "a.xsd": schemaFile(`<xs:attributeGroup name="g"><xs:attributeGroup ref="g"/></xs:attributeGroup>`),
    },
    want: ["a.xsd:2:48 invalid-cycle the attribute group g contains itself"],
  },
  {
    name: "a reference with another fixed value",
    given: {
      "a.xsd": schemaFile(
        `<xs:attribute name="x" type="xs:int" fixed="1"/><xs:complexType name="t"><xs:attribute ref="x" fixed="2"/></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:96 invalid-value the declaration fixes the value to 1"],
    differs: "libxml2 does not compare a reference with its declaration",
  },
  {
    name: "a reference with the same fixed value",
    given: {
      "a.xsd": schemaFile(
        `<xs:attribute name="x" type="xs:int" fixed="1"/><xs:complexType name="t"><xs:attribute ref="x" fixed="+1"/></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "a reference with a type",
    given: {
      "a.xsd": schemaFile(
        `<xs:attribute name="x" type="xs:int"/><xs:complexType name="t"><xs:attribute ref="x" type="xs:int"/></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:86 invalid-attribute type cannot stand beside ref"],
  },
  {
    name: "an attribute without a name or reference",
    given: { "a.xsd": schemaFile(`<xs:complexType name="t"><xs:attribute/></xs:complexType>`) },
    want: [
      "a.xsd:2:26 invalid-attribute xs:attribute needs one of the attributes name and ref, and not both",
    ],
  },
  {
    name: "a named and an anonymous type",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:attribute name="x" type="xs:int"><xs:simpleType><xs:restriction base="xs:int"/></xs:simpleType></xs:attribute></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:63 invalid-element xs:simpleType cannot stand beside the attribute type"],
  },
  {
    name: "an attribute called xmlns",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:attribute name="xmlns" type="xs:string"/></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:40 invalid-value an attribute cannot be declared as xmlns here"],
  },
  {
    name: "a complex type",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"></xs:complexType><xs:complexType name="u"><xs:attribute name="x" type="t"/></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:91 invalid-reference t is a complex type, expected a simple one"],
  },
  {
    name: "an attribute after xs:anyAttribute",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:anyAttribute/><xs:attribute name="x" type="xs:string"/></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:44 invalid-element xs:attribute cannot stand at this place in xs:complexType"],
  },
  {
    name: "wildcards whose union is not expressible",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:anyAttribute namespace="##other"/></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:extension base="b"><xs:anyAttribute namespace="##local"/></xs:extension></xs:complexContent></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "xs:documentation and xs:appinfo have no id",
    given: {
      "a.xsd": schemaFile(
        `<xs:annotation id="a"><xs:documentation id="b"/><xs:appinfo id="c"/></xs:annotation>`,
      ),
    },
    want: [
      "a.xsd:2:41 invalid-attribute xs:documentation has no attribute id here; it has source, xml:lang",
      "a.xsd:2:61 invalid-attribute xs:appinfo has no attribute id here; it has source",
    ],
  },
  {
    // Part 2, section 3.2.17.
    name: "a schema location that is not a URI reference",
    given: {
      "a.xsd": schemaFile(
        `<xs:notation name="n" system="a b"/><xs:notation name="m" system="%%"/><xs:annotation><xs:appinfo source="#a#"/></xs:annotation>`,
      ),
    },
    want: [
      'a.xsd:2:59 invalid-value system: expected a URI reference, got "%%"',
      'a.xsd:2:99 invalid-value source: expected a URI reference, got "#a#"',
    ],
  },
];
