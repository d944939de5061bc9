import type { Automaton, Particle, State } from "../components/schema-set.ts";
import { type Continuation, Continuations, type Move } from "./continuation.ts";
import { type Conflict, findConflicts } from "./find-conflicts.ts";
import { makeState, writeStep } from "./write-steps.ts";

/** Maximum number of states, which take a megabyte of generated code. */
const MAX_STATES = 50_000;
/** Maximum number of pairs of moves to compare, which take a second or two. */
const MAX_PAIRS = 50_000_000;

/**
 * Builds the automaton of a content model whose counts need states of their own, by subset construction: a state is the
 * set of possible continuations. Returns undefined if there are too many states.
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
  let pairs = 0;
  for (let state = 0; state < sets.length; state++) {
    const futures = (sets[state] ?? []).map((continuation) => continuations.futureOf(continuation));
    const moves = futures.flatMap((future) => future.moves);
    pairs += moves.length ** 2;
    if (sets.length > MAX_STATES || pairs > MAX_PAIRS) return undefined;
    const bySite = groupBySite(moves);
    // Moves at one site belong to one particle, whatever their counts: one move represents all of them.
    const firsts = [...bySite.values()].flatMap(([first]) => first ?? []);
    const conflicts = findConflicts([{ moves: firsts, skip: undefined }], []);
    if (conflicts.length > 0) return { conflicts };
    const steps = Array.from(bySite.values(), (group) => {
      const [first] = group as [Move];
      return writeStep(
        { ...first, guards: [], updates: [] },
        numberOf(withoutDominated(group.map(({ to }) => to))),
      );
    });
    const accepts = futures.some((future) => future.accepts.length > 0) ? [[]] : [];
    states.push(makeState(steps, accepts));
  }
  return { automaton: { kind: "states", states, counters: [] } };
}

/** Leaves out continuations for which another one of the same site allows all that they allow. */
function withoutDominated(all: readonly (Continuation | undefined)[]): Set<Continuation | undefined> {
  const kept = new Set<Continuation | undefined>();
  for (const one of all) {
    if ([...kept].some((other) => dominates(other, one))) continue;
    for (const other of kept) if (dominates(one, other)) kept.delete(other);
    kept.add(one);
  }
  return kept;
}

/** True if one continuation has taken as many turns of each loop as another of its site, or fewer but enough. */
function dominates(one: Continuation | undefined, other: Continuation | undefined): boolean {
  let [a, b] = [one, other];
  for (; a !== b && a?.kind === b?.kind; a = a?.next, b = b?.next)
    if (
      a?.kind === "turn" &&
      b?.kind === "turn" &&
      a.count !== b.count &&
      (a.count < a.min || a.count > b.count)
    )
      return false;
  return a === b;
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
