import type { Case } from "./case.ts";

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
    name: "CR and CR LF, normalised to one space each",
    given: '<a b="1\r2\r\n3\r\r4"/>',
    want: 'a[b="1 2 3  4"]',
  },
  {
    name: "references to white space, kept",
    given: '<a b="&#9;&#10;&#13;&#32;&#x20;"/>',
    want: 'a[b="\\t\\n\\r  "]',
  },
  { name: "references", given: '<a b="&lt;&gt;&amp;&apos;&quot;&#65;&#x41;"/>', want: 'a[b="<>&\'\\"AA"]' },
  { name: "spaces, kept", given: '<a b="  1  2  "/>', want: 'a[b="  1  2  "]' },
  {
    name: "a next line and a line separator, kept",
    given: '<a b="\u{85}\u{2028}"/>',
    want: 'a[b="\u{85}\u{2028}"]',
  },
  { name: "on an end", given: '<a b="1"></a>', want: 'a[b="1"]' },
  { name: "twice", given: '<a b="1" b="1"/>', want: '1:10 expected each attribute once, got "b" again' },
  {
    name: "twice, far apart",
    given: '<a b="1"\n c="2"\n b="3"></a>',
    want: '3:2 expected each attribute once, got "b" again',
  },
  { name: "the same in different cases", given: '<a b="1" B="1"/>', want: 'a[b="1" B="1"]' },
  { name: "no value", given: "<a b/>", want: '1:5 expected = and a value for the attribute b, got "/"' },
  {
    name: "no value, the end of the tag",
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
    name: "quotes that differ",
    given: "<a b=\"1'/>",
    want: "1:6 expected an attribute value that ends with its quote, got the end of the document",
  },
  { name: "two equals signs", given: '<a b=="1"/>', want: '1:6 expected a quoted attribute value, got "="' },
  { name: "a digit first", given: '<a 1="1"/>', want: '1:4 expected an attribute name, > or />, got "1"' },
  { name: "a quote first", given: '<a "1"/>', want: "1:4 expected an attribute name, > or />, got '\"'" },
  {
    name: "a slash between",
    given: '<a / b="1"/>',
    want: '1:4 expected an attribute name, > or />, got "/"',
  },
];
