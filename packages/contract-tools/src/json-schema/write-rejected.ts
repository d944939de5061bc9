import type { CharSet } from "refa";
import { chooseCharacter } from "../breaking/text-language.ts";
import { TEXT } from "./parse-pattern.ts";
import type { PatternGraph } from "./pattern-graph.ts";

/** The length of the repetitions in an input. */
const SHOWN = 30;
const MAX_ENDS = 1000;
const MAX_SETS = 40;

type Word = readonly CharSet[];
type Positions = readonly number[];

/**
 * Writes a text of a beginning and repetitions that the expression does not match where it begins in it, so that an engine
 * tries all the ways; undefined if there is none.
 */
export function writeRejected(
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
