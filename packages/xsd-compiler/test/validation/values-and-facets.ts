import { schema, schemaOf, type ValidationCase } from "./case.ts";

export const VALUES_AND_FACETS: readonly ValidationCase[] = [
  {
    name: "a list of a union",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:list itemType="u"/></xs:simpleType><xs:simpleType name="u"><xs:union memberTypes="xs:int xs:boolean"/></xs:simpleType>`,
    ),
    valid: ["<r>1 true 0</r>", "<r/>"],
    invalid: { "<r>1 x</r>": ["invalid-lexical /r"] },
  },
  {
    name: "a union with a list",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:union><xs:simpleType><xs:list itemType="xs:int"/></xs:simpleType><xs:simpleType><xs:restriction base="xs:string"><xs:enumeration value="a b"/></xs:restriction></xs:simpleType></xs:union></xs:simpleType>`,
    ),
    valid: ["<r>1 2</r>", "<r>a b</r>"],
    invalid: { "<r>a  b</r>": ["invalid-lexical /r"], "<r>1 b</r>": ["invalid-lexical /r"] },
  },
  {
    name: "a pattern on a union",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction><xs:simpleType><xs:union memberTypes="xs:int xs:token"/></xs:simpleType><xs:pattern value="\\d+|a b"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>1</r>", "<r> 1 </r>", "<r>a b</r>", "<r>a  b</r>"],
    invalid: { "<r>x</r>": ["pattern-mismatch /r"] },
  },
  {
    name: "the length of a list",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction><xs:simpleType><xs:list itemType="xs:int"/></xs:simpleType><xs:length value="2"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>1 2</r>", "<r> 1   2 </r>"],
    invalid: { "<r>1</r>": ["invalid-length /r"] },
  },
  {
    name: "an enumeration of lists",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction><xs:simpleType><xs:list itemType="xs:int"/></xs:simpleType><xs:enumeration value="1 2"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>1 2</r>", "<r>01  2</r>"],
    invalid: { "<r>2 1</r>": ["not-in-enumeration /r"] },
  },
  {
    name: "a pattern on a list",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction><xs:simpleType><xs:list itemType="xs:int"/></xs:simpleType><xs:pattern value="1 \\d"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>1 2</r>", "<r> 1  2</r>"],
    invalid: { "<r>1 22</r>": ["pattern-mismatch /r"] },
  },
  {
    name: "white space that is replaced",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:string"><xs:whiteSpace value="replace"/><xs:maxLength value="3"/><xs:pattern value="a b"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>a b</r>", "<r>a\tb</r>", "<r>a\nb</r>"],
    invalid: { " <r> a b</r>": ["pattern-mismatch /r"] },
  },
  {
    name: "white space that is collapsed",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:string"><xs:whiteSpace value="collapse"/><xs:length value="3"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r> a  b </r>"],
    invalid: { "<r>ab</r>": ["invalid-length /r"] },
  },
  {
    name: "attributes that are qualified by default",
    files: {
      "s.xsd": schema(
        `<xs:element name="r"><xs:complexType><xs:attribute name="x"/></xs:complexType></xs:element>`,
        'targetNamespace="urn:m" attributeFormDefault="qualified"',
      ),
    },
    valid: ["<m:r xmlns:m='urn:m' m:x=''/>"],
    invalid: { "<m:r xmlns:m='urn:m' x=''/>": ["unexpected-attribute /m:r/@x"] },
  },
  {
    name: "fixed values whose white space is normalised",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType ><xs:attribute name="x" type="xs:token" fixed="a b"/><xs:attribute name="y" type="xs:string" fixed="a b"/></xs:complexType></xs:element>`,
    ),
    valid: ["<r x=' a  b '/>", "<r y='a b'/>"],
    invalid: { "<r y=' a b'/>": ["not-in-enumeration /r/@y"] },
  },
  {
    name: "a default value beside attributes",
    files: schemaOf(
      `<xs:element name="r" default="5"><xs:complexType><xs:simpleContent><xs:extension base="xs:int"><xs:attribute name="x"/></xs:extension></xs:simpleContent></xs:complexType></xs:element>`,
    ),
    valid: ["<r/>", "<r x=''/>", "<r>6</r>", "<r><!-- --></r>"],
    invalid: { "<r> </r>": ["invalid-lexical /r"] },
  },
  {
    name: "a nil or fixed value",
    files: schemaOf(`<xs:element name="r" nillable="true" type="xs:int" fixed="1"/>`),
    valid: ["<r/>", "<r>01</r>"],
    invalid: {
      '<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>': [
        "unexpected-nil /r/@xsi:nil",
      ],
    },
    differences: { "<r>01</r>": "libxml2 compares the fixed value of an element as text" },
  },
  {
    name: "a number of digits",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:decimal"><xs:totalDigits value="2"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>0.05</r>", "<r>0012</r>", "<r>1.20</r>", "<r>0.0</r>"],
    invalid: {
      "<r>.055</r>": ["out-of-range /r"],
      "<r>123</r>": ["out-of-range /r"],
      "<r>100</r>": ["out-of-range /r"],
    },
  },
  {
    name: "zero fraction digits",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:decimal"><xs:fractionDigits value="0"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>1.0</r>", "<r>1.</r>"],
    invalid: { "<r>1.5</r>": ["out-of-range /r"] },
  },
  {
    name: "bounds of durations",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:duration"><xs:minInclusive value="P1M"/><xs:maxExclusive value="P1Y"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>P1M</r>", "<r>P32D</r>", "<r>P364D</r>"],
    invalid: {
      "<r>P30D</r>": ["out-of-range /r"],
      "<r>P12M</r>": ["out-of-range /r"],
      "<r>P365D</r>": ["out-of-range /r"],
      "<r>P367D</r>": ["out-of-range /r"],
    },
  },
  {
    name: "a bound without time zone",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:dateTime"><xs:minInclusive value="2000-01-01T12:00:00"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>2000-01-02T12:00:00Z</r>", "<r>2000-01-01T12:00:00</r>", "<r>2000-01-02T02:00:01Z</r>"],
    invalid: { "<r>2000-01-01T12:00:00Z</r>": ["out-of-range /r"] },
  },
  {
    name: "a bound of times with a time zone",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:time"><xs:maxInclusive value="12:00:00Z"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>12:00:00Z</r>", "<r>13:00:00+01:00</r>", "<r>01:00:00+02:00</r>"],
    invalid: { "<r>13:00:01+01:00</r>": ["out-of-range /r"], "<r>23:00:00-10:00</r>": ["out-of-range /r"] },
    differences: {
      "<r>13:00:00+01:00</r>": "libxml2 leaves the time zone out when it compares times",
      "<r>01:00:00+02:00</r>": "libxml2 leaves the time zone out when it compares times",
    },
  },
  {
    name: "a bound of days of the year",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:gMonthDay"><xs:minInclusive value="--02-28"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>--02-28</r>", "<r>--02-29</r>"],
    invalid: { "<r>--01-31</r>": ["out-of-range /r"] },
  },
  {
    name: "an enumeration of years",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:gYear"><xs:enumeration value="2000Z"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>2000Z</r>", "<r>2000+00:00</r>"],
    invalid: { "<r>2000</r>": ["not-in-enumeration /r"] },
  },
  {
    name: "an enumeration of floats",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:float"><xs:enumeration value="1.5"/><xs:enumeration value="NaN"/><xs:enumeration value="0"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>15e-1</r>", "<r>NaN</r>", "<r>-0</r>"],
    invalid: {},
  },
  {
    name: "a bound of floats",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:float"><xs:maxInclusive value="10"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>-INF</r>", "<r>10.0</r>"],
    invalid: { "<r>NaN</r>": ["out-of-range /r"], "<r>INF</r>": ["out-of-range /r"] },
  },
  {
    name: "a pattern on booleans",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:boolean"><xs:pattern value="true|false"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r> true </r>"],
    invalid: { "<r>1</r>": ["pattern-mismatch /r"] },
  },
  {
    name: "the length of URIs",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:anyURI"><xs:maxLength value="3"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>abc</r>", "<r>é b</r>"],
    invalid: { "<r>abcd</r>": ["invalid-length /r"] },
  },
  {
    name: "a length of names, which has no effect",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:QName"><xs:maxLength value="1"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r xmlns:p='urn:p'>p:abc</r>"],
    invalid: {},
  },
  {
    name: "an enumeration of octets",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:hexBinary"><xs:enumeration value="aF"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>Af</r>", "<r>aF</r>"],
    invalid: { "<r>bF</r>": ["not-in-enumeration /r"] },
  },
  {
    name: "two patterns, one of which must match",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:string"><xs:pattern value="a+"/><xs:pattern value="b+"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>aa</r>", "<r>b</r>"],
    invalid: { "<r>ab</r>": ["pattern-mismatch /r"] },
  },
  {
    name: "two patterns, both of which must match",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="u"><xs:restriction base="xs:string"><xs:pattern value="[a-c]+"/></xs:restriction></xs:simpleType><xs:simpleType name="t"><xs:restriction base="u"><xs:pattern value="[b-d]+"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>bc</r>"],
    invalid: { "<r>a</r>": ["pattern-mismatch /r"], "<r>d</r>": ["pattern-mismatch /r"] },
  },
  {
    name: "an enumeration with white space",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:token"><xs:enumeration value=" a  b "/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>a b</r>", "<r> a   b </r>"],
    invalid: {},
  },
  {
    name: "an enumeration of normalised strings",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:normalizedString"><xs:enumeration value="a b"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>a\tb</r>"],
    invalid: { "<r> a b</r>": ["not-in-enumeration /r"] },
  },
  {
    name: "languages",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:language"/></xs:simpleType>`,
    ),
    valid: ["<r>en-US-x-y</r>", " <r> en </r>"],
    invalid: { "<r>en-abcdefghi</r>": ["invalid-lexical /r"] },
  },
  {
    name: "name tokens",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:NMTOKENS"><xs:maxLength value="2"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>a b</r>"],
    invalid: { "<r>a b c</r>": ["invalid-length /r"], "<r/>": ["invalid-length /r"] },
    differences: { "<r/>": "libxml2 accepts an empty list of names" },
  },
  {
    name: "values with many lexical forms",
    files: schemaOf(
      `<xs:element name="r" type="t"/><xs:simpleType name="t"><xs:restriction base="xs:string"><xs:length value="2"/></xs:restriction></xs:simpleType>`,
    ),
    valid: ["<r>&#x1F4B3;a</r>", "<r>&#13;&#10;</r>", "<r><![CDATA[a]]>b</r>", "<r>a<!-- x -->b</r>"],
    invalid: { "<r>\r\n</r>": ["invalid-length /r"] },
  },
  {
    name: "a normalised attribute value",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType ><xs:attribute name="x"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="a b"/></xs:restriction></xs:simpleType></xs:attribute></xs:complexType></xs:element>`,
    ),
    valid: ["<r x='a\tb'/>", "<r x='a\nb'/>"],
    invalid: { "<r x='a&#10;b'/>": ["pattern-mismatch /r/@x"] },
  },
];
