import fc from "fast-check";

/** A change to a document, as by a defective writer, a transmission error or an attacker. */
export type Mutation = (document: Buffer) => Buffer;

/** Tokens of XML and names of the schema. */
const FRAGMENTS = [
  "<",
  ">",
  "/",
  "&",
  "]]>",
  "<![CDATA[",
  "]]",
  "<!--",
  "-->",
  "--",
  "<?",
  "?>",
  "<?xml version='1.0'?>",
  "&amp;",
  "&#49;",
  "&#x20;",
  "&#0;",
  "&#xD;",
  "&lt;",
  "&bogus;",
  "<a/>",
  "<a>",
  "</a>",
  "<!-- note -->",
  "<?pi data?>",
  " ",
  "\t",
  "\n",
  "\r\n",
  "\r",
  "0",
  "1",
  "-",
  "+",
  "7.0",
  "9007199254740992",
  "true",
  "null",
  "x",
  "é",
  "\u{1F4B3}",
  "\u0000",
  "\u0001",
  "\uFFFE",
  "\u0085",
  "=",
  "'",
  '"',
  " a='b'",
  " xmlns='urn:x'",
  " xmlns:p='urn:x'",
  " p:a='b'",
  " xml:lang='da'",
  " xml:space='preserve'",
  " xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' xsi:noNamespaceSchemaLocation='x.xsd'",
  " xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' xsi:nil='true'",
  "<fees/>",
  "<fee><value>1</value></fee>",
  "<line_item/>",
  "<amount><country_id>1</country_id><value>1</value></amount>",
  "<currency_id>208</currency_id>",
  "<type_id>6</type_id>",
  "<mobile><mobile>1</mobile></mobile>",
  "<validated>1</validated>",
  "<language>da</language>",
  "<airline_data><p:x xmlns:p='u'/></airline_data>",
];

/** Replacements of a value. */
const TEXTS = [
  "",
  " ",
  "0",
  "1",
  "5",
  "6",
  "7",
  "-1",
  "+012",
  " 100 ",
  "200",
  "210",
  "300",
  "007",
  "1.0",
  "9007199254740991",
  "-9007199254740991",
  "9007199254740992",
  "99999999999999999999",
  "true",
  "false",
  "TRUE",
  "da",
  "DA",
  "dan",
  "x y",
  "a&amp;b",
  "<![CDATA[1]]>",
  "1<!-- -->2",
  "&#49;",
  "1<?p?>",
  "\u0660",
  "1_0",
  "1e3",
];

/** One to three changes in sequence. */
export function arbitraryMutations(): fc.Arbitrary<Mutation> {
  return fc
    .array(fc.oneof({ weight: 3, arbitrary: textual() }, { weight: 4, arbitrary: elemental() }, bytewise()), {
      minLength: 1,
      maxLength: 3,
    })
    .map((mutations) => (document) => mutations.reduce((bytes, mutate) => mutate(bytes), document));
}

// fc.double would generate values near 0 almost exclusively.
const position = (): fc.Arbitrary<number> =>
  fc.noBias(fc.integer({ min: 0, max: 2 ** 20 - 1 })).map((value) => value / 2 ** 20);

/** Inserts, replaces or deletes where a tag or a text begins or ends, or anywhere. */
function textual(): fc.Arbitrary<Mutation> {
  return fc
    .record({
      at: position(),
      length: fc.constantFrom(0, 0, 1, 2, 5),
      fragment: fc.constantFrom("", ...FRAGMENTS),
      atMarkup: fc.boolean(),
    })
    .map(({ at, length, fragment, atMarkup }) => (document) => {
      const text = document.toString("latin1");
      const boundaries = atMarkup
        ? [...text.matchAll(/<|>|\/>/g)].map(({ index }, i) => index + (i % 2))
        : [];
      const start = boundaries[Math.floor(at * boundaries.length)] ?? Math.floor(at * text.length);
      const inserted = Buffer.from(fragment).toString("latin1");
      return Buffer.from(text.slice(0, start) + inserted + text.slice(start + length), "latin1");
    });
}

/** Duplicates, deletes, renames or moves an element without children, or replaces its text. */
function elemental(): fc.Arbitrary<Mutation> {
  return fc
    .record({
      from: position(),
      to: position(),
      action: fc.constantFrom("double", "delete", "rename", "move", "fill", "fill", "fill"),
      text: fc.constantFrom(...TEXTS),
    })
    .map(({ from, to, action, text: replacement }) => (document) => {
      const text = document.toString("latin1");
      const leaves = [...text.matchAll(/<([\w-]+)>[^<]*<\/\1>|<[\w-]+\/>/g)];
      const leaf = leaves[Math.floor(from * leaves.length)];
      const target = leaves[Math.floor(to * leaves.length)];
      if (leaf === undefined || target === undefined) return document;
      const without = text.slice(0, leaf.index) + text.slice(leaf.index + leaf[0].length);
      switch (action) {
        case "double":
          return Buffer.from(text.slice(0, target.index) + leaf[0] + text.slice(target.index), "latin1");
        case "delete":
          return Buffer.from(without, "latin1");
        case "rename":
          return Buffer.from(
            text.slice(0, leaf.index) +
              leaf[0].replaceAll(leaf[1] ?? "", target[1] ?? "") +
              text.slice(leaf.index + leaf[0].length),
            "latin1",
          );
        case "move":
          return Buffer.from(
            without.slice(0, target.index) + leaf[0] + without.slice(target.index),
            "latin1",
          );
        default:
          return Buffer.from(
            text.slice(0, leaf.index) +
              leaf[0].replace(/>[^<]*</, () => `>${Buffer.from(replacement).toString("latin1")}<`) +
              text.slice(leaf.index + leaf[0].length),
            "latin1",
          );
      }
    });
}

function bytewise(): fc.Arbitrary<Mutation> {
  return fc
    .record({
      at: position(),
      byte: fc.oneof(
        { weight: 9, arbitrary: fc.integer({ min: 0, max: 127 }) },
        fc.integer({ min: 128, max: 255 }),
      ),
    })
    .map(({ at, byte }) => (document) => {
      const bytes = Buffer.from(document);
      if (bytes.length > 0) bytes[Math.floor(at * bytes.length)] = byte;
      return bytes;
    });
}
