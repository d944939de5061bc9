import type { Case } from "./case.ts";

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
    name: "no end",
    given: "<a>\n <![CDATA[x</a>",
    want: "2:2 expected a CDATA section that ends with ]]>, got the end of the document",
  },
  { name: "in small letters", given: "<a><![cdata[]]></a>", want: '1:5 expected an element name, got "!"' },
  { name: "a space", given: "<a><![CDATA []]></a>", want: '1:5 expected an element name, got "!"' },
];
