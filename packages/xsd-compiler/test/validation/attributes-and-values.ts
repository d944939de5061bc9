import { schema, schemaOf, type ValidationCase } from "./case.ts";

const withAttributes = (attributes: string, more = "") =>
  schemaOf(`<xs:element name="r"><xs:complexType>${attributes}</xs:complexType></xs:element>${more}`);

export const ATTRIBUTES_AND_VALUES: readonly ValidationCase[] = [
  {
    name: "attributes",
    files: withAttributes(
      `<xs:attribute name="a" type="xs:int" use="required"/><xs:attribute name="b" type="xs:boolean" default="true"/><xs:attribute name="c" type="xs:decimal" fixed="1.0"/>`,
    ),
    valid: ['<r a=" 1 "/>', '<r a="1" b="0" c="1"/>', '<r a="1" c="01.00"/>'],
    invalid: {
      "<r/>": ["missing-attribute /r/@a"],
      '<r a=""/>': ["invalid-lexical /r/@a"],
      '<r a="1" b=""/>': ["invalid-lexical /r/@b"],
      '<r a="1" c="2"/>': ["not-in-enumeration /r/@c"],
      '<r a="1" d=""/>': ["unexpected-attribute /r/@d"],
      '<r a="1" xmlns:x="urn:x" x:b="0"/>': ["unexpected-attribute /r/@x:b"],
      '<r a="2147483648"/>': ["out-of-range /r/@a"],
    },
  },
  {
    name: "instance attributes",
    files: withAttributes(""),
    valid: [
      '<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="nowhere.xsd"/>',
      '<r xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:schemaLocation="urn:x nowhere.xsd"/>',
    ],
    invalid: {
      '<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="false"/>': [
        "unexpected-nil /r/@xsi:nil",
      ],
      '<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:other="x"/>': [
        "unexpected-attribute /r/@xsi:other",
      ],
      '<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="x"/>': [
        "invalid-xsi-type /r/@xsi:type",
      ],
    },
  },
  {
    name: "an attribute wildcard for other namespaces",
    files: {
      "s.xsd": schema(
        `<xs:import namespace="urn:b" schemaLocation="b.xsd"/><xs:element name="r"><xs:complexType><xs:anyAttribute namespace="##other" processContents="lax"/></xs:complexType></xs:element>`,
        `targetNamespace="urn:a"`,
      ),
      "b.xsd": schema(`<xs:attribute name="n" type="xs:int"/>`, `targetNamespace="urn:b"`),
    },
    valid: ['<r xmlns="urn:a" xmlns:b="urn:b" b:n="1" b:m="x"/>'],
    invalid: {
      '<r xmlns="urn:a" xmlns:b="urn:b" b:n="x"/>': ["invalid-lexical /r/@b:n"],
      '<r xmlns="urn:a" n="1"/>': ["unexpected-attribute /r/@n"],
      '<a:r xmlns:a="urn:a" a:n="1"/>': ["unexpected-attribute /a:r/@a:n"],
    },
  },
  {
    name: "a strict attribute wildcard",
    files: withAttributes(
      `<xs:anyAttribute processContents="strict"/>`,
      `<xs:attribute name="n" type="xs:int"/>`,
    ),
    valid: ['<r n="1"/>'],
    invalid: { '<r m="1"/>': ["unexpected-attribute /r/@m"], '<r n="x"/>': ["invalid-lexical /r/@n"] },
  },
  {
    name: "a skipped attribute wildcard",
    files: withAttributes(
      `<xs:anyAttribute processContents="skip"/>`,
      `<xs:attribute name="n" type="xs:int"/>`,
    ),
    valid: ['<r n="x" m=""/>'],
    invalid: {},
  },
  {
    name: "simple content",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType><xs:simpleContent><xs:extension base="xs:decimal"><xs:attribute name="currency" type="xs:NMTOKEN" use="required"/></xs:extension></xs:simpleContent></xs:complexType></xs:element>`,
    ),
    valid: ['<r currency="EUR"> 1.50 </r>', '<r currency="EUR">1<!-- and -->2</r>'],
    invalid: {
      "<r>1</r>": ["missing-attribute /r/@currency"],
      '<r currency="EUR"/>': ["invalid-lexical /r"],
      '<r currency="E R">x</r>': ["invalid-lexical /r/@currency", "invalid-lexical /r"],
      '<r currency="EUR"><a/></r>': ["unexpected-element /r/a"],
    },
  },
  {
    name: "default and fixed values",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="d" type="xs:int" default="5" minOccurs="0"/><xs:element name="f" type="xs:decimal" fixed="1.0" minOccurs="0"/><xs:element name="m" minOccurs="0" fixed="x"><xs:complexType mixed="true"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element>`,
    ),
    valid: [
      "<r><d/></r>",
      "<r><d>7</d></r>",
      "<r><f/></r>",
      "<r><f>1</f></r>",
      "<r><m/></r>",
      "<r><m>x</m></r>",
    ],
    invalid: {
      "<r><d> </d></r>": ["invalid-lexical /r/d"],
      "<r><f>2</f></r>": ["not-in-enumeration /r/f"],
      "<r><m> x</m></r>": ["not-in-enumeration /r/m"],
      "<r><m>x<a/></m></r>": ["unexpected-element /r/m"],
    },
    differences: {
      "<r><f>1</f></r>": "libxml2 compares the fixed value of an element as text",
      "<r><m>x<a/></m></r>": "libxml2 compares the text of mixed content only",
    },
  },
  {
    name: "nil",
    files: schemaOf(
      `<xs:element name="r" nillable="true"><xs:complexType><xs:sequence><xs:element name="a" type="xs:int" nillable="true" minOccurs="0"/><xs:element name="b" type="xs:int" minOccurs="0"/><xs:element name="c" type="xs:int" nillable="true" minOccurs="0" default="1"/></xs:sequence><xs:attribute name="x" use="required"/></xs:complexType></xs:element>`,
    ),
    valid: [
      '<r xmlns:i="http://www.w3.org/2001/XMLSchema-instance" x="" i:nil="true"/>',
      '<r xmlns:i="http://www.w3.org/2001/XMLSchema-instance" x="" i:nil=" 1 "><!-- c --></r>',
      '<r xmlns:i="http://www.w3.org/2001/XMLSchema-instance" x=""><a i:nil="true"></a></r>',
      '<r xmlns:i="http://www.w3.org/2001/XMLSchema-instance" x=""><a i:nil="false">1</a></r>',
      '<r xmlns:i="http://www.w3.org/2001/XMLSchema-instance" x=""><c i:nil="true"/></r>',
    ],
    invalid: {
      '<r xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:nil="true"/>': ["missing-attribute /r/@x"],
      '<r xmlns:i="http://www.w3.org/2001/XMLSchema-instance" x="" i:nil="true"> </r>': [
        "unexpected-text /r",
      ],
      '<r xmlns:i="http://www.w3.org/2001/XMLSchema-instance" x="" i:nil="true"><a>1</a></r>': [
        "unexpected-element /r/a",
      ],
      '<r xmlns:i="http://www.w3.org/2001/XMLSchema-instance" x=""><a i:nil="true">1</a></r>': [
        "unexpected-text /r/a",
      ],
      '<r xmlns:i="http://www.w3.org/2001/XMLSchema-instance" x=""><a i:nil="false"/></r>': [
        "invalid-lexical /r/a",
      ],
      '<r xmlns:i="http://www.w3.org/2001/XMLSchema-instance" x=""><b i:nil="false">1</b></r>': [
        "unexpected-nil /r/b/@i:nil",
      ],
      '<r xmlns:i="http://www.w3.org/2001/XMLSchema-instance" x="" i:nil="maybe"/>': [
        "invalid-lexical /r/@i:nil",
      ],
    },
  },
  {
    name: "wildcards",
    files: {
      "s.xsd": schema(
        `<xs:import namespace="urn:b" schemaLocation="b.xsd"/><xs:element name="r"><xs:complexType><xs:sequence>
        <xs:element name="strict" minOccurs="0"><xs:complexType><xs:sequence><xs:any namespace="urn:b" maxOccurs="2"/></xs:sequence></xs:complexType></xs:element>
        <xs:element name="lax" minOccurs="0"><xs:complexType><xs:sequence><xs:any namespace="##other" processContents="lax"/></xs:sequence></xs:complexType></xs:element>
        <xs:element name="skip" minOccurs="0"><xs:complexType><xs:sequence><xs:any namespace="##local ##targetNamespace" processContents="skip"/></xs:sequence></xs:complexType></xs:element>
        </xs:sequence></xs:complexType></xs:element>`,
        `targetNamespace="urn:a" elementFormDefault="qualified"`,
      ),
      "b.xsd": schema(`<xs:element name="n" type="xs:int"/>`, `targetNamespace="urn:b"`),
    },
    valid: [
      '<r xmlns="urn:a" xmlns:b="urn:b"><strict><b:n>1</b:n><b:n>2</b:n></strict></r>',
      '<r xmlns="urn:a" xmlns:c="urn:c"><lax><c:x y="1"><c:z/>text</c:x></lax></r>',
      '<r xmlns="urn:a"><skip><r><nothing/></r></skip></r>',
      '<r xmlns="urn:a"><skip><x xmlns=""/></skip></r>',
    ],
    invalid: {
      '<r xmlns="urn:a" xmlns:b="urn:b"><strict><b:m/></strict></r>': ["unexpected-element /r/strict/b:m[1]"],
      '<r xmlns="urn:a" xmlns:b="urn:b"><strict><b:n>x</b:n></strict></r>': [
        "invalid-lexical /r/strict/b:n[1]",
      ],
      '<r xmlns="urn:a" xmlns:c="urn:c"><strict><c:n/></strict></r>': ["unexpected-element /r/strict/c:n[1]"],
      '<r xmlns="urn:a" xmlns:b="urn:b"><lax><b:n/></lax></r>': ["invalid-lexical /r/lax/b:n"],
      '<r xmlns="urn:a" xmlns:b="urn:b" xmlns:c="urn:c"><lax><c:x><b:n>x</b:n></c:x></lax></r>': [
        "invalid-lexical /r/lax/c:x/b:n[1]",
      ],
      '<r xmlns="urn:a"><lax><x xmlns=""/></lax></r>': ["unexpected-element /r/lax/x"],
      '<r xmlns="urn:a" xmlns:c="urn:c"><skip><c:x/></skip></r>': ["unexpected-element /r/skip/c:x"],
    },
  },
  {
    name: "an ambiguous pattern",
    files: schemaOf(
      `<xs:element name="r"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="(a+)+b?"/><xs:pattern value="a*c"/></xs:restriction></xs:simpleType></xs:element>`,
    ),
    valid: ["<r>aaab</r>", "<r>c</r>", `<r>${"a".repeat(10_000)}</r>`],
    invalid: {
      "<r>b</r>": ["pattern-mismatch /r"],
      [`<r>${"a".repeat(10_000)}d</r>`]: ["pattern-mismatch /r"],
    },
  },
  {
    name: "identifiers",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="e" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:attribute name="id" type="xs:ID"/><xs:attribute name="to" type="xs:IDREF"/><xs:attribute name="all" type="xs:IDREFS"/></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element>`,
    ),
    valid: ['<r><e to="b" id="a"/><e id="b"/></r>', '<r><e id="a"/><e id="b" all=" a b "/></r>'],
    invalid: {
      '<r><e id="a"/><e id=" a"/></r>': ["not-unique /r/e[2]/@id"],
      '<r><e to="b" id="a"/></r>': ["unknown-reference /r/e[1]/@to"],
      '<r><e id="a" all="a b"/></r>': ["unknown-reference /r/e[1]/@all"],
      '<r><e all=""/></r>': ["invalid-length /r/e[1]/@all"],
      '<r><e id="1"/></r>': ["invalid-lexical /r/e[1]/@id"],
    },
    differences: {
      '<r><e to="b" id="a"/></r>': "libxml2 does not follow references",
      '<r><e id="a" all="a b"/></r>': "libxml2 does not follow references",
      '<r><e all=""/></r>': "libxml2 accepts an empty list of names",
    },
  },
];
