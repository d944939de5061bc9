import fc from "fast-check";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { describe, expect, test } from "vitest";
import { arbitraryPattern, arbitraryText, matches, writePattern } from "../../test/pattern-tree.ts";
import { translatePattern } from "./translate-pattern.ts";

/** What a pattern of XSD matches, by our translation; why it is refused otherwise. */
function translate(source: string): RegExp | string {
  const translation = translatePattern(source);
  if (!("expression" in translation)) return `${translation.code} ${translation.message}`;
  return new RegExp(`^(?:${translation.expression})$`, "v");
}

/** What it matches by libxml2; undefined when libxml2 refuses it. */
function askLibxml2(source: string): ((text: string) => boolean) | undefined {
  const escapeAll = (text: string): string =>
    text.replace(/[&<>"\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
  const schema = XmlDocument.fromString(
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="root" type="root"/><xs:simpleType name="root">
<xs:restriction base="xs:string"><xs:pattern value="${escapeAll(source)}"/></xs:restriction></xs:simpleType></xs:schema>`,
  );
  let validator: XsdValidator;
  try {
    validator = XsdValidator.fromDoc(schema);
  } catch {
    return undefined;
  }
  return (text) => {
    const document = XmlDocument.fromString(`<root>${escapeAll(text)}</root>`);
    try {
      validator.validate(document);
      return true;
    } catch {
      return false;
    } finally {
      document.dispose();
    }
  };
}

const TEXTS = [
  ...["", "a", "b", "c", "d", "x", "A", "Z", "1", "9", "\u0661", "é", "λ", "Ж", "あ", "\u{1F4B3}", "\u0301"],
  ...[
    "-",
    "^",
    "$",
    "]",
    "[",
    ".",
    "\\",
    "/",
    "{",
    "}",
    "|",
    "(",
    ")",
    "?",
    "*",
    "+",
    "_",
    ":",
    "!",
    "\u20ac",
  ],
  ...[
    " ",
    "\n",
    "\r",
    "\t",
    "\u00a0",
    "\u2028",
    "aa",
    "ab",
    "abc",
    "aaa",
    "aaaa",
    "a-b",
    "^a$",
    "a/b",
    "a1",
    " a ",
  ],
];

/** Why libxml2 is not the judge of a pattern. */
const DIFFERENCES: readonly { readonly why: string; readonly concerns: RegExp }[] = [
  { why: "libxml2 has the names of the second edition of XML, ours are of the fifth", concerns: /\\[icIC]/ },
  { why: "libxml2 takes a - at the end of a negated class out of it", concerns: /\[\^[^\]]*-\]/ },
  { why: "libxml2 takes nothing for a member that a block negated has", concerns: /\[\^\\P\{Is/ },
  { why: "libxml2 takes the - of a range from an escaped - as a member", concerns: /\\--/ },
  {
    why: "libxml2 subtracts nothing right but lists of characters and ranges",
    concerns: /-\[(?:\^|[^\]]*(?:\\[WDSP]|-\[))/,
  },
];

const ASCII = TEXTS.filter((text) => text <= "\u007f" && text.length === 1);

/** The texts of one character, but for some. */
function allBut(...characters: readonly string[]): readonly string[] {
  return TEXTS.filter((text) => Array.from(text).length === 1 && !characters.includes(text));
}

describe("a pattern", () => {
  test.for([
    { name: "nothing", given: "", matches: [""] },
    { name: "characters", given: "abc", matches: ["abc"] },
    { name: "alternatives", given: "a|b|ab", matches: ["a", "b", "ab"] },
    { name: "an empty alternative", given: "a|", matches: ["", "a"] },
    { name: "a group", given: "(a|b)?c?", matches: ["", "a", "b", "c"] },
    { name: "a group that captures nothing", given: "(a)(b)\\.?", matches: ["ab"] },
    { name: "an empty group", given: "a()", matches: ["a"] },
    { name: "quantities", given: "a?|b*|c+", matches: ["", "a", "b", "c"] },
    { name: "an exact quantity", given: "a{2}", matches: ["aa"] },
    { name: "a least quantity", given: "a{3,}", matches: ["aaa", "aaaa"] },
    { name: "a range of quantities", given: "a{2,3}", matches: ["aa", "aaa"] },
    { name: "no quantity", given: "a{0}b?", matches: ["", "b"] },
    { name: "any character but line ends", given: ".", matches: allBut("\n", "\r") },
    { name: "anchors are characters", given: "^a$", matches: ["^a$"] },
    { name: "a slash", given: "a/b", matches: ["a/b"] },
    { name: "a hyphen", given: "a-b", matches: ["a-b"] },
    { name: "a character of two units", given: "\u{1F4B3}{1}", matches: ["\u{1F4B3}"] },
    {
      name: "an escaped character",
      given: "\\.|\\\\|\\?|\\*|\\+|\\(|\\)|\\{|\\}|\\[|\\]|\\^|\\-|\\|",
      matches: ["-", "^", "]", "[", ".", "\\", "{", "}", "|", "(", ")", "?", "*", "+"],
    },
    { name: "line ends and tabs", given: "\\n|\\r|\\t", matches: ["\n", "\r", "\t"] },
    { name: "a class", given: "[abx]", matches: ["a", "b", "x"] },
    { name: "a range", given: "[a-c]", matches: ["a", "b", "c"] },
    { name: "ranges and characters", given: "[a-bA-Z1]", matches: ["a", "b", "A", "Z", "1"] },
    { name: "a range of characters of two units", given: "[\u{1F4B0}-\u{1F4BF}]", matches: ["\u{1F4B3}"] },
    { name: "a hyphen first", given: "[-a]", matches: ["a", "-"] },
    { name: "a hyphen last", given: "[a-b-]", matches: ["a", "b", "-"] },
    { name: "a hyphen escaped", given: "[a\\-c]", matches: ["a", "c", "-"] },
    { name: "a range from an escape", given: "[\\--/]", matches: ["-", ".", "/"] },
    {
      name: "metacharacters in a class",
      given: "[.?*+(){}|$/]",
      matches: ["$", ".", "/", "{", "}", "|", "(", ")", "?", "*", "+"],
    },
    { name: "brackets in a class", given: "[\\[\\]\\\\]", matches: ["]", "[", "\\"] },
    { name: "a circumflex in a class", given: "[a^]", matches: ["a", "^"] },
    { name: "white space in a class", given: "[ \\n\\r\\t]", matches: [" ", "\n", "\r", "\t"] },
    { name: "what is no circumflex", given: "[^^]", matches: allBut("^") },
    { name: "white space", given: "\\s", matches: [" ", "\n", "\r", "\t"] },
    { name: "a digit of any script", given: "\\d", matches: ["1", "9", "\u{661}"] },
    {
      name: "a word character",
      given: "\\w",
      matches: [
        "a",
        "b",
        "c",
        "d",
        "x",
        "A",
        "Z",
        "1",
        "9",
        "\u{661}",
        "é",
        "λ",
        "Ж",
        "あ",
        "\u{1F4B3}",
        "\u{301}",
        "^",
        "$",
        "|",
        "+",
        "\u{20AC}",
      ],
    },
    {
      name: "a name",
      given: "\\i\\c*",
      matches: [
        "a",
        "b",
        "c",
        "d",
        "x",
        "A",
        "Z",
        "\u{661}",
        "é",
        "λ",
        "Ж",
        "あ",
        "\u{1F4B3}",
        "_",
        ":",
        "\u{20AC}",
        "aa",
        "ab",
        "abc",
        "aaa",
        "aaaa",
        "a-b",
        "a1",
      ],
    },
    {
      name: "escapes in a class",
      given: "[\\d_\\s]",
      matches: ["1", "9", "\u{661}", "_", " ", "\n", "\r", "\t"],
    },
    {
      name: "a negated class of escapes",
      given: "[^\\w\\s]",
      matches: [
        "-",
        "]",
        "[",
        ".",
        "\\",
        "/",
        "{",
        "}",
        "(",
        ")",
        "?",
        "*",
        "_",
        ":",
        "!",
        "\u{A0}",
        "\u{2028}",
      ],
    },
    { name: "a category", given: "\\p{Lu}", matches: ["A", "Z", "Ж"] },
    {
      name: "a category of many",
      given: "\\p{L}",
      matches: ["a", "b", "c", "d", "x", "A", "Z", "é", "λ", "Ж", "あ"],
    },
    {
      name: "a category negated",
      given: "\\P{L}",
      matches: allBut("a", "b", "c", "d", "x", "A", "Z", "é", "λ", "Ж", "あ"),
    },
    {
      name: "categories in a class",
      given: "[\\p{Nd}\\p{Lu}_]",
      matches: ["A", "Z", "1", "9", "\u{661}", "Ж", "_"],
    },
    { name: "a block", given: "\\p{IsGreek}", matches: ["λ"] },
    { name: "a block of several ranges", given: "\\p{IsPrivateUse}|\\p{IsCyrillic}", matches: ["Ж"] },
    { name: "no character of a block", given: "\\P{IsBasicLatin}", matches: allBut(...ASCII) },
    { name: "blocks in a class", given: "[\\p{IsGreek}\\p{IsHiragana}1]", matches: ["1", "λ", "あ"] },
    { name: "a class of what is in no block", given: "[^\\P{IsGreek}1]", matches: ["λ"] },
    {
      name: "characters twice in a class",
      given: "[..^^$$::!!&&]",
      matches: ["^", "$", ".", ":", "!"],
    },
    { name: "a subtraction", given: "[a-z-[a-c]]", matches: ["d", "x"] },
    {
      name: "a subtraction from a negated class",
      given: "[^a-z-[\\W\\d\\p{L}]]",
      matches: ["\u{1F4B3}", "\u{301}", "^", "$", "|", "+", "\u{20AC}"],
    },
    { name: "a subtraction from a subtraction", given: "[a-d-[a-c-[b]]]", matches: ["b", "d"] },
    { name: "a subtraction that is repeated", given: "[a-c-[b]]{2,}", matches: ["aa", "aaa", "aaaa"] },
    { name: "a subtraction from one character", given: "[a-[b]]", matches: ["a"] },
  ])("with $name", ({ given, matches }) => {
    const expression = translate(given);
    if (typeof expression === "string") throw new Error(expression);
    expect(TEXTS.filter((text) => expression.test(text))).toEqual(matches);
    // JSON Schema has the other flag.
    const unicode = new RegExp(expression.source, "u");
    expect(TEXTS.filter((text) => unicode.test(text))).toEqual(matches);
    if (DIFFERENCES.some(({ concerns }) => concerns.test(given))) return;
    expect(TEXTS.filter((text) => askLibxml2(given)?.(text))).toEqual(matches);
  });
});

describe("no pattern", () => {
  test.for([
    { name: "a group without end", given: "(a", want: "invalid-pattern the pattern (a: it ends too early" },
    { name: "a group without start", given: "a)", want: 'invalid-pattern the pattern a): ")" has no match' },
    { name: "a class without end", given: "[a", want: "invalid-pattern the pattern [a: it ends too early" },
    {
      name: "a class without start",
      given: "a]",
      want: 'invalid-pattern the pattern a]: "]" must be escaped here',
    },
    {
      name: "a class without members",
      given: "[]",
      want: "invalid-pattern the pattern []: a class without members",
    },
    {
      name: "a negation of nothing",
      given: "[^]",
      want: "invalid-pattern the pattern [^]: a class without members",
    },
    {
      name: "a range the wrong way round",
      given: "[c-a]",
      want: "invalid-pattern the pattern [c-a]: the range c-a is empty",
    },
    {
      name: "a hyphen in the middle",
      given: "[a-c-e]",
      want: 'invalid-pattern the pattern [a-c-e]: "-" stands for itself only at the start or the end of a class',
    },
    {
      name: "a hyphen that bounds a range",
      given: "[+--]",
      want: 'invalid-pattern the pattern [+--]: "-" bounds no range',
    },
    {
      name: "an escape that bounds a range",
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
      name: "a quantity of nothing",
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
      name: "a quantity without least",
      given: "a{,3}",
      want: "invalid-pattern the pattern a{,3}: {,3} is no quantity",
    },
    {
      name: "a quantity the wrong way round",
      given: "a{3,2}",
      want: "invalid-pattern the pattern a{3,2}: {3,2} has its bounds the wrong way round",
    },
    {
      name: "a quantity without end",
      given: "a{2",
      want: "invalid-pattern the pattern a{2: it ends too early",
    },
    { name: "a brace", given: "a}", want: 'invalid-pattern the pattern a}: "}" must be escaped here' },
    {
      name: "a group of JavaScript",
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
      name: "a backslash at the end",
      given: "a\\",
      want: "invalid-pattern the pattern a\\: it ends too early",
    },
    {
      name: "a category without braces",
      given: "\\pL",
      want: "invalid-pattern the pattern \\pL: \\p needs {…}",
    },
    {
      name: "a category without end",
      given: "\\p{L",
      want: "invalid-pattern the pattern \\p{L: it ends too early",
    },
    {
      name: "a category that there is not",
      given: "\\p{Xx}",
      want: "invalid-pattern the pattern \\p{Xx}: there is no category Xx",
    },
    {
      name: "a script, which XSD does not have",
      given: "\\p{Script=Greek}",
      want: "invalid-pattern the pattern \\p{Script=Greek}: there is no category Script=Greek",
    },
    {
      name: "surrogates, which are no characters",
      given: "\\p{Cs}",
      want: "invalid-pattern the pattern \\p{Cs}: there is no category Cs",
    },
    {
      name: "a block that XSD does not name",
      given: "\\p{IsEmoticons}",
      want: "unsupported-pattern the pattern \\p{IsEmoticons}: IsEmoticons is none of the blocks that XSD 1.0 names",
    },
  ])("is $name", ({ given, want }) => {
    expect(translate(given)).toBe(want);
  });

  test("is one that is too large to run", { timeout: 60_000 }, () => {
    const pattern = "\\p{L}{3}".repeat(20_000);
    expect(translate(pattern)).toBe(
      `unsupported-pattern the pattern ${pattern.slice(0, 100)}…: it is too large for JavaScript`,
    );
  });
});

// libxml2 goes wrong with alternatives and with counts of groups, so that the definition itself is the judge of these.
test("patterns match what they are defined to match", { timeout: 60_000 }, () => {
  const texts = fc.array(arbitraryText(), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(arbitraryPattern(), texts, (tree, given) => {
      const source = writePattern(tree);
      const expression = translate(source);
      if (typeof expression === "string") throw new Error(expression);
      for (const text of given)
        expect(expression.test(text), `${source} on ${JSON.stringify(text)}`).toBe(matches(tree, text));
    }),
    { numRuns: Number(process.env.PATTERNS ?? 1_000) },
  );
});
