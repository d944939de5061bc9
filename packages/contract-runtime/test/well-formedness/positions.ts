/** Lines and columns. */
export const POSITIONS: readonly Case[] = [
  { name: "line feeds", given: "<a>\n\n  </b>", want: "3:3 expected </a>, got </b>" },
  { name: "carriage returns", given: "<a>\r\r  </b>", want: "3:3 expected </a>, got </b>" },
  { name: "CR LF as one", given: "<a>\r\n\r\n  </b>", want: "3:3 expected </a>, got </b>" },
  { name: "LF CR as two", given: "<a>\n\r  </b>", want: "3:3 expected </a>, got </b>" },
  { name: "a tab as one column", given: "<a>\t\t</b>", want: "1:6 expected </a>, got </b>" },
  { name: "two bytes as one column", given: "<a>\u{E9}\u{E9}</b>", want: "1:6 expected </a>, got </b>" },
  {
    name: "three bytes in one column",
    given: "<a>\u{20AC}\u{20AC}</b>",
    want: "1:6 expected </a>, got </b>",
  },
  {
    name: "four bytes in one column",
    given: "<a>\u{1F4B3}\u{1F4B3}</b>",
    want: "1:6 expected </a>, got </b>",
  },
  { name: "a combining mark as a column", given: "<a>e\u{301}</b>", want: "1:6 expected </a>, got </b>" },
  {
    name: "a line separator, which does not end a line",
    given: "<a>\u{2028}\u{85}</b>",
    want: "1:6 expected </a>, got </b>",
  },
  { name: "behind a byte order mark", given: "\u{FEFF}</b>", want: '1:2 expected an element name, got "/"' },
  {
    name: "after a byte order mark and a line",
    given: "\u{FEFF}\n</b>",
    want: '2:2 expected an element name, got "/"',
  },
  {
    name: "at a line feed",
    given: '<a b="1\n" b="2"\n/\n>',
    want: '3:1 expected an attribute name, > or />, got "/"',
  },
  {
    name: "in a comment",
    given: "<a><!--\r\n\u{E9} -- --></a>",
    want: '2:3 expected no -- inside a comment, got "--"',
  },
];

/** A document, and what reading it gives. */
export interface Case {
  readonly name: string;
  readonly given: string;
  /** The tree in one line (see `showElement`), or `line:column expected …, got …` when the document is rejected. */
  readonly want: string;
  /** The reason if libxml2 has another result. */
  readonly libxml2?: string;
}
