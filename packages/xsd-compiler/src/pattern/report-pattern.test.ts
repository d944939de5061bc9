import { describe, expect, test } from "vitest";
import { translatePattern } from "./compile-pattern.ts";

function errorOf(source: string): string | undefined {
  const translation = translatePattern(source);
  return "code" in translation ? `${translation.code} ${translation.message}` : undefined;
}

describe("invalid patterns", () => {
  test.for([
    { name: "a group without end", given: "(a", want: "invalid-pattern the pattern (a: it ends too early" },
    { name: "a group without start", given: "a)", want: 'invalid-pattern the pattern a): ")" has no match' },
    { name: "a class without end", given: "[a", want: "invalid-pattern the pattern [a: it ends too early" },
    {
      name: "a class without an opening bracket",
      given: "a]",
      want: 'invalid-pattern the pattern a]: "]" must be escaped here',
    },
    {
      name: "a class without members",
      given: "[]",
      want: "invalid-pattern the pattern []: a class without members",
    },
    {
      name: "an empty negation",
      given: "[^]",
      want: "invalid-pattern the pattern [^]: a class without members",
    },
    {
      name: "a descending range",
      given: "[c-a]",
      want: "invalid-pattern the pattern [c-a]: the range c-a is empty",
    },
    {
      name: "a hyphen in the middle of a class",
      given: "[a-c-e]",
      want: 'invalid-pattern the pattern [a-c-e]: "-" stands for itself only at the start or the end of a class',
    },
    {
      name: "a hyphen as the bound of a range",
      given: "[+--]",
      want: 'invalid-pattern the pattern [+--]: "-" bounds no range',
    },
    {
      name: "a multi-character escape as the bound of a range",
      given: "[a-\\d]",
      want: "invalid-pattern the pattern [a-\\d]: \\d cannot bound a range",
    },
    {
      name: "a bracket in a class",
      given: "[a[b]]",
      want: 'invalid-pattern the pattern [a[b]]: "[" must be escaped in a class',
    },
    {
      name: "a subtraction in the middle",
      given: "[a-[b]c]",
      want: "invalid-pattern the pattern [a-[b]c]: a subtraction must end its class",
    },
    {
      name: "a quantity without an operand",
      given: "*a",
      want: 'invalid-pattern the pattern *a: "*" must be escaped here',
    },
    {
      name: "a quantity of a quantity",
      given: "a**",
      want: 'invalid-pattern the pattern a**: "*" must be escaped here',
    },
    {
      name: "a lazy quantity",
      given: "a+?",
      want: 'invalid-pattern the pattern a+?: "?" must be escaped here',
    },
    {
      name: "a quantity without a minimum",
      given: "a{,3}",
      want: "invalid-pattern the pattern a{,3}: {,3} is no quantity",
    },
    {
      name: "a descending quantity",
      given: "a{3,2}",
      want: "invalid-pattern the pattern a{3,2}: {3,2} has its bounds the wrong way round",
    },
    {
      name: "an unclosed quantity",
      given: "a{2",
      want: "invalid-pattern the pattern a{2: it ends too early",
    },
    { name: "a brace", given: "a}", want: 'invalid-pattern the pattern a}: "}" must be escaped here' },
    {
      name: "a JavaScript group",
      given: "(?:a)",
      want: 'invalid-pattern the pattern (?:a): "?" must be escaped here',
    },
    { name: "a boundary", given: "\\b", want: "invalid-pattern the pattern \\b: \\b is no escape" },
    {
      name: "a back reference",
      given: "(a)\\1",
      want: "invalid-pattern the pattern (a)\\1: \\1 is no escape",
    },
    { name: "a code point", given: "\\u0041", want: "invalid-pattern the pattern \\u0041: \\u is no escape" },
    {
      name: "a trailing backslash",
      given: "a\\",
      want: "invalid-pattern the pattern a\\: it ends too early",
    },
    {
      name: "a category without braces",
      given: "\\pL",
      want: "invalid-pattern the pattern \\pL: \\p needs {…}",
    },
    {
      name: "an unclosed category",
      given: "\\p{L",
      want: "invalid-pattern the pattern \\p{L: it ends too early",
    },
    {
      name: "an unknown category",
      given: "\\p{Xx}",
      want: "invalid-pattern the pattern \\p{Xx}: there is no category Xx",
    },
    {
      name: "a script, which XSD does not support",
      given: "\\p{Script=Greek}",
      want: "invalid-pattern the pattern \\p{Script=Greek}: there is no category Script=Greek",
    },
    {
      name: "surrogates, which are not characters",
      given: "\\p{Cs}",
      want: "invalid-pattern the pattern \\p{Cs}: there is no category Cs",
    },
    {
      name: "a block that XSD does not name",
      given: "\\p{IsEmoticons}",
      want: "invalid-pattern the pattern \\p{IsEmoticons}: there is no block IsEmoticons in XSD 1.0",
    },
    ...["\\p{Is}", "a[\\P{Is}]"].map((given) => ({
      name: `a block without a name, ${given}`,
      given,
      want: `invalid-pattern the pattern ${given}: {Is} names no block`,
    })),
    {
      name: "a category without a name",
      given: "[^\\p{}]",
      want: "invalid-pattern the pattern [^\\p{}]: {} names no category",
    },
  ])("is $name", ({ given, want }) => {
    expect(errorOf(given)).toBe(want);
  });

  test("reports a pattern that is too large to run", { timeout: 60_000 }, () => {
    const pattern = "\\p{L}{3}".repeat(20_000);
    expect(errorOf(pattern)).toBe(
      `unsupported-pattern the pattern ${pattern.slice(0, 100)}…: it is too large for JavaScript`,
    );
  });
});
