import { asserting, assertingThat, ROOT, schema } from "../schema.ts";
import type { Case } from "./case.ts";

/** ISO Schematron in annotations. */
export const ASSERTIONS: readonly Case[] = [
  {
    name: "an assertion about another element",
    given: assertingThat('<sch:assert\n test="b">m</sch:assert>'),
    want: ['5:2 invalid-assertion "b": the type has no element b'],
  },
  {
    name: "an assertion without test",
    given: assertingThat("\n<sch:assert>m</sch:assert>"),
    want: ["5:1 invalid-assertion sch:assert needs a test and a message"],
  },
  {
    name: "an assertion without message",
    given: assertingThat('\n<sch:assert test="a"/>'),
    want: ["5:1 invalid-assertion sch:assert needs a test and a message"],
  },
  {
    name: "XPath beyond the subset",
    given: assertingThat('<sch:assert\n test="count(a) = 1">m</sch:assert>'),
    want: [
      '5:2 unsupported-assertion "count(a) = 1": "count" is not supported; a test has names of children, and, or, not(…) and parentheses',
    ],
  },
  {
    name: "a test that ends too early",
    given: assertingThat('<sch:assert\n test="a and">m</sch:assert>'),
    want: [
      '5:2 unsupported-assertion "a and": the end is not supported; a test has names of children, and, or, not(…) and parentheses',
    ],
  },
  {
    name: "markup in a message",
    given: assertingThat('<sch:assert test="a">m\n<sch:value-of select="a"/></sch:assert>'),
    want: ["5:1 unsupported-assertion <sch:value-of> is not supported in sch:assert, only text"],
  },
  {
    name: "an unknown attribute of an assertion",
    given: assertingThat('<sch:assert test="a"\n role="warning">m</sch:assert>'),
    want: ["5:2 unsupported-assertion the attribute role of sch:assert is not supported"],
  },
  {
    name: "a report",
    given: assertingThat('\n<sch:report test="a">m</sch:report>'),
    want: ["5:1 unsupported-assertion <sch:report> is not supported in sch:rule, only sch:assert"],
  },
  {
    name: "text in a rule",
    given: assertingThat("\ntext"),
    want: ["5:1 invalid-text sch:rule takes no text"],
  },
  {
    name: "a context of another element",
    given: asserting(
      '<sch:pattern><sch:rule\n context="a"><sch:assert test="a">m</sch:assert></sch:rule></sch:pattern>',
    ),
    want: [
      '5:2 invalid-assertion the context "a" does not match the elements of type root and no others (/root, root/a)',
    ],
  },
  {
    name: "a context that matches more elements",
    given: schema(
      '<xs:element name="root" type="r"/><xs:complexType name="r"><xs:all><xs:element name="x" type="t"/><xs:element name="o" type="o"/></xs:all></xs:complexType><xs:complexType name="o"><xs:all><xs:element name="x" type="xs:token"/></xs:all></xs:complexType>\n<xs:complexType name="t"><xs:annotation><xs:appinfo source="urn:payment-routing:assertions"><sch:pattern><sch:rule\n context="x"><sch:assert test="a">m</sch:assert></sch:rule></sch:pattern></xs:appinfo></xs:annotation><xs:all><xs:element name="a" type="xs:token"/></xs:all></xs:complexType>',
    ),
    want: ['4:2 invalid-assertion the context "x" does not match the elements of type t and no others (o/x)'],
  },
  {
    name: "a context of an unused type",
    given: schema(
      `${ROOT}\n<xs:complexType name="t"><xs:annotation><xs:appinfo source="urn:payment-routing:assertions"><sch:pattern><sch:rule\n context="t"><sch:assert test="a">m</sch:assert></sch:rule></sch:pattern></xs:appinfo></xs:annotation><xs:all><xs:element name="a" type="xs:token"/></xs:all></xs:complexType>`,
    ),
    want: [
      '4:2 invalid-assertion the context "t" does not match the elements of type t and no others (there are none)',
    ],
  },
  {
    name: "a context with an axis",
    given: asserting(
      '<sch:pattern><sch:rule\n context="//root"><sch:assert test="a">m</sch:assert></sch:rule></sch:pattern>',
    ),
    want: [
      '5:2 unsupported-assertion the context "//root" is not supported; write names with / between them',
    ],
  },
  {
    name: "no context",
    given: asserting('<sch:pattern>\n<sch:rule><sch:assert test="a">m</sch:assert></sch:rule></sch:pattern>'),
    want: ['5:1 unsupported-assertion the context "" is not supported; write names with / between them'],
  },
  {
    name: "two rules in a pattern",
    given: asserting(
      '<sch:pattern><sch:rule context="root"><sch:assert test="a">m</sch:assert></sch:rule>\n<sch:rule context="root"><sch:assert test="a">n</sch:assert></sch:rule></sch:pattern>',
    ),
    want: [
      "5:1 unsupported-assertion a second sch:rule in a sch:pattern is not supported; give it a pattern of its own",
    ],
  },
  {
    name: "a rule without a pattern",
    given: asserting('\n<sch:rule context="root"><sch:assert test="a">m</sch:assert></sch:rule>'),
    want: [
      "5:1 unsupported-assertion assertions stand directly in an xs:appinfo with the source urn:payment-routing:assertions of a named complex type, as sch:pattern",
    ],
  },
  {
    name: "an assertion inside another element",
    given: asserting('<other xmlns="urn:x">\n<sch:pattern/></other>'),
    want: [
      "5:1 unsupported-assertion assertions stand directly in an xs:appinfo with the source urn:payment-routing:assertions of a named complex type, as sch:pattern",
    ],
  },
  {
    name: "an assertion on an element",
    given: schema(
      '<xs:element name="root" type="xs:token"><xs:annotation><xs:appinfo source="urn:payment-routing:assertions">\n<sch:pattern/></xs:appinfo></xs:annotation></xs:element>',
    ),
    want: [
      "3:1 unsupported-assertion assertions stand directly in an xs:appinfo with the source urn:payment-routing:assertions of a named complex type, as sch:pattern",
    ],
  },
];
