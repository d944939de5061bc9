import type { Case } from "./case.ts";

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
