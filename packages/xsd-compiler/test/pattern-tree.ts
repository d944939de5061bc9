import fc from "fast-check";

/** A pattern of XSD as a tree, so that what it matches can be told without parsing it. */
export type PatternTree =
  | { readonly kind: "character"; readonly character: string }
  | { readonly kind: "set"; readonly source: string; readonly has: (character: string) => boolean }
  | { readonly kind: "sequence" | "alternatives"; readonly parts: readonly PatternTree[] }
  | { readonly kind: "repeated"; readonly part: PatternTree; readonly min: number; readonly max: number };

/** Categories of the characters that texts are made of (Unicode, UnicodeData.txt). */
const CATEGORIES: Readonly<Record<string, string>> = {
  ...{ a: "Ll", b: "Ll", c: "Ll", z: "Ll", A: "Lu", Z: "Lu", é: "Ll", λ: "Ll", Ж: "Lu", あ: "Lo" },
  ...{ 1: "Nd", 9: "Nd", "\u0661": "Nd", "½": "No", "\u{1F4B3}": "So", "\u0301": "Mn", "-": "Pd", "^": "Sk" },
  ...{
    $: "Sc",
    "]": "Pe",
    "[": "Ps",
    ".": "Po",
    "\\": "Po",
    "/": "Po",
    "|": "Sm",
    "(": "Ps",
    "?": "Po",
    "+": "Sm",
  },
  ...{
    _: "Pc",
    ":": "Po",
    "{": "Ps",
    " ": "Zs",
    "\n": "Cc",
    "\r": "Cc",
    "\t": "Cc",
    "\u00a0": "Zs",
    "\u2028": "Zl",
  },
};
const ALPHABET = Object.keys(CATEGORIES);

const category = (character: string): string => CATEGORIES[character] ?? "";
const isSpace = (character: string): boolean => " \n\r\t".includes(character);
const isNameStart = (character: string): boolean =>
  category(character).startsWith("L") || [":", "_", "\u0661", "\u{1F4B3}"].includes(character);
const isNameCharacter = (character: string): boolean =>
  isNameStart(character) || "19-.\u0301".includes(character);
const isWord = (character: string): boolean => !/^[PZC]/.test(category(character));

/** Escapes for many characters (part 2, appendix F.1.1), by what they are defined as. */
const ESCAPES: readonly (readonly [source: string, has: (character: string) => boolean])[] = [
  ["\\d", (character) => category(character) === "Nd"],
  ["\\D", (character) => category(character) !== "Nd"],
  ["\\s", isSpace],
  ["\\S", (character) => !isSpace(character)],
  ["\\w", isWord],
  ["\\W", (character) => !isWord(character)],
  ["\\p{L}", (character) => category(character).startsWith("L")],
  ["\\P{L}", (character) => !category(character).startsWith("L")],
  ["\\p{Lu}", (character) => category(character) === "Lu"],
  ["\\P{N}", (character) => !category(character).startsWith("N")],
  ["\\p{Sc}", (character) => category(character) === "Sc"],
  ["\\p{P}", (character) => category(character).startsWith("P")],
  ...[
    "L",
    "M",
    "N",
    "P",
    "Z",
    "S",
    "C",
    "Ll",
    "Lo",
    "Mn",
    "No",
    "So",
    "Pd",
    "Ps",
    "Pe",
    "Pc",
    "Sm",
    "Sk",
    "Zs",
    "Cc",
  ].flatMap((name): [string, (character: string) => boolean][] => [
    [`\\p{${name}}`, (character) => category(character).startsWith(name)],
    [`\\P{${name}}`, (character) => !category(character).startsWith(name)],
  ]),
  ["\\i", isNameStart],
  ["\\I", (character) => !isNameStart(character)],
  ["\\c", isNameCharacter],
  ["\\C", (character) => !isNameCharacter(character)],
  ["\\p{IsBasicLatin}", (character) => character <= "\u007f"],
  ["\\P{IsBasicLatin}", (character) => character > "\u007f"],
  ["\\p{IsGreek}", (character) => character === "λ"],
  ["\\P{IsGreek}", (character) => character !== "λ"],
  ...Array.from("nrt", (letter): [string, (character: string) => boolean] => {
    const meant = { n: "\n", r: "\r", t: "\t" }[letter];
    return [`\\${letter}`, (character) => character === meant];
  }),
  ...Array.from("\\|.-^?*+{}()[]", (own): [string, (character: string) => boolean] => [
    `\\${own}`,
    (character) => character === own,
  ]),
];

/** Texts of the characters that patterns are made of. */
export function arbitraryText(): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...ALPHABET), { maxLength: 4 }).map((characters) => characters.join(""));
}

export function arbitraryPattern(): fc.Arbitrary<PatternTree> {
  const character = fc
    .constantFrom(...ALPHABET)
    .map((given): PatternTree => ({ kind: "character", character: given }));
  const any: PatternTree = { kind: "set", source: ".", has: (given) => given !== "\n" && given !== "\r" };
  const escaped = fc
    .constantFrom(...ESCAPES)
    .map(([source, has]): PatternTree => ({ kind: "set", source, has }));
  const { tree } = fc.letrec<{ tree: PatternTree; parts: PatternTree[] }>((tie) => ({
    parts: fc.array(tie("tree"), { maxLength: 3 }),
    tree: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      fc.oneof(character, fc.constant(any), escaped, arbitraryClass()),
      tie("parts").map((parts): PatternTree => ({ kind: "sequence", parts })),
      fc
        .array(tie("tree"), { minLength: 1, maxLength: 3 })
        .map((parts): PatternTree => ({ kind: "alternatives", parts })),
      fc
        .tuple(
          tie("tree"),
          fc.constantFrom([0, 1], [0, Infinity], [1, Infinity], [2, 2], [1, 2], [0, 2], [2, Infinity]),
        )
        .map(([part, [min = 0, max = 0]]): PatternTree => ({ kind: "repeated", part, min, max })),
    ),
  }));
  return tree;
}

function arbitraryClass(): fc.Arbitrary<PatternTree> {
  const one = fc.constantFrom(...ALPHABET).map((given) => ({
    source: /[-\\^[\]]/.test(given) ? `\\${given}` : given,
    has: (character: string) => character === given,
  }));
  const range = fc
    .constantFrom(["a", "c"], ["A", "Z"], ["1", "9"], ["α", "ω"], ["(", "/"])
    .map(([low = "", high = ""]) => ({
      source: `${low}-${high}`,
      has: (character: string) => character >= low && character <= high && character.length === 1,
    }));
  const escaped = fc.constantFrom(...ESCAPES).map(([source, has]) => ({ source, has }));
  const plain = fc
    .tuple(
      fc.boolean(),
      fc.array(fc.oneof(one, range, escaped), { minLength: 1, maxLength: 4 }),
      // A hyphen may stand for itself at either end.
      fc.constantFrom("none", "none", "first", "last"),
    )
    .map(([negated, members, hyphen]) => ({
      // In front of a subtraction, the end is no place for it.
      inside: writeMembers(negated, hyphen !== "none", members),
      whole: hyphen === "last" ? `${writeMembers(negated, false, members)}-` : undefined,
      has: (character: string) =>
        (members.some((member) => member.has(character)) || (hyphen !== "none" && character === "-")) !==
        negated,
    }));
  return fc.array(plain, { minLength: 1, maxLength: 3 }).map((classes): PatternTree => {
    const [first, ...subtracted] = classes.toReversed();
    // Each class subtracts the one before it, the last of them being the whole.
    const whole = subtracted.reduce(
      (inner, outer) => ({
        inside: `${outer.inside}-[${inner.whole ?? inner.inside}]`,
        whole: undefined,
        has: (character) => outer.has(character) && !inner.has(character),
      }),
      first ?? { inside: "", whole: undefined, has: () => false },
    );
    return { kind: "set", source: `[${whole.whole ?? whole.inside}]`, has: whole.has };
  });
}

function writeMembers(negated: boolean, hyphen: boolean, members: readonly { source: string }[]): string {
  return `${negated ? "^" : ""}${hyphen ? "-" : ""}${members.map(({ source }) => source).join("")}`;
}

/** The pattern as a schema has it. */
export function writePattern(tree: PatternTree): string {
  switch (tree.kind) {
    case "character":
      return /[.\\?*+{}()|[\]]/.test(tree.character) ? `\\${tree.character}` : tree.character;
    case "set":
      return tree.source;
    case "sequence":
      return `(${tree.parts.map(writePattern).join("")})`;
    case "alternatives":
      return `(${tree.parts.map(writePattern).join("|")})`;
    case "repeated":
      return `(${writePattern(tree.part)})${writeQuantity(tree.min, tree.max)}`;
  }
}

function writeQuantity(min: number, max: number): string {
  if (max === Number.POSITIVE_INFINITY) return ["*", "+"][min] ?? `{${min},}`;
  if (min === max) return `{${min}}`;
  return min === 0 && max === 1 ? "?" : `{${min},${max}}`;
}

/** True when the pattern matches the text as a whole. */
export function matches(tree: PatternTree, text: string): boolean {
  const characters = Array.from(text);
  return endsOf(tree, characters, 0).has(characters.length);
}

/** Every place where a match that begins at `start` may end. */
function endsOf(tree: PatternTree, text: readonly string[], start: number): Set<number> {
  switch (tree.kind) {
    case "character":
      return new Set(text[start] === tree.character ? [start + 1] : []);
    case "set": {
      const character = text[start];
      return new Set(character !== undefined && tree.has(character) ? [start + 1] : []);
    }
    case "alternatives":
      return new Set(tree.parts.flatMap((part) => [...endsOf(part, text, start)]));
    case "sequence":
      return tree.parts.reduce((ends, part) => step(part, text, ends), new Set([start]));
    case "repeated":
      return endsOfRepeated(tree.part, tree.min, tree.max, text, start);
  }
}

function endsOfRepeated(
  part: PatternTree,
  min: number,
  max: number,
  text: readonly string[],
  start: number,
): Set<number> {
  let ends = new Set([start]);
  for (let count = 0; count < min; count++) ends = step(part, text, ends);
  const all = new Set(ends);
  // Each further time adds an end or it adds nothing any more.
  for (let count = min; count < Math.min(max, min + text.length + 1); count++) {
    ends = step(part, text, ends);
    for (const end of ends) all.add(end);
  }
  return all;
}

function step(part: PatternTree, text: readonly string[], starts: ReadonlySet<number>): Set<number> {
  return new Set([...starts].flatMap((start) => [...endsOf(part, text, start)]));
}
