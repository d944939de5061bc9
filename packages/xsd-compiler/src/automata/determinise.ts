import type { Automaton, State, Transition, WildcardTransition } from "../components/automaton.ts";
import type { Particle } from "../components/schema-set.ts";
import { writeStep } from "./compile-automaton.ts";
import { type Continuation, Continuations, type Move } from "./continuation.ts";
import { type Conflict, findConflicts } from "./find-conflicts.ts";

/** More states than a content model of small bounds has. */
const MAX_STATES = 2_000;
/** Steps to look at: counts inside counts make states of hundreds of continuations. */
const MAX_MOVES = 400_000;

/**
 * The automaton of a content model whose counts need states of their own, by subset construction: a state is all the
 * continuations that are possible. Undefined when there would be too many.
 */
export function determinise(
  particle: Particle,
): { readonly automaton: Automaton } | { readonly conflicts: readonly Conflict[] } | undefined {
  const continuations = new Continuations("states");
  const ids = new Map<Continuation | undefined, number>();
  const idOf = (continuation: Continuation | undefined): number => {
    const id = ids.get(continuation) ?? ids.size;
    ids.set(continuation, id);
    return id;
  };
  const numbers = new Map<string, number>();
  const sets: (readonly (Continuation | undefined)[])[] = [];
  const numberOf = (set: ReadonlySet<Continuation | undefined>): number => {
    const key = Array.from(set, idOf)
      .sort((a, b) => a - b)
      .join(" ");
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, sets.length);
    return sets.push([...set]) - 1;
  };
  numberOf(new Set([continuations.start(particle)]));
  const states: State[] = [];
  let looked = 0;
  for (let state = 0; state < sets.length; state++) {
    const futures = (sets[state] ?? []).map((continuation) => continuations.futureOf(continuation));
    const moves = futures.flatMap((future) => future.moves);
    looked += moves.length;
    if (sets.length > MAX_STATES || looked > MAX_MOVES) return undefined;
    const bySite = groupBySite(moves);
    // Moves of one place are one particle, however it is counted: one of them stands for all.
    const conflicts = findConflicts(
      [...bySite.values()].flatMap(([first]) => first ?? []),
      [],
    );
    if (conflicts.length > 0) return { conflicts };
    const steps = Array.from(bySite.values(), (group) => {
      const [first] = group as [Move];
      return writeStep({ ...first, guards: [], updates: [] }, numberOf(new Set(group.map(({ to }) => to))));
    });
    states.push({
      transitions: steps.filter((step): step is Transition => "element" in step && !step.element.abstract),
      wildcards: steps.filter((step): step is WildcardTransition => "wildcard" in step),
      accepts: futures.some(({ accepts }) => accepts.length > 0) ? [[]] : [],
    });
  }
  return { automaton: { kind: "states", states, counters: [] } };
}

function groupBySite(moves: readonly Move[]): Map<object, Move[]> {
  const groups = new Map<object, Move[]>();
  for (const move of moves) {
    const group = groups.get(move.site) ?? [];
    group.push(move);
    groups.set(move.site, group);
  }
  return groups;
}
