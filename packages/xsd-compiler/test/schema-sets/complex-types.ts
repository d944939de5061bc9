import { type SchemaSetCase, schemaFile } from "./case.ts";

export const COMPLEX_TYPES: readonly SchemaSetCase[] = [
  {
    name: "an extension",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:sequence><xs:element name="a" type="xs:string"/></xs:sequence><xs:attribute name="x" type="xs:string"/></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:extension base="b"><xs:sequence><xs:element name="c" type="xs:string"/></xs:sequence><xs:attribute name="y" type="xs:string"/></xs:extension></xs:complexContent></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "an extension that repeats an attribute",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:sequence><xs:element name="a" type="xs:string"/></xs:sequence><xs:attribute name="x" type="xs:string"/></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:extension base="b"><xs:attribute name="x" type="xs:string"/></xs:extension></xs:complexContent></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:217 invalid-duplicate the attribute x is there already"],
  },
  {
    name: "an extension of xs:all",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:all><xs:element name="a" type="xs:string"/></xs:all></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:extension base="b"><xs:sequence><xs:element name="c" type="xs:string"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>`,
      ),
    },
    want: [
      "a.xsd:2:26 invalid-element an xs:all is the whole content of a type, and no part of another group",
    ],
  },
  {
    name: "a mixed extension of xs:all without own content, which is an empty sequence",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b" mixed="true"><xs:all><xs:element name="a" type="xs:string"/></xs:all></xs:complexType><xs:complexType name="d" mixed="true"><xs:complexContent><xs:extension base="b"/></xs:complexContent></xs:complexType>`,
      ),
    },
    want: [
      "a.xsd:2:39 invalid-element an xs:all is the whole content of a type, and no part of another group",
    ],
  },
  {
    name: "a mixed extension of a type that is not mixed",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:sequence><xs:element name="a" type="xs:string"/></xs:sequence></xs:complexType><xs:complexType name="d" mixed="true"><xs:complexContent><xs:extension base="b"/></xs:complexContent></xs:complexType>`,
      ),
    },
    want: [
      "a.xsd:2:180 invalid-derivation an extension is mixed where its base type is, and not where it is not",
    ],
  },
  {
    name: "an extension with ambiguous content",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:sequence><xs:element name="a" type="xs:string" minOccurs="0" maxOccurs="1"/></xs:sequence></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:extension base="b"><xs:sequence><xs:element name="a" type="xs:string"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>`,
      ),
    },
    want: [
      "a.xsd:2:217 invalid-ambiguity <a> could be either of two particles (Unique Particle Attribution): xs:element here, or xs:element at a.xsd:2:39",
    ],
  },
  {
    name: "types derived from each other",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:complexContent><xs:extension base="d"></xs:extension></xs:complexContent></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:extension base="b"></xs:extension></xs:complexContent></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:120 invalid-cycle the type d is derived from itself"],
  },
  {
    name: "a restriction",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:sequence><xs:element name="a" type="xs:string" minOccurs="0" maxOccurs="unbounded"/><xs:element name="b" type="xs:string" minOccurs="0" maxOccurs="1"/></xs:sequence></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:restriction base="b"><xs:sequence><xs:element name="a" type="xs:string" minOccurs="1" maxOccurs="2"/></xs:sequence></xs:restriction></xs:complexContent></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "a restriction with another element",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:sequence><xs:element name="a" type="xs:string"/></xs:sequence></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:restriction base="b"><xs:sequence><xs:element name="c" type="xs:string"/></xs:sequence></xs:restriction></xs:complexContent></xs:complexType>`,
      ),
    },
    want: [
      "a.xsd:2:109 invalid-derivation the restriction allows what its base type does not: <c> stands where the base type has <a>",
    ],
    differs: "libxml2 does not compare content models",
  },
  {
    name: "a restriction that widens a count",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:sequence><xs:element name="a" type="xs:string" minOccurs="0" maxOccurs="3"/></xs:sequence></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:restriction base="b"><xs:sequence><xs:element name="a" type="xs:string" minOccurs="0" maxOccurs="4"/></xs:sequence></xs:restriction></xs:complexContent></xs:complexType>`,
      ),
    },
    want: [
      "a.xsd:2:137 invalid-derivation the restriction allows what its base type does not: <a> may occur 0 to 4 times, and in the base type 0 to 3 times",
    ],
    differs: "libxml2 does not compare content models",
  },
  {
    name: "a restriction of a wildcard",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:sequence><xs:any namespace="##local"/></xs:sequence></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:restriction base="b"><xs:sequence><xs:element name="c" type="xs:string"/></xs:sequence></xs:restriction></xs:complexContent></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "a restriction that changes a type",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:sequence><xs:element name="a" type="xs:string"/></xs:sequence></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:restriction base="b"><xs:sequence><xs:element name="a" type="xs:int"/></xs:sequence></xs:restriction></xs:complexContent></xs:complexType>`,
      ),
    },
    want: [
      "a.xsd:2:109 invalid-derivation the restriction allows what its base type does not: <a> has a type that is no restriction of its type in the base type",
    ],
    differs: "libxml2 does not compare content models",
  },
  {
    name: "a restriction that narrows a type",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:sequence><xs:element name="a" type="xs:string"/></xs:sequence></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:restriction base="b"><xs:sequence><xs:element name="a" type="xs:token"/></xs:sequence></xs:restriction></xs:complexContent></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "a restriction with an additional attribute",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:attribute name="x" type="xs:string"/></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:restriction base="b"><xs:attribute name="y" type="xs:string"/></xs:restriction></xs:complexContent></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:153 invalid-derivation the attribute y is not one of the base type"],
  },
  {
    name: "a restriction that makes a required attribute optional",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:attribute name="x" type="xs:string" use="required"/></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:restriction base="b"><xs:attribute name="x" type="xs:string"/></xs:restriction></xs:complexContent></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:168 invalid-derivation the attribute x is optional, and required by the base type"],
  },
  {
    name: "a restriction that prohibits an attribute",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:attribute name="x" type="xs:string"/><xs:attribute name="y" type="xs:string"/></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:restriction base="b"><xs:attribute name="x" use="prohibited"/></xs:restriction></xs:complexContent></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "a restriction that widens the type of an attribute",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:attribute name="x" type="xs:int"/></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:restriction base="b"><xs:attribute name="x" type="xs:string"/></xs:restriction></xs:complexContent></xs:complexType>`,
      ),
    },
    want: [
      "a.xsd:2:150 invalid-derivation the attribute x has a type that is not derived from the one it has in the base type",
    ],
  },
  {
    name: "a restriction that widens a wildcard",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:anyAttribute namespace="urn:a"/></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:restriction base="b"><xs:anyAttribute namespace="urn:a urn:b"/></xs:restriction></xs:complexContent></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:139 invalid-derivation xs:anyAttribute allows namespaces that the base type does not"],
  },
  {
    name: "text with attributes",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="d"><xs:simpleContent><xs:extension base="xs:decimal"><xs:attribute name="currency" type="xs:NCName" use="required"/></xs:extension></xs:simpleContent></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "simple content based on a type with elements",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:sequence><xs:element name="a" type="xs:string"/></xs:sequence></xs:complexType><xs:complexType name="d"><xs:simpleContent><xs:extension base="b"></xs:extension></xs:simpleContent></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:166 invalid-derivation b has no simple content"],
  },
  {
    name: "an extension of text by elements",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:simpleContent><xs:extension base="xs:int"></xs:extension></xs:simpleContent></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:extension base="b"><xs:sequence><xs:element name="a" type="xs:string"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:181 invalid-derivation b has simple content; derive from it by xs:simpleContent"],
  },
  {
    name: "an extension of a simple type by elements",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="d"><xs:complexContent><xs:extension base="xs:int"><xs:sequence><xs:element name="a" type="xs:string"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:59 invalid-derivation xs:int is a simple type; derive from it by xs:simpleContent"],
  },
  {
    name: "a restriction of text",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:simpleContent><xs:extension base="xs:int"></xs:extension></xs:simpleContent></xs:complexType><xs:complexType name="d"><xs:simpleContent><xs:restriction base="b"><xs:maxInclusive value="5"/></xs:restriction></xs:simpleContent></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "a restriction of a simple type by simple content",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="d"><xs:simpleContent><xs:restriction base="xs:int"><xs:maxInclusive value="5"/></xs:restriction></xs:simpleContent></xs:complexType>`,
      ),
    },
    want: [
      "a.xsd:2:60 invalid-derivation xs:int is a simple type; xs:simpleContent restricts complex types with text only",
    ],
  },
  {
    name: "a restriction of text to another type",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:simpleContent><xs:extension base="xs:int"></xs:extension></xs:simpleContent></xs:complexType><xs:complexType name="d"><xs:simpleContent><xs:restriction base="b"><xs:simpleType><xs:restriction base="xs:string"/></xs:simpleType></xs:restriction></xs:simpleContent></xs:complexType>`,
      ),
    },
    want: [
      "a.xsd:2:191 invalid-derivation the xs:simpleType is not derived from the content of the base type",
    ],
  },
  {
    name: "mixed content restricted to text",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b" mixed="true"><xs:sequence><xs:element name="a" type="xs:string" minOccurs="0" maxOccurs="1"/></xs:sequence></xs:complexType><xs:complexType name="d"><xs:simpleContent><xs:restriction base="b"><xs:simpleType><xs:restriction base="xs:int"/></xs:simpleType></xs:restriction></xs:simpleContent></xs:complexType>`,
      ),
    },
    want: [],
  },
  {
    name: "an attribute beside simple content",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="t"><xs:simpleContent><xs:extension base="xs:int"/></xs:simpleContent><xs:attribute name="x" type="xs:string"/></xs:complexType>`,
      ),
    },
    want: ["a.xsd:2:92 invalid-element xs:attribute cannot stand beside xs:simpleContent"],
  },
  {
    name: "an explicitly non-abstract type",
    given: { "a.xsd": schemaFile(`<xs:complexType name="t" abstract="false" block="" final=""/>`) },
    want: [],
  },
  {
    name: "an extension of text by attributes in complex content",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"><xs:simpleContent><xs:extension base="xs:int"/></xs:simpleContent></xs:complexType><xs:complexType name="d"><xs:complexContent><xs:extension base="b"><xs:attribute name="x"/></xs:extension></xs:complexContent></xs:complexType>`,
      ),
    },
    want: [],
  },
];
