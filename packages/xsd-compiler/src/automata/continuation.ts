// Continuations: what may follow at a point of a content model. They are the states of its automaton. Two points with
// the same future share one continuation, so that a repeated choice of a thousand elements is one state.

import type { GuardTable, UpdateTable } from "@payment-routing/contract-runtime/codegen";
import type { ElementDeclaration, ModelGroup, Particle, Wildcard } from "../components/schema-set.ts";
import { entry, entryOf, findShared } from "./shared-parts.ts";

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

/** What is peculiar to a point of a content model: whatever else may follow there may follow behind `skip` too. */
export interface Point {
  readonly moves: readonly Move[];
  readonly skip: Skip | undefined;
}

/** The point that is reached without a child, if every guard holds. */
export interface Skip {
  /** Undefined at the end of the content. */
  readonly to: Rest | Turn | undefined;
  readonly guards: readonly GuardTable[];
}

/** All moves and end conditions of a continuation. */
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

  /** Returns everything that may come next. Inner loops come before outer ones. */
  futureOf(from: Continuation | undefined): Future {
    const moves: Move[] = [];
    let guards: readonly GuardTable[] = [];
    for (let at = this.resolve(from); ; ) {
      const point = this.pointOf(at);
      for (const move of point.moves) moves.push(guarded(move, guards));
      if (point.skip === undefined) return { moves, accepts: [] };
      guards = [...guards, ...point.skip.guards];
      at = point.skip.to;
      if (at === undefined) return { moves, accepts: [guards] };
    }
  }

  /** Returns what is peculiar to a resolved continuation. Its skip is resolved, too. */
  pointOf(at: Rest | Turn | undefined): Point {
    // Nothing may follow the end, which accepts.
    if (at === undefined) return { moves: [], skip: { to: undefined, guards: [] } };
    if (at.kind === "turn") {
      const { count, counter, min } = at;
      const moves = this.#again(at);
      if (counter === undefined && count < min) return { moves, skip: undefined };
      const guards: GuardTable[] = counter !== undefined && min > 1 ? [{ counter, is: "enough" }] : [];
      return { moves, skip: { to: this.resolve(at.next), guards } };
    }
    const { index, next, particles } = at;
    const particle = particles[index] as Particle;
    const behind = this.#rest(particles, index + 1, next);
    const moves: Move[] = [];
    this.#first(particle, behind, moves);
    const skip = this.#isEmptiable(particle) ? { to: this.resolve(behind), guards: [] } : undefined;
    return { moves, skip };
  }

  /** Leaves exits, and enters sequences inside of sequences: equal points share one continuation. */
  resolve(from: Continuation | undefined): Rest | Turn | undefined {
    let at = from;
    while (at !== undefined && at.kind !== "turn") {
      if (at.kind === "exit") {
        at = at.next;
        continue;
      }
      const inner = this.#sequenceAt(at);
      if (inner === undefined) break;
      const behind = this.#rest(at.particles, at.index + 1, at.next);
      at = this.#rest(inner.particles, 0, this.#behind(at.particles[at.index] as Particle, inner, behind));
    }
    return at;
  }

  /** Returns the sequence that a rest begins with. One that may be left out has optional particles only. */
  #sequenceAt({ index, particles }: Rest): ModelGroup | undefined {
    const particle = particles[index] as Particle;
    const { max, min, term } = particle;
    if (max !== 1 || term.kind !== "group" || term.compositor !== "sequence") return undefined;
    return min > 0 || this.#isEmptiableTerm(particle) ? term : undefined;
  }

  /** Adds the moves that a particle can begin with. */
  #first(particle: Particle, next: Continuation | undefined, moves: Move[]): void {
    if (particle.max === 1) {
      this.#firstOfTerm(particle, next, moves);
      return;
    }
    const turn = this.#turn(particle, next, 1);
    const from = moves.length;
    this.#firstOfTerm(particle, turn, moves);
    if (turn.counter === undefined) return;
    const update: UpdateTable = { counter: turn.counter, to: "first" };
    for (let index = from; index < moves.length; index++) {
      const move = moves[index] as Move;
      moves[index] = { ...move, updates: [update, ...move.updates] };
    }
  }

  /** Returns the moves that begin another turn of a particle that has matched once. */
  #again(turn: Turn): Move[] {
    const { particle, counter, next, count } = turn;
    const moves: Move[] = [];
    if (counter === undefined) {
      if (count < particle.max) this.#firstOfTerm(particle, this.#turn(particle, next, count + 1), moves);
      return moves;
    }
    const guards: GuardTable[] = particle.max === Number.POSITIVE_INFINITY ? [] : [{ counter, is: "more" }];
    const update: UpdateTable = { counter, to: "next" };
    this.#firstOfTerm(particle, turn, moves);
    return moves.map((move) => ({
      ...move,
      guards: [...guards, ...move.guards],
      updates: [update, ...move.updates],
    }));
  }

  #firstOfTerm(particle: Particle, next: Continuation | undefined, moves: Move[]): void {
    if (++this.#visits > MAX_VISITS) throw new ContentTooLarge();
    const { term } = particle;
    if (term.kind === "group") {
      this.#firstOfGroup(term, this.#behind(particle, term, next), moves);
      return;
    }
    const target = term.kind === "element" ? term.declaration : term;
    const site = this.#site(particle, next);
    moves.push({ term: target, particle, site, to: next, guards: [], updates: [] });
  }

  #firstOfGroup({ compositor, particles }: ModelGroup, next: Continuation | undefined, moves: Move[]): void {
    for (const [index, particle] of particles.entries()) {
      if (compositor === "choice") {
        this.#first(particle, next, moves);
        continue;
      }
      this.#first(particle, this.#rest(particles, index + 1, next), moves);
      if (!this.#isEmptiable(particle)) break;
    }
  }

  /** Returns what follows inside of a group whose particle is followed by `next`. */
  #behind(particle: Particle, group: ModelGroup, next: Continuation | undefined): Continuation | undefined {
    return this.#shared.has(group) ? this.#exit(particle, next) : next;
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
    rests[index] ??= { kind: "rest", particles, index, next };
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

/** Adds guards to a move. */
export function guarded(move: Move, guards: readonly GuardTable[]): Move {
  return guards.length === 0 ? move : { ...move, guards: [...guards, ...move.guards] };
}
