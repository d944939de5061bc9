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
import { guarded, type Move } from "./continuation.ts";

export interface Conflict {
  readonly particle: Particle;
  /** The other particle that the child matches; undefined if it matches one that can be counted in two ways. */
  readonly other?: Particle;
  /** The description of the child, for messages. */
  readonly what: string;
}

/** The moves of a point, and the number of the point whose moves are possible there too if every guard holds. */
export interface PointOfState {
  readonly moves: readonly Move[];
  readonly skip: { readonly to: number; readonly guards: readonly GuardTable[] } | undefined;
}

/** Finds conflicts between the moves of each point and of those that it skips to. Returns them in the order of the points. */
export function findConflicts(
  points: readonly PointOfState[],
  counters: readonly CounterTable[],
): Conflict[] {
  const found: Conflict[][] = [];
  const skippingTo: number[][] = points.map(() => []);
  for (const [index, { skip }] of points.entries()) if (skip !== undefined) skippingTo[skip.to]?.push(index);
  const path = new Path(counters);
  // Every point skips to one other at most: from those that skip to none, each path is followed once.
  const open = points.flatMap(({ skip }, index) => (skip === undefined ? [index] : []));
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (index < 0) {
      path.leave(points[~index] as PointOfState);
      continue;
    }
    found[index] = path.enter(points[index] as PointOfState);
    open.push(~index, ...(skippingTo[index] ?? []));
  }
  return found.flat();
}

interface PathMove {
  readonly move: Move;
  /** The number of guards of skips between the end of the path and the point of the move. */
  readonly depth: number;
  readonly point: PointOfState;
}

/** The moves of a point and of all that it skips to. */
class Path {
  readonly #counters: readonly CounterTable[];
  readonly #byName = new Map<string, PathMove[]>();
  readonly #wildcards: PathMove[] = [];
  readonly #guards: GuardTable[] = [];

  constructor(counters: readonly CounterTable[]) {
    this.#counters = counters;
  }

  /** Adds the moves of a point that skips to the path, and returns the conflicts that they cause. */
  enter(point: PointOfState): Conflict[] {
    this.#guards.push(...(point.skip?.guards ?? []));
    const conflicts: Conflict[] = [];
    for (const move of point.moves) {
      const rivals = this.#rivalsOf(move);
      for (let index = rivals.length - 1; index >= 0; index--) {
        const rival = rivals[index] as PathMove;
        const [first, second] = rival.point === point ? [rival.move, move] : [move, this.#behind(rival)];
        const conflict = findConflict(first, second, this.#counters);
        if (conflict !== undefined) conflicts.push(conflict);
      }
      rivals.push({ move, depth: this.#guards.length, point });
    }
    for (const move of point.moves) this.#compareKinds(move, point, conflicts);
    return conflicts;
  }

  leave({ moves, skip }: PointOfState): void {
    for (const move of moves) this.#rivalsOf(move).pop();
    this.#guards.length -= skip?.guards.length ?? 0;
  }

  /** Adds the conflicts of a wildcard with elements, or of an element with the wildcards of other points. */
  #compareKinds(move: Move, point: PointOfState, conflicts: Conflict[]): void {
    const isOfElement = isElement(move.term);
    const others = isOfElement ? this.#wildcards : [...this.#byName.values()].flat();
    for (const other of others) {
      if (isOfElement && other.point === point) continue;
      const behind = this.#behind(other);
      const [wildcard, element] = isOfElement ? [behind, move] : [move, behind];
      const { name } = element.term as ElementDeclaration;
      const isAllowed = allowsNamespace((wildcard.term as Wildcard).namespaces, name.namespace);
      if (isAllowed && !areDisjoint(wildcard, element, this.#counters))
        conflicts.push({ particle: wildcard.particle, other: element.particle, what: show(element) });
    }
  }

  /** Returns the moves of the path for elements of the same name, or for wildcards. */
  #rivalsOf({ term }: Move): PathMove[] {
    if (!isElement(term)) return this.#wildcards;
    const key = keyOf(term.name);
    const known = this.#byName.get(key) ?? [];
    this.#byName.set(key, known);
    return known;
  }

  /** Returns a move of the path as the point that was entered last may make it. */
  #behind({ depth, move }: PathMove): Move {
    return depth === this.#guards.length ? move : guarded(move, this.#guards.slice(depth));
  }
}

function isElement(term: Move["term"]): term is ElementDeclaration {
  return "scope" in term;
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
  if (a.guards === b.guards && a.updates === b.updates) return true;
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
