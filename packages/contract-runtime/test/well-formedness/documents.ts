import type { Case } from "./positions.ts";

/** Document, production [1]. */
export const DOCUMENTS: readonly Case[] = [
  { name: "an empty element", given: "<a/>", want: "a" },
  { name: "a start and an end tag", given: "<a></a>", want: "a" },
  { name: "nothing at all", given: "", want: "1:1 expected a root element, got the end of the document" },
  {
    name: "white space only",
    given: " \n\t\r\n",
    want: "3:1 expected a root element, got the end of the document",
  },
  { name: "white space around the root", given: "\n <a/>\r\n\t", want: "a" },
  {
    name: "a comment only",
    given: "<!-- -->",
    want: "1:9 expected a root element, got the end of the document",
  },
  { name: "text before the root", given: "x<a/>", want: '1:1 expected a root element, got "x"' },
  {
    name: "text after the root",
    given: "<a/>x",
    want: '1:5 expected nothing after the root element, got "x"',
  },
  {
    name: "a reference after the root",
    given: "<a/>&#32;",
    want: '1:5 expected nothing after the root element, got "&"',
  },
  { name: "CDATA before the root", given: "<![CDATA[]]><a/>", want: '1:2 expected an element name, got "!"' },
  {
    name: "CDATA after the root",
    given: "<a/><![CDATA[]]>",
    want: '1:5 expected nothing after the root element, got "<"',
  },
  { name: "two roots", given: "<a/><b/>", want: '1:5 expected nothing after the root element, got "<"' },
  { name: "a stray end tag", given: "</a>", want: '1:2 expected an element name, got "/"' },
  {
    name: "an end tag after the root",
    given: "<a/></a>",
    want: '1:5 expected nothing after the root element, got "<"',
  },
  { name: "comments and instructions around the root", given: "<!--x--><?x?><a/><!--y--><?y z?>", want: "a" },
  { name: "a byte order mark", given: "\u{FEFF}<a/>", want: "a" },
  { name: "a byte order mark and a declaration", given: '\u{FEFF}<?xml version="1.0"?><a/>', want: "a" },
  {
    name: "two byte order marks",
    given: "\u{FEFF}\u{FEFF}<a/>",
    want: "1:1 expected a root element, got U+FEFF",
  },
  {
    name: "a byte order mark after white space",
    given: " \u{FEFF}<a/>",
    want: "1:2 expected a root element, got U+FEFF",
  },
  { name: "a byte order mark in text", given: "<a>\u{FEFF}</a>", want: 'a "\u{FEFF}"' },
  {
    name: "a byte order mark at the end",
    given: "<a/>\u{FEFF}",
    want: "1:5 expected nothing after the root element, got U+FEFF",
  },
  {
    name: "a NUL at the end",
    given: "<a/>\u0000",
    want: "1:5 expected nothing after the root element, got U+0000",
  },
  {
    name: "a DOCTYPE",
    given: "<!DOCTYPE a><a/>",
    want: "1:1 unsupported-doctype: expected a document without DOCTYPE, got a DOCTYPE",
    libxml2: "a DOCTYPE is rejected here: entities have no bound",
  },
  {
    name: "a DOCTYPE after a comment",
    given: '<?xml version="1.0"?>\n<!--x-->\n<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
    want: "3:1 unsupported-doctype: expected a document without DOCTYPE, got a DOCTYPE",
    libxml2: "a DOCTYPE is rejected here: entities have no bound",
  },
  {
    name: "a DOCTYPE inside the root",
    given: "<a><!DOCTYPE a></a>",
    want: '1:5 expected an element name, got "!"',
  },
  {
    name: "a DOCTYPE after the root",
    given: "<a/><!DOCTYPE a>",
    want: '1:5 expected nothing after the root element, got "<"',
  },
  {
    name: "a lower-case doctype",
    given: "<!doctype a><a/>",
    want: '1:2 expected an element name, got "!"',
  },
  {
    name: "an element declaration without DOCTYPE",
    given: "<!ELEMENT a EMPTY><a/>",
    want: '1:2 expected an element name, got "!"',
  },
];
