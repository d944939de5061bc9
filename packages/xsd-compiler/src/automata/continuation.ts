// Continuations: what may follow at a point of a content model. They are the states of its automaton. Two points with
// the same future share one continuation, so that a repeated choice of a thousand elements is one state.

import type { GuardTable, UpdateTable } from "@payment-routing/contract-runtime/codegen";
import type { ElementDeclaration, ModelGroup, Particle, Wildcard } from "../components/schema-set.ts";

/** What can follow a particle: the rest of a group, a repetition, or the exit from a group. `undefined` is the end. */
export type Continuation = Rest | Turn | Exit;

/** Exits a group that several particles refer to. Each reference gives the group's content separate sites. */
export interface Exit {
  readonly kind: "exit";
  readonly particle: Particle;
  readonly next: Continuation | undefined;
}

export interface Rest {
  readonly kind: "rest";
  readonly particles: readonly Particle[];
  readonly index: number;
  readonly next: Continuation | undefined;
  /** The moves that the particle at `index` can begin with. */
  steps: readonly Move[] | undefined;
}

export interface Turn {
  readonly kind: "turn";
  readonly particle: Particle;
  readonly next: Continuation | undefined;
  /** The number of turns taken, if states count them. */
  readonly count: number;
  /** The counter, if a counter counts the turns. */
  readonly counter: number | undefined;
  /** The minimum number of turns; 0 if a turn may be empty. */
  readonly min: number;
}

/** Attributes a child to an element or a wildcard of the content model, and continues with `next`. */
export interface Move {
  readonly term: ElementDeclaration | Wildcard;
  readonly particle: Particle;
  /** The position in the content model. It is the same in every turn of a loop. */
  readonly site: object;
  readonly to: Continuation | undefined;
  readonly guards: readonly GuardTable[];
  readonly updates: readonly UpdateTable[];
}

/** The moves and end conditions of a continuation. */
export interface Future {
  readonly moves: readonly Move[];
  /** The guards under which the children may end here. */
  readonly accepts: readonly (readonly GuardTable[])[];
}

/** Maximum number of visited particles of one content model: groups that refer to others twice grow exponentially. */
const MAX_VISITS = 1_000_000;

/** Thrown for a content model that exceeds the bounds on time and memory. */
export class ContentTooLarge extends Error {}

/** Turns are counted by counters, or by one state for each count. */
export type Counting = "counters" | "states";

/** Computes the continuations of one content model. */
export class Continuations {
  readonly counters: { readonly min: number; readonly max: number }[] = [];
  readonly #counting: Counting;
  readonly #rests = new Map<readonly Particle[], Map<Continuation | undefined, Rest[]>>();
  readonly #turns = new Map<Particle, Map<Continuation | undefined, Turn[]>>();
  readonly #sites = new Map<Particle, Map<object | undefined, object>>();
  readonly #siteOf = new Map<Continuation, object>();
  readonly #exits = new Map<Particle, Map<Continuation | undefined, Exit>>();
  #visits = 0;
  #shared: ReadonlySet<ModelGroup> = new Set();

  readonly #emptiable = new Map<Particle, boolean>();

  constructor(counting: Counting) {
    this.#counting = counting;
  }

  /** Returns the continuation at the start of the content model. */
  start(particle: Particle): Continuation {
    this.#shared = findShared(particle);
    return this.#rest([particle], 0, undefined) as Continuation;
  }

  /** Returns what may come next. Inner loops come before outer ones. */
  futureOf(from: Continuation | undefined): Future {
    const moves: Move[] = [];
    let guards: readonly GuardTable[] = [];
    let at = from;
    while (at !== undefined) {
      if (at.kind === "exit") {
        at = at.next;
      } else if (at.kind === "rest") {
        const stopped = this.#collectRest(at, guards, moves);
        if (stopped) return { moves, accepts: [] };
        at = at.next;
      } else {
        for (const move of this.#again(at)) moves.push(guarded(move, guards));
        if (at.counter === undefined && at.count < at.min) return { moves, accepts: [] };
        if (at.counter !== undefined && at.min > 1)
          guards = [...guards, { counter: at.counter, is: "enough" }];
        at = at.next;
      }
    }
    return { moves, accepts: [guards] };
  }

  /** Returns true if some element of the rest is required. */
  #collectRest(rest: Rest, guards: readonly GuardTable[], moves: Move[]): boolean {
    for (let at: Rest = rest; ; ) {
      at.steps ??= this.#first(
        at.particles[at.index] as Particle,
        this.#rest(at.particles, at.index + 1, at.next),
      );
      for (const move of at.steps) moves.push(guarded(move, guards));
      if (!this.#isEmptiable(at.particles[at.index] as Particle)) return true;
      if (at.index + 1 >= at.particles.length) return false;
      at = this.#rest(at.particles, at.index + 1, at.next) as Rest;
    }
  }

  /** Returns the moves that a particle can begin with. */
  #first(particle: Particle, next: Continuation | undefined): Move[] {
    if (particle.max === 1) return this.#firstOfTerm(particle, next);
    const turn = this.#turn(particle, next, 1);
    const moves = this.#firstOfTerm(particle, turn);
    if (turn.counter === undefined) return moves;
    const update: UpdateTable = { counter: turn.counter, to: "first" };
    return moves.map((move) => ({ ...move, updates: [update, ...move.updates] }));
  }

  /** Returns the moves that begin another turn of a particle that has matched once. */
  #again(turn: Turn): Move[] {
    const { particle, counter, next, count } = turn;
    if (counter !== undefined) {
      const guards: GuardTable[] = particle.max === Number.POSITIVE_INFINITY ? [] : [{ counter, is: "more" }];
      const update: UpdateTable = { counter, to: "next" };
      return this.#firstOfTerm(particle, turn).map((move) => ({
        ...move,
        guards: [...guards, ...move.guards],
        updates: [update, ...move.updates],
      }));
    }
    if (count >= particle.max) return [];
    return this.#firstOfTerm(particle, this.#turn(particle, next, count + 1));
  }

  #firstOfTerm(particle: Particle, next: Continuation | undefined): Move[] {
    if (++this.#visits > MAX_VISITS) throw new ContentTooLarge();
    const { term } = particle;
    if (term.kind === "group")
      return this.#firstOfGroup(term, this.#shared.has(term) ? this.#exit(particle, next) : next);
    const target = term.kind === "element" ? term.declaration : term;
    return [{ term: target, particle, site: this.#site(particle, next), to: next, guards: [], updates: [] }];
  }

  #firstOfGroup({ compositor, particles }: ModelGroup, next: Continuation | undefined): Move[] {
    if (compositor === "choice") return particles.flatMap((particle) => this.#first(particle, next));
    const moves: Move[] = [];
    for (const [index, particle] of particles.entries()) {
      moves.push(...this.#first(particle, this.#rest(particles, index + 1, next)));
      if (!this.#isEmptiable(particle)) break;
    }
    return moves;
  }

  #isEmptiable(particle: Particle): boolean {
    return particle.min === 0 || this.#isEmptiableTerm(particle);
  }

  /** Cached: without the cache, nested groups take quadratic time. */
  #isEmptiableTerm(particle: Particle): boolean {
    const { term } = particle;
    if (term.kind !== "group") return false;
    return entry(this.#emptiable, particle, () =>
      term.compositor === "choice"
        ? term.particles.some((child) => this.#isEmptiable(child))
        : term.particles.every((child) => this.#isEmptiable(child)),
    );
  }

  #rest(
    particles: readonly Particle[],
    index: number,
    next: Continuation | undefined,
  ): Continuation | undefined {
    if (index >= particles.length) return next;
    const rests = entryOf(this.#rests, particles, next, () => []);
    rests[index] ??= { kind: "rest", particles, index, next, steps: undefined };
    return rests[index];
  }

  #turn(particle: Particle, next: Continuation | undefined, count: number): Turn {
    const { max } = particle;
    const min = this.#isEmptiableTerm(particle) ? 0 : particle.min;
    const counted = this.#counting === "counters" && (min > 1 || max !== Number.POSITIVE_INFINITY);
    // Counts beyond the largest relevant one are equivalent.
    const maximum = max === Number.POSITIVE_INFINITY ? Math.max(min, 1) : max;
    const taken = counted ? 0 : Math.min(count, maximum);
    const turns = entryOf(this.#turns, particle, next, () => []);
    turns[taken] ??= {
      kind: "turn",
      particle,
      next,
      count: taken,
      counter: counted ? this.counters.push({ min, max }) - 1 : undefined,
      min,
    };
    return turns[taken];
  }

  #exit(particle: Particle, next: Continuation | undefined): Exit {
    return entryOf(this.#exits, particle, next, () => ({ kind: "exit", particle, next }));
  }

  /** Identifies a site by the particle and the continuations behind it, without their counts. */
  #site(particle: Particle, next: Continuation | undefined): object {
    const behind = this.#siteBehind(next);
    return entryOf(this.#sites, particle, behind, () => ({}));
  }

  #siteBehind(continuation: Continuation | undefined): object | undefined {
    if (continuation === undefined) return undefined;
    const known = this.#siteOf.get(continuation);
    if (known !== undefined) return known;
    const around =
      continuation.kind === "rest" ? continuation.particles[continuation.index] : continuation.particle;
    const site = this.#site(around as Particle, continuation.next);
    this.#siteOf.set(continuation, site);
    return site;
  }
}

/** Finds the groups that occur at several positions in a content model. */
function findShared(content: Particle): Set<ModelGroup> {
  const seen = new Set<Particle>();
  const entered = new Set<ModelGroup>();
  const shared = new Set<ModelGroup>();
  const open = [content];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { term } = next;
    if (term.kind !== "group") continue;
    if (term.particles.some((particle) => seen.has(particle))) shared.add(term);
    if (entered.has(term)) continue;
    entered.add(term);
    for (const particle of term.particles) seen.add(particle);
    open.push(...term.particles);
  }
  return shared;
}

function guarded(move: Move, guards: readonly GuardTable[]): Move {
  return guards.length === 0 ? move : { ...move, guards: [...guards, ...move.guards] };
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

function entryOf<A, B, V>(map: Map<A, Map<B, V>>, a: A, b: B, make: () => V): V {
  return entry(
    entry(map, a, () => new Map<B, V>()),
    b,
    make,
  );
}
