import { keyOf, showName } from "../components/component.ts";
import type {
  AllModel,
  Automaton,
  ElementDeclaration,
  Particle,
  State,
  StateMachine,
  Step,
  Transition,
  WildcardTransition,
} from "../components/schema-set.ts";
import { ContentTooLarge, type Continuation, Continuations, type Future, type Move } from "./continuation.ts";
import { type Conflict, findConflicts } from "./find-conflicts.ts";
import { widenLoops } from "./widen-loops.ts";

/** A problem of a content model, located at one of its particles. */
export interface ModelProblem {
  readonly code: "invalid-ambiguity" | "unsupported-content";
  readonly particle: Particle;
  readonly message: string;
  /** Another particle, whose position ends the message. */
  readonly other?: Particle;
}

export type CompiledModel =
  | { readonly automaton: Automaton }
  | { readonly problems: readonly ModelProblem[] };

/** The maximum number of transitions of one content model, to bound memory. */
const MAX_TRANSITIONS = 4_000_000;

/** Compiles a content model to an automaton, or returns the problems that prevent it. */
export function compileAutomaton(particle: Particle): CompiledModel {
  const { term } = particle;
  if (term.kind === "group" && term.compositor === "all") return compileAll(particle);
  try {
    return compileStates(particle);
  } catch (error) {
    if (error instanceof ContentTooLarge) return tooLarge(particle);
    throw error;
  }
}

function compileStates(particle: Particle): CompiledModel {
  const counted = count(particle);
  if (!("conflicts" in counted)) return counted;
  if (!counted.counts) return { problems: describe(counted.conflicts) };
  // Counters may conflict where their bounds do not. Where feasible, counts are removed or unrolled.
  const widened = widenLoops(particle);
  const recounted = count(widened);
  if (!("conflicts" in recounted)) return recounted;
  const spelt = determinise(widened) ?? recounted;
  return "automaton" in spelt ? spelt : { problems: describe(spelt.conflicts) };
}

/** Returns the automaton with counters, or the conflicts between them; `counts` is true when it has counters. */
function count(
  particle: Particle,
): CompiledModel | { readonly conflicts: readonly Conflict[]; readonly counts: boolean } {
  const continuations = new Continuations("counters");
  const explored = explore(continuations, particle);
  if (explored === undefined) return tooLarge(particle);
  const { counters } = continuations;
  const conflicts = explored.futures.flatMap(({ moves }) => findConflicts(moves, counters));
  if (conflicts.length > 0) return { conflicts, counts: counters.length > 0 };
  return { automaton: writeMachine(explored, continuations) };
}

interface Explored {
  /** The futures of the states, by state number. */
  readonly futures: readonly Future[];
  readonly numbers: ReadonlyMap<Continuation | undefined, number>;
}

function explore(continuations: Continuations, particle: Particle): Explored | undefined {
  const numbers = new Map<Continuation | undefined, number>();
  const order: (Continuation | undefined)[] = [];
  const number = (continuation: Continuation | undefined): void => {
    if (numbers.has(continuation)) return;
    numbers.set(continuation, order.push(continuation) - 1);
  };
  number(continuations.start(particle));
  const futures: Future[] = [];
  let transitions = 0;
  for (let state = 0; state < order.length; state++) {
    const future = continuations.futureOf(order[state]);
    transitions += future.moves.length;
    if (transitions > MAX_TRANSITIONS) return undefined;
    futures.push(future);
    for (const move of future.moves) number(move.to);
  }
  return { futures, numbers };
}

function writeMachine({ futures, numbers }: Explored, { counters }: Continuations): StateMachine {
  const steps = new Map<Move, Transition | WildcardTransition>();
  const step = (move: Move): Transition | WildcardTransition => {
    const known = steps.get(move);
    if (known !== undefined) return known;
    const made = writeStep(move, numbers.get(move.to) ?? 0);
    steps.set(move, made);
    return made;
  };
  const states = futures.map(({ moves, accepts }) => {
    return makeState(moves.map(step), accepts);
  });
  return { kind: "states", states, counters };
}

function makeState(steps: readonly (Transition | WildcardTransition)[], accepts: State["accepts"]): State {
  return {
    // No document contains an abstract element.
    transitions: steps.filter((step) => "element" in step).filter(({ element }) => !element.abstract),
    wildcards: steps.filter((step) => "wildcard" in step),
    accepts,
  };
}

/** Writes a move as a transition between states. */
function writeStep(
  { term, guards, updates }: Pick<Move, "term" | "guards" | "updates">,
  to: number,
): Transition | WildcardTransition {
  const step: Step = { to, guards, updates };
  return "scope" in term ? { element: term, ...step } : { wildcard: term, ...step };
}

function compileAll(particle: Particle): CompiledModel {
  const particles = particle.term.kind === "group" ? particle.term.particles : [];
  const members: AllModel["members"][number][] = [];
  const problems: ModelProblem[] = [];
  const names = new Map<string, Particle>();
  for (const child of particles) {
    const elements = elementsOfMember(child);
    for (const { name } of elements) {
      const other = names.get(keyOf(name));
      if (other !== undefined)
        problems.push(describeAmbiguity(`<${showName(name)}>`, "of the same xs:all", child, other));
      names.set(keyOf(name), child);
    }
    members.push({ elements: elements.filter(({ abstract }) => !abstract), required: child.min > 0 });
  }
  if (problems.length > 0) return { problems };
  return { automaton: { kind: "all", members, optional: particle.min === 0 } };
}

/** Returns an element, or the elements that may substitute for it. */
function elementsOfMember({ term }: Particle): ElementDeclaration[] {
  if (term.kind === "element") return [term.declaration];
  return term.kind === "group" ? term.particles.flatMap(elementsOfMember) : [];
}

function tooLarge(particle: Particle): CompiledModel {
  const message = "the content model is too large: groups inside of groups make too many transitions";
  return { problems: [{ code: "unsupported-content", particle, message }] };
}

function describe(conflicts: readonly Conflict[]): ModelProblem[] {
  const seen = new Set<Particle>();
  return conflicts.flatMap((conflict): ModelProblem[] => {
    if (seen.has(conflict.particle)) return [];
    seen.add(conflict.particle);
    const { particle, what, other } = conflict;
    if (other === undefined) {
      const message = `the counts of ${what} are too large to be told apart; use smaller bounds, or a group less`;
      return [{ code: "unsupported-content", particle, message }];
    }
    return [describeAmbiguity(what, "(Unique Particle Attribution)", particle, other)];
  });
}

function describeAmbiguity(what: string, rule: string, particle: Particle, other: Particle): ModelProblem {
  const message = `${what} could be either of two particles ${rule}`;
  const { file, offset } = particle.origin;
  // Two references to a group have the same particles.
  if (other.origin.file === file && other.origin.offset === offset)
    return { code: "invalid-ambiguity", particle, message: `${message}: this one is reached in two ways` };
  const [here, there] = [particle, other].map(({ term }) =>
    term.kind === "wildcard" ? "xs:any" : "xs:element",
  );
  return { code: "invalid-ambiguity", particle, other, message: `${message}: ${here} here, or ${there} at` };
}

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
    const conflicts = findConflicts(
      [...bySite.values()].flatMap(([first]) => first ?? []),
      [],
    );
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
