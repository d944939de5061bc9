import type { CharSet } from "refa";
import { chooseCharacter } from "../breaking/text-language.ts";
import { type PatternGraph, readPattern, type Step, TEXT } from "./pattern-graph.ts";

/** A repetition that reads one text in several ways. */
interface Backtracking {
  /** Whether the time doubles with each repetition. Otherwise it grows with the square of their number, at least. */
  readonly isExponential: boolean;
  readonly repeated: string;
  /** A text with repetitions; the expression, or a lookahead in it, does not match at its start. */
  readonly input: string;
}

const MAX_STATES = 20_000;

/** Finds ambiguous repetition in an expression with the flag `u`: a JavaScript engine tries all the ways where it fails. */
export function findBacktracking(source: string): Backtracking | undefined {
  for (const graph of readPattern(source)) {
    for (const { start, word, isExponential } of findRepetitions(graph)) {
      const starts = graph.starts.map((at) => [at]);
      const prefix = search(graph, starts, ([at]) => at === start)?.word ?? [];
      const text = writeRejected(graph, prefix, word);
      if (text !== undefined) return { isExponential, ...text };
    }
  }
  return undefined;
}

interface Repetition {
  readonly start: number;
  readonly word: readonly CharSet[];
  readonly isExponential: boolean;
}

/** Ambiguous repetitions (Weber and Seidl, On the degree of ambiguity of finite automata, 1991), from the starts. */
function* findRepetitions(graph: PatternGraph): Generator<Repetition> {
  const reached = graph.steps.map((_, position) => reach(graph, [position]));
  const loops = [...new Set([...graph.starts, ...reach(graph, graph.starts)])].filter((position) =>
    reached[position]?.has(position),
  );
  const isIn = (from: number) => (position: number) =>
    reached[from]?.has(position) === true && reached[position]?.has(from) === true;
  const done = new Set<number>();
  // Two ways from a position to itself.
  for (const start of loops) {
    if (done.has(start)) continue;
    const isInside = isIn(start);
    const all = loops.filter(isInside);
    for (const position of all) done.add(position);
    const allowed = [isInside, isInside];
    const split = search(
      graph,
      all.map((at) => [at, at]),
      ([a, b], isSplit) => isSplit && a === b,
      allowed,
    );
    if (split === undefined) continue;
    const [from, to] = [split.from[0] as number, split.to[0] as number];
    const back = from === to ? undefined : search(graph, [[to]], ([at]) => at === from, [isInside]);
    yield { start: from, word: [...split.word, ...(back?.word ?? [])], isExponential: true };
  }
  // A way from one repetition to another that reads what both repeat.
  for (const start of loops)
    for (const end of loops) {
      if (start === end || !reached[start]?.has(end) || reached[end]?.has(start)) continue;
      const isGoal = ([a, b, c]: Positions) => a === start && b === end && c === end;
      const between = () => true;
      const found = search(graph, [[start, start, end]], isGoal, [isIn(start), between, isIn(end)]);
      if (found !== undefined) yield { start, word: found.word, isExponential: false };
    }
}

type Positions = readonly number[];

function reach({ steps, isMatch }: PatternGraph, from: Positions): ReadonlySet<number> {
  const reached = new Set<number>();
  const open = [...from];
  for (const position of open)
    for (const { to } of steps[position] ?? [])
      if (!reached.has(to) && !isMatch(to)) {
        reached.add(to);
        open.push(to);
      }
  return reached;
}

interface Path {
  readonly from: Positions;
  readonly to: Positions;
  /** What each step reads. */
  readonly word: readonly CharSet[];
}

/**
 * Finds a shortest text that leads from some positions to others, all at once.
 *
 * @param isGoal also told whether the ways to the positions split
 * @param allowed the positions that each way may pass
 */
function search(
  graph: PatternGraph,
  sources: readonly Positions[],
  isGoal: (positions: Positions, isSplit: boolean) => boolean,
  allowed: readonly ((position: number) => boolean)[] = [],
): Path | undefined {
  const open = sources.map((from) => ({ from, to: from, word: [] as readonly CharSet[], isSplit: false }));
  const seen = new Set<string>();
  for (const { from, to, word, isSplit } of open) {
    if (isGoal(to, isSplit)) return { from, to, word };
    for (const { steps, set } of advance(graph, to, allowed)) {
      const [first] = steps;
      const splits = isSplit || steps.some((step) => step.ways > 1 || step.to !== first?.to);
      const next = steps.map((step) => step.to);
      const key = `${next} ${splits}`;
      if (seen.has(key) || seen.size === MAX_STATES) continue;
      seen.add(key);
      open.push({ from, to: next, word: [...word, set], isSplit: splits });
    }
  }
  return undefined;
}

/** The steps that read the same character, one from each position, and the characters. */
function* advance(
  graph: PatternGraph,
  [position, ...others]: Positions,
  [isAllowed = () => true, ...further]: readonly ((position: number) => boolean)[],
  steps: readonly Step[] = [],
  read?: CharSet,
): Generator<{ readonly steps: readonly Step[]; readonly set: CharSet }> {
  for (const step of graph.steps[position as number] ?? []) {
    const set = read?.intersect(step.set) ?? step.set;
    if (set.isEmpty || graph.isMatch(step.to) || !isAllowed(step.to)) continue;
    if (others.length === 0) yield { steps: [...steps, step], set };
    else yield* advance(graph, others, further, [...steps, step], set);
  }
}

/** The length of the repetitions in an input. */
const SHOWN = 30;
const MAX_ENDS = 1000;
const MAX_SETS = 40;

type Word = readonly CharSet[];

/**
 * Writes a text of a beginning and repetitions that the expression does not match where it begins in it, so that an engine
 * tries all the ways; undefined if there is none.
 */
function writeRejected(
  graph: PatternGraph,
  beginning: Word,
  repetition: Word,
): { readonly repeated: string; readonly input: string } | undefined {
  const characters = listCharacters(graph);
  let positions: Positions = graph.starts;
  const choose = (set: CharSet): string => {
    const fitting = characters.filter((one) => set.has(one.codePointAt(0) as never));
    const all = [String.fromCodePoint(chooseCharacter(set)), ...fitting];
    const isOpen = (one: string) => !read(graph, positions, one).some(graph.isMatch);
    const character = all.find(isOpen) ?? (all[0] as string);
    positions = read(graph, positions, character);
    return character;
  };
  const prefix = beginning.map(choose).join("");
  const repeated = repetition.map(choose).join("");
  const text = prefix + repeated.repeat(Math.ceil(SHOWN / repeated.length));
  const behind = [...text].reduce((before, one) => read(graph, before, one), graph.starts);
  const end = findRejected(graph, behind, characters);
  return end === undefined ? undefined : { repeated, input: text + end };
}

/** Characters that tell the steps apart. */
function listCharacters({ steps }: PatternGraph): readonly string[] {
  const sets = new Map(steps.flat().map(({ set }) => [String(set), set]));
  const known = [...sets.values()].slice(0, MAX_SETS);
  const parts = [TEXT, ...known].flatMap((set) => known.map((other) => set.without(other)));
  const others = parts.filter((set) => !set.isEmpty).map((set) => String.fromCodePoint(chooseCharacter(set)));
  return [...new Set(["!", "\n", ...others])];
}

/** Finds a short end that the expression does not match from any of the positions. */
function findRejected(
  graph: PatternGraph,
  start: Positions,
  characters: readonly string[],
): string | undefined {
  const ends = new Map([[String(start), { end: "", positions: start }]]);
  for (const { end, positions } of ends.values()) {
    if (positions.some(graph.isMatch)) continue;
    if (!positions.some(graph.isMatchAtEnd)) return end;
    if (ends.size > MAX_ENDS) return undefined;
    for (const character of characters) {
      const next = read(graph, positions, character).filter((position) => position !== graph.searching);
      if (!ends.has(String(next))) ends.set(String(next), { end: end + character, positions: next });
    }
  }
  return undefined;
}

/** The positions behind a character, and those that match whatever follows. */
function read({ steps, isMatch }: PatternGraph, positions: Positions, character: string): Positions {
  const code = character.codePointAt(0) as never;
  const taken = positions.flatMap((position) =>
    isMatch(position) ? { to: position } : (steps[position] ?? []).filter(({ set }) => set.has(code)),
  );
  return [...new Set(taken.map(({ to }) => to))].sort((a, b) => a - b);
}
