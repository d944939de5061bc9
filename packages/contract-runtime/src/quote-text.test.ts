import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boundPath, boundText, cutOff, quoteText, showCharacter } from "./quote-text.ts";
import { ANY_CHARACTER } from "./testing/arbitrary-text.ts";
import { escapeText } from "./xml/write.ts";

describe("quoted text", () => {
  test.for([
    { name: "plain", given: "abc", want: '"abc"' },
    { name: "empty", given: "", want: '""' },
    { name: "quotes and backslashes", given: 'a"b\\', want: '"a\\"b\\\\"' },
    { name: "white space", given: "\t\n\r ", want: '"\\t\\n\\r "' },
    { name: "controls", given: "\0\x1f\x7f\x85\x9f", want: '"\\u0000\\u001f\\u007f\\u0085\\u009f"' },
    { name: "line separators", given: "\u2028\u2029", want: '"\\u2028\\u2029"' },
    {
      name: "a right-to-left override and a mark",
      given: "\u202e\u200f\ufeff",
      want: '"\\u202e\\u200f\\ufeff"',
    },
    { name: "what is no character", given: "\ufffe\uffff\u{1fffe}", want: '"\\ufffe\\uffff\\ud83f\\udffe"' },
    { name: "lone surrogates", given: "\ud800x\udc00", want: '"\\ud800x\\udc00"' },
    { name: "letters and pictures", given: "é漢\u{1F4B3}", want: '"é漢\u{1F4B3}"' },
    { name: "60 characters", given: "x".repeat(60), want: `"${"x".repeat(60)}"` },
    { name: "61 characters", given: "x".repeat(61), want: `"${"x".repeat(60)}…"` },
    { name: "60 pairs", given: "\u{1F4B3}".repeat(60), want: `"${"\u{1F4B3}".repeat(60)}"` },
    { name: "61 pairs", given: "\u{1F4B3}".repeat(61), want: `"${"\u{1F4B3}".repeat(60)}…"` },
    {
      name: "60 controls, which are six characters each",
      given: "\u{1}".repeat(60),
      want: `"${"\\u0001".repeat(15)}…"`,
    },
    { name: "a long text", given: "x\u{1F4B3}".repeat(100_000), want: `"${"x\u{1F4B3}".repeat(30)}…"` },
  ])("$name", ({ given, want }) => {
    expect(quoteText(given)).toBe(want);
  });

  test("is printable and valid in XML for any input", () => {
    fc.assert(
      fc.property(fc.string({ unit: ANY_CHARACTER, maxLength: 80 }), (text) => {
        const quoted = quoteText(text);
        expect(quoted).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
        expect(escapeText(quoted)).toBeTypeOf("string");
        // Cut off or not, what is left is what was there.
        const shown = JSON.parse(quoted.replace(/…"$/, '"'));
        expect(text.startsWith(shown)).toBe(true);
      }),
    );
  });
});

test.for([
  { name: "a short text", given: "one of a, b", want: "one of a, b" },
  { name: "a long word", given: `got ${"x".repeat(161)}!`, want: `got ${"x".repeat(160)}…` },
  {
    name: "a long value",
    given: `got "${"x y ".repeat(1e6)}" and "z"`,
    want: `got "${"x y ".repeat(39)}x y…" and "z"`,
  },
  {
    name: "a value of commander",
    given: `got '${"x y ".repeat(1e6)}'.`,
    want: `got '${"x y ".repeat(39)}x y…'.`,
  },
  {
    name: "a text after an apostrophe",
    given: `a's ${"x y ".repeat(100)}`,
    want: `a's ${"x y ".repeat(100)}`,
  },
  { name: "pairs", given: "\u{1F4B3}".repeat(1e6), want: `${"\u{1F4B3}".repeat(160)}…` },
  { name: "many words", given: "x ".repeat(1e6), want: `${"x ".repeat(1000)}…` },
])("the bound of $name", ({ given, want }) => {
  expect(boundText(given)).toBe(want);
});

test("the bound of a message with a path", () => {
  const path = `/${"a".repeat(300)}/b`;
  expect(boundText(`${path}: got "${path}"`, 1000)).toBe(`${path}: got ${`"${path}`.slice(0, 160)}…"`);
  expect(boundText("x".repeat(1001), 1000)).toBe(`${"x".repeat(160)}…`);
});

test.for([
  { given: "", want: "" },
  { given: `/a/${"b".repeat(60)}/c`, want: `/a/${"b".repeat(60)}/c` },
  {
    given: `/${"a".repeat(1e6)}/b[2]/@${"c".repeat(61)}`,
    want: `/${"a".repeat(60)}…/b[2]/@${"c".repeat(59)}…`,
  },
])("the bound of a path to $want", ({ given, want }) => {
  expect(boundPath(given)).toBe(want);
});

test.for([
  { given: "name", want: "name" },
  { given: "n".repeat(60), want: "n".repeat(60) },
  { given: "n".repeat(61), want: `${"n".repeat(60)}…` },
])("a name of $given.length characters", ({ given, want }) => {
  expect(cutOff(given)).toBe(want);
});

test.for([
  { given: "a", want: '"a"' },
  { given: '"', want: `'"'` },
  { given: "~", want: '"~"' },
  { given: " ", want: "U+0020" },
  { given: "\0", want: "U+0000" },
  { given: "\x7f", want: "U+007F" },
  { given: "\x85", want: "U+0085" },
  { given: "\xa0", want: "U+00A0" },
  { given: "é", want: '"é" (U+00E9)' },
  { given: "\u0301", want: "U+0301" },
  { given: "\u202e", want: "U+202E" },
  { given: "\ufffe", want: "U+FFFE" },
  { given: "\u{1F4B3}", want: '"\u{1F4B3}" (U+1F4B3)' },
  { given: "\u{10FFFF}", want: "U+10FFFF" },
])("the character $want", ({ given, want }) => {
  expect(showCharacter(given.codePointAt(0) as number)).toBe(want);
});
