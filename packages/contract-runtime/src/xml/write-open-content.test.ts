import { describe, expect, test } from "vitest";
import { parseWithLibxml2 } from "../../test/libxml2.ts";
import { element } from "../../test/read-inside.ts";
import type { OpenContent, XmlElement } from "./open-content.ts";
import { writeOpenContent } from "./write-open-content.ts";

describe("writing", () => {
  test.for([
    { name: "nothing", given: { attributes: [], content: [] }, want: "<x/>" },
    {
      name: "text and attributes, escaped",
      given: { attributes: [{ name: "a", value: '"<\n' }], content: ["<&>\r", element("b")] },
      want: '<x a="&quot;&lt;&#10;">&lt;&amp;&gt;&#13;<b/></x>',
    },
    {
      name: "existing declarations, except an empty default namespace outside of any",
      given: { attributes: [], declarations: { p: "urn:p", "": "" }, content: ["p:a"] },
      want: '<x xmlns:p="urn:p">p:a</x>',
    },
    {
      name: "missing declarations",
      given: {
        attributes: [],
        content: [element("p:a", { namespace: "urn:p" }), element("b", { namespace: "urn:b" })],
      },
      want: '<x><p:a xmlns:p="urn:p"/><b xmlns="urn:b"/></x>',
    },
    {
      name: "one declaration for nested uses",
      given: {
        attributes: [],
        content: [element("p:a", { namespace: "urn:p", content: [element("p:b", { namespace: "urn:p" })] })],
      },
      want: '<x><p:a xmlns:p="urn:p"><p:b/></p:a></x>',
    },
    {
      name: "another declaration for a sibling",
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
      name: "a redeclared prefix",
      given: {
        attributes: [],
        declarations: { p: "urn:p" },
        content: [element("p:a", { namespace: "urn:q" }), element("p:b", { namespace: "urn:p" })],
      },
      want: '<x xmlns:p="urn:p"><p:a xmlns:p="urn:q"/><p:b/></x>',
    },
    {
      name: "attributes in namespaces",
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
    expect("error" in parseWithLibxml2(Buffer.from(written))).toBe(false);
  });
});

describe("rejects content that no well-formed document contains", () => {
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
      name: "an invalid attribute name",
      given: attributes({ name: 'a="1" b', value: "" }),
      want: '<x> cannot be written: "a="1" b" is no name of an attribute',
    },
    {
      name: "a duplicate attribute",
      given: attributes({ name: "a", value: "1" }, { name: "a", value: "2" }),
      want: "<x> cannot be written: it has the attribute a twice",
    },
    {
      name: "a duplicate attribute by two prefixes",
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
      name: "a prefix for two namespaces, one of them in scope",
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
      name: "a prefix that contradicts its own declaration",
      given: of(element("p:a", { namespace: "u", declarations: { p: "v" } })),
      want: '<p:a> cannot be written: the prefix "p" would stand for two namespaces',
    },
    {
      name: "a declaration of an empty prefix",
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
      name: "an undeclared prefix",
      given: declarations({ p: "" }),
      want: '<x> cannot be written: the prefix "p": expected a namespace name',
    },
    {
      name: "an invalid character",
      given: of(element("a", { content: ["\0"] })),
      want: "U+0000 cannot be written: XML has no way to hold it",
    },
  ])("$name", ({ given, want }) => {
    expect(() => writeOpenContent("x", given)).toThrow(new RangeError(want));
  });
});
