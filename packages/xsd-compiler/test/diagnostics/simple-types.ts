import { restriction, schemaOf } from "../schema.ts";
import type { Case } from "./case.ts";

/** Restrictions and their facets. */
export const SIMPLE_TYPES: readonly Case[] = [
  {
    name: "a facet given twice",
    given: restriction("xs:token", '<xs:maxLength value="2"/>\n<xs:maxLength value="1"/>'),
    want: ["4:1 invalid-duplicate xs:maxLength is given already"],
  },
  {
    name: "two bounds on the same side",
    given: restriction("xs:byte", '<xs:minInclusive value="2"/>\n<xs:minExclusive value="2"/>'),
    want: ["4:1 invalid-facet xs:minInclusive and xs:minExclusive exclude each other"],
  },
  {
    name: "a length and a bound on it",
    given: restriction("xs:token", '<xs:length value="2"/>\n<xs:minLength value="1"/>'),
    want: ["3:60 invalid-facet xs:length cannot stand beside xs:minLength"],
  },
  {
    name: "a type derived from itself",
    given: schemaOf(
      '<xs:simpleType name="root"><xs:restriction base="a"/></xs:simpleType>\n<xs:simpleType name="a"><xs:restriction base="root"/></xs:simpleType>',
    ),
    want: [
      "3:1 invalid-cycle the type root is made of itself",
      "4:1 invalid-cycle the type a is made of itself",
    ],
  },
  {
    name: "a facet that does not apply",
    given: restriction("xs:token", '\n<xs:minInclusive value="1"/>'),
    want: ["4:1 invalid-facet xs:minInclusive does not apply to xs:token"],
  },
  {
    name: "a length of integers",
    given: restriction("xs:byte", '\n<xs:length value="1"/>'),
    want: ["4:1 invalid-facet xs:length does not apply to xs:byte"],
  },
  {
    name: "an enumeration of booleans",
    given: restriction("xs:boolean", '\n<xs:enumeration value="true"/>'),
    want: ["4:1 invalid-facet xs:enumeration does not apply to xs:boolean"],
  },
  {
    name: "a bound that is not an integer",
    given: restriction("xs:byte", '\n<xs:minInclusive value="1.5"/>'),
    want: ['4:18 invalid-facet xs:minInclusive 1.5: expected an integer, got "1.5"'],
  },
  {
    name: "an invalid length",
    given: restriction("xs:token", '\n<xs:length value="-1"/>'),
    want: ['4:12 invalid-facet xs:length: expected a count, got "-1"'],
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
    want: ["4:18 invalid-facet xs:maxInclusive 128: outside the bounds of the base type"],
  },
  {
    name: "a wider length",
    given: schemaOf(
      '<xs:simpleType name="a"><xs:restriction base="xs:token"><xs:maxLength value="2"/></xs:restriction></xs:simpleType>\n<xs:simpleType name="root"><xs:restriction base="a"><xs:maxLength value="3"/></xs:restriction></xs:simpleType>',
    ),
    want: ["4:67 invalid-facet xs:maxLength: 3 is wider than 2, which the base type has"],
  },
  {
    name: "an invalid enumeration value",
    given: restriction("xs:byte", '<xs:enumeration value="1"/>\n<xs:enumeration value="128"/>'),
    want: ['4:17 invalid-facet xs:enumeration: expected at most "127", got "128"'],
  },
  {
    name: "an enumeration value that the base type lacks",
    given: schemaOf(
      '<xs:simpleType name="a"><xs:restriction base="xs:token"><xs:enumeration value="b"/></xs:restriction></xs:simpleType>\n<xs:simpleType name="root"><xs:restriction base="a"><xs:enumeration value="c"/></xs:restriction></xs:simpleType>',
    ),
    want: ['4:69 invalid-facet xs:enumeration: expected one of "b", got "c"'],
  },
  {
    name: "bounds that exclude each other",
    given: restriction("xs:byte", '<xs:minInclusive value="2"/><xs:maxInclusive value="1"/>'),
    want: ["3:104 invalid-facet xs:maxInclusive 1: no value is left: the bounds exclude each other"],
  },
  {
    name: "lengths that exclude each other",
    given: restriction("xs:token", '<xs:minLength value="2"/><xs:maxLength value="1"/>'),
    want: ["3:85 invalid-facet no length is left: the facets exclude each other"],
  },
  {
    name: "bounds that exclude every enumeration value",
    given: schemaOf(
      '<xs:simpleType name="a"><xs:restriction base="xs:byte"><xs:enumeration value="1"/></xs:restriction></xs:simpleType>\n<xs:simpleType name="root"><xs:restriction base="a"><xs:minInclusive value="2"/></xs:restriction></xs:simpleType>',
    ),
    want: ['4:70 invalid-facet xs:minInclusive 2: expected one of "1", got "2"'],
  },
  {
    name: "a simple type without restriction",
    given: schemaOf('<xs:simpleType name="root"/>'),
    want: ["3:1 invalid-element xs:simpleType needs xs:restriction or xs:list or xs:union"],
  },
  {
    name: "a simple type with two restrictions",
    given: schemaOf(
      '<xs:simpleType name="root"><xs:restriction base="xs:token"/>\n<xs:restriction base="xs:token"/></xs:simpleType>',
    ),
    want: ["4:1 invalid-element xs:restriction cannot stand at this place in xs:simpleType"],
  },
  {
    name: "a restriction without base",
    given: schemaOf('<xs:simpleType name="root">\n<xs:restriction/></xs:simpleType>'),
    want: ["4:1 invalid-element xs:restriction needs the attribute base or an xs:simpleType, and not both"],
  },
  {
    name: "an invalid pattern",
    given: restriction("xs:token", '\n<xs:pattern value="(a"/>'),
    want: ["4:13 invalid-pattern the pattern (a: it ends too early"],
  },
];
