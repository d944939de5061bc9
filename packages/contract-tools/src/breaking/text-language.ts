import { type CharSet, DFA, NFA, TooManyNodesError, Transformers, transform } from "refa";
import { ALL, parsePattern } from "../json-schema/pattern-graph.ts";

/** The texts that all patterns match, of a length in code points. A pattern is a JavaScript expression that may match a part. */
export interface TextLanguage {
  readonly patterns: readonly string[];
  readonly minLength: number;
  /** Default: no limit. */
  readonly maxLength?: number | undefined;
}

/** `unknown` when the search runs out of its budget, or when a pattern has assertions inside. */
export type TextSearch = { readonly text: string } | "none" | "unknown";

const ANY: TextLanguage = { patterns: [], minLength: 0 };
/** Longer bounds are left out of automata: the search then tries filler of that length. */
const MAX_COUNTED = 256;
const MAX_NODES = 20_000;
const limitedNfa = () => new NFA.LimitedNodeFactory(MAX_NODES);
const limitedDfa = () => new DFA.LimitedNodeFactory(MAX_NODES);

/** Finds a shortest text of one language that is not in the other: by the product of their automata. */
export function findText(accepted: TextLanguage, rejected?: TextLanguage): TextSearch {
  // A schema set repeats few languages in thousands of positions.
  const key = JSON.stringify([accepted, rejected]);
  const known = searches.get(key);
  if (known !== undefined) return known;
  const found = searchTexts(accepted, rejected);
  searches.set(key, found);
  return found;
}

/** Texts of a language, a shortest one first; none that an automaton cannot find. */
export function* listTexts({ maxLength = Infinity, minLength, patterns }: TextLanguage): Generator<string> {
  try {
    if (patterns.length > 0) yield* listWords({ patterns, minLength, maxLength }, ANY);
    else if (minLength <= maxLength) yield "x".repeat(minLength);
  } catch (error) {
    if (!(error instanceof TooManyNodesError || error instanceof UnsupportedPattern)) throw error;
  }
  for (let number = 0; patterns.length === 0 && number < MAX_NODES; number++) {
    const text = number.toString(36).padStart(minLength, "x");
    if (text.length <= maxLength) yield text;
  }
}

/** Texts of every primitive type of XSD. */
export const COMMON_TEXTS: readonly string[] = [
  ...["", "x", "0", "1", "true", "P1D", "00", "AAAA", "en", "en-US", "urn:x"],
  ...["2000-01-01", "2000-01-01T00:00:00", "00:00:00", "2000", "2000-01", "--01-01", "--01", "---01"],
];

const searches = new Map<string, TextSearch>();

function searchTexts(accepted: TextLanguage, rejected: TextLanguage | undefined): TextSearch {
  try {
    const exclusions = listExclusions(rejected);
    const texts = exclusions.flatMap((exclusion) => listWords(accepted, exclusion).next().value ?? []);
    const [shortest] = texts.sort((a, b) => a.length - b.length);
    return shortest === undefined ? "none" : { text: shortest };
  } catch (error) {
    if (error instanceof TooManyNodesError || error instanceof UnsupportedPattern) return "unknown";
    throw error;
  }
}

class UnsupportedPattern extends Error {}

/** A way not to be in a language: not to match a pattern, or a length. */
type Exclusion = Pick<TextLanguage, "minLength" | "maxLength"> & { readonly unmatched?: string };

function listExclusions(rejected: TextLanguage | undefined): readonly Exclusion[] {
  if (rejected === undefined) return [ANY];
  const { patterns, minLength, maxLength } = rejected;
  return [
    ...(minLength === 0 ? [] : [{ minLength: 0, maxLength: minLength - 1 }]),
    ...(maxLength === undefined ? [] : [{ minLength: maxLength + 1 }]),
    ...patterns.map((unmatched) => ({ minLength: 0, unmatched })),
  ];
}

/** Words of a language, the shortest first, and others of the same length. */
function* listWords(accepted: TextLanguage, exclusion: Exclusion): Generator<string, undefined> {
  const minLength = Math.max(accepted.minLength, exclusion.minLength);
  const maxLength = Math.min(accepted.maxLength ?? Infinity, exclusion.maxLength ?? Infinity);
  if (minLength > maxLength) return;
  if (accepted.patterns.length === 0 && exclusion.unmatched === undefined) {
    yield "x".repeat(minLength);
    return;
  }
  if (minLength > MAX_COUNTED) throw new UnsupportedPattern("the length is too large for an automaton");
  let product = parse(`^[^]{${minLength},${maxLength > MAX_COUNTED ? "" : maxLength}}$`);
  for (const pattern of accepted.patterns)
    product = NFA.fromIntersection(product, parsePart(pattern), limitedNfa());
  if (exclusion.unmatched !== undefined) {
    const complement = DFA.fromFA(parsePart(exclusion.unmatched), limitedDfa());
    complement.complement(limitedDfa());
    product = NFA.fromIntersection(product, complement, limitedNfa());
  }
  for (const word of product.wordSets()) {
    const sets = word.slice(1, -1);
    yield String.fromCodePoint(...sets.map(chooseCharacter));
    for (const [index, { ranges }] of sets.entries())
      for (const { max, min } of ranges)
        for (let code = min; code <= Math.min(max, min + MAX_VARIED); code++)
          yield String.fromCodePoint(...sets.map(chooseCharacter).with(index, code));
  }
}

/** Characters tried of each range. */
const MAX_VARIED = 64;

/** The automaton of the texts in which a pattern matches a part. */
function parsePart(pattern: string): NFA {
  return parse(`(?:^|)[^]*(?:${pattern})[^]*(?:$|)`);
}

/** The automaton of the texts, between their ends, that a pattern matches. */
function parse(pattern: string): NFA {
  try {
    const expression = transform(Transformers.applyAssertions(), parsePattern(pattern, "throw"));
    return NFA.fromRegex(expression, { maxCharacter: ALL.maximum }, {}, limitedNfa());
  } catch (error) {
    if (error instanceof TooManyNodesError) throw error;
    throw new UnsupportedPattern(pattern);
  }
}

/** A character that people can read, if the set has one. */
export function chooseCharacter(set: CharSet): number {
  for (const character of "aA0-_. ") {
    const code = character.charCodeAt(0);
    if (set.has(code)) return code;
  }
  const printable = set.ranges.find(({ max }) => max > 0x20) ?? set.ranges[0];
  return Math.max(printable?.min ?? 0x78, Math.min(0x21, printable?.max ?? 0x21));
}
