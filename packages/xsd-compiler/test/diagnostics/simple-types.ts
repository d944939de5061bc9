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
    want: ["4:1 invalid-duplicate xs:maxLength is given already"],
  },
  {
    name: "two bounds of one side",
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
    name: "a bound that is no integer",
    given: restriction("xs:byte", '\n<xs:minInclusive value="1.5"/>'),
    want: ['4:18 invalid-facet xs:minInclusive 1.5: expected an integer, got "1.5"'],
  },
  {
    name: "a length that is none",
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
    name: "a listed value that is none",
    given: restriction("xs:byte", '<xs:enumeration value="1"/>\n<xs:enumeration value="128"/>'),
    want: ['4:17 invalid-facet xs:enumeration: expected at most 127, got "128"'],
  },
  {
    name: "a listed value that the pattern excludes",
    given: restriction("xs:token", '<xs:pattern value="a"/>\n<xs:enumeration value="b"/>'),
    want: ['4:17 invalid-facet the other facets exclude the value "b"'],
  },
  {
    name: "a listed value that the base does not list",
    given: schemaOf(
      '<xs:simpleType name="a"><xs:restriction base="xs:token"><xs:enumeration value="b"/></xs:restriction></xs:simpleType>\n<xs:simpleType name="root"><xs:restriction base="a"><xs:enumeration value="c"/></xs:restriction></xs:simpleType>',
    ),
    want: ['4:69 invalid-facet xs:enumeration: expected one of b, got "c"'],
  },
  {
    name: "bounds that exclude each other",
    given: restriction("xs:byte", '<xs:minInclusive value="2"/><xs:maxInclusive value="1"/>'),
    want: ["3:104 invalid-facet xs:maxInclusive 1: no value is left: the bounds exclude each other"],
  },
  {
    name: "bounds with no integer between them",
    given: restriction("xs:byte", '<xs:minExclusive value="1"/><xs:maxExclusive value="2"/>'),
    want: ["3:28 invalid-facet no value is left: the facets of root exclude each other"],
  },
  {
    name: "lengths that exclude each other",
    given: restriction("xs:token", '<xs:minLength value="2"/><xs:maxLength value="1"/>'),
    want: ["3:85 invalid-facet no length is left: the facets exclude each other"],
  },
  {
    name: "bounds that exclude every listed value",
    given: schemaOf(
      '<xs:simpleType name="a"><xs:restriction base="xs:byte"><xs:enumeration value="1"/></xs:restriction></xs:simpleType>\n<xs:simpleType name="root"><xs:restriction base="a"><xs:minInclusive value="2"/></xs:restriction></xs:simpleType>',
    ),
    want: ['4:70 invalid-facet xs:minInclusive 2: expected one of 1, got "2"'],
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
    name: "a pattern that is none",
    given: restriction("xs:token", '\n<xs:pattern value="(a"/>'),
    want: ["4:13 invalid-pattern the pattern (a: it ends too early"],
  },
  {
    name: "a pattern of integers",
    given: restriction("xs:byte", '\n<xs:pattern value="[0-9]"/>'),
    want: ["4:13 unsupported-pattern a pattern of integers is not supported, only of strings"],
  },
  {
    name: "an unsupported type",
    given: declaring('name="a" type="xs:dateTime"'),
    want: ["4:22 unsupported-type the type xs:dateTime is not supported"],
  },
  {
    name: "an unsupported base, once",
    given: schemaOf(
      '<xs:simpleType name="root"><xs:restriction base="a"/></xs:simpleType>\n<xs:simpleType name="a"><xs:restriction base="xs:decimal"><xs:totalDigits value="3"/></xs:restriction></xs:simpleType>',
    ),
    want: ["4:41 unsupported-type the type xs:decimal is not supported"],
  },
  {
    name: "text with a lexical form of its own",
    given: declaring('name="a" type="xs:NMTOKEN"'),
    want: ["4:22 unsupported-type the type xs:NMTOKEN is not supported"],
  },
  {
    name: "anything",
    given: declaring('name="a" type="xs:anyType"'),
    want: [
      "4:22 unsupported-type xs:anyType, which an element without a type has, is not supported; give it another",
    ],
  },
  {
    name: "a list",
    given: schemaOf('<xs:simpleType name="root">\n<xs:list itemType="xs:int"/></xs:simpleType>'),
    want: ["4:1 unsupported-type xs:list is not supported"],
  },
  {
    name: "a union",
    given: schemaOf('<xs:simpleType name="root">\n<xs:union memberTypes="xs:int xs:token"/></xs:simpleType>'),
    want: ["4:1 unsupported-type xs:union is not supported"],
  },
  {
    name: "another white space",
    given: restriction("xs:string", '\n<xs:whiteSpace value="collapse"/>'),
    want: ["4:1 unsupported-element xs:whiteSpace is not supported"],
  },
  {
    name: "digits, once",
    given: schemaOf(
      '<xs:simpleType name="a"><xs:restriction base="xs:int">\n<xs:totalDigits value="3"/></xs:restriction></xs:simpleType><xs:simpleType name="root"><xs:restriction base="a"/></xs:simpleType>',
    ),
    want: ["4:1 unsupported-element xs:totalDigits is not supported"],
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
