import { schema, schemaOf, type ValidationCase } from "./case.ts";

export const NAMESPACES_AND_INSTANCES: readonly ValidationCase[] = [
  {
    name: "a chameleon include",
    files: {
      "s.xsd": schema(
        `<xs:include schemaLocation="c.xsd"/><xs:element name="r" type="m:t" xmlns:m="urn:m"/>`,
        'targetNamespace="urn:m" elementFormDefault="qualified"',
      ),
      "c.xsd": schema(
        `<xs:complexType name="t"><xs:sequence><xs:element name="a" type="u"/><xs:element ref="e"/></xs:sequence></xs:complexType><xs:simpleType name="u"><xs:restriction base="xs:int"/></xs:simpleType><xs:element name="e" type="xs:string"/>`,
      ),
    },
    valid: ["<r xmlns='urn:m'><a xmlns=''>1</a><e/></r>"],
    invalid: { "<r xmlns='urn:m'><a>1</a><e/></r>": ["unexpected-element /r/a", "unexpected-element /r/e"] },
  },
  {
    name: "local form attributes",
    files: {
      "s.xsd": schema(
        `<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="a" form="qualified"/><xs:element name="b"/></xs:sequence><xs:attribute name="x" form="qualified"/><xs:attribute name="y"/></xs:complexType></xs:element>`,
        'targetNamespace="urn:m"',
      ),
    },
    valid: ["<m:r xmlns:m='urn:m' m:x='' y=''><m:a/><b/></m:r>"],
    invalid: {
      "<m:r xmlns:m='urn:m' x=''><m:a/><b/></m:r>": ["unexpected-attribute /m:r/@x"],
      "<m:r xmlns:m='urn:m'><a/><b/></m:r>": ["unexpected-element /m:r/a", "unexpected-element /m:r/b"],
      "<m:r xmlns:m='urn:m' m:y=''><m:a/><b/></m:r>": ["unexpected-attribute /m:r/@m:y"],
    },
  },
  {
    name: "an attribute of the namespace of XML",
    files: {
      "s.xsd": schema(
        `<xs:import namespace="http://www.w3.org/XML/1998/namespace" schemaLocation="xml.xsd"/><xs:element name="r"><xs:complexType><xs:attribute ref="xml:lang"/></xs:complexType></xs:element>`,
      ),
      "xml.xsd": schema(
        `<xs:attribute name="lang" type="xs:language"/>`,
        'targetNamespace="http://www.w3.org/XML/1998/namespace"',
      ),
    },
    valid: ["<r xml:lang='en'/>"],
    invalid: {
      "<r xml:lang='e_n'/>": ["invalid-lexical /r/@xml:lang"],
      "<r xml:space='preserve'/>": ["unexpected-attribute /r/@xml:space"],
    },
  },
  {
    name: "any attribute, including those of XML",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType ><xs:anyAttribute namespace="##any" processContents="lax"/></xs:complexType></xs:element>`,
    ),
    valid: ["<r xml:lang='en' xml:base='x' a='1'/>"],
    invalid: {},
  },
  {
    name: "nil beside attributes",
    files: schemaOf(
      `<xs:element name="r" nillable="true"><xs:complexType><xs:simpleContent><xs:extension base="xs:int"><xs:attribute name="x" use="required"/></xs:extension></xs:simpleContent></xs:complexType></xs:element>`,
    ),
    valid: [
      '<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true" x=""/>',
      '<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="0" x="">5</r>',
      '<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true" x=""></r>',
      '<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true" x=""><!-- x --></r>',
    ],
    invalid: {
      '<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>': [
        "missing-attribute /r/@x",
      ],
      '<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="1" x="">5</r>': [
        "unexpected-text /r",
      ],
      '<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true" x=""> </r>': [
        "unexpected-text /r",
      ],
    },
  },
  {
    name: "any element in no namespace",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType ><xs:sequence><xs:any namespace="##local" processContents="lax" minOccurs="0"/></xs:sequence></xs:complexType></xs:element>`,
    ),
    valid: ["<r><x/></r>"],
    invalid: { "<r><x xmlns='urn:x'/></r>": ["unexpected-element /r/x"] },
  },
  {
    name: "any element in a namespace",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType ><xs:sequence><xs:any namespace="##other" processContents="lax" minOccurs="0"/></xs:sequence></xs:complexType></xs:element>`,
    ),
    valid: ["<r><x xmlns='urn:x'/></r>"],
    invalid: { "<r><x/></r>": ["unexpected-element /r/x"] },
  },
  {
    name: "a namespace declaration after a > in an attribute value",
    files: {
      "s.xsd": schema(
        `<xs:import namespace="urn:o" schemaLocation="o.xsd"/><xs:complexType name="t"><xs:attribute name="t"/></xs:complexType><xs:element name="r"><xs:complexType><xs:sequence><xs:element name="a" type="t" minOccurs="0"/><xs:element ref="o:a"/></xs:sequence></xs:complexType></xs:element>`,
        `xmlns:o="urn:o"`,
      ),
      "o.xsd": schema(
        `<xs:element name="a"><xs:complexType><xs:attribute name="t"/></xs:complexType></xs:element>`,
        `targetNamespace="urn:o"`,
      ),
    },
    valid: [
      `<r><a t=">" xmlns="urn:o"/></r>`,
      `<r><a t='>"'></a><o:a t="'>" xmlns:o="urn:o"/></r>`,
      `<r><a t="xmlns"/><a xmlns='urn:o'></a></r>`,
    ],
    invalid: { "<r><a t='>'/><a/></r>": ["repeated-element /r/a[2]"] },
  },
  {
    name: "namespace declarations deep inside skipped content",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType ><xs:sequence><xs:any processContents="lax"/></xs:sequence></xs:complexType></xs:element><xs:element name="n" type="xs:int"/><xs:attribute name="at" type="xs:int"/>`,
    ),
    valid: ["<r><x><n>1</n></x></r>", "<r><x at='1'>text<y/></x></r>"],
    invalid: {
      "<r><x><n>x</n></x></r>": ["invalid-lexical /r/x/n[1]"],
      "<r><x at='x'/></r>": ["invalid-lexical /r/x/@at"],
      "<r><n>x</n></r>": ["invalid-lexical /r/n"],
    },
  },
  {
    name: "identifiers as element content",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="i" type="xs:ID" maxOccurs="3"/></xs:sequence></xs:complexType></xs:element>`,
    ),
    valid: ["<r><i>a</i><i>b</i></r>", "<r><i>a</i><i>a</i></r>"],
    invalid: {},
  },
  {
    name: "a type of another namespace",
    files: {
      "s.xsd": schema(
        `<xs:import namespace="urn:o" schemaLocation="o.xsd"/><xs:element name="r" type="o:t" xmlns:o="urn:o"/>`,
      ),
      "o.xsd": schema(
        `<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string"/></xs:sequence></xs:complexType>`,
        'targetNamespace="urn:o" elementFormDefault="qualified"',
      ),
    },
    valid: ["<r><a xmlns='urn:o'/></r>"],
    invalid: { "<r><a/></r>": ["unexpected-element /r/a"] },
  },
  {
    name: "files that include each other",
    files: {
      "s.xsd": schema(`<xs:include schemaLocation="t.xsd"/><xs:element name="r" type="t"/>`),
      "t.xsd": schema(
        `<xs:include schemaLocation="s.xsd"/><xs:simpleType name="t"><xs:restriction base="xs:int"/></xs:simpleType><xs:element name="q" type="t"/>`,
      ),
    },
    valid: ["<r>1</r>", "<q>1</q>"],
    invalid: { "<q>x</q>": ["invalid-lexical /q"] },
  },
];
