import { describe, expect, test } from "vitest";
import { parseWithLibxml2 } from "../../test/libxml2.ts";
import { codePointAt, isNameCharacter, isNameStart, isXmlCharacter, utf8Length } from "./characters.ts";

// The productions as the specification (XML 1.0, fifth edition) has them.
const CHAR = "#x9 | #xA | #xD | [#x20-#xD7FF] | [#xE000-#xFFFD] | [#x10000-#x10FFFF]";
const NAME_START =
  "[#x3A] | [#x41-#x5A] | [#x5F] | [#x61-#x7A] | [#xC0-#xD6] | [#xD8-#xF6] | [#xF8-#x2FF] | [#x370-#x37D] | " +
  "[#x37F-#x1FFF] | [#x200C-#x200D] | [#x2070-#x218F] | [#x2C00-#x2FEF] | [#x3001-#xD7FF] | [#xF900-#xFDCF] | " +
  "[#xFDF0-#xFFFD] | [#x10000-#xEFFFF]";
const NAME = `${NAME_START} | [#x2D-#x2E] | [#x30-#x39] | #xB7 | [#x300-#x36F] | [#x203F-#x2040]`;

const RULES = [
  {
    name: "Char, production [2]",
    is: isXmlCharacter,
    production: CHAR,
    document: (c: string) => `<a>${c}</a>`,
  },
  {
    name: "NameStartChar, production [4]",
    is: isNameStart,
    production: NAME_START,
    document: (c: string) => `<${c}/>`,
  },
  {
    name: "NameChar, production [4a]",
    is: isNameCharacter,
    production: NAME,
    document: (c: string) => `<a${c}/>`,
  },
];

/** First and last code points of the ranges of a production. */
function rangesOf(production: string): [number, number][] {
  return production.split(" | ").map((part) => {
    const [first = 0, last = first] = [...part.matchAll(/#x([0-9A-F]+)/g)].map(([, digits = ""]) =>
      Number.parseInt(digits, 16),
    );
    return [first, last];
  });
}

describe.for(RULES)("$name", ({ is, production, document }) => {
  const ranges = rangesOf(production);

  test("classifies every code point", () => {
    const expected = new Uint8Array(0x110000);
    for (const [first, last] of ranges) expected.fill(1, first, last + 1);
    const wrong: number[] = [];
    for (let codePoint = 0; codePoint < 0x110000; codePoint++) {
      if (is(codePoint) !== (expected[codePoint] === 1)) wrong.push(codePoint);
    }
    expect(wrong).toEqual([]);
  });

  test("agrees with libxml2 at the range boundaries", () => {
    const borders = ranges.flatMap(([first, last]) => [first - 1, first, last, last + 1]);
    // A colon and white space are something else where the documents have them; a surrogate has no bytes.
    const asked = borders.filter(
      (codePoint) =>
        codePoint > 0x20 &&
        codePoint < 0x110000 &&
        codePoint !== 0x3a &&
        codePoint !== 0x2f &&
        (codePoint & 0x1ff800) !== 0xd800,
    );
    for (const codePoint of asked) {
      const result = parseWithLibxml2(Buffer.from(document(String.fromCodePoint(codePoint))));
      expect(!("error" in result), `U+${codePoint.toString(16)}`).toBe(is(codePoint));
    }
  });
});

test("decodes code points from UTF-8", () => {
  for (const codePoint of [0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff]) {
    const bytes = Buffer.from(`x${String.fromCodePoint(codePoint)}`);
    expect(codePointAt(bytes, 1)).toBe(codePoint);
    expect(utf8Length(bytes[1] as number)).toBe(bytes.length - 1);
  }
});
