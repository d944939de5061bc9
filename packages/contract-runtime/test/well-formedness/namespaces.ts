import type { Case } from "./positions.ts";

/** Namespaces. */
export const NAMESPACES: readonly Case[] = [
  { name: "a default namespace", given: '<a xmlns="urn:x"><b/></a>', want: "urn:x|a (urn:x|b)" },
  {
    name: "undeclaring the default namespace",
    given: '<a xmlns="urn:x"><b xmlns=""><c/></b><d/></a>',
    want: "urn:x|a (b (c) urn:x|d)",
  },
  {
    name: "a prefix",
    given: '<p:a xmlns:p="urn:x"><p:b p:c="1" c="2"/></p:a>',
    want: 'urn:x|a (urn:x|b[urn:x|c="1" c="2"])',
  },
  {
    name: "a prefix declared after its use",
    given: '<a p:b="1" xmlns:p="urn:x"/>',
    want: 'a[urn:x|b="1"]',
  },
  {
    name: "an attribute outside the default namespace",
    given: '<a xmlns="urn:x" b="1"/>',
    want: 'urn:x|a[b="1"]',
  },
  {
    name: "a redeclared prefix",
    given: '<p:a xmlns:p="urn:x"><p:b xmlns:p="urn:y"/><p:c/></p:a>',
    want: "urn:x|a (urn:y|b urn:x|c)",
  },
  {
    name: "two prefixes for one namespace",
    given: '<p:a xmlns:p="urn:x" xmlns:q="urn:x"><q:a/></p:a>',
    want: "urn:x|a (urn:x|a)",
  },
  {
    name: "the undeclared prefix xml",
    given: '<a xml:lang="da" xml:space="preserve" xml:base=""/>',
    want: 'a[http://www.w3.org/XML/1998/namespace|lang="da" http://www.w3.org/XML/1998/namespace|space="preserve" http://www.w3.org/XML/1998/namespace|base=""]',
  },
  {
    name: "the declared prefix xml",
    given: '<a xmlns:xml="http://www.w3.org/XML/1998/namespace" xml:id="b"/>',
    want: 'a[http://www.w3.org/XML/1998/namespace|id="b"]',
  },
  {
    name: "a namespace with references and white space",
    given: '<p:a xmlns:p="urn:&#120;&amp;\ty"/>',
    want: "urn:x& y|a",
    libxml2: "that a namespace name is a URI is no rule of well-formedness",
  },
  {
    name: "a prefix in capitals",
    given: '<P:a xmlns:P="urn:x" xmlns:p="urn:y"><p:a/></P:a>',
    want: "urn:x|a (urn:y|a)",
  },
  {
    name: "two declarations without a space between them",
    given: '<a xmlns="urn:x"xmlns:p="urn:y"/>',
    want: '1:17 expected white space, > or />, got "x"',
  },
  {
    name: "an undeclared prefix",
    given: "<a>\n <p:b/></a>",
    want: '2:3 expected a namespace prefix that is declared, got "p:b"',
  },
  {
    name: "an undeclared prefix of an attribute",
    given: '<a b="1" p:c="2"/>',
    want: '1:10 expected a namespace prefix that is declared, got "p:c"',
  },
  {
    name: "a prefix out of scope",
    given: '<a><b xmlns:p="urn:x"/><p:c/></a>',
    want: '1:25 expected a namespace prefix that is declared, got "p:c"',
  },
  {
    name: "an end tag with another prefix",
    given: '<p:a xmlns:p="urn:x" xmlns:q="urn:x"></q:a>',
    want: "1:38 expected </p:a>, got </q:a>",
  },
  {
    name: "a duplicate attribute by two prefixes",
    given: '<a xmlns:p="urn:x" xmlns:q="urn:x" p:b="1" q:b="1"/>',
    want: '1:44 expected each attribute once, got "q:b" again',
  },
  {
    name: "a duplicate attribute by two prefixes that other elements declare",
    given: '<a xmlns:p="urn:x"><b xmlns:q="urn:x" p:b="1" q:b="1"/></a>',
    want: '1:47 expected each attribute once, got "q:b" again',
  },
  {
    name: "the same local name in two namespaces",
    given: '<a xmlns:p="urn:x" xmlns:q="urn:y" p:b="1" q:b="2" b="3"/>',
    want: 'a[urn:x|b="1" urn:y|b="2" b="3"]',
  },
  {
    name: "a duplicate attribute",
    given: '<a xmlns:p="urn:x" p:b="1" p:b="1"/>',
    want: '1:28 expected each attribute once, got "p:b" again',
  },
  {
    name: "a prefix declared twice",
    given: '<a xmlns:p="urn:x" xmlns:p="urn:y"/>',
    want: '1:20 expected each attribute once, got "xmlns:p" again',
  },
  {
    name: "the default namespace declared twice",
    given: '<a xmlns="urn:x" xmlns="urn:x"/>',
    want: '1:18 expected each attribute once, got "xmlns" again',
  },
  {
    name: "undeclaring a prefix",
    given: '<a xmlns:p="urn:x"><b xmlns:p=""/></a>',
    want: '1:23 expected a namespace name, got xmlns:p=""',
  },
  {
    name: "the prefix xmlns, declared",
    given: '<a xmlns:xmlns="http://www.w3.org/2000/xmlns/"/>',
    want: '1:4 expected no declaration of the prefix xmlns, got xmlns:xmlns="http://www.w3.org/2000/xmlns/"',
  },
  {
    name: "the prefix xmlns, declared for another namespace",
    given: '<a xmlns:xmlns="urn:x"/>',
    want: '1:4 expected no declaration of the prefix xmlns, got xmlns:xmlns="urn:x"',
  },
  {
    name: "the prefix xmlns on an element",
    given: "<xmlns:a/>",
    want: '1:2 expected a namespace prefix that is declared, got "xmlns:a"',
  },
  {
    name: "the prefix xml for another namespace",
    given: '<a xmlns:xml="urn:x"/>',
    want: '1:4 expected the prefix xml for http://www.w3.org/XML/1998/namespace, and for nothing else, got xmlns:xml="urn:x"',
  },
  {
    name: "another prefix for the namespace of xml",
    given: '<a xmlns:p="http://www.w3.org/XML/1998/namespace"/>',
    want: '1:4 expected the prefix xml for http://www.w3.org/XML/1998/namespace, and for nothing else, got xmlns:p="http://www.w3.org/XML/1998/namespace"',
  },
  {
    name: "the namespace of xml as the default",
    given: '<a xmlns="http://www.w3.org/XML/1998/namespace"/>',
    want: '1:4 expected the prefix xml for http://www.w3.org/XML/1998/namespace, and for nothing else, got xmlns="http://www.w3.org/XML/1998/namespace"',
  },
  {
    name: "a prefix for the namespace of xmlns",
    given: '<a xmlns:p="http://www.w3.org/2000/xmlns/"/>',
    want: '1:4 expected no prefix for http://www.w3.org/2000/xmlns/, got xmlns:p="http://www.w3.org/2000/xmlns/"',
  },
  {
    name: "the namespace of xmlns as the default",
    given: '<a xmlns="http://www.w3.org/2000/xmlns/"/>',
    want: '1:4 expected no prefix for http://www.w3.org/2000/xmlns/, got xmlns="http://www.w3.org/2000/xmlns/"',
  },
  {
    name: "two colons",
    given: '<a:b:c xmlns:a="urn:x"/>',
    want: '1:2 expected at most one colon in a name, with a name on both sides of it, got "a:b:c"',
  },
  {
    name: "two colons in an attribute",
    given: '<a b:c:d="1"/>',
    want: '1:4 expected at most one colon in a name, with a name on both sides of it, got "b:c:d"',
  },
  {
    name: "a leading colon",
    given: "<:a/>",
    want: '1:2 expected at most one colon in a name, with a name on both sides of it, got ":a"',
  },
  {
    name: "a trailing colon",
    given: "<a:/>",
    want: '1:2 expected at most one colon in a name, with a name on both sides of it, got "a:"',
  },
  {
    name: "only a colon",
    given: '<a :="1"/>',
    want: '1:4 expected at most one colon in a name, with a name on both sides of it, got ":"',
  },
  {
    name: "a local name that begins with a digit",
    given: '<p:1 xmlns:p="urn:x"/>',
    want: '1:2 expected at most one colon in a name, with a name on both sides of it, got "p:1"',
  },
  {
    name: "a declaration without a prefix",
    given: '<a xmlns:="urn:x"/>',
    want: '1:4 expected at most one colon in a name, with a name on both sides of it, got "xmlns:"',
  },
  {
    name: "a colon in an end tag",
    given: "<a></:a>",
    want: '1:6 expected at most one colon in a name, with a name on both sides of it, got ":a"',
  },
  { name: "a prefix that begins with xml", given: '<xmlp:a xmlns:xmlp="urn:x"/>', want: "urn:x|a" },
  { name: "an element named xmlns", given: "<xmlns/>", want: "xmlns" },
  {
    name: "a namespace that is not a URI",
    given: '<a xmlns=" "/>',
    want: " |a",
    libxml2: "that a namespace name is a URI is no rule of well-formedness",
  },
  { name: "a relative namespace", given: '<a xmlns="x"/>', want: "x|a" },
];
