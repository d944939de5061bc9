import type { Case } from "./case.ts";

/** Names, productions [4] to [7]. */
export const NAMES: readonly Case[] = [
  { name: "letters, digits and marks", given: "<aZ_09.-/>", want: "aZ_09.-" },
  { name: "an underscore first", given: "<_/>", want: "_" },
  { name: "a digit first", given: "<1a/>", want: '1:2 expected an element name, got "1"' },
  { name: "a hyphen first", given: "<-a/>", want: '1:2 expected an element name, got "-"' },
  { name: "a full stop first", given: "<.a/>", want: '1:2 expected an element name, got "."' },
  {
    name: "a character that is none in names",
    given: "<a$b/>",
    want: '1:3 expected white space, > or />, got "$"',
  },
  { name: "an apostrophe", given: "<a'b/>", want: '1:3 expected white space, > or />, got "\'"' },
  { name: "Greek and Han", given: "<\u{3B1}\u{6F22}/>", want: "\u{3B1}\u{6F22}" },
  { name: "outside the plane", given: "<\u{10000}\u{EFFFF}/>", want: "\u{10000}\u{EFFFF}" },
  {
    name: "past the last name character",
    given: "<a\u{F0000}/>",
    want: "1:3 expected white space, > or />, got U+F0000",
  },
  { name: "a combining mark first", given: "<\u{301}a/>", want: "1:2 expected an element name, got U+0301" },
  { name: "a combining mark later", given: "<a\u{301}/>", want: "a\u{301}" },
  {
    name: "a middle dot first",
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
