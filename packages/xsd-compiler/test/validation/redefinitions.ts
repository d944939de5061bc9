// Documents of schema sets with `xs:redefine` (part 1, section 4.2.2), and of files that include each other.

import { schema, type ValidationCase } from "./case.ts";

export const REDEFINITIONS: readonly ValidationCase[] = [
  {
    name: "a redefinition that extends and one that restricts",
    files: {
      "s.xsd": schema(
        `<xs:redefine schemaLocation="b.xsd"><xs:complexType name="t"><xs:complexContent><xs:extension base="t"><xs:sequence><xs:element name="b"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType><xs:simpleType name="s"><xs:restriction base="s"><xs:maxInclusive value="9"/></xs:restriction></xs:simpleType></xs:redefine>`,
      ),
      "b.xsd": schema(
        `<xs:element name="r" type="t"/><xs:element name="v" type="s"/><xs:complexType name="t"><xs:sequence><xs:element name="a"/></xs:sequence></xs:complexType><xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType>`,
      ),
    },
    valid: ["<r><a/><b/></r>", "<v>9</v>"],
    invalid: { "<r><a/></r>": ["missing-element /r/b"], "<v>10</v>": ["out-of-range /v"] },
  },
  {
    name: "redefinitions of groups that refer to themselves",
    files: {
      "s.xsd": schema(
        `<xs:redefine schemaLocation="b.xsd"><xs:group name="g"><xs:sequence><xs:group ref="g"/><xs:element name="b"/></xs:sequence></xs:group><xs:attributeGroup name="h"><xs:attributeGroup ref="h"/><xs:attribute name="y" use="required"/></xs:attributeGroup></xs:redefine>`,
      ),
      "b.xsd": schema(
        `<xs:element name="r"><xs:complexType><xs:group ref="g"/><xs:attributeGroup ref="h"/></xs:complexType></xs:element><xs:group name="g"><xs:sequence><xs:element name="a"/></xs:sequence></xs:group><xs:attributeGroup name="h"><xs:attribute name="x"/></xs:attributeGroup>`,
      ),
    },
    valid: ["<r x='' y=''><a/><b/></r>"],
    invalid: { "<r y=''><a/></r>": ["missing-element /r/b"], "<r><a/><b/></r>": ["missing-attribute /r/@y"] },
  },
  {
    name: "a chain of redefinitions",
    files: {
      "s.xsd": schema(
        `<xs:redefine schemaLocation="b.xsd"><xs:simpleType name="s"><xs:restriction base="s"><xs:minInclusive value="3"/></xs:restriction></xs:simpleType></xs:redefine><xs:element name="r" type="s"/>`,
      ),
      "b.xsd": schema(
        `<xs:redefine schemaLocation="c.xsd"><xs:simpleType name="s"><xs:restriction base="s"><xs:maxInclusive value="9"/></xs:restriction></xs:simpleType></xs:redefine>`,
      ),
      "c.xsd": schema(`<xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType>`),
    },
    valid: ["<r>3</r>", "<r>9</r>"],
    invalid: {
      "<r>2</r>": ["out-of-range /r"],
      "<r>10</r>": ["out-of-range /r"],
      "<r>x</r>": ["invalid-lexical /r"],
    },
  },
  {
    name: "a redefinition of a chameleon",
    files: {
      "s.xsd": schema(
        `<xs:redefine schemaLocation="b.xsd"><xs:simpleType name="s"><xs:restriction base="m:s"><xs:maxInclusive value="9"/></xs:restriction></xs:simpleType></xs:redefine>`,
        'targetNamespace="urn:m" xmlns:m="urn:m"',
      ),
      "b.xsd": schema(
        `<xs:element name="r" type="s"/><xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType>`,
      ),
    },
    valid: ['<r xmlns="urn:m">9</r>'],
    invalid: { '<r xmlns="urn:m">10</r>': ["out-of-range /r"], "<r>1</r>": ["unexpected-root /r"] },
  },
  {
    name: "a chameleon that two namespaces include",
    files: {
      "s.xsd": schema(
        `<xs:import namespace="urn:n" schemaLocation="n.xsd"/><xs:include schemaLocation="c.xsd"/>`,
        'targetNamespace="urn:m"',
      ),
      "n.xsd": schema(`<xs:include schemaLocation="c.xsd"/>`, 'targetNamespace="urn:n"'),
      "c.xsd": schema(
        `<xs:element name="r" type="t"/><xs:complexType name="t"><xs:sequence><xs:element ref="e"/></xs:sequence></xs:complexType><xs:element name="e" type="xs:int"/>`,
      ),
    },
    valid: ['<r xmlns="urn:m"><e>1</e></r>', '<r xmlns="urn:n"><e>1</e></r>'],
    invalid: {
      "<r><e>1</e></r>": ["unexpected-root /r"],
      '<r xmlns="urn:m"><e xmlns="urn:n">1</e></r>': ["unexpected-element /r/e"],
    },
  },
  {
    name: "imports in a cycle",
    files: {
      "s.xsd": schema(
        `<xs:import namespace="urn:n" schemaLocation="n.xsd"/><xs:element name="r"><xs:complexType><xs:sequence><xs:element ref="n:e"/></xs:sequence></xs:complexType></xs:element><xs:simpleType name="s"><xs:restriction base="xs:int"/></xs:simpleType>`,
        'targetNamespace="urn:m" xmlns:n="urn:n"',
      ),
      "n.xsd": schema(
        `<xs:import namespace="urn:m" schemaLocation="s.xsd"/><xs:element name="e" type="m:s"/>`,
        'targetNamespace="urn:n" xmlns:m="urn:m"',
      ),
    },
    valid: ['<r xmlns="urn:m"><e xmlns="urn:n">1</e></r>'],
    invalid: { '<r xmlns="urn:m"><e xmlns="urn:n">x</e></r>': ["invalid-lexical /r/e"] },
  },
];
