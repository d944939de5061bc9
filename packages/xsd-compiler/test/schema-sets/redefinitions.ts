// Redefinitions (part 1, section 4.2.2).

import { type SchemaSetCase, schemaFile } from "./case.ts";

export const REDEFINITIONS: readonly SchemaSetCase[] = [
  {
    name: "a redefinition of a simple type",
    given: {
      "a.xsd": schemaFile(
        `<xs:redefine schemaLocation="b.xsd"><xs:simpleType name="s"><xs:restriction base="s"><xs:maxInclusive value="5"/></xs:restriction></xs:simpleType></xs:redefine>`,
      ),
      "b.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType><xs:complexType name="t"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType><xs:group name="g"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:group><xs:attributeGroup name="h"><xs:attribute name="a"/></xs:attributeGroup><xs:element name="e"/>`,
      ),
    },
    want: [],
  },
  {
    name: "a redefinition of a simple type by another simple type",
    given: {
      "a.xsd": schemaFile(
        `<xs:redefine schemaLocation="b.xsd"><xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType></xs:redefine>`,
      ),
      "b.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType><xs:complexType name="t"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType><xs:group name="g"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:group><xs:attributeGroup name="h"><xs:attribute name="a"/></xs:attributeGroup><xs:element name="e"/>`,
      ),
    },
    want: ["a.xsd:2:37 invalid-derivation a redefinition of a type has the type itself as its base"],
  },
  {
    name: "a redefinition of a simple type by a list",
    given: {
      "a.xsd": schemaFile(
        `<xs:redefine schemaLocation="b.xsd"><xs:simpleType name="s"><xs:list itemType="s"/></xs:simpleType></xs:redefine>`,
      ),
      "b.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType><xs:complexType name="t"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType><xs:group name="g"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:group><xs:attributeGroup name="h"><xs:attribute name="a"/></xs:attributeGroup><xs:element name="e"/>`,
      ),
    },
    want: ["a.xsd:2:37 invalid-derivation a redefinition of a type has the type itself as its base"],
  },
  {
    name: "a redefinition of a complex type by an extension",
    given: {
      "a.xsd": schemaFile(
        `<xs:redefine schemaLocation="b.xsd"><xs:complexType name="t"><xs:complexContent><xs:extension base="t"><xs:sequence><xs:element name="b"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType></xs:redefine>`,
      ),
      "b.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType><xs:complexType name="t"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType><xs:group name="g"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:group><xs:attributeGroup name="h"><xs:attribute name="a"/></xs:attributeGroup><xs:element name="e"/>`,
      ),
    },
    want: [],
  },
  {
    name: "a redefinition of a complex type by a restriction",
    given: {
      "a.xsd": schemaFile(
        `<xs:redefine schemaLocation="b.xsd"><xs:complexType name="t"><xs:complexContent><xs:restriction base="t"/></xs:complexContent></xs:complexType></xs:redefine>`,
      ),
      "b.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType><xs:complexType name="t"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType><xs:group name="g"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:group><xs:attributeGroup name="h"><xs:attribute name="a"/></xs:attributeGroup><xs:element name="e"/>`,
      ),
    },
    want: [],
  },
  {
    name: "a redefinition of a complex type by a type that is not a restriction",
    given: {
      "a.xsd": schemaFile(
        `<xs:redefine schemaLocation="b.xsd"><xs:complexType name="t"><xs:complexContent><xs:restriction base="t"><xs:sequence><xs:element name="z"/></xs:sequence></xs:restriction></xs:complexContent></xs:complexType></xs:redefine>`,
      ),
      "b.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType><xs:complexType name="t"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType><xs:group name="g"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:group><xs:attributeGroup name="h"><xs:attribute name="a"/></xs:attributeGroup><xs:element name="e"/>`,
      ),
    },
    want: [
      "a.xsd:2:37 invalid-derivation the restriction allows what its base type does not: <z> stands where the base type has <a>",
    ],
    differs: "libxml2 does not compare content models",
  },
  {
    name: "a redefinition of a complex type without its base",
    given: {
      "a.xsd": schemaFile(`<xs:redefine schemaLocation="b.xsd"><xs:complexType name="t"/></xs:redefine>`),
      "b.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType><xs:complexType name="t"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType><xs:group name="g"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:group><xs:attributeGroup name="h"><xs:attribute name="a"/></xs:attributeGroup><xs:element name="e"/>`,
      ),
    },
    want: ["a.xsd:2:37 invalid-derivation a redefinition of a type has the type itself as its base"],
  },
  {
    name: "a redefinition of a group that appends an element",
    given: {
      "a.xsd": schemaFile(
        `<xs:redefine schemaLocation="b.xsd"><xs:group name="g"><xs:sequence><xs:group ref="g"/><xs:element name="b"/></xs:sequence></xs:group></xs:redefine>`,
      ),
      "b.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType><xs:complexType name="t"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType><xs:group name="g"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:group><xs:attributeGroup name="h"><xs:attribute name="a"/></xs:attributeGroup><xs:element name="e"/>`,
      ),
    },
    want: [],
  },
  {
    name: "a redefinition of a group that refers to it twice",
    given: {
      "a.xsd": schemaFile(
        `<xs:redefine schemaLocation="b.xsd"><xs:group name="g"><xs:sequence><xs:group ref="g"/><xs:group ref="g"/></xs:sequence></xs:group></xs:redefine>`,
      ),
      "b.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType><xs:complexType name="t"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType><xs:group name="g"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:group><xs:attributeGroup name="h"><xs:attribute name="a"/></xs:attributeGroup><xs:element name="e"/>`,
      ),
    },
    want: ["a.xsd:2:88 invalid-derivation a redefinition refers to what it redefines a second time"],
  },
  {
    name: "a redefinition of a group with an optional reference",
    given: {
      "a.xsd": schemaFile(
        `<xs:redefine schemaLocation="b.xsd"><xs:group name="g"><xs:sequence><xs:group ref="g" minOccurs="0"/></xs:sequence></xs:group></xs:redefine>`,
      ),
      "b.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType><xs:complexType name="t"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType><xs:group name="g"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:group><xs:attributeGroup name="h"><xs:attribute name="a"/></xs:attributeGroup><xs:element name="e"/>`,
      ),
    },
    want: [
      "a.xsd:2:69 invalid-derivation a redefinition refers to what it redefines, which occurs exactly once then",
    ],
  },
  {
    name: "a redefinition of a group by a restriction",
    given: {
      "a.xsd": schemaFile(
        `<xs:redefine schemaLocation="b.xsd"><xs:group name="g"><xs:sequence/></xs:group></xs:redefine>`,
      ),
      "b.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType><xs:complexType name="t"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType><xs:group name="g"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:group><xs:attributeGroup name="h"><xs:attribute name="a"/></xs:attributeGroup><xs:element name="e"/>`,
      ),
    },
    want: [
      "a.xsd:2:37 invalid-derivation the restriction allows what its base group does not: the xs:sequence stands where the base type has <a>",
    ],
    differs: "libxml2 does not compare content models",
  },
  {
    name: "a redefinition of a group by a group that is not a restriction",
    given: {
      "a.xsd": schemaFile(
        `<xs:redefine schemaLocation="b.xsd"><xs:group name="g"><xs:sequence><xs:element name="z"/></xs:sequence></xs:group></xs:redefine>`,
      ),
      "b.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType><xs:complexType name="t"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType><xs:group name="g"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:group><xs:attributeGroup name="h"><xs:attribute name="a"/></xs:attributeGroup><xs:element name="e"/>`,
      ),
    },
    want: [
      "a.xsd:2:37 invalid-derivation the restriction allows what its base group does not: <z> stands where the base type has <a>",
    ],
    differs: "libxml2 does not compare content models",
  },
  {
    name: "a redefinition of an attribute group that adds attributes",
    given: {
      "a.xsd": schemaFile(
        `<xs:redefine schemaLocation="b.xsd"><xs:attributeGroup name="h"><xs:attributeGroup ref="h"/><xs:attribute name="b"/></xs:attributeGroup></xs:redefine>`,
      ),
      "b.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType><xs:complexType name="t"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType><xs:group name="g"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:group><xs:attributeGroup name="h"><xs:attribute name="a"/></xs:attributeGroup><xs:element name="e"/>`,
      ),
    },
    want: [],
  },
  {
    name: "a redefinition of an attribute group with fewer attributes",
    given: {
      "a.xsd": schemaFile(`<xs:redefine schemaLocation="b.xsd"><xs:attributeGroup name="h"/></xs:redefine>`),
      "b.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType><xs:complexType name="t"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType><xs:group name="g"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:group><xs:attributeGroup name="h"><xs:attribute name="a"/></xs:attributeGroup><xs:element name="e"/>`,
      ),
    },
    want: [],
  },
  {
    name: "a redefinition of an attribute group with other attributes",
    given: {
      "a.xsd": schemaFile(
        `<xs:redefine schemaLocation="b.xsd"><xs:attributeGroup name="h"><xs:attribute name="z"/></xs:attributeGroup></xs:redefine>`,
      ),
      "b.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType><xs:complexType name="t"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType><xs:group name="g"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:group><xs:attributeGroup name="h"><xs:attribute name="a"/></xs:attributeGroup><xs:element name="e"/>`,
      ),
    },
    want: ["a.xsd:2:65 invalid-derivation the attribute z is not one of the base type"],
  },
  {
    name: "a redefinition of an undefined component",
    given: {
      "a.xsd": schemaFile(
        `<xs:redefine schemaLocation="b.xsd"><xs:group name="z"><xs:sequence/></xs:group></xs:redefine>`,
      ),
      "b.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType><xs:complexType name="t"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType><xs:group name="g"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:group><xs:attributeGroup name="h"><xs:attribute name="a"/></xs:attributeGroup><xs:element name="e"/>`,
      ),
    },
    want: ["a.xsd:2:37 invalid-reference b.xsd declares no xs:group z that could be redefined"],
  },
  {
    name: "a redefinition of a type twice",
    given: {
      "a.xsd": schemaFile(
        `<xs:redefine schemaLocation="b.xsd"><xs:simpleType name="s"><xs:restriction base="s"/></xs:simpleType><xs:simpleType name="s"><xs:restriction base="s"/></xs:simpleType></xs:redefine>`,
      ),
      "b.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType><xs:complexType name="t"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType><xs:group name="g"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:group><xs:attributeGroup name="h"><xs:attribute name="a"/></xs:attributeGroup><xs:element name="e"/>`,
      ),
    },
    want: ["a.xsd:2:103 invalid-duplicate xs:simpleType s is declared already, in a.xsd"],
  },
  {
    name: "a redefinition of an element",
    given: {
      "a.xsd": schemaFile(`<xs:redefine schemaLocation="b.xsd"><xs:element name="e"/></xs:redefine>`),
      "b.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType><xs:complexType name="t"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType><xs:group name="g"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:group><xs:attributeGroup name="h"><xs:attribute name="a"/></xs:attributeGroup><xs:element name="e"/>`,
      ),
    },
    want: ["a.xsd:2:37 invalid-element xs:element cannot stand in xs:redefine"],
  },
  {
    name: "an empty redefinition",
    given: {
      "a.xsd": schemaFile(`<xs:redefine schemaLocation="b.xsd"></xs:redefine>`),
      "b.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType><xs:complexType name="t"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType><xs:group name="g"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:group><xs:attributeGroup name="h"><xs:attribute name="a"/></xs:attributeGroup><xs:element name="e"/>`,
      ),
    },
    want: [],
  },
  {
    name: "a value outside the redefined type",
    given: {
      "a.xsd": schemaFile(
        `<xs:redefine schemaLocation="b.xsd"><xs:simpleType name="s"><xs:restriction base="s"><xs:maxInclusive value="5"/></xs:restriction></xs:simpleType></xs:redefine>`,
      ),
      "b.xsd": schemaFile(
        `<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType><xs:element name="e" type="s" default="9"/>`,
      ),
    },
    want: ['b.xsd:2:102 invalid-value default: expected at most "5", got "9"'],
  },
  {
    name: "a chain of redefinitions",
    given: {
      "a.xsd": schemaFile(
        `<xs:redefine schemaLocation="b.xsd"><xs:simpleType name="s"><xs:restriction base="s"><xs:maxInclusive value="9"/></xs:restriction></xs:simpleType></xs:redefine>`,
      ),
      "b.xsd": schemaFile(
        `<xs:redefine schemaLocation="c.xsd"><xs:simpleType name="s"><xs:restriction base="s"><xs:maxInclusive value="7"/></xs:restriction></xs:simpleType></xs:redefine>`,
      ),
      "c.xsd": schemaFile(`<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType>`),
    },
    want: ["a.xsd:2:103 invalid-facet xs:maxInclusive 9: outside the bounds of the base type"],
  },
  {
    name: "a redefinition of a chameleon",
    given: {
      "a.xsd": schemaFile(
        `<xs:redefine schemaLocation="b.xsd"><xs:simpleType name="s"><xs:restriction base="a:s" xmlns:a="urn:a"/></xs:simpleType></xs:redefine>`,
        "urn:a",
      ),
      "b.xsd": schemaFile(`<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType>`),
    },
    want: [],
  },
  {
    name: "two redefinitions of one type",
    given: {
      "a.xsd": schemaFile(
        `<xs:redefine schemaLocation="b.xsd"><xs:simpleType name="s"><xs:restriction base="s"/></xs:simpleType></xs:redefine><xs:include schemaLocation="c.xsd"/>`,
      ),
      "b.xsd": schemaFile(`<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType>`),
      "c.xsd": schemaFile(
        `\n<xs:redefine schemaLocation="b.xsd"><xs:simpleType name="s"><xs:restriction base="s"/></xs:simpleType></xs:redefine>`,
      ),
    },
    want: ["a.xsd:2:37 invalid-duplicate xs:simpleType s is declared already, in c.xsd"],
  },
  {
    name: "a redefinition of a missing file",
    given: {
      "a.xsd": schemaFile(
        `<xs:redefine schemaLocation="b.xsd"><xs:simpleType name="s"><xs:restriction base="s"/></xs:simpleType></xs:redefine>`,
      ),
    },
    want: [
      "a.xsd:2:14 invalid-location b.xsd could not be read; nothing is fetched: give the file itself, or map its location (options map and catalog)",
    ],
  },
];
