import { choice, element, MANY, OPTIONAL, restriction, sequence, type ValueCase } from "./case.ts";

const complex = (content: string): string => `<xs:complexType name="t">${content}</xs:complexType>`;
const extension = (name: string, base: string, content: string): string =>
  `<xs:complexType name="${name}"><xs:complexContent><xs:extension base="m:${base}">${content}</xs:extension></xs:complexContent></xs:complexType>`;
const item = (name: string, value: unknown): object => ({ element: name, value });
const node = (namespace?: string): object => ({
  name: "x",
  ...(namespace === undefined ? {} : { namespace }),
  attributes: [],
  content: [],
});

export const COMPLEX_TYPES: readonly ValueCase[] = [
  {
    name: "members",
    given: complex(sequence(element("a") + element("b", OPTIONAL) + element("c", 'maxOccurs="2"'))),
    accepts: [
      { a: 1, c: [1] },
      { a: 1, b: 2, c: [1, 2] },
    ],
    rejects: [{ c: [1] }, { a: 1 }, { a: 1, c: [] }, { a: 1, c: [1, 2, 3] }, { a: 1, c: [1], d: 1 }],
  },
  {
    name: "attributes",
    given: complex(
      `${sequence(element("a"))}<xs:attribute name="a" type="xs:int"/><xs:attribute name="b" use="required"/><xs:attribute name="c" type="xs:int" default="3"/><xs:attribute name="d" fixed="x"/>`,
    ),
    accepts: [
      { a: 1, b: "", c: 1, d: "x" },
      { a: 1, "@a": 2, b: "", c: 1, d: "x" },
    ],
    rejects: [
      { a: 1, b: "", c: 1, d: "y" },
      { a: 1, c: 1, d: "x" },
      { a: 1, b: "", d: "x" },
    ],
  },
  {
    name: "text with attributes",
    given: complex(
      '<xs:simpleContent><xs:extension base="xs:decimal"><xs:attribute name="a"/></xs:extension></xs:simpleContent>',
    ),
    accepts: [{ value: "1" }, { a: "", value: "1" }],
    rejects: ["1", { value: 1 }, { a: "" }],
  },
  {
    name: "a choice",
    given: complex(choice(element("a") + element("b"))),
    accepts: [{ a: 1 }, { b: 1 }],
    rejects: [{}, { a: 1, b: 1 }],
  },
  {
    name: "an optional choice",
    given: complex(choice(element("a") + element("b"), OPTIONAL)),
    accepts: [{}, { a: 1 }, { b: 1 }],
    rejects: [{ a: 1, b: 1 }],
  },
  {
    name: "a choice beside an empty one",
    given: complex(choice(choice("") + sequence(element("a") + element("b")) + element("c"))),
    accepts: [{ c: 1 }, { a: 1, b: 1 }],
    rejects: [{}, { a: 1 }, { a: 1, b: 1, c: 1 }],
  },
  {
    name: "a choice of groups and arrays",
    given: complex(
      choice(sequence(element("a") + element("b")) + element("c", MANY) + element("d", OPTIONAL)),
    ),
    accepts: [{ a: 1, b: 1, c: [] }, { c: [1] }, { d: 1, c: [] }, { c: [] }],
    rejects: [{ a: 1, c: [] }, { a: 1, b: 1, c: [1] }, { d: 1, c: [1] }, {}],
  },
  {
    name: "an optional group",
    given: complex(
      sequence(element("a") + sequence(element("b") + element("c", 'minOccurs="2" maxOccurs="3"'), OPTIONAL)),
    ),
    accepts: [
      { a: 1, c: [] },
      { a: 1, b: 1, c: [1, 2] },
    ],
    rejects: [
      { a: 1, b: 1, c: [] },
      { a: 1, c: [1, 2] },
      { a: 1, b: 1, c: [1] },
    ],
  },
  {
    name: "rows",
    given: complex(sequence(element("a") + element("b", OPTIONAL), 'minOccurs="2" maxOccurs="3"')),
    accepts: [[{ a: 1 }, { a: 2, b: 3 }]],
    rejects: [[{ a: 1 }], [{ b: 1 }, { a: 1 }], [{ a: 1 }, { a: 1 }, { a: 1 }, { a: 1 }], {}],
  },
  {
    name: "optional rows with a minimum of two",
    given: complex(sequence(sequence(element("a") + element("b"), `minOccurs="2" ${MANY}`), OPTIONAL)),
    accepts: [[], Array(2).fill({ a: 1, b: 1 })],
    rejects: [[{ a: 1, b: 1 }]],
  },
  {
    name: "rows of a named group",
    given: `<xs:group name="line">${sequence(element("a") + element("b"))}</xs:group>${complex(sequence(`${element("c")}<xs:group ref="m:line" ${MANY}/>`))}`,
    accepts: [{ c: 1, line: [{ a: 1, b: 1 }] }],
    rejects: [
      { c: 1, line: [] },
      { c: 1, line: [{ a: 1 }] },
    ],
  },
  {
    name: "items in any order",
    given: complex(choice(element("a") + element("b", "", "xs:token"), 'maxOccurs="3"')),
    accepts: [[item("a", 1), item("b", "x"), item("a", 2)]],
    rejects: [[], [item("a", "x")], [item("c", 1)], Array(4).fill(item("a", 1)), [{ element: "a" }]],
  },
  {
    name: "items in an order",
    given: complex(sequence(element("a") + element("b") + element("a"))),
    accepts: [[item("a", 1), item("b", 1), item("a", 1)]],
    rejects: [[item("a", 1)], Array(4).fill(item("a", 1))],
    limits: ["the order and number of the items"],
  },
  {
    name: "mixed content with attributes",
    given: `<xs:complexType name="t" mixed="true">${sequence(element("a", OPTIONAL))}<xs:attribute name="b"/></xs:complexType>`,
    accepts: [{ content: ["text", item("a", 1), " "] }, { b: "", content: [] }],
    rejects: [{ content: [1] }, {}, { content: "text" }],
    limits: ["the order and number of the items"],
  },
  {
    name: "a repeated group that allows only some counts",
    given: complex(sequence(sequence(element("a", 'minOccurs="2" maxOccurs="2"'), MANY))),
    accepts: [{ a: [1, 2] }],
    rejects: [{ a: [1] }],
    limits: ["the number of items, which must fill whole groups"],
  },
  {
    name: "open content",
    given: `<xs:complexType name="t" mixed="true"><xs:sequence><xs:any ${OPTIONAL} ${MANY} processContents="skip"/></xs:sequence><xs:anyAttribute processContents="skip"/></xs:complexType>`,
    accepts: [{ attributes: [], content: ["text", node("urn:x")] }],
    rejects: [{ content: [] }, "text"],
  },
  {
    name: "wildcards",
    given: complex(
      `${sequence(`${element("a")}<xs:any namespace="##other" processContents="skip"/>`)}<xs:anyAttribute namespace="##local urn:x"/>`,
    ),
    accepts: [
      { a: 1, any: node("urn:x"), anyAttributes: [{ name: "b", value: "" }] },
      { a: 1, any: node("urn:x"), anyAttributes: [{ name: "x:b", namespace: "urn:x", value: "" }] },
    ],
    rejects: [
      { a: 1, any: node("urn:m"), anyAttributes: [] },
      { a: 1, any: node(), anyAttributes: [] },
      { a: 1, any: node("urn:x"), anyAttributes: [{ name: "y:b", namespace: "urn:y", value: "" }] },
    ],
    limits: ["open nodes are valid against their declarations, as processContents requires"],
  },
  {
    name: "nil",
    given: `${complex(`${sequence(`${element("a", 'nillable="true"')}<xs:element name="b" type="m:u" nillable="true" ${OPTIONAL}/>`)}`)}<xs:complexType name="u"><xs:sequence>${element("c")}</xs:sequence><xs:attribute name="d"/></xs:complexType>`,
    accepts: [{ a: null }, { a: 1, b: { nil: true, d: "" } }, { a: 1, b: { c: 1 } }],
    rejects: [{}, { a: 1, b: null }, { a: 1, b: { c: 1, nil: true } }, { a: 1, b: { nil: false } }],
  },
  {
    name: "fixed elements",
    given: complex(
      sequence(
        '<xs:element name="a" type="xs:int" fixed="01"/><xs:element name="b" type="xs:decimal" fixed="1.0"/>',
      ),
    ),
    accepts: [{ a: 1, b: "1" }],
    rejects: [{ a: 2, b: "1" }],
    limits: ["fixed to 1.0"],
  },
  {
    name: "anything",
    given: complex(sequence('<xs:element name="a"/>')),
    accepts: [{ a: { attributes: [], content: ["text"] } }],
    rejects: [{ a: "text" }],
    limits: ["open nodes are valid against their declarations, as processContents requires"],
  },
  {
    name: "nested anonymous types",
    given: complex(
      sequence(
        `<xs:element name="a"><xs:complexType>${sequence(`<xs:element name="b" type="m:t" ${OPTIONAL}/>`)}</xs:complexType></xs:element>`,
      ),
    ),
    accepts: [{ a: {} }, { a: { b: { a: {} } } }],
    rejects: [{ a: { b: {} } }],
  },
  {
    name: "an abstract type, and types that xsi:type names",
    given: `<xs:complexType name="t" abstract="true">${sequence(element("a"))}</xs:complexType>${extension("b", "t", sequence(element("c")))}${extension("d", "b", '<xs:attribute name="e" use="required"/>')}`,
    accepts: [
      { "xsi:type": "b", a: 1, c: 2 },
      { "xsi:type": "d", a: 1, c: 2, e: "" },
    ],
    rejects: [
      { a: 1 },
      { a: 1, c: 2 },
      { "xsi:type": "t", a: 1 },
      { "xsi:type": "b", a: 1 },
      { "xsi:type": "d", a: 1, c: 2 },
      { "xsi:type": "b", a: 1, c: 2, e: "" },
    ],
  },
  {
    name: "a type whose value is no object, and types that xsi:type names",
    given: `${restriction("xs:string", "maxLength=2")}<xs:simpleType name="digits"><xs:restriction base="m:t"><xs:pattern value="[0-9]+"/></xs:restriction></xs:simpleType>`,
    accepts: ["x", { "xsi:type": "digits", value: "12" }],
    rejects: ["xyz", { "xsi:type": "digits", value: "x" }, { "xsi:type": "digits" }, { value: "12" }],
  },
  {
    name: "nil elements of types that xsi:type names",
    given: `${complex(sequence('<xs:element name="s" type="m:u" nillable="true"/>'))}<xs:complexType name="u" abstract="true"/>${extension("b", "u", '<xs:attribute name="e" use="required"/>')}`,
    accepts: [{ s: { "xsi:type": "b", e: "" } }, { s: { "xsi:type": "b", e: "", nil: true } }],
    rejects: [{ s: null }, { s: { "xsi:type": "b", nil: true } }, { s: { nil: true } }],
  },
  {
    name: "a fixed value of a type that xsi:type may replace",
    given: `${complex(sequence('<xs:element name="s" type="m:u" fixed="1"/>'))}<xs:simpleType name="u"><xs:restriction base="xs:int"/></xs:simpleType><xs:simpleType name="v"><xs:restriction base="m:u"/></xs:simpleType>`,
    accepts: [{ s: 1 }, { s: { "xsi:type": "v", value: 1 } }],
    rejects: [{ s: "1" }, { s: null }],
    limits: ["fixed to 1"],
  },
];

const assertion = (test: string): string =>
  `<xs:annotation><xs:appinfo source="urn:payment-routing:assertions"><sch:pattern><sch:rule context="root"><sch:assert test="${test}">wrong</sch:assert></sch:rule></sch:pattern></xs:appinfo></xs:annotation>`;

/** Their elements have no namespace. */
export const ASSERTIONS: readonly ValueCase[] = [
  {
    name: "an implication",
    given: complex(assertion("not(a) or b") + sequence(element("a", OPTIONAL) + element("b", OPTIONAL))),
    accepts: [{}, { b: 1 }, { a: 1, b: 1 }],
    rejects: [{ a: 1 }],
  },
  {
    name: "arrays",
    given: complex(
      assertion("not(a) or b") + sequence(element("a", OPTIONAL) + element("b", `${OPTIONAL} ${MANY}`)),
    ),
    accepts: [{ b: [] }, { a: 1, b: [1] }],
    rejects: [{ a: 1, b: [] }],
  },
  {
    name: "rows and items",
    given: complex(
      assertion("b and d") +
        sequence(
          sequence(element("a") + element("b", OPTIONAL), MANY) + choice(element("c") + element("d"), MANY),
        ),
    ),
    accepts: [{ rows: [{ a: 1, b: 1 }], items: [item("c", 1), item("d", 1)] }],
    rejects: [
      { rows: [{ a: 1 }], items: [item("d", 1)] },
      { rows: [{ a: 1, b: 1 }], items: [item("c", 1)] },
    ],
  },
  {
    name: "a value that is an array",
    given: complex(assertion("b") + choice(element("a") + element("b"), MANY)),
    accepts: [[item("b", 1)]],
    rejects: [[item("a", 1)]],
  },
];
