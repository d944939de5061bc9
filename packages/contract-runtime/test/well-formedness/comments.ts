import type { Case } from "./case.ts";

/** Comments, production [15]. */
export const COMMENTS: readonly Case[] = [
  { name: "empty", given: "<a><!----></a>", want: "a" },
  { name: "one hyphen", given: "<a><!-- - - --></a>", want: "a" },
  { name: "text around", given: "<a>1<!-- x -->2</a>", want: 'a "12"' },
  { name: "markup inside", given: "<a><!-- <b>&c;]]> --></a>", want: "a" },
  { name: "two hyphens", given: "<a><!-- -- --></a>", want: '1:9 expected no -- inside a comment, got "--"' },
  {
    name: "three hyphens at the end",
    given: "<a><!-- ---></a>",
    want: '1:9 expected no -- inside a comment, got "--"',
  },
  {
    name: "a hyphen only",
    given: "<a><!---></a>",
    want: "1:4 expected a comment that ends with -->, got the end of the document",
  },
  {
    name: "a > only",
    given: "<a><!--></a>",
    want: "1:4 expected a comment that ends with -->, got the end of the document",
  },
  {
    name: "a control character",
    given: "<a><!--\n\u0003--></a>",
    want: "2:1 expected a character of XML, got U+0003",
  },
  { name: "U+FFFF", given: "<a><!-- \u{FFFF} --></a>", want: "1:9 expected a character of XML, got U+FFFF" },
  {
    name: "no end",
    given: "<a>\n<!-- x</a>",
    want: "2:1 expected a comment that ends with -->, got the end of the document",
  },
  {
    name: "two hyphens at the end of the document",
    given: "<a><!-- --",
    want: "1:4 expected a comment that ends with -->, got the end of the document",
  },
  {
    name: "one hyphen to begin with",
    given: "<a><!- x --></a>",
    want: '1:5 expected an element name, got "!"',
  },
  { name: "in a tag", given: "<a <!-- x --> />", want: '1:4 expected an attribute name, > or />, got "<"' },
];
