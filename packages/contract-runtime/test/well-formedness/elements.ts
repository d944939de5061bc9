import type { Case } from "./case.ts";

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
