import { type SchemaSetCase, schemaFile } from "./case.ts";

export const FACETS: readonly SchemaSetCase[] = [
  {
    name: "a pattern with a quantity above the limit",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:string"><xs:pattern value="a{99999999999}"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: [
      "a.xsd:2:70 unsupported-pattern the pattern a{99999999999}: {99999999999} is more than can be counted",
    ],
  },
  {
    name: "a lower bound above the upper bound",
    given: {
      "a.xsd": schemaFile(`<xs:simpleType name="t"><xs:restriction base="xs:int"><xs:minInclusive value="5"/>
<xs:maxInclusive value="3"/></xs:restriction></xs:simpleType>`),
    },
    want: ["a.xsd:3:18 invalid-facet xs:maxInclusive 3: no value is left: the bounds exclude each other"],
  },
  {
    name: "a bound that the base type excludes",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:byte"><xs:maxInclusive value="300"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:73 invalid-facet xs:maxInclusive 300: outside the bounds of the base type"],
  },
  {
    name: "an exclusive bound at the edge of the base type",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="b"><xs:restriction base="xs:decimal"><xs:maxExclusive value="5"/></xs:restriction></xs:simpleType><xs:simpleType name="t"><xs:restriction base="b"><xs:maxExclusive value="5.0"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: [],
    differs: "libxml2 does not let an exclusive bound be repeated",
  },
  {
    name: "an inclusive and an exclusive bound on the same side",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:int"><xs:minInclusive value="5"/><xs:minExclusive value="5"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:83 invalid-facet xs:minInclusive and xs:minExclusive exclude each other"],
  },
  {
    name: "bounds of dates",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:date"><xs:minInclusive value="2024-01-01"/><xs:maxInclusive value="2023-12-31"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: [
      "a.xsd:2:110 invalid-facet xs:maxInclusive 2023-12-31: no value is left: the bounds exclude each other",
    ],
  },
  {
    name: "an invalid bound",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:date"><xs:minInclusive value="today"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: [`a.xsd:2:73 invalid-facet xs:minInclusive today: expected a date such as 2024-02-29, got "today"`],
  },
  {
    name: "an enumeration value outside the base type",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:byte"><xs:enumeration value="300"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: [`a.xsd:2:72 invalid-facet xs:enumeration: expected at most "127", got "300"`],
  },
  {
    name: "a length of a number type",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:int"><xs:length value="3"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:55 invalid-facet xs:length does not apply to xs:int"],
  },
  {
    name: "bounds of a text type",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:string"><xs:minInclusive value="a"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:58 invalid-facet xs:minInclusive does not apply to xs:string"],
  },
  {
    name: "bounds of a list type",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="b"><xs:list itemType="xs:int"/></xs:simpleType><xs:simpleType name="t"><xs:restriction base="b"><xs:minInclusive value="1"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:118 invalid-facet xs:minInclusive does not apply to lists"],
  },
  {
    name: "an enumeration of booleans",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:boolean"><xs:enumeration value="true"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:59 invalid-facet xs:enumeration does not apply to xs:boolean"],
  },
  {
    name: "a length with a minimum length",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:string"><xs:length value="3"/><xs:minLength value="1"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:58 invalid-facet xs:length cannot stand beside xs:minLength"],
  },
  {
    name: "a minimum length above the maximum length",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:string"><xs:minLength value="3"/><xs:maxLength value="1"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:83 invalid-facet no length is left: the facets exclude each other"],
    differs: "libxml2 lets lengths exclude each other",
  },
  {
    name: "a maximum length above that of the base type",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="b"><xs:restriction base="xs:string"><xs:maxLength value="3"/></xs:restriction></xs:simpleType><xs:simpleType name="t"><xs:restriction base="b"><xs:maxLength value="4"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:179 invalid-facet xs:maxLength: 4 is wider than 3, which the base type has"],
  },
  {
    name: "more fraction digits than total digits",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:decimal"><xs:totalDigits value="2"/><xs:fractionDigits value="3"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:86 invalid-facet xs:fractionDigits 3 is more than xs:totalDigits, 2"],
  },
  {
    name: "zero total digits",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:decimal"><xs:totalDigits value="0"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:75 invalid-facet xs:totalDigits: expected at least 1, got 0"],
  },
  {
    name: "fraction digits of an integer type",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:int"><xs:fractionDigits value="1"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:74 invalid-facet xs:fractionDigits: fixed to 0 by the base type"],
    differs: "libxml2 lets xs:integer have digits behind the point",
  },
  {
    name: "a fixed facet that is changed",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="b"><xs:restriction base="xs:string"><xs:maxLength value="5" fixed="true"/></xs:restriction></xs:simpleType><xs:simpleType name="t"><xs:restriction base="b"><xs:maxLength value="4"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:192 invalid-facet xs:maxLength: fixed to 5 by the base type"],
  },
  {
    name: "a fixed facet that is repeated",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="b"><xs:restriction base="xs:string"><xs:maxLength value="5" fixed="true"/></xs:restriction></xs:simpleType><xs:simpleType name="t"><xs:restriction base="b"><xs:maxLength value="5"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: [],
  },
  {
    name: "a white space mode weaker than that of the base type",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:token"><xs:whiteSpace value="preserve"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:72 invalid-facet xs:whiteSpace preserve is wider than collapse, which the base type has"],
    differs: "libxml2 lets white space come back",
  },
  {
    name: "an invalid white space mode",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:token"><xs:whiteSpace value="trim"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: [`a.xsd:2:72 invalid-facet expected preserve, replace or collapse, got "trim"`],
  },
  {
    name: "a facet twice",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:string"><xs:maxLength value="5"/><xs:maxLength value="4"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:83 invalid-duplicate xs:maxLength is given already"],
    differs: "libxml2 accepts one of two facets",
  },
  {
    name: "an invalid pattern",
    given: {
      "a.xsd": schemaFile(
        `<xs:simpleType name="t"><xs:restriction base="xs:string"><xs:pattern value="(a"/></xs:restriction></xs:simpleType>`,
      ),
    },
    want: ["a.xsd:2:70 invalid-pattern the pattern (a: it ends too early"],
  },
];
