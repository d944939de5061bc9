import { containing, declaring, ROOT, repeating, schema, schemaOf } from "../schema.ts";
import type { Case } from "./case.ts";

/** Content models. */
export const COMPLEX_TYPES: readonly Case[] = [
  {
    name: "minOccurs above maxOccurs",
    given: declaring('name="a" type="xs:token" minOccurs="3" maxOccurs="2"'),
    want: ["4:38 invalid-occurs minOccurs is 3, more than maxOccurs, which is 2"],
  },
  {
    name: "an element of xs:all more than once",
    given: containing('<xs:all>\n<xs:element name="a" type="xs:token" maxOccurs="2"/></xs:all>'),
    want: ["5:38 invalid-occurs an element of an xs:all occurs at most once, got maxOccurs 2"],
  },
  {
    name: "maxOccurs 0",
    given: declaring('name="a" type="xs:token" minOccurs="0" maxOccurs="0"'),
    want: ["3:29 unsupported-content a content model whose elements never occur is not supported"],
  },
  {
    name: "an anonymous type",
    given: schema('<xs:element name="root">\n<xs:complexType/></xs:element>'),
    want: ["3:1 unsupported-content an anonymous type is not supported; give it a name"],
  },
  {
    name: "an anonymous base",
    given: schemaOf(
      '<xs:simpleType name="root"><xs:restriction>\n<xs:simpleType><xs:restriction base="xs:token"/></xs:simpleType></xs:restriction></xs:simpleType>',
    ),
    want: ["4:1 unsupported-content an anonymous base type is not supported; give it a name"],
  },
  {
    name: "a sequence in a sequence",
    given: containing("<xs:sequence>\n<xs:sequence/></xs:sequence>"),
    want: ["5:1 unsupported-content xs:sequence is not supported here"],
  },
  {
    name: "an optional sequence",
    given: containing('<xs:sequence minOccurs="0"><xs:element name="a" type="xs:token"/></xs:sequence>'),
    want: ["4:1 unsupported-content an xs:sequence that does not occur exactly once is not supported"],
  },
  {
    name: "a repeated sequence",
    given: containing('<xs:sequence maxOccurs="2"><xs:element name="a" type="xs:token"/></xs:sequence>'),
    want: ["4:1 unsupported-content an xs:sequence that does not occur exactly once is not supported"],
  },
  {
    name: "an optional all",
    given: containing('<xs:all minOccurs="0"><xs:element name="a" type="xs:token"/></xs:all>'),
    want: ["4:1 unsupported-content an xs:all that does not occur exactly once is not supported"],
  },
  {
    name: "two models",
    given: containing("<xs:sequence/>\n<xs:all/>"),
    want: ["5:1 invalid-element xs:all cannot stand at this place in xs:complexType"],
  },
  {
    name: "an element at two places",
    given: containing(
      '<xs:sequence><xs:element name="a" type="xs:token"/><xs:element name="b" type="xs:token"/>\n<xs:element name="a" type="xs:token"/></xs:sequence>',
    ),
    want: ["5:1 unsupported-content the element a is declared twice here, which is not supported"],
  },
  {
    name: "a type derived from another",
    given: schemaOf(
      '<xs:complexType name="root"><xs:complexContent>\n<xs:extension base="b"/></xs:complexContent></xs:complexType><xs:complexType name="b"/>',
    ),
    want: ["4:15 unsupported-content a type derived from another is not supported"],
  },
  {
    name: "a text with attributes",
    given: schemaOf(
      '<xs:complexType name="root"><xs:simpleContent>\n<xs:extension base="xs:token"><xs:attribute name="a"/></xs:extension></xs:simpleContent></xs:complexType>',
    ),
    want: ["4:15 unsupported-content a type derived from another is not supported"],
  },
  {
    name: "a group beside others",
    given: repeating(
      '<xs:group name="g"><xs:sequence><xs:element name="a" type="xs:token"/></xs:sequence></xs:group>',
      '<xs:element name="b" type="xs:token"/>\n<xs:group ref="g" maxOccurs="2"/>',
    ),
    want: ["4:1 unsupported-content xs:group is not supported here"],
  },
  {
    name: "a group as the model, once",
    given: schemaOf(
      '<xs:complexType name="root">\n<xs:group ref="g"/></xs:complexType><xs:group name="g"><xs:sequence><xs:element name="a" type="xs:token"/></xs:sequence></xs:group>',
    ),
    want: [
      "4:1 unsupported-content a group that does not repeat is not supported; write its elements in place",
    ],
  },
  {
    name: "a group once",
    given: repeating(
      '<xs:group name="g"><xs:sequence><xs:element name="a" type="xs:token"/></xs:sequence></xs:group>',
      '\n<xs:group ref="g"/>',
    ),
    want: [
      "4:1 unsupported-content a group that does not repeat is not supported; write its elements in place",
    ],
  },
  {
    name: "a group of all",
    given: repeating(
      '<xs:group name="g">\n<xs:all><xs:element name="a" type="xs:token"/></xs:all></xs:group>',
    ),
    want: ["3:42 invalid-element an xs:all is the whole content of a type, and no part of another group"],
  },
  {
    name: "a group of a choice",
    given: repeating(
      '<xs:group name="g">\n<xs:choice><xs:element name="a" type="xs:token"/></xs:choice></xs:group>',
    ),
    want: ["5:1 unsupported-content a group other than one xs:sequence is not supported"],
  },
  {
    name: "a group without model",
    given: repeating('<xs:group name="g"/>'),
    want: ["4:1 invalid-element xs:group needs xs:all or xs:choice or xs:sequence"],
  },
  {
    name: "a group without elements",
    given: repeating('<xs:group name="g">\n<xs:sequence/></xs:group>'),
    want: ["5:1 unsupported-content a group without elements is not supported"],
  },
  {
    name: "a group with two models",
    given: repeating(
      '<xs:group name="g">\n<xs:sequence><xs:element name="a" type="xs:token"/></xs:sequence><xs:sequence/></xs:group>',
    ),
    want: ["5:66 invalid-element xs:sequence cannot stand at this place in xs:group"],
  },
  {
    name: "a group with an optional element",
    given: repeating(
      '<xs:group name="g"><xs:sequence>\n<xs:element name="a" type="xs:token" minOccurs="0"/></xs:sequence></xs:group>',
    ),
    want: ["5:1 unsupported-content a: in a repeated group every element must occur exactly once"],
  },
  {
    name: "a choice in a group",
    given: repeating(
      '<xs:group name="g"><xs:sequence>\n<xs:choice><xs:element name="a" type="xs:token"/></xs:choice></xs:sequence></xs:group>',
    ),
    want: ["5:1 unsupported-content xs:choice is not supported here"],
  },
  {
    name: "a fault in a group that nothing uses",
    given: schema(
      `${ROOT}\n<xs:group name="g"><xs:sequence>\n<xs:element name="a" type="b"/></xs:sequence></xs:group>`,
    ),
    want: ["4:22 invalid-reference there is no type b"],
  },
  {
    name: "a fault in a type that nothing uses",
    given: schema(`${ROOT}\n<xs:simpleType name="a"><xs:restriction base="xs:tokn"/></xs:simpleType>`),
    want: ["3:41 invalid-reference there is no type xs:tokn; did you mean token?"],
  },
  {
    name: "a fault in a type that is used often, once",
    given: schema(
      `<xs:element name="root" type="a"/>\n<xs:simpleType name="a"><xs:restriction base="b"/></xs:simpleType>\n<xs:complexType name="c"><xs:all><xs:element name="d" type="a"/><xs:element name="e" type="a"/></xs:all></xs:complexType>`,
    ),
    want: ["3:41 invalid-reference there is no type b"],
  },
  {
    name: "any element",
    given: containing('<xs:sequence>\n<xs:any processContents="skip"/></xs:sequence>'),
    want: ["5:1 unsupported-content xs:any is not supported here"],
  },
  {
    name: "any attribute",
    given: containing("<xs:sequence/>\n<xs:anyAttribute/>"),
    want: ["5:1 unsupported-element xs:anyAttribute is supported in open content only"],
  },
  {
    name: "mixed content of elements",
    given: schemaOf(
      '\n<xs:complexType name="root" mixed="true"><xs:sequence><xs:element name="a" type="xs:token"/></xs:sequence></xs:complexType>',
    ),
    want: [
      "4:1 unsupported-content mixed content is supported only as a sequence of one xs:any (processContents skip, 0 to unbounded) with an xs:anyAttribute (processContents skip)",
    ],
  },
  {
    name: "open content that is not skipped",
    given: schemaOf(
      '\n<xs:complexType name="root" mixed="true"><xs:sequence><xs:any processContents="lax" minOccurs="0" maxOccurs="unbounded"/></xs:sequence><xs:anyAttribute processContents="skip"/></xs:complexType>',
    ),
    want: [
      "4:1 unsupported-content mixed content is supported only as a sequence of one xs:any (processContents skip, 0 to unbounded) with an xs:anyAttribute (processContents skip)",
    ],
  },
  {
    name: "open content of one namespace",
    given: schemaOf(
      '\n<xs:complexType name="root" mixed="true"><xs:sequence><xs:any namespace="##other" processContents="skip" minOccurs="0" maxOccurs="unbounded"/></xs:sequence><xs:anyAttribute processContents="skip"/></xs:complexType>',
    ),
    want: [
      "4:1 unsupported-content mixed content is supported only as a sequence of one xs:any (processContents skip, 0 to unbounded) with an xs:anyAttribute (processContents skip)",
    ],
  },
  {
    name: "open content without attributes",
    given: schemaOf(
      '\n<xs:complexType name="root" mixed="true"><xs:sequence><xs:any processContents="skip" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType>',
    ),
    want: [
      "4:1 unsupported-content mixed content is supported only as a sequence of one xs:any (processContents skip, 0 to unbounded) with an xs:anyAttribute (processContents skip)",
    ],
  },
  {
    name: "open content with an attribute that is declared",
    given: schemaOf(
      '<xs:complexType name="root" mixed="true"><xs:sequence><xs:any processContents="skip" minOccurs="0" maxOccurs="unbounded"/></xs:sequence>\n<xs:attribute name="a"/><xs:anyAttribute processContents="skip"/></xs:complexType>',
    ),
    want: [
      "3:1 unsupported-content mixed content is supported only as a sequence of one xs:any (processContents skip, 0 to unbounded) with an xs:anyAttribute (processContents skip)",
      "4:1 unsupported-element xs:attribute is not supported",
    ],
  },
  {
    name: "open content that may be absent",
    given: schemaOf(
      '<xs:complexType name="root" mixed="true"><xs:sequence minOccurs="0"><xs:any processContents="skip" minOccurs="0" maxOccurs="unbounded"/></xs:sequence><xs:anyAttribute processContents="skip"/></xs:complexType>',
    ),
    want: [
      "3:1 unsupported-content mixed content is supported only as a sequence of one xs:any (processContents skip, 0 to unbounded) with an xs:anyAttribute (processContents skip)",
    ],
  },
  {
    name: "open content that repeats",
    given: schemaOf(
      '<xs:complexType name="root" mixed="true">\n<xs:sequence maxOccurs="0" minOccurs="0"><xs:any processContents="skip" minOccurs="0" maxOccurs="unbounded"/></xs:sequence><xs:anyAttribute processContents="skip"/></xs:complexType>',
    ),
    want: [
      "3:1 unsupported-content mixed content is supported only as a sequence of one xs:any (processContents skip, 0 to unbounded) with an xs:anyAttribute (processContents skip)",
    ],
  },
];
