import type { Case } from "./positions.ts";

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
    name: "a hyphen before the end",
    given: "<a><!---></a>",
    want: "1:4 expected a comment that ends with -->, got the end of the document",
  },
  {
    name: "a > without hyphens",
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
    name: "a single hyphen at the start",
    given: "<a><!- x --></a>",
    want: '1:5 expected an element name, got "!"',
  },
  { name: "in a tag", given: "<a <!-- x --> />", want: '1:4 expected an attribute name, > or />, got "<"' },
];

/** Processing instructions, productions [16] and [17]. */
export const PROCESSING_INSTRUCTIONS: readonly Case[] = [
  { name: "a target", given: "<a><?b?></a>", want: "a" },
  { name: "data", given: '<a><?b c="d" <&?></a>', want: "a" },
  { name: "question marks", given: "<a><?b ? ?? >?></a>", want: "a" },
  { name: "text around", given: "<a>1<?b?>2</a>", want: 'a "12"' },
  {
    name: "a missing target",
    given: "<a><??></a>",
    want: '1:6 expected the target of a processing instruction, got "?"',
  },
  {
    name: "white space before the target",
    given: "<a><? b?></a>",
    want: "1:6 expected the target of a processing instruction, got U+0020",
  },
  {
    name: "the target xml",
    given: "<a><?xml?></a>",
    want: '1:4 expected an XML declaration at the very start only, got "<?xml"',
  },
  {
    name: "the target XmL",
    given: "<a><?XmL b?></a>",
    want: '1:4 expected an XML declaration at the very start only, got "<?XmL"',
  },
  { name: "a target that begins with xml", given: "<a><?xmlx b?></a>", want: "a" },
  {
    name: "a target with a colon",
    given: "<a><?b:c?></a>",
    want: '1:6 expected a target without a colon, got "b:c"',
  },
  {
    name: "no space after the target",
    given: '<a><?b"c"?></a>',
    want: "1:7 expected white space after the target, got '\"'",
  },
  {
    name: "a target that begins with a digit",
    given: "<a><?1?></a>",
    want: '1:6 expected the target of a processing instruction, got "1"',
  },
  {
    name: "a control character",
    given: "<a><?b \u0004?></a>",
    want: "1:8 expected a character of XML, got U+0004",
  },
  { name: "U+FFFE", given: "<a><?b \u{FFFE}?></a>", want: "1:8 expected a character of XML, got U+FFFE" },
  {
    name: "no end",
    given: "<a>\n<?b c</a>",
    want: "2:1 expected a processing instruction that ends with ?>, got the end of the document",
  },
  {
    name: "ends with >",
    given: "<a><?b></a>",
    want: "1:4 expected a processing instruction that ends with ?>, got the end of the document",
  },
];
