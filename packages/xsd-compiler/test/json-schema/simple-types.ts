import { restriction, type ValueCase } from "./case.ts";

const list = (item: string, facets = ""): string =>
  `<xs:simpleType name="t"><xs:restriction><xs:simpleType><xs:list itemType="${item}"/></xs:simpleType>${facets}</xs:restriction></xs:simpleType>`;
const union = (members: string, facets = ""): string =>
  `<xs:simpleType name="t"><xs:restriction><xs:simpleType><xs:union memberTypes="${members}"/></xs:simpleType>${facets}</xs:restriction></xs:simpleType>`;

export const SIMPLE_TYPES: readonly ValueCase[] = [
  { name: "a string", given: restriction("xs:string"), accepts: ["", " a\n"], rejects: [1, "\u0001"] },
  { name: "a token", given: restriction("xs:token"), accepts: ["a b"], rejects: ["a  b", " a", "\t"] },
  {
    name: "lengths in characters",
    given: restriction("xs:string", "minLength=1", "maxLength=2"),
    accepts: ["\u{1F4B3}\u{1F4B3}"],
    rejects: ["", "abc"],
  },
  {
    name: "patterns of two steps, one of which has alternatives",
    given: `${restriction("m:base", "pattern=.{2}")}<xs:simpleType name="base"><xs:restriction base="xs:string"><xs:pattern value="[a-z]+"/><xs:pattern value="\\d+"/></xs:restriction></xs:simpleType>`,
    accepts: ["ab", "12"],
    rejects: ["a1", "abc"],
  },
  {
    name: "an enumeration of texts",
    given: restriction("xs:token", "enumeration=x", "enumeration= y "),
    accepts: ["x", "y"],
    rejects: [" y ", "z"],
  },
  {
    name: "an integer with exclusive bounds",
    given: restriction("xs:int", "minExclusive=1", "maxExclusive=4"),
    accepts: [2, 3],
    rejects: [1, 4, 2.5, "2"],
  },
  {
    name: "an enumeration of integers",
    given: restriction("xs:int", "enumeration=01", "enumeration=-2"),
    accepts: [1, -2],
    rejects: [0, "1"],
  },
  {
    name: "an integer of many digits",
    given: restriction("xs:unsignedLong"),
    accepts: [0, 2 ** 53],
    rejects: [-1, 0.5],
    limits: ["exact integers beyond ±(2^53 - 1); at most 18446744073709551615"],
  },
  {
    name: "an integer with a total number of digits",
    given: restriction("xs:integer", "totalDigits=2"),
    accepts: [99, -99],
    rejects: [100, -100],
  },
  {
    name: "an integer in its lexical form",
    given: restriction("xs:nonNegativeInteger", "pattern=[0-9]{4}"),
    accepts: ["0042"],
    rejects: ["42", 42],
  },
  {
    name: "a decimal",
    given: restriction("xs:decimal", "totalDigits=3", "fractionDigits=2", "minInclusive=0"),
    accepts: ["0", "1.50", "00123", "+.05", "-0.0", "1.230", "123.000"],
    rejects: ["-1", "1234", "0.125", "1e1", 1, "12.345", "1000"],
  },
  {
    name: "a decimal with a bound and values",
    given: restriction("xs:decimal", "enumeration=1.0", "maxInclusive=2.5"),
    accepts: ["1", "1.00"],
    rejects: ["x"],
    limits: ["one of 1.0 (equal values may be written differently); at most 2.5"],
  },
  {
    name: "a double",
    given: restriction("xs:double", "minInclusive=-0.5", "maxExclusive=INF"),
    accepts: [-0.5, 1e300],
    rejects: [-1, "INF"],
  },
  {
    name: "a double without bounds",
    given: restriction("xs:double"),
    accepts: [1],
    rejects: ["NaN"],
    limits: ["INF, -INF, NaN, which JSON numbers cannot represent"],
  },
  { name: "a boolean", given: restriction("xs:boolean"), accepts: [true], rejects: ["true", 1] },
  {
    name: "a date",
    given: restriction("xs:date", "minInclusive=2000-01-01"),
    accepts: ["2024-02-29Z", "2024-04-30"],
    rejects: ["2024-04-31", "0000-01-01", "2024-02-30", "24-01-01"],
    limits: ["at least 2000-01-01; 29 February only in leap years"],
  },
  {
    name: "a time",
    given: restriction("xs:time"),
    accepts: ["24:00:00.0"],
    rejects: ["24:00:01", "1:00:00"],
  },
  {
    name: "a day of the year",
    given: restriction("xs:gMonthDay"),
    accepts: ["--02-29"],
    rejects: ["--04-31"],
  },
  {
    name: "a duration",
    given: restriction("xs:duration"),
    accepts: ["-P1DT0.5S"],
    rejects: ["P", "PT"],
  },
  {
    name: "octets in hexadecimal digits",
    given: restriction("xs:hexBinary", "length=2"),
    accepts: ["0aF9"],
    rejects: ["0a", "0aF9F"],
  },
  {
    name: "octets in base64",
    given: restriction("xs:base64Binary", "maxLength=2"),
    accepts: ["AAA=", "A A = ="],
    rejects: ["AB==", "AAA"],
    limits: ["the number of octets"],
  },
  {
    name: "a URI reference",
    given: restriction("xs:anyURI"),
    accepts: ["http://example.org/%20"],
    rejects: ["%zz", " a"],
    limits: ["the syntax of URI references (RFC 3986)"],
  },
  { name: "a name", given: restriction("xs:Name"), accepts: ["a:b"], rejects: ["-a", "a b"] },
  {
    name: "an ID",
    given: restriction("xs:ID"),
    accepts: ["a"],
    rejects: ["a:b"],
    limits: ["the ID is unique in the document"],
  },
  {
    name: "a qualified name",
    given: restriction("xs:QName", "enumeration=m:a"),
    accepts: [{ namespace: "urn:m", local: "a" }],
    rejects: ["m:a", { namespace: "", local: "a" }],
  },
  {
    name: "a list",
    given: list("xs:token", '<xs:minLength value="1"/><xs:maxLength value="2"/>'),
    accepts: [["a"], ["a", "b"]],
    rejects: [[], ["a b"], [""], "a", ["a", "b", "c"]],
  },
  {
    name: "an enumeration of lists",
    given: list("xs:int", '<xs:enumeration value="1  2"/>'),
    accepts: [[1, 2]],
    rejects: [[2, 1], []],
  },
  {
    name: "a list in its lexical form",
    given: list("xs:int", '<xs:pattern value="1.*"/>'),
    accepts: ["1 2"],
    rejects: [[1, 2]],
    limits: ["the pattern 1.*; the item type of the list"],
  },
  {
    name: "a union",
    given: union("xs:int xs:boolean"),
    accepts: [1, true],
    rejects: ["1", 1.5],
  },
  {
    name: "an enumeration of a union",
    given: union("xs:int xs:token", '<xs:enumeration value="01"/><xs:enumeration value="many"/>'),
    accepts: [1, "many"],
    rejects: [2, "few"],
  },
  {
    name: "any simple type",
    given:
      '<xs:complexType name="t"><xs:simpleContent><xs:extension base="xs:anySimpleType"/></xs:simpleContent></xs:complexType>',
    accepts: [" "],
    rejects: [1],
  },
];
