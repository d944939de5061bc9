import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { askLibxml2 } from "../../test/libxml2.ts";
import { admitDocument } from "./admit-document.ts";
import { Cursor } from "./cursor.ts";
import { Fault } from "./fault.ts";
import type { OpenContent, XmlElement } from "./open-content.ts";
import { readProlog } from "./read-document.ts";
import { readOpenContent } from "./read-open-content.ts";
import { readStartTag } from "./read-tag.ts";
import { readTree } from "./read-tree.ts";
import { writeOpenContent } from "./write-open-content.ts";

/** The content of the innermost of the elements that a document begins with. */
function readInside(document: string, outer = 0): OpenContent {
  const options = { maxDepth: 1024, maxBytes: 10_000_000 };
  const cursor = new Cursor(admitDocument(document, options), options);
  readProlog(cursor);
  for (let depth = 0; depth < outer; depth++) readStartTag(cursor);
  return readOpenContent(cursor, readStartTag(cursor));
}

const element = (name: string, parts: Partial<XmlElement> = {}): XmlElement => ({
  name,
  attributes: [],
  content: [],
  ...parts,
});

describe("reading", () => {
  test.for([
    { name: "nothing", given: "<x/>", want: { attributes: [], content: [] } },
    { name: "nothing between tags", given: "<x></x>", want: { attributes: [], content: [] } },
    { name: "text", given: "<x> 1\r\n&lt;<![CDATA[2]]></x>", want: { attributes: [], content: [" 1\n<2"] } },
    {
      name: "text on both sides of an element",
      given: "<x>1<a/>2</x>",
      want: { attributes: [], content: ["1", element("a"), "2"] },
    },
    {
      name: "text on both sides of what is not kept",
      given: "<x>1<!-- --><?p?>2</x>",
      want: { attributes: [], content: ["12"] },
    },
    {
      name: "attributes in order",
      given: "<x b='1' a='2'><c d='&#10;'/></x>",
      want: {
        attributes: [
          { name: "b", value: "1" },
          { name: "a", value: "2" },
        ],
        content: [element("c", { attributes: [{ name: "d", value: "\n" }] })],
      },
    },
    {
      name: "a namespace of its own",
      given: "<x><a xmlns='urn:a'><b/></a></x>",
      want: {
        attributes: [],
        content: [
          element("a", {
            namespace: "urn:a",
            declarations: { "": "urn:a" },
            content: [element("b", { namespace: "urn:a" })],
          }),
        ],
      },
    },
    {
      name: "the prefix xml",
      given: "<x xml:lang='da'/>",
      want: {
        attributes: [{ name: "xml:lang", namespace: "http://www.w3.org/XML/1998/namespace", value: "da" }],
        content: [],
      },
    },
    {
      name: "declarations of its own that it mentions, and its default namespace",
      given: "<x xmlns:p='urn:p' xmlns:q='urn:q' xmlns='urn:x' p:a='1'/>",
      want: {
        attributes: [{ name: "p:a", namespace: "urn:p", value: "1" }],
        declarations: { p: "urn:p", "": "urn:x" },
        content: [],
      },
    },
    {
      name: "no default namespace",
      given: "<x xmlns=''/>",
      want: { attributes: [], content: [] },
    },
    {
      name: "names of every object",
      given: "<x xmlns:__proto__='urn:p'><__proto__:constructor toString='1'/></x>",
      want: {
        attributes: [],
        declarations: JSON.parse('{ "__proto__": "urn:p" }'),
        content: [
          element("__proto__:constructor", {
            namespace: "urn:p",
            attributes: [{ name: "toString", value: "1" }],
          }),
        ],
      },
    },
  ])("$name", ({ given, want }) => {
    expect(readInside(given)).toStrictEqual(want);
  });
});

describe("declarations around it are kept when it mentions their prefix", () => {
  const outer = "<r xmlns:p='urn:p' xmlns:q='urn:q' xmlns:l\u00f6='urn:l'>";
  test.for([
    { name: "nowhere", given: "<x a='1'>text<b/></x>", want: undefined },
    { name: "the default one always", given: "<s xmlns='urn:s'><x/></s>", want: { "": "urn:s" }, depth: 2 },
    {
      name: "the default one of its own",
      given: "<s xmlns='urn:s'><x xmlns='urn:x'/></s>",
      want: { "": "urn:x" },
      depth: 2,
    },
    { name: "none by default", given: "<s xmlns='urn:s'><x xmlns=''/></s>", want: undefined, depth: 2 },
    { name: "in the name of an element", given: "<x><p:a/></x>", want: { p: "urn:p" } },
    { name: "in the name of an attribute", given: "<x><a q:b=''/></x>", want: { q: "urn:q" } },
    { name: "in an attribute of its own", given: "<x q:b=''/>", want: { q: "urn:q" } },
    { name: "in a name in a text", given: "<x><a>p:integer</a></x>", want: { p: "urn:p" } },
    { name: "in an expression", given: "<x a='//p:b[@q:c]'/>", want: { p: "urn:p", q: "urn:q" } },
    { name: "in a list of prefixes", given: "<x a='q l\u00f6'/>", want: { q: "urn:q", "l\u00f6": "urn:l" } },
    { name: "as a part of a name only", given: "<x>pq p-q p.q p1 \u00e9p</x>", want: undefined },
    { name: "the prefix xml, which nothing declares", given: "<x>xml xmlns</x>", want: undefined },
    {
      name: "declared anew around it",
      given: "<s xmlns:p='urn:s'><x>p:a</x></s>",
      want: { p: "urn:s" },
      depth: 2,
    },
    {
      name: "declared anew by itself",
      given: "<x xmlns:p='urn:x'>p:a</x>",
      want: { p: "urn:x" },
    },
    {
      name: "declared anew inside, where what is around it stays",
      given: "<x><a xmlns:p='urn:a'/><p:b/></x>",
      want: { p: "urn:p" },
    },
  ])("$name", ({ given, want, depth = 1 }) => {
    expect(readInside(`${outer}${given}</r>`, depth).declarations).toEqual(want);
  });

  test("so many prefixes around many contents do not multiply", () => {
    const declarations = Array.from({ length: 250 }, (_, i) => ` xmlns:p${i}='u'`).join("");
    const content = readInside(`<r${declarations}><x><a/></x></r>`, 1);
    expect(content.declarations).toBeUndefined();
  });
});

describe("writing", () => {
  test.for([
    { name: "nothing", given: { attributes: [], content: [] }, want: "<x/>" },
    {
      name: "text and attributes, escaped",
      given: { attributes: [{ name: "a", value: '"<\n' }], content: ["<&>\r", element("b")] },
      want: '<x a="&quot;&lt;&#10;">&lt;&amp;&gt;&#13;<b/></x>',
    },
    {
      name: "declarations as they are, but for no default namespace where there is none",
      given: { attributes: [], declarations: { p: "urn:p", "": "" }, content: ["p:a"] },
      want: '<x xmlns:p="urn:p">p:a</x>',
    },
    {
      name: "declarations that are needed",
      given: {
        attributes: [],
        content: [element("p:a", { namespace: "urn:p" }), element("b", { namespace: "urn:b" })],
      },
      want: '<x><p:a xmlns:p="urn:p"/><b xmlns="urn:b"/></x>',
    },
    {
      name: "a declaration once for those inside",
      given: {
        attributes: [],
        content: [element("p:a", { namespace: "urn:p", content: [element("p:b", { namespace: "urn:p" })] })],
      },
      want: '<x><p:a xmlns:p="urn:p"><p:b/></p:a></x>',
    },
    {
      name: "and again for a sibling",
      given: {
        attributes: [],
        content: [element("p:a", { namespace: "urn:p" }), element("p:b", { namespace: "urn:p" })],
      },
      want: '<x><p:a xmlns:p="urn:p"/><p:b xmlns:p="urn:p"/></x>',
    },
    {
      name: "no namespace inside a default namespace",
      given: { attributes: [], content: [element("a", { namespace: "urn:a", content: [element("b")] })] },
      want: '<x><a xmlns="urn:a"><b xmlns=""/></a></x>',
    },
    {
      name: "a prefix declared anew",
      given: {
        attributes: [],
        declarations: { p: "urn:p" },
        content: [element("p:a", { namespace: "urn:q" }), element("p:b", { namespace: "urn:p" })],
      },
      want: '<x xmlns:p="urn:p"><p:a xmlns:p="urn:q"/><p:b/></x>',
    },
    {
      name: "attributes of namespaces",
      given: {
        attributes: [
          { name: "p:a", namespace: "urn:p", value: "" },
          { name: "xml:lang", namespace: "http://www.w3.org/XML/1998/namespace", value: "da" },
        ],
        content: [],
      },
      want: '<x xmlns:p="urn:p" p:a="" xml:lang="da"/>',
    },
  ])("$name", ({ given, want }) => {
    const written = writeOpenContent("x", given);
    expect(written).toBe(want);
    expect("refusal" in askLibxml2(Buffer.from(written))).toBe(false);
  });
});

describe("what no well-formed document holds is not written", () => {
  const of = (...content: XmlElement[]): OpenContent => ({ attributes: [], content });
  const attributes = (...given: OpenContent["attributes"]): OpenContent => ({
    attributes: given,
    content: [],
  });
  const declarations = (given: Record<string, string>): OpenContent => ({
    attributes: [],
    declarations: given,
    content: [],
  });
  test.for([
    {
      name: "a name with a space",
      given: of(element("a b")),
      want: "<a b> cannot be written: that is no name",
    },
    {
      name: "markup as a name",
      given: of(element("a><b")),
      want: "<a><b> cannot be written: that is no name",
    },
    { name: "no name", given: of(element("")), want: "<> cannot be written: that is no name" },
    {
      name: "two colons",
      given: of(element("a:b:c", { namespace: "u" })),
      want: "<a:b:c> cannot be written: that is no name",
    },
    {
      name: "an attribute that is no name",
      given: attributes({ name: 'a="1" b', value: "" }),
      want: '<x> cannot be written: "a="1" b" is no name of an attribute',
    },
    {
      name: "an attribute twice",
      given: attributes({ name: "a", value: "1" }, { name: "a", value: "2" }),
      want: "<x> cannot be written: it has the attribute a twice",
    },
    {
      name: "an attribute twice by two prefixes",
      given: attributes(
        { name: "p:a", namespace: "u", value: "1" },
        { name: "q:a", namespace: "u", value: "2" },
      ),
      want: "<x> cannot be written: it has the attribute q:a twice",
    },
    {
      name: "an attribute with a prefix and no namespace",
      given: attributes({ name: "p:a", value: "1" }),
      want: "<x> cannot be written: the attribute p:a has a prefix or a namespace, not both",
    },
    {
      name: "an attribute with a namespace and no prefix",
      given: attributes({ name: "a", namespace: "u", value: "1" }),
      want: "<x> cannot be written: the attribute a has a prefix or a namespace, not both",
    },
    {
      name: "an element with a prefix and no namespace",
      given: of(element("p:a")),
      want: '<p:a> cannot be written: the prefix "p": expected a namespace name',
    },
    {
      name: "a prefix for two namespaces",
      given: of(element("p:a", { namespace: "u", attributes: [{ name: "p:b", namespace: "v", value: "" }] })),
      want: '<p:a> cannot be written: the prefix "p" would stand for two namespaces',
    },
    {
      name: "a prefix for two namespaces, one of them around",
      given: of(
        element("p:a", {
          namespace: "u",
          content: [
            element("p:b", { namespace: "u", attributes: [{ name: "p:c", namespace: "v", value: "" }] }),
          ],
        }),
      ),
      want: '<p:b> cannot be written: the prefix "p" would stand for two namespaces',
    },
    {
      name: "a prefix that its own declaration says otherwise of",
      given: of(element("p:a", { namespace: "u", declarations: { p: "v" } })),
      want: '<p:a> cannot be written: the prefix "p" would stand for two namespaces',
    },
    {
      name: "a declaration of no prefix",
      given: declarations({ "a b": "u" }),
      want: '<x> cannot be written: the prefix "a b": expected a prefix that is a name',
    },
    {
      name: "a declaration of xmlns",
      given: declarations({ xmlns: "u" }),
      want: '<x> cannot be written: the prefix "xmlns": expected no declaration of the prefix xmlns',
    },
    {
      name: "a declaration of xml",
      given: declarations({ xml: "u" }),
      want: '<x> cannot be written: the prefix "xml": expected the prefix xml for http://www.w3.org/XML/1998/namespace, and for nothing else',
    },
    {
      name: "a prefix undeclared",
      given: declarations({ p: "" }),
      want: '<x> cannot be written: the prefix "p": expected a namespace name',
    },
    {
      name: "a character",
      given: of(element("a", { content: ["\0"] })),
      want: "U+0000 cannot be written: XML has no way to hold it",
    },
  ])("$name", ({ given, want }) => {
    expect(() => writeOpenContent("x", given)).toThrow(new RangeError(want));
  });
});

test("what was read is written, read again and the same", () => {
  const piece = fc.constantFrom(
    ...[
      "<a>",
      "</a>",
      "<p:b>",
      "</p:b>",
      "<q:c/>",
      "<a xmlns='urn:a'>",
      "<a xmlns=''>",
      "<b xmlns:p='urn:2'/>",
      "p:x",
    ],
    ...[
      "<p:b p:c='1' q:c='2' c='3'>",
      "<d xml:lang='da' e='q:f'/>",
      "&lt;",
      "\r\n",
      "]]&gt;",
      "<![CDATA[&]]>",
      "é",
    ],
  );
  const outer = "<r xmlns:p='urn:p'><s xmlns:q='urn:q'>";
  let read = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      let content: OpenContent;
      try {
        content = readInside(`${outer}<x>${pieces.join("")}</x></s></r>`, 2);
      } catch (fault) {
        if (fault instanceof Fault) return;
        throw fault;
      }
      read++;
      const written = writeOpenContent("x", content);
      expect(readInside(written)).toEqual(content);
      expect("refusal" in askLibxml2(Buffer.from(written))).toBe(false);
    }),
    { numRuns: 5_000 },
  );
  expect(read).toBeGreaterThan(500);
});

test("as wide as a document can be", () => {
  const content = readInside(`<r xmlns:p='urn:p'><x>${"<b/>".repeat(400_000)}</x></r>`, 1);
  expect(content.content).toHaveLength(400_000);
});

test("as deep as the bound allows", () => {
  const document = `${"<a>".repeat(1024)}${"</a>".repeat(1024)}`;
  const content = readInside(document);
  expect(readTree(writeOpenContent("a", content), { maxDepth: 1024 }).ok).toBe(true);
});
