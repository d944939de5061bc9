import { describe, expect, test } from "vitest";
import { codec, documentOf, libxml2, ROOT, XSI } from "../../test/labelled-values.ts";

describe("values with labels", () => {
  test.for([
    {
      name: "members",
      content: '<shape xsi:type="circle" id="a"><radius>1</radius></shape><ref>a</ref>',
      value: { shape: [{ "xsi:type": "circle", id: "a", radius: "1" }], ref: "a" },
    },
    {
      name: "nested labels",
      content:
        '<shape xsi:type="m:group"><part xsi:type="m:group"><part xsi:type="disc"><name>n</name><radius>1</radius></part></part></shape>',
      value: {
        shape: [
          {
            "xsi:type": "group",
            part: [{ "xsi:type": "group", part: [{ "xsi:type": "disc", name: "n", radius: "1" }] }],
          },
        ],
      },
    },
    {
      name: "nil",
      content: '<shape xsi:type="circle" xsi:nil="true" id="a"/><code xsi:type="shortCode" xsi:nil="true"/>',
      value: {
        shape: [{ "xsi:type": "circle", id: "a", nil: true }],
        code: { "xsi:type": "shortCode", nil: true },
      },
    },
    {
      name: "a simple type",
      content: '<code xsi:type="shortCode">abc</code>',
      value: { shape: [], code: { "xsi:type": "shortCode", value: "abc" } },
    },
    {
      name: "text with attributes that replaces text",
      content: '<code xsi:type="taggedCode" tag="t">abc</code>',
      value: { shape: [], code: { "xsi:type": "taggedCode", tag: "t", value: "abc" } },
    },
    {
      name: "a list",
      content: '<sizes xsi:type="pair">1 2</sizes>',
      value: { shape: [], sizes: { "xsi:type": "pair", value: [1, 2] } },
    },
    {
      name: "mixed content",
      content: '<notes xsi:type="markedNotes">a<mark>b</mark>c</notes>',
      value: {
        shape: [],
        notes: { "xsi:type": "markedNotes", value: ["a", { element: "mark", value: "b" }, "c"] },
      },
    },
    {
      name: "open content",
      content: '<notes xsi:type="freeNotes" a="b">c<kept xsi:type="xs:int">5</kept></notes>',
      value: {
        shape: [],
        notes: {
          "xsi:type": "freeNotes",
          value: expect.objectContaining({ attributes: [{ name: "a", value: "b" }] }),
        },
      },
    },
    {
      name: "a simple type of XSD in open content",
      content: '<kept xsi:type="xs:int">5</kept>',
      value: {
        shape: [],
        kept: {
          attributes: [{ name: "xsi:type", namespace: XSI, value: "xs:int" }],
          declarations: { "": "urn:m", xs: "http://www.w3.org/2001/XMLSchema", xsi: XSI },
          content: ["5"],
        },
      },
    },
    {
      name: "a simple type of the schema in open content",
      content: '<kept xsi:type="shortCode">abc</kept>',
      value: {
        shape: [],
        kept: {
          attributes: [{ name: "xsi:type", namespace: XSI, value: "shortCode" }],
          declarations: { "": "urn:m", xsi: XSI },
          content: ["abc"],
        },
      },
    },
    {
      name: "text with attributes in open content",
      content: '<kept xsi:type="taggedCode" tag="t">abc</kept>',
      value: {
        shape: [],
        kept: {
          attributes: [
            { name: "xsi:type", namespace: XSI, value: "taggedCode" },
            { name: "tag", value: "t" },
          ],
          declarations: { "": "urn:m", xsi: XSI },
          content: ["abc"],
        },
      },
    },
    {
      name: "nil open content",
      content: '<kept xsi:nil="true"/>',
      value: { shape: [], kept: null },
    },
    {
      name: "nil open content with a schema location",
      content: '<kept xsi:nil="true" xsi:schemaLocation="urn:m m.xsd"/>',
      value: { shape: [], kept: null },
    },
    {
      name: "nil open content with an attribute",
      content: '<kept xsi:nil="true" a="b"/>',
      value: {
        shape: [],
        kept: {
          attributes: [
            { name: "xsi:nil", namespace: XSI, value: "true" },
            { name: "a", value: "b" },
          ],
          declarations: { "": "urn:m", xsi: XSI },
          content: [],
        },
      },
    },
    {
      name: "nil open content with a type",
      content: '<kept xsi:nil="true" xsi:type="taggedCode" tag="t"/>',
      value: {
        shape: [],
        kept: {
          attributes: [
            { name: "xsi:nil", namespace: XSI, value: "true" },
            { name: "xsi:type", namespace: XSI, value: "taggedCode" },
            { name: "tag", value: "t" },
          ],
          declarations: { "": "urn:m", xsi: XSI },
          content: [],
        },
      },
    },
    {
      name: "nil with the label of a type with open content",
      content: '<notes xsi:type="freeNotes" xsi:nil="true"/>',
      value: { shape: [], notes: { "xsi:type": "freeNotes", nil: true } },
    },
    {
      name: "nil with an attribute and the label of a type with open content",
      content: '<notes xsi:type="freeNotes" xsi:nil="true" a="b"/>',
      value: {
        shape: [],
        notes: {
          "xsi:type": "freeNotes",
          value: {
            attributes: [
              { name: "xsi:nil", namespace: XSI, value: "true" },
              { name: "a", value: "b" },
            ],
            declarations: { "": "urn:m", xsi: XSI },
            content: [],
          },
        },
      },
    },
    {
      name: "the label of the declared type",
      content: "<fixed><radius>1</radius></fixed>",
      value: { shape: [], fixed: { radius: "1" } },
    },
  ])("$name", ({ content, value }) => {
    const decoded = codec.decode(ROOT, documentOf(content), undefined);
    expect(decoded).toEqual({ ok: true, value });
    if (!decoded.ok) return;
    expect(codec.validate(ROOT, decoded.value)).toEqual(decoded);
    const encoded = codec.encode(ROOT, decoded.value);
    expect([encoded, codec.decode(ROOT, encoded, undefined)]).toEqual([encoded, decoded]);
    expect([encoded, libxml2.validate(new TextEncoder().encode(encoded))]).toEqual([encoded, undefined]);
  });
});

test.for([
  { content: '<kept xsi:type="xs:int">x</kept>', want: "invalid-lexical /root/kept" },
  { content: '<kept xsi:type="shortCode">abcd</kept>', want: "invalid-length /root/kept" },
  { content: '<kept xsi:type="taggedCode">abc</kept>', want: "missing-attribute /root/kept/@tag" },
])("rejects $content", ({ content, want }) => {
  const result = codec.decode(ROOT, documentOf(content), undefined);
  expect(result.ok ? [] : result.issues.map(({ code, path }) => `${code} ${path}`)).toEqual([want]);
});

test("rejects nil open content with content", () => {
  const attributes = [
    { name: "xsi:nil", namespace: XSI, value: "true" },
    { name: "a", value: "b" },
  ];
  const result = codec.validate(ROOT, { kept: { attributes, declarations: { xsi: XSI }, content: ["x"] } });
  expect(result.ok ? [] : result.issues.map(({ code, path }) => `${code} ${path}`)).toEqual([
    "unexpected-text /kept",
  ]);
});

test("rejects open content whose text its type does not allow", () => {
  const attributes = [{ name: "xsi:type", namespace: XSI, value: "xs:int" }];
  const declarations = { xs: "http://www.w3.org/2001/XMLSchema", xsi: XSI };
  const result = codec.validate(ROOT, { kept: { attributes, declarations, content: ["x"] } });
  expect(result.ok ? [] : result.issues.map(({ code, path }) => `${code} ${path}`)).toEqual([
    "invalid-lexical /kept",
  ]);
});
