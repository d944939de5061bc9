import fc, { type Arbitrary } from "fast-check";
import { fitsText } from "./fits-schema.ts";
import type { Rules } from "./json-schema.ts";

const SURROGATES = 0xe000 - 0xd800;

/** The characters of `unit: "binary"` of fast-check, which makes a table of all to read texts: it takes a second. */
export const ANY_CHARACTER: Arbitrary<string> = fc.nat(0x10ffff - SURROGATES).map(
  (index) => String.fromCodePoint(index < 0xd800 ? index : index + SURROGATES),
  (text) => {
    const [character] = Array.from(text as string);
    if (character === undefined || character !== text) throw new Error("not one character");
    const point = character.codePointAt(0) as number;
    return point < 0xd800 ? point : point - SURROGATES;
  },
);

/** Texts that obey the rules: from their pattern, and with characters that writers must escape or normalise. */
export function arbitraryText(rules: Rules): Arbitrary<string> {
  const { minLength = 0, maxLength = Infinity, patterns, format } = rules;
  const plain =
    format !== undefined
      ? dateTimes()
      : patterns[0] !== undefined
        ? fromPattern(patterns[0])
        : fc.string({ unit: ANY_CHARACTER, minLength, maxLength: Math.min(maxLength, minLength + 12) });
  return fc
    .tuple(
      plain.filter((text) => fitsText(rules, text) && !MAYBE_NO_DAY.test(text)),
      awkwardText(),
      fc.boolean(),
    )
    .map(([text, awkward, prefersAwkward]) => {
      if (!prefersAwkward) return text;
      const collapsed = awkward.trim().replace(/[ \t\n\r]+/g, " ");
      return [awkward, collapsed].find((candidate) => fitsText(rules, candidate)) ?? text;
    });
}

/** Patterns of dates allow this day in every year. */
const MAYBE_NO_DAY = /^-?\d{4,}-02-29/;

/** Text with characters that writers must escape or normalise. XML and JSON can hold all of them. */
export function awkwardText(): Arbitrary<string> {
  const special = ["&", "<", ">", '"', "'", "]]>", "\\", "/", '":', "\r", "\n", "\t", " ", "1e-400"];
  const unit = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 4 }).filter((text) => XML_TEXT.test(text)),
    fc.constantFrom(...special, "é", "\u0085", "\u2028", "\u{1F4B3}", "\uFFFD", "\u007F"),
  );
  return fc.array(unit, { maxLength: 6 }).map((units) => units.join(""));
}

const XML_TEXT = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

function dateTimes(): Arbitrary<string> {
  const [min, max] = [new Date("0001-01-01T00:00:00Z"), new Date("9999-12-31T23:59:59Z")];
  return fc.date({ min, max, noInvalidDate: true }).map((moment) => moment.toISOString());
}

/** An assertion, with groups in it up to two levels deep. */
const ASSERTION = /\(\?<?[!=](?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** fast-check reads no assertions, property classes or code points of six digits: the caller filters its texts. */
function fromPattern(pattern: string): Arbitrary<string> {
  const readable = pattern
    .replace(ASSERTION, "")
    .replaceAll("\\u{10FFFF}", "\\u{FFFFF}")
    .replaceAll("\\p{C}", "\\u0000-\\u001f\\u007f-\\u00a0\\ud800-\\uf8ff");
  return fc.stringMatching(new RegExp(readable, "u"));
}
