import { type LintRow, testLintRows } from "../../test/lint-rows.ts";

function xsd(body: string, attributes = ""): string {
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"${attributes}>\n${body}\n</xs:schema>\n`;
}

function type(content: string, name = "t"): string {
  return `<xs:complexType name="${name}">${content}</xs:complexType>`;
}

function simple(facets: string, base = "string", name = "t"): string {
  return `<xs:simpleType name="${name}">\n  <xs:restriction base="xs:${base}">${facets}</xs:restriction></xs:simpleType>`;
}

function documented(text: string): string {
  return `<xs:annotation>${text}</xs:annotation>`;
}

function sequence(content: string, attributes = ""): string {
  return type(`<xs:sequence${attributes}>${content}</xs:sequence>`);
}

function element(name: string, attributes = ""): string {
  return `<xs:element name="${name}" type="xs:int"${attributes}/>`;
}

const NAMES = ["order_no", "order_id", "unit_price", "net_total", "sku_code", "bar_code", "due_date"];

const XSD_ROWS: readonly LintRow[] = [
  {
    rule: "naming/type-style",
    bad: `${[..."ABCDEFG"].map((name) => simple("", "int", name)).join("")}<xs:complexType ▶name="order_type"/>`,
    good: [..."ABCDEFGH"].map((name) => simple("", "int", name)).join(""),
  },
  {
    rule: "naming/member-style",
    bad: sequence(
      `${NAMES.map((name) => element(name)).join("")}<xs:element ▶name="sdk-version" type="xs:int"/>`,
    ),
    good: sequence([...NAMES, "sdk_version"].map((name) => element(name)).join("")),
  },
  {
    rule: "naming/case-collision",
    bad: `${type("", "Order")}<xs:complexType ▶name="order"/>`,
    good: `${type("", "Order")}${element("order")}`,
  },
  {
    rule: "documentation/undocumented-declaration",
    bad: `▶<xs:complexType name="order"/>`,
    good: type(documented("<xs:documentation>An order.</xs:documentation>")),
  },
  {
    rule: "documentation/undocumented-member",
    bad: sequence(`\n  ▶${element("no")}`),
    good: sequence(
      `<xs:element name="no" type="xs:int">${documented("<xs:documentation>Unique.</xs:documentation>")}</xs:element>`,
    ),
  },
  {
    rule: "documentation/empty",
    bad: type(documented(`\n▶<xs:documentation> </xs:documentation>`)),
    good: type(documented("<xs:documentation>An order.</xs:documentation>")),
  },
  {
    rule: "documentation/repeats-name",
    bad: type(documented("▶<xs:documentation>The order no.</xs:documentation>"), "OrderNo"),
    good: type(documented("<xs:documentation>The number of the order.</xs:documentation>"), "OrderNo"),
  },
  {
    rule: "bounds/unbounded-string",
    bad: `<xs:simpleType name="t">\n  ▶<xs:restriction base="xs:string"><xs:pattern value="[+*]+"/></xs:restriction></xs:simpleType>`,
    good: `${simple('<xs:maxLength value="9"/>')}${simple('<xs:pattern value="[+*]{1,3}\\+"/>', "token", "u")}`,
  },
  {
    rule: "bounds/unbounded-array",
    bad: sequence(`<xs:element name="a" type="xs:int" ▶maxOccurs="unbounded"/>`),
    good: sequence(element("a", ' maxOccurs="9"')),
  },
  {
    rule: "bounds/unbounded-number",
    bad: `<xs:simpleType name="t">▶<xs:restriction base="xs:decimal"><xs:minInclusive value="0"/></xs:restriction></xs:simpleType>`,
    good: `${simple('<xs:minInclusive value="0"/><xs:maxExclusive value="9"/>', "decimal")}${element("a")}`,
  },
  { rule: "bounds/any-type", bad: `▶<xs:element name="order"/>`, good: element("order") },
  {
    rule: "numbers/unbounded-integer",
    bad: `▶<xs:element name="count" type="xs:nonNegativeInteger"/>`,
    good: simple('<xs:maxInclusive value="9"/>', "nonNegativeInteger"),
  },
  {
    rule: "numbers/unsafe-integer",
    bad: `<xs:simpleType name="t">▶<xs:restriction base="xs:integer"><xs:maxInclusive value="9007199254740992"/></xs:restriction></xs:simpleType>▶<xs:element name="a" type="xs:long"/>`,
    good: simple('<xs:minInclusive value="0"/><xs:maxExclusive value="9007199254740992"/>', "long"),
  },
  {
    rule: "numbers/float-money",
    bad: `▶<xs:element name="UnitPrice" type="xs:double"/>`,
    good: `<xs:element name="price_rate" type="xs:double"/><xs:element name="price" type="xs:decimal"/>`,
  },
  {
    rule: "numbers/money-digits",
    bad: `▶<xs:element name="amount" type="xs:decimal"/>`,
    good: simple('<xs:fractionDigits value="2"/>', "decimal", "amount"),
  },
  {
    rule: "portability/repeated-group",
    bad: type(
      `<xs:sequence>▶<xs:choice maxOccurs="9">${element("a")}${element("b")}</xs:choice></xs:sequence>`,
    ),
    good: `${sequence(element("a"), ' maxOccurs="9"')}${type(`<xs:choice>${element("a")}${element("b")}</xs:choice>`, "u")}`,
  },
  {
    rule: "portability/duplicate-element",
    bad: sequence(`${element("a")}${element("b")}▶${element("a")}`),
    good: type(
      `<xs:choice>${element("a")}<xs:sequence>${element("b")}${element("a")}</xs:sequence></xs:choice>`,
    ),
  },
  {
    rule: "portability/large-occurs",
    bad: sequence(`<xs:element name="a" type="xs:int" ▶maxOccurs="5001"/>`),
    good: sequence(element("a", ' maxOccurs="5000"')),
  },
  {
    rule: "portability/anonymous-type",
    bad: `<xs:element name="order">▶<xs:complexType/></xs:element>`,
    good: `${type("")}<xs:element name="order" type="t"/>`,
  },
  {
    rule: "portability/union-or-list",
    bad: `<xs:simpleType name="t">▶<xs:union memberTypes="xs:int xs:date"/></xs:simpleType>`,
    good: simple("", "int"),
  },
  {
    rule: "portability/mixed-content",
    bad: `▶<xs:complexType name="t" mixed="true"/>`,
    good: `<xs:complexType name="t" mixed="false"/>`,
  },
  { rule: "portability/wildcard", bad: sequence(`▶<xs:any/>`), good: sequence(element("a")) },
  {
    rule: "portability/substitution",
    bad: `${element("a")}▶<xs:element name="b" substitutionGroup="a"/>▶<xs:complexType name="t" abstract="true"/>`,
    good: `${element("a")}${type("")}`,
  },
  {
    rule: "portability/nillable-optional",
    bad: sequence(`<xs:element name="a" type="xs:int" ▶nillable="true" minOccurs="0"/>`),
    good: sequence(`${element("a", ' nillable="true"')}${element("b", ' minOccurs="0"')}`),
  },
  {
    rule: "portability/pattern-dialect",
    bad: simple(`<xs:pattern ▶value="[a-z-[aeiou]]"/><xs:pattern ▶value="\\i\\c*"/>`),
    good: simple(`<xs:pattern value="[a-f]{8}-[a-f]{4}\\\\i"/>`),
  },
  {
    rule: "portability/anchors",
    bad: simple(`<xs:pattern ▶value="^[a-z]$"/>`),
    good: simple(`<xs:pattern value="[^a-z]\\$"/>`),
  },
  {
    rule: "portability/local-time",
    bad: `▶<xs:element name="at" type="xs:dateTime"/>`,
    good: simple('<xs:pattern value=".*Z"/>', "dateTime"),
  },
  {
    rule: "portability/default-value",
    bad: `<xs:element name="a" type="xs:int" ▶default="1"/>`,
    good: element("a", ' fixed="1"'),
  },
].map(({ rule, bad, good }) => ({ rule, bad: xsd(bad), good: xsd(good) }));

const LOCAL = sequence(element("a"));
const QUALIFIED_ROW: LintRow = {
  rule: "portability/unqualified-elements",
  bad: `▶${xsd(LOCAL, ' targetNamespace="urn:a"')}`,
  good: xsd(LOCAL, ' targetNamespace="urn:a" elementFormDefault="qualified"'),
};

testLintRows("xsd", [...XSD_ROWS, QUALIFIED_ROW]);
