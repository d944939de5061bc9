import type { Case } from "./positions.ts";

/** Character data, production [14], and characters, production [2]. */
export const CHARACTER_DATA: readonly Case[] = [
  { name: "tab, line feed and carriage return", given: "<a>\t\n\r</a>", want: 'a "\\t\\n\\n"' },
  {
    name: "CR LF and CR as line ends",
    given: "<a>1\r\n2\r3\n\r4\r\r\n5</a>",
    want: 'a "1\\n2\\n3\\n\\n4\\n\\n5"',
  },
  { name: "a reference to CR, kept", given: "<a>&#13;\n&#xD;</a>", want: 'a "\\r\\n\\r"' },
  { name: "]] and ] ]>", given: "<a>]] ]] > ]]]</a>", want: 'a "]] ]] > ]]]"' },
  { name: "]]>", given: "<a>x]]></a>", want: '1:5 expected no ]]> in text, got "]]>"' },
  { name: "]]]>", given: "<a>]]]></a>", want: '1:5 expected no ]]> in text, got "]]>"' },
  { name: "]] and a reference to >", given: "<a>]]&gt;</a>", want: 'a "]]>"' },
  { name: "]] before an element", given: "<a>]]<b/>></a>", want: 'a "]]>" (b)' },
  {
    name: "DEL and the C1 controls",
    given: "<a>\u{7F}\u{80}\u{85}\u{9F}</a>",
    want: 'a "\u{7F}\u{80}\u{85}\u{9F}"',
  },
  {
    name: "U+FFFD, private use, the last character",
    given: "<a>\u{FFFD}\u{E000}\u{10FFFD}\u{10FFFF}</a>",
    want: 'a "\u{FFFD}\u{E000}\u{10FFFD}\u{10FFFF}"',
  },
  { name: "U+D7FF and U+E000", given: "<a>\u{D7FF}\u{E000}</a>", want: 'a "\u{D7FF}\u{E000}"' },
  { name: "a NUL", given: "<a>\u0000</a>", want: "1:4 expected a character of XML, got U+0000" },
  { name: "U+0001", given: "<a>x\u0001</a>", want: "1:5 expected a character of XML, got U+0001" },
  { name: "a vertical tab", given: "<a>\n\u000b</a>", want: "2:1 expected a character of XML, got U+000B" },
  {
    name: "a form feed between attributes",
    given: '<a\fb="1"/>',
    want: "1:3 expected white space, > or />, got U+000C",
  },
  { name: "U+001F", given: "<a>\u001f</a>", want: "1:4 expected a character of XML, got U+001F" },
  { name: "U+FFFE", given: "<a>\u{E9}\u{FFFE}</a>", want: "1:5 expected a character of XML, got U+FFFE" },
  { name: "U+FFFF", given: "<a>\u{FFFF}</a>", want: "1:4 expected a character of XML, got U+FFFF" },
  { name: "a control in a name", given: "<a\u0001/>", want: "1:3 expected white space, > or />, got U+0001" },
  {
    name: "a no-break space before the root",
    given: "\u{A0}<a/>",
    want: "1:1 expected a root element, got U+00A0",
  },
];

/** CDATA sections, productions [18] to [21]. */
export const CDATA_SECTIONS: readonly Case[] = [
  { name: "empty", given: "<a><![CDATA[]]></a>", want: "a" },
  { name: "markup inside", given: "<a><![CDATA[<b>&amp;</b>]]></a>", want: 'a "<b>&amp;</b>"' },
  { name: "brackets", given: "<a><![CDATA[]]]]]></a>", want: 'a "]]]"' },
  { name: "a > behind brackets", given: "<a><![CDATA[] ]> ]]></a>", want: 'a "] ]> "' },
  { name: "a section inside, as text", given: "<a><![CDATA[<![CDATA[]]></a>", want: 'a "<![CDATA["' },
  { name: "between texts", given: "<a>1<![CDATA[2]]>3</a>", want: 'a "123"' },
  { name: "]]> made of two", given: "<a><![CDATA[]]]]><![CDATA[>]]></a>", want: 'a "]]>"' },
  { name: "CR LF", given: "<a><![CDATA[1\r\n2\r3]]></a>", want: 'a "1\\n2\\n3"' },
  { name: "ends twice", given: "<a><![CDATA[]]>]]></a>", want: '1:16 expected no ]]> in text, got "]]>"' },
  {
    name: "a control character",
    given: "<a><![CDATA[\n\u0002]]></a>",
    want: "2:1 expected a character of XML, got U+0002",
  },
  {
    name: "U+FFFE",
    given: "<a><![CDATA[\u{FFFE}]]></a>",
    want: "1:13 expected a character of XML, got U+FFFE",
  },
  {
    name: "an unclosed CDATA section",
    given: "<a>\n <![CDATA[x</a>",
    want: "2:2 expected a CDATA section that ends with ]]>, got the end of the document",
  },
  { name: "in small letters", given: "<a><![cdata[]]></a>", want: '1:5 expected an element name, got "!"' },
  { name: "a space", given: "<a><![CDATA []]></a>", want: '1:5 expected an element name, got "!"' },
];

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
    name: "a code point above the maximum",
    given: "<a>&#x110000;</a>",
    want: '1:4 expected a reference to a character of XML, got "&#x110000;"',
  },
  {
    name: "a code point far above the maximum",
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
    name: "white space after &",
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
