import { containing, declaring, ROOT, schema, schemaOf } from "../schema.ts";
import type { Case } from "./case.ts";

/** The document as a whole, its elements and attributes. */
export const DOCUMENTS: readonly Case[] = [
  {
    name: "malformed XML",
    given: schema("<xs:element></xs:elment>"),
    want: ["2:13 invalid-xml expected </xs:element>, got </xs:elment>"],
  },
  {
    name: "an unknown encoding",
    given: '<?xml version="1.0" encoding="x-none"?><a/>',
    want: ['1:31 unsupported-xml expected UTF-8, got "x-none"'],
  },
  {
    name: "a DOCTYPE",
    given: "<!DOCTYPE a><a/>",
    want: ["1:13 invalid-element expected an xs:schema of http://www.w3.org/2001/XMLSchema, got <a>"],
  },
  { name: "no XML", given: "element root {}", want: ['1:1 invalid-xml expected a root element, got "e"'] },
  {
    name: "another document",
    given: "<html/>",
    want: ["1:1 invalid-element expected an xs:schema of http://www.w3.org/2001/XMLSchema, got <html>"],
  },
  {
    name: "a schema of no namespace",
    given: "<schema/>",
    want: ["1:1 invalid-element expected an xs:schema of http://www.w3.org/2001/XMLSchema, got <schema>"],
  },
  {
    name: "another element of XSD",
    given: '<xs:element xmlns:xs="http://www.w3.org/2001/XMLSchema" name="a"/>',
    want: ["1:1 invalid-element expected an xs:schema of http://www.w3.org/2001/XMLSchema, got <xs:element>"],
  },
  {
    name: "an unknown element",
    given: schema(`${ROOT}\n<xs:elemnt/>`),
    want: ["3:1 invalid-element <xs:elemnt> is no element of XSD 1.0"],
  },
  {
    name: "an element of another namespace",
    given: schema(`${ROOT}\n<a/>`),
    want: ["3:1 invalid-element <a> is no element of XSD 1.0"],
  },
  {
    name: "an element of XSD 1.1",
    given: schema(`${ROOT}<xs:complexType name="a">\n<xs:assert test="1"/></xs:complexType>`),
    want: ["3:1 invalid-element <xs:assert> is no element of XSD 1.0"],
  },
  {
    name: "an element in the wrong place",
    given: schema(`${ROOT}\n<xs:sequence/>`),
    want: ["3:1 invalid-element xs:sequence cannot stand in xs:schema"],
  },
  {
    name: "the name of an inherited property",
    given: schema(`${ROOT}\n<xs:toString/>`),
    want: ["3:1 invalid-element <xs:toString> is no element of XSD 1.0"],
  },
  {
    name: "a second annotation",
    given: containing("<xs:annotation/>\n<xs:annotation/>"),
    want: ["5:1 invalid-element xs:annotation stands first in xs:complexType, and once"],
  },
  {
    name: "an annotation after the content",
    given: containing("<xs:all/>\n<xs:annotation/>"),
    want: ["5:1 invalid-element xs:annotation stands first in xs:complexType, and once"],
  },
  { name: "text", given: schema(`${ROOT}\n  text`), want: ["3:3 invalid-text xs:schema takes no text"] },
  {
    name: "a misspelt attribute",
    given: declaring('name="a" typ="xs:token"'),
    want: [
      "4:22 invalid-attribute xs:element has no attribute typ here; it has id, name, ref, type, default, fixed, nillable, form, minOccurs, maxOccurs, block",
    ],
  },
  {
    name: "a missing attribute",
    given: declaring('type="xs:token"'),
    want: ["4:1 invalid-attribute xs:element needs one of the attributes name and ref, and not both"],
  },
  {
    name: "an attribute in the wrong place",
    given: schema('<xs:element name="a" type="xs:token" minOccurs="0"/>'),
    want: [
      "2:38 invalid-attribute xs:element has no attribute minOccurs here; it has id, name, type, default, fixed, nillable, substitutionGroup, abstract, final, block",
    ],
  },
  {
    name: "a missing name",
    given: declaring('name="1a" type="xs:token"'),
    want: ['4:13 invalid-value name: expected a name, got "1a"'],
  },
  {
    name: "a name with a colon",
    given: declaring('name="a:b" type="xs:token"'),
    want: ['4:13 invalid-value name: expected a name, got "a:b"'],
  },
  {
    name: "a name that XML does not allow",
    given: declaring('name="µ" type="xs:token"'),
    want: ['4:13 invalid-value name: expected a name, got "µ"'],
  },
  {
    name: "an invalid minimum count",
    given: declaring('name="a" type="xs:token" minOccurs="-1"'),
    want: ['4:38 invalid-value minOccurs: expected a count, got "-1"'],
  },
  {
    name: "an invalid maximum count",
    given: declaring('name="a" type="xs:token" maxOccurs="many"'),
    want: ['4:38 invalid-value maxOccurs: expected a count or "unbounded", got "many"'],
  },
  {
    name: "mixed with a value that is not a boolean",
    given: schemaOf('<xs:complexType name="root"\n mixed="yes"/>'),
    want: ['4:2 invalid-value mixed: expected true, false, 1 or 0, got "yes"'],
  },
  {
    name: "an empty target namespace, which is none",
    given: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"\ntargetNamespace=" ">${ROOT}</xs:schema>`,
    want: ['2:1 invalid-value targetNamespace: expected a namespace, or no such attribute, got ""'],
  },
  {
    name: "empty languages, which are none",
    given: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"\nxml:lang="">${ROOT}<xs:annotation>\n<xs:documentation xml:lang=" "/></xs:annotation></xs:schema>`,
    want: [
      '2:1 invalid-value xml:lang: expected a language, got ""',
      '3:19 invalid-value xml:lang: expected a language, got ""',
    ],
  },
  {
    name: "a wildcard of namespaces that are no URIs",
    given: containing('<xs:anyAttribute namespace="##local %zz urn:a"/>'),
    want: ['4:18 invalid-value namespace: expected a URI reference, got "%zz"'],
  },
  {
    name: "attributes of XML on any element",
    given: schema(
      `<xs:element name="root" xml:id="1"><xs:annotation xml:lang="e_n" xml:constructor="">
<xs:appinfo xml:space="strip" xml:base="%"><a xml:space=""/></xs:appinfo></xs:annotation></xs:element>`,
    ),
    want: [
      '2:25 invalid-value xml:id: expected a name, got "1"',
      '2:51 invalid-value xml:lang: expected a language, got "e_n"',
      '3:13 invalid-value xml:space: expected default or preserve, got "strip"',
      '3:31 invalid-value xml:base: expected a URI reference, got "%"',
    ],
  },
  {
    name: "several problems in order of position",
    given: schema(
      '<xs:element name="root" type="a"/>\n<xs:simpleType name="b"><xs:restriction base="c"/></xs:simpleType>\n<xs:complexType name="d"><xs:all><xs:element name="e" type="f"/></xs:all></xs:complexType>',
    ),
    want: [
      "2:25 invalid-reference there is no type a",
      "3:41 invalid-reference there is no type c",
      "4:55 invalid-reference there is no type f",
    ],
  },
  {
    name: "vocabulary errors before others",
    given: schema('<xs:element name="root" type="a"/>\n<xs:notation/>'),
    want: ["3:1 invalid-attribute xs:notation needs the attribute name"],
  },
  {
    name: "a position after multi-byte characters",
    given: schema(`<!-- é\u{1F4B3} --><xs:element name="é" type="b"/>${ROOT}`),
    want: ["2:33 invalid-reference there is no type b"],
  },
];
