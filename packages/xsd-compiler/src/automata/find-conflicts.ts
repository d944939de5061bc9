// Unique Particle Attribution (XSD 1.0 part 1, section 3.8.6), and whether counters alone suffice for a content model.

import type { CounterTable, GuardTable } from "@payment-routing/contract-runtime/codegen";
import { overlap } from "../building/wildcards.ts";
import { keyOf, showName } from "../components/component.ts";
import {
  allowsNamespace,
  type ElementDeclaration,
  type Particle,
  type Wildcard,
} from "../components/schema-set.ts";
import type { Move } from "./continuation.ts";

export interface Conflict {
  readonly particle: Particle;
  /** The other particle that the child matches; undefined if it matches one that can be counted in two ways. */
  readonly other?: Particle;
  /** The description of the child, for messages. */
  readonly what: string;
}

/** Finds conflicts between the moves at one point of a content model. */
export function findConflicts(moves: readonly Move[], counters: readonly CounterTable[]): Conflict[] {
  const byName = new Map<string, Move[]>();
  const wildcards: Move[] = [];
  const conflicts: Conflict[] = [];
  for (const move of moves) {
    const rivals = isElement(move.term) ? sameName(byName, move.term) : wildcards;
    for (const rival of rivals) {
      const conflict = findConflict(rival, move, counters);
      if (conflict !== undefined) conflicts.push(conflict);
    }
    rivals.push(move);
  }
  for (const wildcard of wildcards) conflicts.push(...againstElements(wildcard, byName, counters));
  return conflicts;
}

function isElement(term: Move["term"]): term is ElementDeclaration {
  return "scope" in term;
}

function sameName(byName: Map<string, Move[]>, { name }: ElementDeclaration): Move[] {
  const key = keyOf(name);
  const known = byName.get(key) ?? [];
  byName.set(key, known);
  return known;
}

function againstElements(
  wildcard: Move,
  byName: ReadonlyMap<string, readonly Move[]>,
  counters: readonly CounterTable[],
): Conflict[] {
  const { namespaces } = wildcard.term as Wildcard;
  return [...byName.values()].flat().flatMap((move): Conflict[] => {
    const { name } = move.term as ElementDeclaration;
    const rivals = allowsNamespace(namespaces, name.namespace) && !areDisjoint(wildcard, move, counters);
    if (!rivals) return [];
    return [{ particle: wildcard.particle, other: move.particle, what: show(move) }];
  });
}

/** Returns the conflict between two moves for the same child; undefined if there is none. */
function findConflict(first: Move, second: Move, counters: readonly CounterTable[]): Conflict | undefined {
  const { particle } = second;
  if (first.site === second.site) {
    const same = first.to === second.to && sameSteps(first, second);
    if (same || isFirstBetter(first, second, counters)) return undefined;
    return { particle, what: show(second) };
  }
  if (
    !isElement(first.term) &&
    !isElement(second.term) &&
    !overlap(first.term.namespaces, second.term.namespaces)
  )
    return undefined;
  if (areDisjoint(first, second, counters)) return undefined;
  return { particle, other: first.particle, what: show(second) };
}

function show({ term }: Move): string {
  return isElement(term) ? `<${showName(term.name)}>` : "an element that xs:any allows";
}

function sameSteps(a: Move, b: Move): boolean {
  return JSON.stringify([a.guards, a.updates]) === JSON.stringify([b.guards, b.updates]);
}

/**
 * True if the first move is always as good: without a minimum number of turns, the move that takes the fewest turns
 * leaves all others possible. It comes first, since inner loops are tried before outer ones.
 */
function isFirstBetter(first: Move, second: Move, counters: readonly CounterTable[]): boolean {
  const involved = [...first.guards, ...first.updates, ...second.guards, ...second.updates];
  return involved.every(({ counter }) => (counters[counter] as CounterTable).min <= 1);
}

/** True if a counter decides between the moves: with equal bounds, its guards `more` and `enough` exclude each other. */
function areDisjoint(a: Move, b: Move, counters: readonly CounterTable[]): boolean {
  const decides = (one: GuardTable, other: GuardTable): boolean => {
    const { min, max } = counters[one.counter] as CounterTable;
    return one.counter === other.counter && one.is !== other.is && min === max;
  };
  return a.guards.some((one) => b.guards.some((other) => decides(one, other)));
}
