import { type SchemaSetCase, schemaFile } from "./case.ts";

export const SIMPLE_TYPES: readonly SchemaSetCase[] = [
  {
    name: "a list of a union",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:list itemType="u"/></xs:simpleType><xs:simpleType name="u"><xs:union memberTypes="xs:int xs:NCName"/></xs:simpleType>`,
      ),
    },
    want: [],
  },
  {
    name: "a list of lists",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:list itemType="u"/></xs:simpleType><xs:simpleType name="u"><xs:list itemType="xs:int"/></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:25 invalid-derivation the items of a list cannot be lists"],
  },
  {
    name: "a list of a union of lists",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:list itemType="u"/></xs:simpleType><xs:simpleType name="u"><xs:union memberTypes="xs:NMTOKENS"/></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:25 invalid-derivation the items of a list cannot be lists"],
  },
  {
    name: "an empty union",
    given: { "a.xsd": schemaFile(`<xs:simpleType name="t"><xs:union/></xs:simpleType>`) },
    want: ["a.xsd:2:25 invalid-element xs:union needs a member type"],
  },
  {
    name: "a cyclic type",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="u"/></xs:simpleType><xs:simpleType name="u"><xs:restriction base="t"/></xs:simpleType>`,
      ),
    },
    want: [
      "a.xsd:2:1 invalid-cycle the type t is made of itself",
      "a.xsd:2:67 invalid-cycle the type u is made of itself",
    ],
  },
  {
    name: "a cyclic union",
    given: {
      "a.xsd": schemaFile(`<xs:simpleType name="t"><xs:union memberTypes="xs:int t"/></xs:simpleType>`),
    },
    want: ["a.xsd:2:1 invalid-cycle the type t is made of itself"],
  },
  {
    name: "a restriction of xs:anySimpleType",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:anySimpleType"/></xs:simpleType>`,
      ),
    },
    want: [
      "a.xsd:2:41 invalid-derivation xs:anySimpleType cannot be restricted; use one of the types derived from it",
    ],
  },
  {
    name: "a restriction without a base",
    given: { "a.xsd": schemaFile(`<xs:simpleType name="t"><xs:restriction/></xs:simpleType>`) },
    want: [
      "a.xsd:2:25 invalid-element xs:restriction needs the attribute base or an xs:simpleType, and not both",
    ],
  },
  {
    name: "a simple restriction of a complex type",
    given: {
      "a.xsd": schemaFile(
        `<xs:complexType name="b"></xs:complexType><xs:simpleType name="t"><xs:restriction base="b"></xs:restriction></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:83 invalid-reference b is a complex type, expected a simple one"],
  },
  {
    name: "ENTITY",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:ENTITY"></xs:restriction></xs:simpleType>`,
      ),
    },
    want: [],
  },
  {
    name: "every built-in type",
    given: {
      "a.xsd": schemaFile(`<xs:element name="e0" type="xs:string"/>
<xs:element name="e1" type="xs:normalizedString"/>
<xs:element name="e2" type="xs:token"/>
<xs:element name="e3" type="xs:language"/>
<xs:element name="e4" type="xs:NMTOKEN"/>
<xs:element name="e5" type="xs:NMTOKENS"/>
<xs:element name="e6" type="xs:Name"/>
<xs:element name="e7" type="xs:NCName"/>
<xs:element name="e8" type="xs:ID"/>
<xs:element name="e9" type="xs:IDREF"/>
<xs:element name="e10" type="xs:IDREFS"/>
<xs:element name="e11" type="xs:boolean"/>
<xs:element name="e12" type="xs:decimal"/>
<xs:element name="e13" type="xs:integer"/>
<xs:element name="e14" type="xs:nonPositiveInteger"/>
<xs:element name="e15" type="xs:negativeInteger"/>
<xs:element name="e16" type="xs:long"/>
<xs:element name="e17" type="xs:int"/>
<xs:element name="e18" type="xs:short"/>
<xs:element name="e19" type="xs:byte"/>
<xs:element name="e20" type="xs:nonNegativeInteger"/>
<xs:element name="e21" type="xs:unsignedLong"/>
<xs:element name="e22" type="xs:unsignedInt"/>
<xs:element name="e23" type="xs:unsignedShort"/>
<xs:element name="e24" type="xs:unsignedByte"/>
<xs:element name="e25" type="xs:positiveInteger"/>
<xs:element name="e26" type="xs:float"/>
<xs:element name="e27" type="xs:double"/>
<xs:element name="e28" type="xs:duration"/>
<xs:element name="e29" type="xs:dateTime"/>
<xs:element name="e30" type="xs:time"/>
<xs:element name="e31" type="xs:date"/>
<xs:element name="e32" type="xs:gYearMonth"/>
<xs:element name="e33" type="xs:gYear"/>
<xs:element name="e34" type="xs:gMonthDay"/>
<xs:element name="e35" type="xs:gDay"/>
<xs:element name="e36" type="xs:gMonth"/>
<xs:element name="e37" type="xs:hexBinary"/>
<xs:element name="e38" type="xs:base64Binary"/>
<xs:element name="e39" type="xs:anyURI"/>
<xs:element name="e40" type="xs:QName"/>
<xs:element name="e41" type="xs:anySimpleType"/>
<xs:element name="e42" type="xs:anyType"/>`),
    },
    want: [],
  },
  {
    name: "a restriction of a type with an invalid value",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="b"><xs:restriction base="xs:byte"><xs:enumeration value="300"/></xs:restriction></xs:simpleType>
<xs:simpleType name="t"><xs:restriction base="b"><xs:enumeration value="1"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: [
      `a.xsd:2:72 invalid-facet xs:enumeration: expected at most "127", got "300"`,
      `a.xsd:3:66 invalid-facet xs:enumeration: expected one of "300", got "1"`,
    ],
  },
];
