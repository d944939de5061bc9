// Substitution groups (part 1, sections 3.3.4 and 3.3.6), with what blocks them.

import { schema, schemaOf, type ValidationCase } from "./case.ts";

/** A root that repeats a head, the head, and two members, the second a member of the first. */
const GROUP = (head: string, member = ""): string =>
  `<xs:element name="r"><xs:complexType><xs:sequence><xs:element ref="h" maxOccurs="2"/></xs:sequence></xs:complexType></xs:element><xs:element name="h" type="base" ${head}/><xs:element name="m" type="more" substitutionGroup="h" ${member}/><xs:element name="n" type="less" substitutionGroup="m"/><xs:simpleType name="base"><xs:restriction base="xs:decimal"/></xs:simpleType><xs:simpleType name="more"><xs:restriction base="base"><xs:maxInclusive value="9"/></xs:restriction></xs:simpleType><xs:simpleType name="less"><xs:restriction base="more"><xs:maxInclusive value="5"/></xs:restriction></xs:simpleType>`;

export const SUBSTITUTION_GROUPS: readonly ValidationCase[] = [
  {
    name: "a substitution group",
    files: schemaOf(GROUP("")),
    valid: ["<r><h>12</h></r>", "<r><m>9</m><n>5</n></r>", "<m>3</m>"],
    invalid: {
      "<r><m>10</m></r>": ["out-of-range /r/m[1]"],
      "<r><h>1</h><m>1</m><n>1</n></r>": ["unexpected-element /r/n[1]"],
      "<r/>": ["missing-element /r"],
      "<r><x/></r>": ["unexpected-element /r/x"],
    },
  },
  {
    name: "an abstract head",
    files: schemaOf(GROUP('abstract="true"')),
    valid: ["<r><m>9</m></r>"],
    invalid: { "<r><h>1</h></r>": ["unexpected-element /r/h"], "<h>1</h>": ["unexpected-element /h"] },
  },
  {
    name: "an abstract member with a member of its own",
    files: schemaOf(GROUP("", 'abstract="true"')),
    valid: ["<r><h>1</h><n>1</n></r>"],
    invalid: { "<r><m>1</m></r>": ["unexpected-element /r/m"] },
  },
  {
    name: "a head that blocks substitution",
    files: schemaOf(GROUP('block="substitution"')),
    valid: ["<r><h>1</h></r>", "<m>1</m>"],
    invalid: { "<r><m>1</m></r>": ["unexpected-element /r/m"] },
  },
  {
    name: "a head that blocks restriction",
    files: schemaOf(GROUP('block="restriction"')),
    valid: ["<r><h>1</h></r>"],
    invalid: { "<r><n>1</n></r>": ["unexpected-element /r/n"] },
  },
  {
    name: "a member that blocks substitution only for its own members",
    files: schemaOf(GROUP("", 'block="substitution"')),
    valid: ["<r><m>1</m><n>1</n></r>"],
    invalid: {},
  },
  {
    name: "a head in a repeated choice and in xs:all",
    files: schemaOf(
      `<xs:element name="c"><xs:complexType><xs:choice maxOccurs="unbounded"><xs:element ref="h"/><xs:element name="x"/></xs:choice></xs:complexType></xs:element><xs:element name="l"><xs:complexType><xs:all><xs:element ref="h"/><xs:element name="x"/></xs:all></xs:complexType></xs:element><xs:element name="h" type="xs:int"/><xs:element name="m" type="xs:short" substitutionGroup="h"/>`,
    ),
    valid: ["<c><m>1</m><x/><h>2</h><m>3</m></c>", "<l><x/><m>1</m></l>", "<l><h>1</h><x/></l>"],
    invalid: {
      "<c><m>100000</m></c>": ["out-of-range /c/m[1]"],
      "<l><m>1</m></l>": ["missing-element /l/x"],
      "<l><x/></l>": ["missing-element /l"],
      "<l><h>1</h><x/><m>1</m></l>": ["repeated-element /l/m"],
    },
  },
  {
    name: "a member from an importing namespace",
    files: {
      "s.xsd": schema(
        `<xs:import namespace="urn:m" schemaLocation="m.xsd"/><xs:element name="m" type="xs:short" substitutionGroup="m:h"/>`,
        'targetNamespace="urn:o" xmlns:m="urn:m"',
      ),
      "m.xsd": schema(
        `<xs:element name="r"><xs:complexType><xs:sequence><xs:element ref="m:h"/></xs:sequence></xs:complexType></xs:element><xs:element name="h" type="xs:int"/><xs:element name="m" type="xs:byte" substitutionGroup="m:h"/>`,
        'targetNamespace="urn:m" xmlns:m="urn:m"',
      ),
    },
    valid: [
      '<m:r xmlns:m="urn:m"><m:m>1</m:m></m:r>',
      '<m:r xmlns:m="urn:m"><o:m xmlns:o="urn:o">1000</o:m></m:r>',
    ],
    invalid: { '<m:r xmlns:m="urn:m"><m:m>1000</m:m></m:r>': ["out-of-range /m:r/m:m"] },
  },
  {
    name: "an element and a type that block each other's members",
    files: schemaOf(
      `<xs:element name="r"><xs:complexType><xs:sequence><xs:element ref="h"/></xs:sequence></xs:complexType></xs:element><xs:element name="h" type="b"/><xs:element name="m" type="d" substitutionGroup="h"/><xs:complexType name="b" block="extension"/><xs:complexType name="d"><xs:complexContent><xs:extension base="b"><xs:attribute name="x"/></xs:extension></xs:complexContent></xs:complexType>`,
    ),
    valid: ["<r><h/></r>"],
    invalid: { "<r><m/></r>": ["unexpected-element /r/m"] },
  },
];
