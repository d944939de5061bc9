// `xsi:type`, `abstract` and `block` (part 1, sections 3.3.4, 3.4.6 and 2.6.1).

import { schema, schemaOf, type ValidationCase } from "./case.ts";

const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

/** A base type, an extension, a restriction of the extension, and a type that has nothing to do with them. */
const TYPES = (attributes = "", extended = ""): string =>
  `<xs:complexType name="base" ${attributes}><xs:sequence><xs:element name="a" type="xs:int"/></xs:sequence></xs:complexType><xs:complexType name="more" ${extended}><xs:complexContent><xs:extension base="base"><xs:sequence><xs:element name="b" type="xs:int" minOccurs="0"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType><xs:complexType name="less"><xs:complexContent><xs:restriction base="more"><xs:sequence><xs:element name="a" type="xs:int"/><xs:element name="b" type="xs:int"/></xs:sequence></xs:restriction></xs:complexContent></xs:complexType><xs:complexType name="other"/>`;

export const NAMED_TYPES: readonly ValidationCase[] = [
  {
    name: "xsi:type",
    files: schemaOf(`<xs:element name="r" type="base"/>${TYPES()}`),
    valid: [
      "<r><a>1</a></r>",
      `<r ${XSI} xsi:type="base"><a>1</a></r>`,
      `<r ${XSI} xsi:type=" more "><a>1</a><b>2</b></r>`,
      `<r ${XSI} xsi:type="less"><a>1</a><b>2</b></r>`,
    ],
    invalid: {
      "<r><a>1</a><b>2</b></r>": ["unexpected-element /r/b"],
      [`<r ${XSI} xsi:type="less"><a>1</a></r>`]: ["missing-element /r/b"],
      [`<r ${XSI} xsi:type="other"/>`]: ["missing-element /r/a", "invalid-xsi-type /r/@xsi:type"],
      [`<r ${XSI} xsi:type="none"><a>1</a></r>`]: ["invalid-xsi-type /r/@xsi:type"],
      [`<r ${XSI} xsi:type="p:base"><a>1</a></r>`]: ["invalid-xsi-type /r/@xsi:type"],
    },
    differences: {
      [`<r ${XSI} xsi:type=" more "><a>1</a><b>2</b></r>`]:
        "libxml2 does not collapse the white space of xsi:type (part 1, 2.6.1: an xs:QName)",
    },
  },
  {
    name: "an abstract type",
    files: schemaOf(`<xs:element name="r" type="base"/>${TYPES('abstract="true"')}`),
    valid: [`<r ${XSI} xsi:type="more"><a>1</a></r>`],
    invalid: {
      "<r><a>1</a></r>": ["invalid-xsi-type /r"],
      [`<r ${XSI} xsi:type="base"><a>1</a></r>`]: ["invalid-xsi-type /r"],
    },
  },
  {
    name: "a type that blocks extension",
    files: schemaOf(`<xs:element name="r" type="base"/>${TYPES('block="extension"')}`),
    valid: [`<r ${XSI} xsi:type="base"><a>1</a></r>`],
    invalid: {
      [`<r ${XSI} xsi:type="more"><a>1</a></r>`]: ["invalid-xsi-type /r/@xsi:type"],
      [`<r ${XSI} xsi:type="less"><a>1</a><b>2</b></r>`]: [
        "invalid-xsi-type /r/@xsi:type",
        "unexpected-element /r/b",
      ],
    },
  },
  {
    name: "an element that blocks restriction",
    files: schemaOf(`<xs:element name="r" type="base" block="restriction"/>${TYPES()}`),
    valid: [`<r ${XSI} xsi:type="more"><a>1</a></r>`],
    invalid: {
      [`<r ${XSI} xsi:type="less"><a>1</a><b>2</b></r>`]: [
        "invalid-xsi-type /r/@xsi:type",
        "unexpected-element /r/b",
      ],
    },
  },
  {
    name: "an element that blocks everything by default, and one that does not",
    files: {
      "s.xsd": schema(
        `<xs:element name="r" type="base"/><xs:element name="q" type="base" block=""/>${TYPES('block=""', 'block=""')}`,
        'blockDefault="#all"',
      ),
    },
    valid: ["<r><a>1</a></r>", `<q ${XSI} xsi:type="more"><a>1</a><b>2</b></q>`],
    invalid: { [`<r ${XSI} xsi:type="more"><a>1</a></r>`]: ["invalid-xsi-type /r/@xsi:type"] },
  },
  {
    name: "simple types that xsi:type names",
    files: schemaOf(
      `<xs:element name="r" type="xs:decimal"/><xs:element name="u" type="u"/><xs:simpleType name="few"><xs:restriction base="xs:decimal"><xs:maxInclusive value="9"/></xs:restriction></xs:simpleType><xs:simpleType name="u"><xs:union memberTypes="few xs:date"/></xs:simpleType>`,
    ),
    valid: [
      `<r ${XSI} xsi:type="few">9</r>`,
      `<r ${XSI} xmlns:x="http://www.w3.org/2001/XMLSchema" xsi:type="x:integer">12</r>`,
      `<u ${XSI} xsi:type="few">3</u>`,
    ],
    invalid: {
      [`<r ${XSI} xsi:type="few">10</r>`]: ["out-of-range /r"],
      [`<r ${XSI} xmlns:x="http://www.w3.org/2001/XMLSchema" xsi:type="x:date">2000-01-01</r>`]: [
        "invalid-xsi-type /r/@xsi:type",
        "invalid-lexical /r",
      ],
      [`<u ${XSI} xsi:type="few">2000-01-01</u>`]: ["invalid-lexical /u"],
    },
  },
  {
    name: "any type that xsi:type names",
    files: schemaOf(`<xs:element name="r" type="xs:anyType"/>${TYPES()}`),
    valid: ["<r z='1'><q/>text</r>", `<r ${XSI} xsi:type="more"><a>1</a></r>`],
    invalid: { [`<r ${XSI} xsi:type="more"><q/></r>`]: ["unexpected-element /r/q[1]"] },
  },
  {
    name: "xsi:type of another namespace",
    files: {
      "s.xsd": schema(
        `<xs:import namespace="urn:o" schemaLocation="o.xsd"/><xs:element name="r" type="m:base"/><xs:complexType name="base"><xs:sequence><xs:element name="a" type="xs:int"/></xs:sequence></xs:complexType>`,
        'targetNamespace="urn:m" xmlns:m="urn:m"',
      ),
      "o.xsd": schema(
        `<xs:import namespace="urn:m" schemaLocation="s.xsd"/><xs:complexType name="base"><xs:complexContent><xs:extension base="m:base"><xs:attribute name="x" type="xs:int" use="required"/></xs:extension></xs:complexContent></xs:complexType>`,
        'targetNamespace="urn:o" xmlns:m="urn:m"',
      ),
    },
    valid: [
      `<m:r xmlns:m="urn:m" ${XSI} xmlns:o="urn:o" xsi:type="o:base" x="1"><a>1</a></m:r>`,
      `<m:r xmlns:m="urn:m" ${XSI} xsi:type="m:base"><a>1</a></m:r>`,
    ],
    invalid: {
      [`<m:r xmlns:m="urn:m" ${XSI} xmlns:o="urn:o" xsi:type="o:base"><a>1</a></m:r>`]: [
        "missing-attribute /m:r/@x",
      ],
      [`<m:r xmlns:m="urn:m" ${XSI} xmlns:o="urn:o" xsi:type="o:base" x="x"><a>1</a></m:r>`]: [
        "invalid-lexical /m:r/@x",
      ],
    },
  },
];
