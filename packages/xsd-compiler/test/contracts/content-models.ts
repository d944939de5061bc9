import { asserting, schemaOf } from "../schema.ts";

const root = (content: string): string => schemaOf(`<xs:complexType name="root">${content}</xs:complexType>`);
const element = (name: string, occurs = "", type = "xs:byte"): string =>
  `<xs:element name="${name}" type="${type}" ${occurs}/>`;
const group = (name: string, content: string): string =>
  `<xs:group name="${name}"><xs:sequence>${content}</xs:sequence></xs:group>`;
const rows = (occurs: string, content: string): string =>
  `${root(`<xs:sequence><xs:group ref="row" ${occurs}/></xs:sequence>`).replace("\n</xs:schema>", "")}${group("row", content)}\n</xs:schema>`;
const rule = (test: string): string =>
  `<sch:pattern><sch:rule context="root"><sch:assert test="${test}">m</sch:assert></sch:rule></sch:pattern>`;

const OPEN =
  '<xs:sequence><xs:any processContents="skip" minOccurs="0" maxOccurs="unbounded"/></xs:sequence><xs:anyAttribute processContents="skip"/>';

/** A content model, pieces that its documents are put together from, and some of them with what they give. */
export interface ContentModelCase {
  readonly name: string;
  readonly xsd: string;
  readonly pieces: readonly string[];
  readonly valid: Readonly<Record<string, unknown>>;
  readonly invalid: Readonly<Record<string, string>>;
  /** libxml2 runs no assertions. */
  readonly asserts?: true;
  /** What JSON Schema cannot say of open content: no attribute twice, no two texts side by side. */
  readonly open?: true;
}

export const CONTENT_MODELS: readonly ContentModelCase[] = [
  {
    name: "xs:all",
    xsd: root(`<xs:all>${element("a")}${element("b", 'minOccurs="0"')}${element("c")}</xs:all>`),
    pieces: ["<a>1</a>", "<b>2</b>", "<c>3</c>", "<a/>", "<d/>", " ", "x", "<!-- -->"],
    valid: { "<c>3</c><a>1</a>": { a: 1, c: 3 }, "<b>2</b> <a>1</a><c>3</c>": { a: 1, b: 2, c: 3 } },
    invalid: {
      "": "missing-element missing-element",
      "<a>1</a><c>3</c><a>1</a>": "repeated-element",
      "<a>1</a><c>3</c><d/>": "unexpected-element",
      "<a>1</a>x<c>3</c>": "unexpected-text",
    },
  },
  {
    name: "xs:sequence",
    xsd: root(
      `<xs:sequence>${element("a")}${element("b", 'minOccurs="0"')}${element("c", 'minOccurs="2" maxOccurs="3"')}${element("d", 'minOccurs="0" maxOccurs="unbounded"')}</xs:sequence>`,
    ),
    pieces: ["<a>1</a>", "<b>2</b>", "<c>3</c>", "<c>3</c><c>4</c>", "<d>5</d>", "<e/>", "\n"],
    valid: {
      "<a>1</a><c>3</c><c>4</c>": { a: 1, c: [3, 4], d: [] },
      "<a>1</a><b>2</b><c>3</c><c>4</c><c>5</c><d>6</d><d>7</d>": { a: 1, b: 2, c: [3, 4, 5], d: [6, 7] },
    },
    invalid: {
      "<a>1</a><c>3</c>": "missing-element",
      "<b>2</b><a>1</a><c>3</c><c>4</c>": "unexpected-element",
      "<a>1</a><c>3</c><c>4</c><c>5</c><c>6</c>": "repeated-element",
      "<a>1</a><c>3</c><d>6</d><c>4</c>": "unexpected-element",
    },
  },
  {
    name: "a sequence of one that repeats",
    xsd: root(`<xs:sequence>${element("a", 'maxOccurs="unbounded"')}</xs:sequence>`),
    pieces: ["<a>1</a>", "<a>2</a>", "<b/>", " "],
    valid: { "<a>1</a>": { a: [1] }, "<a>1</a><a>2</a>": { a: [1, 2] } },
    invalid: { "": "missing-element", "<a>1</a><b/>": "unexpected-element" },
  },
  {
    name: "an exact number",
    xsd: root(
      `<xs:sequence>${element("a", 'minOccurs="2" maxOccurs="2"')}${element("b", 'minOccurs="9" maxOccurs="9"')}</xs:sequence>`,
    ),
    pieces: ["<a>1</a>", "<a>1</a><a>2</a>", "<b>1</b>", "<b>1</b>".repeat(9)],
    valid: { [`<a>1</a><a>2</a>${"<b>1</b>".repeat(9)}`]: { a: [1, 2], b: Array(9).fill(1) } },
    invalid: {
      [`<a>1</a>${"<b>1</b>".repeat(10)}`]: "missing-element repeated-element",
    },
  },
  {
    name: "nothing",
    xsd: root(""),
    pieces: ["<a/>", " ", "x", "<!-- -->", "<![CDATA[ ]]>"],
    valid: { "": {}, "<!-- -->": {} },
    invalid: {
      x: "unexpected-text",
      " ": "unexpected-text",
      "&#32;": "unexpected-text",
      "<a/>": "unexpected-element",
    },
  },
  {
    name: "rows",
    xsd: rows('minOccurs="0" maxOccurs="unbounded"', element("a") + element("b", "", "xs:token")),
    pieces: ["<a>1</a>", "<b>2</b>", "<a>1</a><b>2</b>", "<c/>", " "],
    valid: {
      "": [],
      "<a>1</a><b>2</b> <a>3</a><b/>": [
        { a: 1, b: "2" },
        { a: 3, b: "" },
      ],
    },
    invalid: {
      "<a>1</a>": "missing-element",
      "<b>2</b>": "unexpected-element",
      "<a>1</a><a>1</a><b>2</b>": "missing-element",
      "<a>1</a><b>2</b><b>2</b>": "unexpected-element",
    },
  },
  {
    name: "rows of a certain number",
    xsd: rows('minOccurs="2" maxOccurs="3"', element("a") + element("b") + element("c")),
    pieces: ["<a>1</a><b>2</b><c>3</c>", "<a>1</a>", "<b>2</b>", "<c>3</c>"],
    valid: { [`${"<a>1</a><b>2</b><c>3</c>".repeat(2)}`]: Array(2).fill({ a: 1, b: 2, c: 3 }) },
    invalid: {
      "<a>1</a><b>2</b><c>3</c>": "missing-element",
      [`${"<a>1</a><b>2</b><c>3</c>".repeat(4)}`]: "repeated-element",
    },
  },
  {
    name: "rows of one element",
    xsd: rows('maxOccurs="unbounded"', element("a")),
    pieces: ["<a>1</a>", "<a>2</a>", "<b/>"],
    valid: { "<a>1</a><a>2</a>": [{ a: 1 }, { a: 2 }] },
    invalid: { "": "missing-element" },
  },
  {
    name: "a type inside itself",
    xsd: root(`<xs:all>${element("a", 'minOccurs="0"', "root")}${element("b", 'minOccurs="0"')}</xs:all>`),
    pieces: ["<a>", "</a>", "<a/>", "<b>1</b>"],
    valid: { "<a><a><b>1</b></a><b>2</b></a>": { a: { a: { b: 1 }, b: 2 } } },
    invalid: { "<a><a><c/></a></a>": "unexpected-element" },
  },
  {
    name: "a group inside itself",
    xsd: rows('minOccurs="0" maxOccurs="unbounded"', element("a", "", "root")),
    pieces: ["<a>", "</a>", "<a/>"],
    valid: { "<a><a/><a/></a><a/>": [{ a: [{ a: [] }, { a: [] }] }, { a: [] }] },
    invalid: { "<b/>": "unexpected-element" },
  },
  {
    name: "open content, as the root",
    xsd: schemaOf(`<xs:complexType name="root" mixed="1">${OPEN}</xs:complexType>`),
    pieces: [
      "<a>",
      "</a>",
      "<p:b xmlns:p='urn:p' p:c='1'/>",
      "x",
      "&lt;",
      "<a xmlns='urn:a'><b/></a>",
      "p:b",
    ],
    valid: { "x<a/>": { attributes: [], content: ["x", { name: "a", attributes: [], content: [] }] } },
    invalid: { "<a>": "malformed-xml" },
    open: true,
  },
  {
    name: "an element of open content",
    xsd: `${root(`<xs:all>${element("a", "", "open")}</xs:all>`).replace("\n</xs:schema>", "")}<xs:complexType name="open" mixed="true">${OPEN}</xs:complexType>\n</xs:schema>`,
    pieces: ["<a>", "</a>", "<a b='1'/>", "<b/>", "x"],
    valid: { "<a b='1'/>": { a: { attributes: [{ name: "b", value: "1" }], content: [] } } },
    invalid: { "<b/>": "missing-element unexpected-element" },
    open: true,
  },
  {
    name: "names that need care",
    xsd: `${root(
      `<xs:all>${["sdk-version", "sdk_version", "sdk.version", "class", "default", "_", "é", "value", "cursor", "name", "child", "latest", "rows"].map((name) => element(name, 'minOccurs="0"')).join("")}${element("token", 'minOccurs="0"', "token")}${element("integer", 'minOccurs="0"', "integer")}${element("open", 'minOccurs="0"', "a")}</xs:all>`,
    ).replace(
      "\n</xs:schema>",
      "",
    )}<xs:simpleType name="token"><xs:restriction base="xs:token"><xs:maxLength value="2"/></xs:restriction></xs:simpleType><xs:complexType name="integer"/><xs:complexType name="a"><xs:sequence>${element("b", "", "B.c")}</xs:sequence></xs:complexType><xs:simpleType name="B.c"><xs:restriction base="xs:byte"><xs:enumeration value="1"/></xs:restriction></xs:simpleType>\n</xs:schema>`,
    pieces: [
      "<sdk-version>1</sdk-version>",
      "<sdk_version>2</sdk_version>",
      "<sdk.version>3</sdk.version>",
      "<class>4</class>",
      "<_>5</_>",
      "<é>6</é>",
      "<token>ab</token>",
      "<token>abc</token>",
      "<integer/>",
      "<open><b>1</b></open>",
      "<value>7</value>",
    ],
    valid: {
      "<sdk.version>3</sdk.version><sdk-version>1</sdk-version><sdk_version>2</sdk_version>": {
        "sdk-version": 1,
        sdk_version: 2,
        "sdk.version": 3,
      },
      "<_>5</_><é>6</é><class>4</class><default>8</default>": { _: 5, é: 6, class: 4, default: 8 },
      "<value>1</value><cursor>2</cursor><name>3</name><child>4</child><latest>5</latest><rows>6</rows>": {
        value: 1,
        cursor: 2,
        name: 3,
        child: 4,
        latest: 5,
        rows: 6,
      },
      "<token>ab</token><integer/><open><b>1</b></open>": { token: "ab", integer: {}, open: { b: 1 } },
    },
    invalid: { "<token>abc</token>": "invalid-length", "<open><b>2</b></open>": "not-in-enumeration" },
  },
  {
    name: "an implication",
    xsd: asserting(rule("not(a) or b"), element("a", 'minOccurs="0"') + element("b", 'minOccurs="0"')),
    pieces: ["<a>1</a>", "<b>2</b>", " "],
    valid: { "": {}, "<b>2</b>": { b: 2 }, "<a>1</a><b>2</b>": { a: 1, b: 2 } },
    invalid: { "<a>1</a>": "assertion-failed" },
    asserts: true,
  },
  {
    name: "several assertions of every kind",
    xsd: asserting(
      `${rule("a or b")}${rule("not(a and (b or c))")}`,
      element("a", 'minOccurs="0"') + element("b", 'minOccurs="0"') + element("c", 'minOccurs="0"'),
    ),
    pieces: ["<a>1</a>", "<b>2</b>", "<c>3</c>"],
    valid: { "<a>1</a>": { a: 1 }, "<b>2</b><c>3</c>": { b: 2, c: 3 } },
    invalid: {
      "": "assertion-failed",
      "<a>1</a><b>2</b>": "assertion-failed",
      "<c>3</c>": "assertion-failed",
    },
    asserts: true,
  },
  {
    name: "an assertion about what repeats",
    xsd: asserting(rule("not(a) or b"), "").replace(
      "<xs:all></xs:all>",
      `<xs:sequence>${element("a", 'minOccurs="0" maxOccurs="unbounded"')}${element("b", 'minOccurs="0" maxOccurs="2"')}</xs:sequence>`,
    ),
    pieces: ["<a>1</a>", "<b>2</b>"],
    valid: { "": { a: [], b: [] }, "<a>1</a><b>2</b>": { a: [1], b: [2] } },
    invalid: { "<a>1</a>": "assertion-failed" },
    asserts: true,
  },
  {
    name: "rows without a sequence around them",
    xsd: `${root('<xs:group ref="row" maxOccurs="2"/>').replace("\n</xs:schema>", "")}${group("row", element("a") + element("b"))}\n</xs:schema>`,
    pieces: ["<a>1</a>", "<b>2</b>", "<a>1</a><b>2</b>"],
    valid: { "<a>1</a><b>2</b>": [{ a: 1, b: 2 }] },
    invalid: { "": "missing-element" },
  },
  {
    name: "an element that never occurs, and one that is a root too",
    xsd: `${root(`<xs:sequence>${element("a", 'minOccurs="0" maxOccurs="0"')}<xs:element ref="b" maxOccurs="2"/></xs:sequence>`).replace("\n</xs:schema>", "")}${element("b")}\n</xs:schema>`,
    pieces: ["<a>1</a>", "<b>2</b>", " "],
    valid: { "<b>1</b>": { b: [1] }, "<b>1</b><b>2</b>": { b: [1, 2] } },
    invalid: { "": "missing-element", "<a>1</a><b>2</b>": "unexpected-element" },
  },
  {
    name: "an empty sequence, however often",
    xsd: root('<xs:sequence minOccurs="0" maxOccurs="2"/>'),
    pieces: ["<a/>", " ", "x", "<!-- -->"],
    valid: { "": {} },
    invalid: { " ": "unexpected-text", "<a/>": "unexpected-element" },
  },
  {
    name: "what says nothing about documents",
    xsd: schemaOf(
      `<xs:annotation><xs:documentation source="urn:x">a <b>c</b></xs:documentation></xs:annotation><xs:complexType name="root"><xs:sequence xml:space="preserve"><xs:element name="a" type="x:byte" xmlns:x="http://www.w3.org/2001/XMLSchema" form="qualified"/></xs:sequence></xs:complexType>`,
    ),
    pieces: ["<a>1</a>", "<b/>"],
    valid: { "<a>1</a>": { a: 1 } },
    invalid: { "<b/>": "missing-element unexpected-element" },
  },
];
