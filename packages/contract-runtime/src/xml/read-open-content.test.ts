import { describe, expect, test } from "vitest";
import { element, readInside } from "../../test/read-inside.ts";

describe("reading", () => {
  test.for([
    { name: "nothing", given: "<x/>", want: { attributes: [], content: [] } },
    { name: "nothing between tags", given: "<x></x>", want: { attributes: [], content: [] } },
    { name: "text", given: "<x> 1\r\n&lt;<![CDATA[2]]></x>", want: { attributes: [], content: [" 1\n<2"] } },
    {
      name: "text before and after an element",
      given: "<x>1<a/>2</x>",
      want: { attributes: [], content: ["1", element("a"), "2"] },
    },
    {
      name: "text before and after skipped markup",
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
      name: "its own declarations that it uses, and its default namespace",
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
      name: "names of inherited properties",
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

describe("keeps declarations in scope whose prefix it uses", () => {
  const outer = "<r xmlns:p='urn:p' xmlns:q='urn:q' xmlns:l\u00f6='urn:l'>";
  test.for([
    { name: "nowhere", given: "<x a='1'>text<b/></x>", want: undefined },
    { name: "the default one always", given: "<s xmlns='urn:s'><x/></s>", want: { "": "urn:s" }, depth: 2 },
    {
      name: "the default namespace of its own element",
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
      name: "redeclared in the context",
      given: "<s xmlns:p='urn:s'><x>p:a</x></s>",
      want: { p: "urn:s" },
      depth: 2,
    },
    {
      name: "redeclared by itself",
      given: "<x xmlns:p='urn:x'>p:a</x>",
      want: { p: "urn:x" },
    },
    {
      name: "redeclared inside, with an outer declaration in use",
      given: "<x><a xmlns:p='urn:a'/><p:b/></x>",
      want: { p: "urn:p" },
    },
  ])("$name", ({ given, want, depth = 1 }) => {
    expect(readInside(`${outer}${given}</r>`, depth).declarations).toEqual(want);
  });

  test("does not multiply many prefixes around many contents", () => {
    const declarations = Array.from({ length: 250 }, (_, i) => ` xmlns:p${i}='u'`).join("");
    const content = readInside(`<r${declarations}><x><a/></x></r>`, 1);
    expect(content.declarations).toBeUndefined();
  });
});
