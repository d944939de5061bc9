import { PatternAutomaton } from "@payment-routing/contract-runtime/codegen";
import { ANY_CHARACTER } from "@payment-routing/contract-runtime/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryPattern, arbitraryText, matches, writePattern } from "../../test/pattern-tree.ts";
import { EFFORT } from "../testing/random.ts";
import { automatonOf, compilePattern, translatePattern } from "./compile-pattern.ts";
import { findPositions } from "./find-positions.ts";
import { parsePattern } from "./parse-pattern.ts";
import type { CharacterNode } from "./pattern-node.ts";

test.for([
  { name: "characters", given: ["abc"], automaton: false },
  { name: "quantities", given: ["[A-Z]{2,2}[0-9]{2,2}[a-zA-Z0-9]{1,30}"], automaton: false },
  { name: "categories that are apart", given: ["(\\p{L}+\\p{Nd}*)?"], automaton: false },
  { name: "blocks that are apart", given: ["\\p{IsGreek}*\\p{IsCyrillic}*"], automaton: false },
  { name: "alternatives that begin alike", given: ["ab|ac"], automaton: true },
  { name: "several patterns that overlap", given: ["[a-f]+", "[e-k]+"], automaton: true },
  { name: "several patterns that are apart", given: ["[a-f]+", "[g-k]+"], automaton: false },
  { name: "loops in a loop", given: ["(a+)+"], automaton: true },
  { name: "two ways to match nothing in a loop", given: ["((a?|b?)c)*"], automaton: true },
  { name: "one way to match nothing in a loop", given: ["(a?)*"], automaton: false },
  { name: "loops one behind the other", given: ["\\s*.*\\s*"], automaton: true },
  { name: "categories that overlap", given: ["\\p{L}*\\p{Lu}"], automaton: true },
  { name: "a negated class and its like", given: ["[^a]*[é]"], automaton: true },
])("an automaton matches $name: $automaton", ({ given, automaton }) => {
  expect(compilePattern(given) instanceof PatternAutomaton).toBe(automaton);
});

test.for([
  "(a+)+",
  "(a|a)*",
  "(a|aa)+",
  "(a*)*",
  "(a?){60}a{60}",
  ".*.*.*.*x",
  "(\\w+\\s?)*",
  "((b?|c?)a)*",
  "(a?)*",
])("%s takes a long text without trying every way", (source) => {
  const pattern = compilePattern([source]);
  expect(pattern.test(`${"a".repeat(50_000)}!`)).toBe(false);
  expect(pattern.test(`${"a".repeat(120)}`)).toBe(source !== ".*.*.*.*x");
});

test("the positions of a pattern match its definition", { timeout: 60_000 }, () => {
  const texts = fc.array(arbitraryText(), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(arbitraryPattern(), texts, (tree, given) => {
      const source = writePattern(tree);
      const positions = findPositions<CharacterNode>(parsePattern(source));
      if (positions === undefined) return;
      const automaton = automatonOf(positions);
      for (const text of given)
        expect(automaton.test(text), `${source} on ${JSON.stringify(text)}`).toBe(matches(tree, text));
    }),
    { numRuns: Number(process.env.PATTERNS ?? 250 * EFFORT) },
  );
});

test("alternatives of one step match the union of their definitions", { timeout: 60_000 }, () => {
  const texts = fc.array(arbitraryText(), { minLength: 8, maxLength: 8 });
  const patterns = fc.array(arbitraryPattern(), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(patterns, texts, (trees, given) => {
      const sources = trees.map(writePattern);
      const pattern = compilePattern(sources);
      for (const text of given) {
        const want = trees.some((tree) => matches(tree, text));
        expect(pattern.test(text), `${sources.join(" or ")} on ${JSON.stringify(text)}`).toBe(want);
      }
    }),
    { numRuns: Number(process.env.PATTERNS ?? 250 * EFFORT) },
  );
});

test.for([
  {
    name: "a hyphen next to a class",
    given: "\\+[0-9]{1,3}-[0-9()+\\-]{1,30}",
    matches: "+1-23",
    not: "+1_23",
  },
  { name: "a bracket beside a class", given: "[a-c]*\\][a-c]*", matches: "a]b", not: "a[b" },
  { name: "signs in a row", given: "[a&]*&&[b&]*", matches: "a&&b", not: "a&b" },
  { name: "a category beside signs", given: "\\p{L}*--\\p{P}*", matches: "x--.", not: "x-." },
])("$name", ({ given, matches: text, not }) => {
  const pattern = compilePattern([given]);
  expect([pattern.test(text), pattern.test(not)]).toEqual([true, false]);
});

/** Texts that are nearly patterns: made of everything that means something in one. */
function arbitrarySource(): fc.Arbitrary<string> {
  const pieces = [
    ..."ab1-^$|.?*+(){}[]\\,&!~:",
    "[^",
    "-[",
    "\\p{",
    "\\P{Is",
    "L}",
    "Nd}",
    "Greek}",
    "{2,3}",
    "\\i",
    "\\W",
  ];
  return fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((given) => given.join(""));
}

test("mutated patterns compile or are reported", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.oneof(arbitrarySource(), fc.string({ unit: ANY_CHARACTER })), (source) => {
      const translation = translatePattern(source);
      if ("expression" in translation) compilePattern([source, source]).test("ab1-");
      else expect(translation.code).toMatch(/^(?:invalid|unsupported)-pattern$/);
    }),
    { numRuns: Number(process.env.PATTERNS ?? 250 * EFFORT) * 5 },
  );
});
