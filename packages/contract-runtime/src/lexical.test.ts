import fc from "fast-check";
import { expect, test } from "vitest";
import { countCharacters, normaliseWhiteSpace, parseBoolean } from "./lexical.ts";
import { ANY_CHARACTER } from "./testing/arbitrary-text.ts";

test.for([
  { given: "true", want: true },
  { given: "1", want: true },
  { given: "false", want: false },
  { given: "0", want: false },
  { given: "", want: undefined },
  { given: "TRUE", want: undefined },
  { given: "True", want: undefined },
  { given: "01", want: undefined },
  { given: "+1", want: undefined },
  { given: "yes", want: undefined },
  { given: " true", want: undefined },
])("$given", ({ given, want }) => {
  expect(parseBoolean(given)).toBe(want);
});

test.for([
  { given: "", want: 0 },
  { given: "abc", want: 3 },
  { given: "\u{1F4B3}", want: 1 },
  { given: "a\u{1F4B3}\u{1F4B3}", want: 3 },
  { given: "e\u0301", want: 2 },
  { given: "\udc00\ud800", want: 2 },
])("$given", ({ given, want }) => {
  expect(countCharacters(given)).toBe(want);
});

test("counts as many characters as iteration", () => {
  fc.assert(
    fc.property(fc.string({ unit: ANY_CHARACTER }), (text) => {
      expect(countCharacters(text)).toBe(Array.from(text).length);
    }),
  );
});

test.for([
  { given: "", replaced: "", collapsed: "" },
  { given: "a", replaced: "a", collapsed: "a" },
  { given: "a b", replaced: "a b", collapsed: "a b" },
  { given: " a", replaced: " a", collapsed: "a" },
  { given: "a ", replaced: "a ", collapsed: "a" },
  { given: "a  b", replaced: "a  b", collapsed: "a b" },
  { given: "a\tb\nc\rd", replaced: "a b c d", collapsed: "a b c d" },
  { given: "\r\n\t a \t\n b\n", replaced: "    a    b ", collapsed: "a b" },
  { given: " \t\n\r ", replaced: "     ", collapsed: "" },
  {
    given: "\u00a0a\u2003\u3000b\u0085",
    replaced: "\u00a0a\u2003\u3000b\u0085",
    collapsed: "\u00a0a\u2003\u3000b\u0085",
  },
  { given: "\va\fb", replaced: "\va\fb", collapsed: "\va\fb" },
])("$given", ({ given, replaced, collapsed }) => {
  expect(normaliseWhiteSpace(given, "preserve")).toBe(given);
  expect(normaliseWhiteSpace(given, "replace")).toBe(replaced);
  expect(normaliseWhiteSpace(given, "collapse")).toBe(collapsed);
});
