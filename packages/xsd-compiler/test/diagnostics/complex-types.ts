import { containing, declaring, ROOT, repeating, schema } from "../schema.ts";
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
    name: "two content models",
    given: containing("<xs:sequence/>\n<xs:all/>"),
    want: ["5:1 invalid-element xs:all cannot stand at this place in xs:complexType"],
  },
  {
    name: "a group of all",
    given: repeating(
      '<xs:group name="g">\n<xs:all><xs:element name="a" type="xs:token"/></xs:all></xs:group>',
    ),
    want: ["3:42 invalid-element an xs:all is the whole content of a type, and no part of another group"],
  },
  {
    name: "a group without a content model",
    given: repeating('<xs:group name="g"/>'),
    want: ["4:1 invalid-element xs:group needs xs:all or xs:choice or xs:sequence"],
  },
  {
    name: "a group with two content models",
    given: repeating(
      '<xs:group name="g">\n<xs:sequence><xs:element name="a" type="xs:token"/></xs:sequence><xs:sequence/></xs:group>',
    ),
    want: ["5:66 invalid-element xs:sequence cannot stand at this place in xs:group"],
  },
  {
    name: "an error in an unused group",
    given: schema(
      `${ROOT}\n<xs:group name="g"><xs:sequence>\n<xs:element name="a" type="b"/></xs:sequence></xs:group>`,
    ),
    want: ["4:22 invalid-reference there is no type b"],
  },
  {
    name: "an error in an unused type",
    given: schema(`${ROOT}\n<xs:simpleType name="a"><xs:restriction base="xs:tokn"/></xs:simpleType>`),
    want: ["3:41 invalid-reference there is no type xs:tokn; did you mean token?"],
  },
  {
    name: "an error in a type that is used several times, reported once",
    given: schema(
      `<xs:element name="root" type="a"/>\n<xs:simpleType name="a"><xs:restriction base="b"/></xs:simpleType>\n<xs:complexType name="c"><xs:all><xs:element name="d" type="a"/><xs:element name="e" type="a"/></xs:all></xs:complexType>`,
    ),
    want: ["3:41 invalid-reference there is no type b"],
  },
];
