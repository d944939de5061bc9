import { declaring, restriction, schemaOf } from "../schema.ts";
import type { Case } from "./case.ts";

/** Restrictions and their facets. */
export const SIMPLE_TYPES: readonly Case[] = [
  {
    name: "a value listed twice",
    given: restriction("xs:token", '<xs:enumeration value="a"/>\n<xs:enumeration value=" a "/>'),
    want: ['4:17 invalid-duplicate the value "a" is listed twice'],
  },
  {
    name: "an integer listed twice",
    given: restriction("xs:byte", '<xs:enumeration value="1"/>\n<xs:enumeration value="+01"/>'),
    want: ['4:17 invalid-duplicate the value "1" is listed twice'],
  },
  {
    name: "a facet given twice",
    given: restriction("xs:token", '<xs:maxLength value="2"/>\n<xs:maxLength value="1"/>'),
    want: ["4:1 invalid-duplicate xs:maxLength: this bound is given already"],
  },
  {
    name: "two bounds of one side",
    given: restriction("xs:byte", '<xs:minInclusive value="2"/>\n<xs:minExclusive value="2"/>'),
    want: ["4:1 invalid-duplicate xs:minExclusive: this bound is given already"],
  },
  {
    name: "a length and a bound on it",
    given: restriction("xs:token", '<xs:length value="2"/>\n<xs:minLength value="1"/>'),
    want: ["4:1 invalid-duplicate xs:minLength: this bound is given already"],
  },
  {
    name: "a type derived from itself",
    given: schemaOf(
      '<xs:simpleType name="root"><xs:restriction base="a"/></xs:simpleType>\n<xs:simpleType name="a"><xs:restriction base="root"/></xs:simpleType>',
    ),
    want: ["3:1 invalid-circle the simple type root is derived from itself"],
  },
  {
    name: "a facet that does not apply",
    given: restriction("xs:token", '\n<xs:minInclusive value="1"/>'),
    want: ["4:18 invalid-facet xs:minInclusive does not apply to strings"],
  },
  {
    name: "a length of integers",
    given: restriction("xs:byte", '\n<xs:length value="1"/>'),
    want: ["4:12 invalid-facet xs:length does not apply to integers"],
  },
  {
    name: "an enumeration of booleans",
    given: restriction("xs:boolean", '\n<xs:enumeration value="true"/>'),
    want: ["4:17 invalid-facet xs:enumeration does not apply to booleans"],
  },
  {
    name: "a bound that is no integer",
    given: restriction("xs:byte", '\n<xs:minInclusive value="1.5"/>'),
    want: ['4:18 invalid-facet xs:minInclusive is "1.5", expected an integer'],
  },
  {
    name: "a length that is none",
    given: restriction("xs:token", '\n<xs:length value="-1"/>'),
    want: ['4:12 invalid-facet xs:length is "-1", expected a length'],
  },
  {
    name: "a facet without value",
    given: restriction("xs:token", "\n<xs:length/>"),
    want: ["4:1 invalid-attribute xs:length needs the attribute value"],
  },
  {
    name: "a pattern without value",
    given: restriction("xs:token", "\n<xs:pattern/>"),
    want: ["4:1 invalid-attribute xs:pattern needs the attribute value"],
  },
  {
    name: "an enumeration without value",
    given: restriction("xs:token", "\n<xs:enumeration/>"),
    want: ["4:1 invalid-attribute xs:enumeration needs the attribute value"],
  },
  {
    name: "a wider bound",
    given: restriction("xs:byte", '\n<xs:maxInclusive value="128"/>'),
    want: ["4:18 invalid-facet xs:maxInclusive 128 is wider than the base type allows"],
  },
  {
    name: "a wider length",
    given: schemaOf(
      '<xs:simpleType name="a"><xs:restriction base="xs:token"><xs:maxLength value="2"/></xs:restriction></xs:simpleType>\n<xs:simpleType name="root"><xs:restriction base="a"><xs:maxLength value="3"/></xs:restriction></xs:simpleType>',
    ),
    want: ["4:67 invalid-facet xs:maxLength 3 is wider than the base type allows"],
  },
  {
    name: "a listed value that is none",
    given: restriction("xs:byte", '<xs:enumeration value="1"/>\n<xs:enumeration value="128"/>'),
    want: ['4:17 invalid-facet "128" is no value of the base type'],
  },
  {
    name: "a listed value that the pattern excludes",
    given: restriction("xs:token", '<xs:pattern value="a"/>\n<xs:enumeration value="b"/>'),
    want: ['4:17 invalid-facet "b" is no value of the base type'],
  },
  {
    name: "a listed value that the base does not list",
    given: schemaOf(
      '<xs:simpleType name="a"><xs:restriction base="xs:token"><xs:enumeration value="b"/></xs:restriction></xs:simpleType>\n<xs:simpleType name="root"><xs:restriction base="a"><xs:enumeration value="c"/></xs:restriction></xs:simpleType>',
    ),
    want: ['4:69 invalid-facet "c" is no value of the base type'],
  },
  {
    name: "bounds that exclude each other",
    given: restriction("xs:byte", '<xs:minInclusive value="2"/><xs:maxInclusive value="1"/>'),
    want: ["3:28 invalid-facet no value is left: the facets of root exclude each other"],
  },
  {
    name: "lengths that exclude each other",
    given: restriction("xs:token", '<xs:minLength value="2"/><xs:maxLength value="1"/>'),
    want: ["3:28 invalid-facet no value is left: the facets of root exclude each other"],
  },
  {
    name: "bounds that exclude every listed value",
    given: schemaOf(
      '<xs:simpleType name="a"><xs:restriction base="xs:byte"><xs:enumeration value="1"/></xs:restriction></xs:simpleType>\n<xs:simpleType name="root"><xs:restriction base="a"><xs:minInclusive value="2"/></xs:restriction></xs:simpleType>',
    ),
    want: ["4:28 invalid-facet no value is left: the facets of root exclude each other"],
  },
  {
    name: "a simple type without restriction",
    given: schemaOf('<xs:simpleType name="root"/>'),
    want: ["3:1 invalid-element the simple type root needs one xs:restriction"],
  },
  {
    name: "a simple type with two restrictions",
    given: schemaOf(
      '<xs:simpleType name="root"><xs:restriction base="xs:token"/>\n<xs:restriction base="xs:token"/></xs:simpleType>',
    ),
    want: ["4:1 invalid-element the simple type root needs one xs:restriction"],
  },
  {
    name: "a restriction without base",
    given: schemaOf('<xs:simpleType name="root">\n<xs:restriction/></xs:simpleType>'),
    want: ["4:1 invalid-attribute xs:restriction needs the attribute base"],
  },
  {
    name: "a pattern that is none",
    given: restriction("xs:token", '\n<xs:pattern value="(a"/>'),
    want: ["4:13 invalid-pattern the pattern (a: it ends too early"],
  },
  {
    name: "a pattern of integers",
    given: restriction("xs:byte", '\n<xs:pattern value="[0-9]"/>'),
    want: ["4:1 unsupported-pattern a pattern of integers is not supported, only of strings"],
  },
  {
    name: "an unsupported type",
    given: declaring('name="a" type="xs:dateTime"'),
    want: ["4:22 unsupported-type the type xs:dateTime is not supported"],
  },
  {
    name: "an unbounded integer",
    given: declaring('name="a" type="xs:integer"'),
    want: [
      "4:22 unsupported-integer xs:integer has values past 2^53-1, which number does not hold; bound it with minInclusive and maxInclusive",
    ],
  },
  {
    name: "an integer past 2^53-1",
    given: declaring('name="a" type="xs:long"'),
    want: [
      "4:22 unsupported-integer xs:long has values past 2^53-1, which number does not hold; bound it with minInclusive and maxInclusive",
    ],
  },
  {
    name: "a listed integer past 2^53-1",
    given: restriction(
      "xs:integer",
      '<xs:enumeration value="9007199254740991"/>\n<xs:enumeration value="9007199254740992"/>',
    ),
    want: ["4:17 unsupported-integer 9007199254740992 is past 2^53-1, which number does not hold"],
  },
];
