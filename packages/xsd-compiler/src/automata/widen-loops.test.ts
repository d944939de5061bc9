import fc from "fast-check";
import { expect, test } from "vitest";
import { type Configuration, startOf } from "../../test/run-configuration.ts";
import { ANY_TYPE } from "../building/built-in-types.ts";
import type { ModelGroup, Particle } from "../components/schema-set.ts";
import { compileAutomaton } from "./compile-automaton.ts";
import { determinise } from "./determinise.ts";
import { widenLoops } from "./widen-loops.ts";

const U = Number.POSITIVE_INFINITY;
const origin = { file: "", offset: 0 };

function element(local: string, min = 1, max = 1): Particle {
  const name = { namespace: "", local };
  const declaration = {
    ...{ name, origin, documentation: "", type: ANY_TYPE, scope: "local" as const },
    ...{ nillable: false, valueConstraint: undefined, abstract: false, substitutionGroup: undefined },
    ...{ block: new Set<never>(), final: new Set<never>(), identityConstraints: [] },
  };
  return { min, max, term: { kind: "element", declaration }, documentation: "", origin };
}

function group(
  compositor: ModelGroup["compositor"],
  particles: readonly Particle[],
  min = 1,
  max = 1,
): Particle {
  const term: ModelGroup = {
    kind: "group",
    compositor,
    particles,
    definition: undefined,
    substitutionHead: undefined,
    documentation: "",
  };
  return { min, max, term, documentation: "", origin };
}

const sequence = (particles: readonly Particle[], min = 1, max = 1): Particle =>
  group("sequence", particles, min, max);
const choice = (particles: readonly Particle[], min = 1, max = 1): Particle =>
  group("choice", particles, min, max);

/** A content model in the notation of regular expressions. */
function write({ term, min, max }: Particle): string {
  const occurs = min === 1 && max === 1 ? "" : `{${min},${max === U ? "" : max}}`;
  if (term.kind === "element") return term.declaration.name.local + occurs;
  if (term.kind === "wildcard") return `.${occurs}`;
  return `(${term.particles.map(write).join(term.compositor === "choice" ? "|" : " ")})${occurs}`;
}

/** True when a word, whose letters are children, is what a content model is defined to allow. */
function allows(particle: Particle, word: string): boolean {
  return ((endsOf(particle, word, 1) >> word.length) & 1) === 1;
}

/** Where in a word a particle may end when it begins at some places; a set of places is a number with their bits. */
function endsOf({ term, min, max }: Particle, word: string, starts: number): number {
  let ends = min === 0 ? starts : 0;
  let current = starts;
  // Each turn past the least takes a letter, or could as well be left out.
  for (let turn = 1; turn <= Math.min(max, min + word.length); turn++) {
    current = endsOfTerm(term, word, current);
    if (turn >= min) ends |= current;
  }
  return ends;
}

function endsOfTerm(term: Particle["term"], word: string, starts: number): number {
  if (term.kind === "wildcard") return starts << 1;
  if (term.kind === "element") {
    const { local } = term.declaration.name;
    return Array.from(word).reduce(
      (ends, letter, place) => (letter === local ? ends | ((starts & (1 << place)) << 1) : ends),
      0,
    );
  }
  return term.compositor === "choice"
    ? term.particles.reduce((ends, child) => ends | endsOf(child, word, starts), 0)
    : term.particles.reduce((from, child) => endsOf(child, word, from), starts);
}

const arbitraryOccurs = fc.constantFrom(
  [1, 1],
  [0, 1],
  [0, U],
  [1, U],
  [0, 3],
  [2, 2],
  [2, 3],
  [2, 4],
  [3, U],
);
const { particle: arbitraryParticle } = fc.letrec<{ particle: Particle }>((tie) => ({
  particle: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.tuple(fc.constantFrom("a", "b"), arbitraryOccurs).map(([name, [min, max]]) => element(name, min, max)),
    fc
      .tuple(
        fc.constantFrom("sequence" as const, "choice" as const),
        fc.array(tie("particle"), { maxLength: 3 }),
        arbitraryOccurs,
      )
      .map(([compositor, particles, [min, max]]) => group(compositor, particles, min, max)),
  ),
}));

/** Every word of up to eight letters. */
const WORDS = Array.from({ length: 9 }, (_, length) =>
  Array.from({ length: 2 ** length }, (_, bits) =>
    bits.toString(2).padStart(length, "0").slice(0, length).replaceAll("0", "a").replaceAll("1", "b"),
  ),
).flat();

test("generates distinct words", () => {
  expect(new Set(WORDS).size).toBe(2 ** 9 - 1);
});

test.for([
  {
    name: "an optional part of a loop",
    given: choice([element("a", 0, 9), element("b")], 1, U),
    want: "(a|b){0,}",
  },
  { name: "a loop in a loop", given: choice([element("a", 1, 9), element("b")], 2, U), want: "(a|b){2,}" },
  {
    name: "a minimum count in a loop",
    given: choice([element("a", 2, 3), element("b", 3, 4)], 1, U),
    want: "(a{2,}|b{3,4}){1,}",
  },
  {
    name: "parts that are all optional",
    given: sequence([element("a", 0, 5), element("b", 0, 7)], 1, U),
    want: "(a|b){0,}",
  },
  {
    name: "parts that are not all optional",
    given: sequence([element("a", 0, 5), element("b")], 1, U),
    want: "(a{0,5} b){1,}",
  },
  { name: "a loop around one", given: sequence([element("a", 0, 5)], 2, 4), want: "a{0,20}" },
  { name: "a loop around an endless one", given: sequence([element("a", 1, U)], 2, 4), want: "a{2,}" },
  { name: "numbers with a gap", given: sequence([element("a", 2, 2)], 0, 4), want: "(a{2,2}){0,4}" },
  { name: "numbers without one", given: sequence([element("a", 3, 3)], 2, 2), want: "a{6,6}" },
  { name: "nothing at all", given: sequence([], 0, U), want: "(){0,}" },
])("$name", ({ given, want }) => {
  expect(write(widenLoops(given))).toBe(want);
});

test("allows the same children", () => {
  fc.assert(
    fc.property(arbitraryParticle, (particle) => {
      const widened = widenLoops(particle);
      for (const word of WORDS)
        expect(allows(widened, word), `${write(particle)} on ${word}`).toBe(allows(particle, word));
    }),
    { numRuns: Number(process.env.MODELS ?? 100) },
  );
});

test("counts inside counts are spelt out", () => {
  const model = compileAutomaton(choice([element("a", 2, 50), element("b")], 3, 90));
  if (!("automaton" in model)) throw new Error(model.problems[0]?.message);
  const start = startOf(model.automaton);
  const [a, b] = [(count: number) => "a".repeat(count), (count: number) => "b".repeat(count)];
  // A turn takes 2 to 50 of <a>, or one <b>.
  const valid = [
    a(6),
    a(150),
    a(4_500),
    b(3),
    b(90),
    `${a(100)}b`,
    `${b(89)}${a(50)}`,
    `${b(45)}${a(2_250)}`,
  ];
  const invalid = [
    a(5),
    a(4_501),
    b(2),
    b(91),
    `${a(1)}${b(3)}`,
    `${a(3)}b`,
    `${b(45)}${a(2_251)}`,
    `${b(88)}aab${a(50)}`,
  ];
  expect([...valid, ...invalid].filter((word) => accepts(start, word))).toEqual(valid);
});

test("preserves ambiguities between particles", () => {
  const counts = { ambiguous: 0, unique: 0 };
  fc.assert(
    fc.property(arbitraryParticle, (particle) => {
      const [before, after] = [particle, widenLoops(particle)].map((each) => determinise(each));
      if (before === undefined || after === undefined) return;
      counts["conflicts" in before ? "ambiguous" : "unique"]++;
      expect("conflicts" in after, write(particle)).toBe("conflicts" in before);
    }),
    { numRuns: Number(process.env.MODELS ?? 100) },
  );
  // Neither side is an exception, or nothing would be tried.
  expect(Math.min(counts.ambiguous, counts.unique)).toBeGreaterThan(5);
});

function accepts(start: Configuration, word: string): boolean {
  let at: Configuration | undefined = start;
  for (const letter of word) {
    const steps: Configuration["steps"] = at?.steps ?? [];
    at = steps.find(({ on }) => "name" in on && on.name.local === letter)?.to();
  }
  return at?.accepts ?? false;
}

test("an automaton allows the same children as its content model", () => {
  const compiled = { some: 0 };
  fc.assert(
    fc.property(arbitraryParticle, (particle) => {
      const model = compileAutomaton(particle);
      if (!("automaton" in model)) return;
      compiled.some++;
      const start = startOf(model.automaton);
      for (const word of WORDS)
        expect(accepts(start, word), `${write(particle)} on ${word}`).toBe(allows(particle, word));
    }),
    { numRuns: Number(process.env.MODELS ?? 100) },
  );
  expect(compiled.some).toBeGreaterThan(10);
});
