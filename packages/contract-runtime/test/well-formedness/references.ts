import type { Case } from "./case.ts";

/** References, productions [66] to [68]. */
export const REFERENCES: readonly Case[] = [
  { name: "the five entities", given: "<a>&lt;&gt;&amp;&apos;&quot;</a>", want: 'a "<>&\'\\""' },
  {
    name: "decimal and hexadecimal",
    given: "<a>&#65;&#x41;&#x1f4b3;&#x1F4B3;</a>",
    want: 'a "AA\u{1F4B3}\u{1F4B3}"',
  },
  { name: "leading zeros", given: "<a>&#0000000000065;&#x00000000000041;</a>", want: 'a "AA"' },
  { name: "the last character", given: "<a>&#x10FFFF;&#1114111;</a>", want: 'a "\u{10FFFF}\u{10FFFF}"' },
  {
    name: "past the last character",
    given: "<a>&#x110000;</a>",
    want: '1:4 expected a reference to a character of XML, got "&#x110000;"',
  },
  {
    name: "far past it",
    given: "<a>&#99999999999999999999;</a>",
    want: '1:4 expected a reference to a character of XML, got "&#99999999999999999999;"',
  },
  { name: "a NUL", given: "<a>&#0;</a>", want: '1:4 expected a reference to a character of XML, got "&#0;"' },
  {
    name: "a control character",
    given: "<a>&#x1F;</a>",
    want: '1:4 expected a reference to a character of XML, got "&#x1F;"',
  },
  {
    name: "a surrogate",
    given: "<a>&#xD800;</a>",
    want: '1:4 expected a reference to a character of XML, got "&#xD800;"',
  },
  {
    name: "the last surrogate",
    given: "<a>&#57343;</a>",
    want: '1:4 expected a reference to a character of XML, got "&#57343;"',
  },
  {
    name: "U+FFFE",
    given: "<a>&#xFFFE;</a>",
    want: '1:4 expected a reference to a character of XML, got "&#xFFFE;"',
  },
  { name: "tab, line feed and carriage return", given: "<a>&#9;&#10;&#13;</a>", want: 'a "\\t\\n\\r"' },
  { name: "a capital X", given: "<a>&#X41;</a>", want: '1:4 expected a character reference, got "&#"' },
  { name: "no digits", given: "<a>&#;</a>", want: '1:4 expected a character reference, got "&#"' },
  {
    name: "no hexadecimal digits",
    given: "<a>&#x;</a>",
    want: '1:4 expected a character reference, got "&#"',
  },
  {
    name: "a letter among the digits",
    given: "<a>&#6a;</a>",
    want: '1:4 expected a reference that ends with ;, got "&#6"',
  },
  {
    name: "no semicolon",
    given: "<a>&amp</a>",
    want: '1:4 expected a reference that ends with ;, got "&amp"',
  },
  {
    name: "no semicolon in a character reference",
    given: "<a>&#65</a>",
    want: '1:4 expected a reference that ends with ;, got "&#65"',
  },
  {
    name: "white space before the semicolon",
    given: "<a>&amp ;</a>",
    want: '1:4 expected a reference that ends with ;, got "&amp"',
  },
  {
    name: "white space behind &",
    given: "<a>& amp;</a>",
    want: "1:5 expected a reference or &amp;, got U+0020",
  },
  { name: "a bare &", given: "<a>x & y</a>", want: "1:7 expected a reference or &amp;, got U+0020" },
  { name: "no name", given: "<a>&;</a>", want: '1:5 expected a reference or &amp;, got ";"' },
  {
    name: "an entity of HTML",
    given: "<a>&nbsp;</a>",
    want: '1:4 expected one of the entities amp, lt, gt, apos and quot, got "&nbsp;"',
  },
  {
    name: "an entity in capitals",
    given: "<a>&AMP;</a>",
    want: '1:4 expected one of the entities amp, lt, gt, apos and quot, got "&AMP;"',
  },
  {
    name: "an entity with a colon",
    given: "<a>&a:b;</a>",
    want: '1:4 expected one of the entities amp, lt, gt, apos and quot, got "&a:b;"',
  },
  {
    name: "a markup character from a reference",
    given: "<a>&#60;b/&#62;&#38;amp;</a>",
    want: 'a "<b/>&amp;"',
  },
];
