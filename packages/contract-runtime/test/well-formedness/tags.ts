import type { Case } from "./positions.ts";

/** Elements, productions [39] to [44]. */
export const ELEMENTS: readonly Case[] = [
  { name: "nested", given: "<a><b><c/></b></a>", want: "a (b (c))" },
  { name: "mixed content", given: "<a>x<b>y</b>z</a>", want: 'a "xz" (b "y")' },
  { name: "white space in tags", given: "<a \t\r\n></a \n>", want: "a" },
  { name: "white space in an empty tag", given: "<a\n/>", want: "a" },
  { name: "an end tag of another name", given: "<a></b>", want: "1:4 expected </a>, got </b>" },
  { name: "an end tag in another case", given: "<a>\n</A>", want: "2:1 expected </a>, got </A>" },
  { name: "tags that overlap", given: "<a><b></a></b>", want: "1:7 expected </b>, got </a>" },
  { name: "no end tag", given: "<a>", want: "1:1 expected </a>, got the end of the document" },
  { name: "no end tag of a child", given: "<a>\n  <b>x\n</a>", want: "3:1 expected </b>, got </a>" },
  {
    name: "an end tag with an attribute",
    given: '<a></a b="c">',
    want: '1:8 expected > at the end of the tag, got "b"',
  },
  {
    name: "an end tag with a slash",
    given: "<a></a/>",
    want: '1:7 expected > at the end of the tag, got "/"',
  },
  { name: "white space before the name", given: "< a/>", want: "1:2 expected an element name, got U+0020" },
  {
    name: "white space before the name of an end tag",
    given: "<a></ a>",
    want: "1:6 expected the name of </a>, got U+0020",
  },
  { name: "white space inside />", given: "<a/ >", want: '1:3 expected white space, > or />, got "/"' },
  { name: "a slash and more", given: "<a/b>", want: '1:3 expected white space, > or />, got "/"' },
  { name: "no name", given: "<>", want: '1:2 expected an element name, got ">"' },
  { name: "no name in the end tag", given: "<a></>", want: '1:6 expected the name of </a>, got ">"' },
  { name: "a tag in a tag", given: "<a<b/>", want: '1:3 expected white space, > or />, got "<"' },
  { name: "a < in text", given: "<a>1 < 2</a>", want: "1:7 expected an element name, got U+0020" },
  {
    name: "a < at the end",
    given: "<a><",
    want: "1:5 expected an element name, got the end of the document",
  },
  { name: "a > in text", given: "<a>1 > 2</a>", want: 'a "1 > 2"' },
  { name: "an unknown declaration", given: "<a><!b></a>", want: '1:5 expected an element name, got "!"' },
];

/** Names, productions [4] to [7]. */
export const NAMES: readonly Case[] = [
  { name: "letters, digits and marks", given: "<aZ_09.-/>", want: "aZ_09.-" },
  { name: "an underscore first", given: "<_/>", want: "_" },
  { name: "a digit first", given: "<1a/>", want: '1:2 expected an element name, got "1"' },
  { name: "a hyphen first", given: "<-a/>", want: '1:2 expected an element name, got "-"' },
  { name: "a full stop first", given: "<.a/>", want: '1:2 expected an element name, got "."' },
  {
    name: "a character that names do not allow",
    given: "<a$b/>",
    want: '1:3 expected white space, > or />, got "$"',
  },
  { name: "an apostrophe", given: "<a'b/>", want: '1:3 expected white space, > or />, got "\'"' },
  { name: "Greek and Han", given: "<\u{3B1}\u{6F22}/>", want: "\u{3B1}\u{6F22}" },
  { name: "outside the plane", given: "<\u{10000}\u{EFFFF}/>", want: "\u{10000}\u{EFFFF}" },
  {
    name: "a character after the last name character",
    given: "<a\u{F0000}/>",
    want: "1:3 expected white space, > or />, got U+F0000",
  },
  { name: "a combining mark first", given: "<\u{301}a/>", want: "1:2 expected an element name, got U+0301" },
  { name: "a combining mark later", given: "<a\u{301}/>", want: "a\u{301}" },
  {
    name: "a name that begins with a middle dot",
    given: "<\u{B7}/>",
    want: '1:2 expected an element name, got "\u{B7}" (U+00B7)',
  },
  { name: "a middle dot later", given: "<a\u{B7}/>", want: "a\u{B7}" },
  { name: "a tie later", given: "<a\u{203F}/>", want: "a\u{203F}" },
  {
    name: "a multiplication sign",
    given: "<a\u{D7}/>",
    want: '1:3 expected white space, > or />, got "\u{D7}" (U+00D7)',
  },
  {
    name: "a Greek question mark",
    given: "<a\u{37E}/>",
    want: '1:3 expected white space, > or />, got "\u{37E}" (U+037E)',
  },
  { name: "a no-break space", given: "<a\u{A0}b/>", want: "1:3 expected white space, > or />, got U+00A0" },
  {
    name: "an ideographic space",
    given: "<a\u{3000}/>",
    want: "1:3 expected white space, > or />, got U+3000",
  },
  { name: "a zero width joiner", given: "<\u{200D}/>", want: "\u{200D}" },
  { name: "a micro sign", given: "<\u{B5}/>", want: '1:2 expected an element name, got "\u{B5}" (U+00B5)' },
  { name: "a superscript, a name character since the fifth edition", given: "<\u{2070}/>", want: "\u{2070}" },
];

/** Attributes, productions [10], [25] and [41]. */
export const ATTRIBUTES: readonly Case[] = [
  { name: "double and single quotes", given: "<a b=\"1\" c='2'/>", want: 'a[b="1" c="2"]' },
  { name: "quotes inside each other", given: "<a b=\"'\" c='\"'/>", want: 'a[b="\'" c="\\""]' },
  { name: "white space around =", given: '<a b\n=\t"1"/>', want: 'a[b="1"]' },
  { name: "an empty value", given: '<a b=""/>', want: 'a[b=""]' },
  { name: "a > in a value", given: '<a b=">"/>', want: 'a[b=">"]' },
  { name: "a ]]> in a value", given: '<a b="]]>"/>', want: 'a[b="]]>"]' },
  { name: "tab and line feed, normalised", given: '<a b="1\t2\n3"/>', want: 'a[b="1 2 3"]' },
  {
    name: "CR and CR LF, each normalised to one space",
    given: '<a b="1\r2\r\n3\r\r4"/>',
    want: 'a[b="1 2 3  4"]',
  },
  {
    name: "references to white space, which is kept",
    given: '<a b="&#9;&#10;&#13;&#32;&#x20;"/>',
    want: 'a[b="\\t\\n\\r  "]',
  },
  { name: "references", given: '<a b="&lt;&gt;&amp;&apos;&quot;&#65;&#x41;"/>', want: 'a[b="<>&\'\\"AA"]' },
  { name: "spaces, kept", given: '<a b="  1  2  "/>', want: 'a[b="  1  2  "]' },
  {
    name: "a next line and a line separator, which are kept",
    given: '<a b="\u{85}\u{2028}"/>',
    want: 'a[b="\u{85}\u{2028}"]',
  },
  { name: "on an end", given: '<a b="1"></a>', want: 'a[b="1"]' },
  { name: "twice", given: '<a b="1" b="1"/>', want: '1:10 expected each attribute once, got "b" again' },
  {
    name: "a duplicate attribute after many others",
    given: '<a b="1"\n c="2"\n b="3"></a>',
    want: '3:2 expected each attribute once, got "b" again',
  },
  { name: "the same in different cases", given: '<a b="1" B="1"/>', want: 'a[b="1" B="1"]' },
  { name: "no value", given: "<a b/>", want: '1:5 expected = and a value for the attribute b, got "/"' },
  {
    name: "no value before the end of the tag",
    given: "<a b>",
    want: '1:5 expected = and a value for the attribute b, got ">"',
  },
  { name: "no quotes", given: "<a b=1/>", want: '1:6 expected a quoted attribute value, got "1"' },
  {
    name: "no equals sign",
    given: '<a b "1"/>',
    want: "1:6 expected = and a value for the attribute b, got '\"'",
  },
  { name: "no space between", given: '<a b="1"c="2"/>', want: '1:9 expected white space, > or />, got "c"' },
  { name: "a < in a value", given: '<a b="<"/>', want: '1:7 expected no < in an attribute value, got "<"' },
  {
    name: "an unknown entity in a value",
    given: '<a b="&c;"/>',
    want: '1:7 expected one of the entities amp, lt, gt, apos and quot, got "&c;"',
  },
  {
    name: "a bare & in a value",
    given: '<a b="x & y"/>',
    want: "1:10 expected a reference or &amp;, got U+0020",
  },
  {
    name: "a control character in a value",
    given: '<a b="x\u0001"/>',
    want: "1:8 expected a character of XML, got U+0001",
  },
  {
    name: "a U+FFFF in a value",
    given: '<a b="\u{E9}\u{FFFF}"/>',
    want: "1:8 expected a character of XML, got U+FFFF",
  },
  {
    name: "mismatched quotes",
    given: "<a b=\"1'/>",
    want: "1:6 expected an attribute value that ends with its quote, got the end of the document",
  },
  { name: "two equals signs", given: '<a b=="1"/>', want: '1:6 expected a quoted attribute value, got "="' },
  { name: "a digit first", given: '<a 1="1"/>', want: '1:4 expected an attribute name, > or />, got "1"' },
  { name: "a quote first", given: '<a "1"/>', want: "1:4 expected an attribute name, > or />, got '\"'" },
  {
    name: "a slash between attributes",
    given: '<a / b="1"/>',
    want: '1:4 expected an attribute name, > or />, got "/"',
  },
];
