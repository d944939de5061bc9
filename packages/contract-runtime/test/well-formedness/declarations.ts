import type { Case } from "./positions.ts";

/** XML declaration, productions [23] to [32] and [80]. */
export const DECLARATIONS: readonly Case[] = [
  { name: "version", given: '<?xml version="1.0"?><a/>', want: "a" },
  { name: "single quotes", given: "<?xml version='1.0' encoding='UTF-8' standalone='no'?><a/>", want: "a" },
  { name: "mixed quotes", given: "<?xml version='1.0' encoding=\"UTF-8\" standalone='yes'?><a/>", want: "a" },
  { name: "version and encoding", given: '<?xml version="1.0" encoding="utf-8"?><a/>', want: "a" },
  { name: "version and standalone", given: '<?xml version="1.0" standalone="yes"?><a/>', want: "a" },
  {
    name: "white space everywhere",
    given: '<?xml\n\tversion\r\n=\t"1.0"  encoding = "Utf-8"\nstandalone\n=\n"no" \t?><a/>',
    want: "a",
  },
  { name: "version 1.1, read as 1.0", given: '<?xml version="1.1"?><a/>', want: "a" },
  { name: "version 1.23", given: '<?xml version="1.23"?><a/>', want: "a" },
  {
    name: "version 2.0",
    given: '<?xml version="2.0"?><a/>',
    want: '1:1 expected <?xml version="1.0" encoding="UTF-8"?>, got another XML declaration',
  },
  {
    name: "version 1.",
    given: '<?xml version="1."?><a/>',
    want: '1:1 expected <?xml version="1.0" encoding="UTF-8"?>, got another XML declaration',
    libxml2: "production [26] wants a digit",
  },
  {
    name: "version 1",
    given: '<?xml version="1"?><a/>',
    want: '1:1 expected <?xml version="1.0" encoding="UTF-8"?>, got another XML declaration',
  },
  {
    name: "version 1.0 with a space",
    given: '<?xml version=" 1.0"?><a/>',
    want: '1:1 expected <?xml version="1.0" encoding="UTF-8"?>, got another XML declaration',
  },
  {
    name: "no version",
    given: '<?xml encoding="UTF-8"?><a/>',
    want: '1:1 expected <?xml version="1.0" encoding="UTF-8"?>, got another XML declaration',
  },
  {
    name: "nothing",
    given: "<?xml?><a/>",
    want: '1:1 expected <?xml version="1.0" encoding="UTF-8"?>, got another XML declaration',
  },
  {
    name: "white space only",
    given: "<?xml ?><a/>",
    want: '1:1 expected <?xml version="1.0" encoding="UTF-8"?>, got another XML declaration',
  },
  {
    name: "encoding before version",
    given: '<?xml encoding="UTF-8" version="1.0"?><a/>',
    want: '1:1 expected <?xml version="1.0" encoding="UTF-8"?>, got another XML declaration',
  },
  {
    name: "standalone before encoding",
    given: '<?xml version="1.0" standalone="yes" encoding="UTF-8"?><a/>',
    want: '1:1 expected <?xml version="1.0" encoding="UTF-8"?>, got another XML declaration',
  },
  {
    name: "version twice",
    given: '<?xml version="1.0" version="1.0"?><a/>',
    want: '1:1 expected <?xml version="1.0" encoding="UTF-8"?>, got another XML declaration',
  },
  {
    name: "something else",
    given: '<?xml version="1.0" charset="UTF-8"?><a/>',
    want: '1:1 expected <?xml version="1.0" encoding="UTF-8"?>, got another XML declaration',
  },
  {
    name: "no space before encoding",
    given: '<?xml version="1.0"encoding="UTF-8"?><a/>',
    want: '1:1 expected <?xml version="1.0" encoding="UTF-8"?>, got another XML declaration',
  },
  {
    name: "no space before standalone",
    given: '<?xml version="1.0" encoding="UTF-8"standalone="no"?><a/>',
    want: '1:1 expected <?xml version="1.0" encoding="UTF-8"?>, got another XML declaration',
  },
  {
    name: "mismatched quotes",
    given: "<?xml version=\"1.0'?><a/>",
    want: '1:1 expected <?xml version="1.0" encoding="UTF-8"?>, got another XML declaration',
  },
  {
    name: "no quotes",
    given: "<?xml version=1.0?><a/>",
    want: '1:1 expected <?xml version="1.0" encoding="UTF-8"?>, got another XML declaration',
  },
  {
    name: "no equals sign",
    given: '<?xml version "1.0"?><a/>',
    want: '1:1 expected <?xml version="1.0" encoding="UTF-8"?>, got another XML declaration',
  },
  {
    name: "standalone in capitals",
    given: '<?xml version="1.0" standalone="YES"?><a/>',
    want: '1:1 expected <?xml version="1.0" encoding="UTF-8"?>, got another XML declaration',
  },
  {
    name: "standalone that is neither",
    given: '<?xml version="1.0" standalone="maybe"?><a/>',
    want: '1:1 expected <?xml version="1.0" encoding="UTF-8"?>, got another XML declaration',
  },
  {
    name: "ends with >",
    given: '<?xml version="1.0"><a/>',
    want: "1:1 expected an XML declaration that ends with ?>, got the end of the document",
  },
  {
    name: "no end",
    given: '<?xml version="1.0"',
    want: "1:1 expected an XML declaration that ends with ?>, got the end of the document",
  },
  {
    name: "an unclosed empty declaration",
    given: "<?xml",
    want: "1:1 expected an XML declaration that ends with ?>, got the end of the document",
  },
  {
    name: "after a space",
    given: ' <?xml version="1.0"?><a/>',
    want: '1:2 expected an XML declaration at the very start only, got "<?xml"',
  },
  {
    name: "after a comment",
    given: '<!----><?xml version="1.0"?><a/>',
    want: '1:8 expected an XML declaration at the very start only, got "<?xml"',
  },
  {
    name: "twice",
    given: '<?xml version="1.0"?><?xml version="1.0"?><a/>',
    want: '1:22 expected an XML declaration at the very start only, got "<?xml"',
  },
  {
    name: "in capitals",
    given: '<?XML version="1.0"?><a/>',
    want: '1:1 expected an XML declaration at the very start only, got "<?XML"',
  },
  {
    name: "inside the root",
    given: '<a><?xml version="1.0"?></a>',
    want: '1:4 expected an XML declaration at the very start only, got "<?xml"',
  },
  { name: "another instruction that begins alike", given: '<?xml-stylesheet href="a"?><a/>', want: "a" },
  {
    name: "an empty encoding",
    given: '<?xml version="1.0" encoding=""?><a/>',
    want: '1:1 expected <?xml version="1.0" encoding="UTF-8"?>, got another XML declaration',
  },
  {
    name: "an encoding that begins with a digit",
    given: '<?xml version="1.0" encoding="8UTF"?><a/>',
    want: '1:1 expected <?xml version="1.0" encoding="UTF-8"?>, got another XML declaration',
  },
  {
    name: "an encoding with a space",
    given: '<?xml version="1.0" encoding="UTF-8 "?><a/>',
    want: '1:1 expected <?xml version="1.0" encoding="UTF-8"?>, got another XML declaration',
  },
  {
    name: "an encoding with an underscore",
    given: '<?xml version="1.0" encoding="utf_8"?><a/>',
    want: '1:31 unsupported-encoding: expected UTF-8, got "utf_8"',
    libxml2: "only UTF-8 is read here, under that name",
  },
  {
    name: "UTF8, which is not a registered name",
    given: '<?xml version="1.0" encoding="UTF8"?><a/>',
    want: '1:31 unsupported-encoding: expected UTF-8, got "UTF8"',
    libxml2: "only UTF-8 is read here, under that name",
  },
  {
    name: "ISO-8859-1",
    given: '<?xml version="1.0" encoding="ISO-8859-1"?><a/>',
    want: '1:31 unsupported-encoding: expected UTF-8, got "ISO-8859-1"',
    libxml2: "only UTF-8 is read here",
  },
  {
    name: "US-ASCII",
    given: '<?xml version="1.0"\n encoding = "US-ASCII" standalone="no"?><a/>',
    want: "a",
  },
  { name: "US-ASCII by an alias", given: "<?xml version='1.0' encoding='ascii'?><a/>", want: "a" },
  {
    name: "US-ASCII by an alias with digits",
    given: '<?xml version="1.0" encoding="ANSI_X3.4-1968" ?><a/>',
    want: "a",
  },
  {
    name: "US-ASCII with another character",
    given: '<?xml version="1.0" encoding="us-ascii"?>\n<a>café</a>',
    want: "2:7 unsupported-encoding: expected US-ASCII, got the byte 0xC3, which is not US-ASCII here",
  },
  {
    name: "a name that begins with US-ASCII",
    given: '<?xml version="1.0" encoding="US-ASCII-1"?><a/>',
    want: '1:31 unsupported-encoding: expected UTF-8, got "US-ASCII-1"',
  },
  {
    name: "UTF-16",
    given: '<?xml version="1.0" encoding="UTF-16"?><a/>',
    want: '1:31 unsupported-encoding: expected UTF-8, got "UTF-16"',
  },
  {
    name: "an unknown encoding",
    given: '<?xml version="1.0" encoding="x.y-z_1"?><a/>',
    want: '1:31 unsupported-encoding: expected UTF-8, got "x.y-z_1"',
  },
];
