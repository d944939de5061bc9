import type { GuardTable } from "@payment-routing/contract-runtime/codegen";
import { keyOf, showName } from "../components/component.ts";
import type { AllModel, Automaton, ElementDeclaration, Particle, State } from "../components/schema-set.ts";
import { ContentTooLarge, type Continuation, Continuations } from "./continuation.ts";
import { determinise } from "./determinise.ts";
import { type Conflict, findConflicts, type PointOfState } from "./find-conflicts.ts";
import { widenLoops } from "./widen-loops.ts";
import { makeState, writeStep } from "./write-steps.ts";

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
  const points = explore(continuations, particle);
  if (points === undefined) return tooLarge(particle);
  const { counters } = continuations;
  const conflicts = findConflicts(points, counters);
  if (conflicts.length > 0) return { conflicts, counts: counters.length > 0 };
  return { automaton: { kind: "states", states: writeStates(points), counters } };
}

/** A point that becomes a state: its moves, and the numbers of the states that they and its skip lead to. */
interface NumberedPoint extends PointOfState {
  readonly targets: readonly number[];
  /** The guards under which no more children need to follow, if that does not depend on the skipped state. */
  readonly ends: readonly GuardTable[] | undefined;
}

/** Numbers the points of a content model. Returns undefined if they have too many moves. */
function explore(continuations: Continuations, particle: Particle): NumberedPoint[] | undefined {
  const numbers = new Map<Continuation | undefined, number>();
  const order: ReturnType<Continuations["resolve"]>[] = [];
  const number = (continuation: Continuation | undefined): number => {
    const at = continuations.resolve(continuation);
    const known = numbers.get(at) ?? order.push(at) - 1;
    numbers.set(at, known);
    return known;
  };
  number(continuations.start(particle));
  const points: NumberedPoint[] = [];
  let transitions = 0;
  // The loop also reaches the continuations that it adds.
  for (const at of order) {
    const { moves, skip } = continuations.pointOf(at);
    transitions += moves.length;
    if (transitions > MAX_TRANSITIONS) return undefined;
    const targets = moves.map(({ to }) => number(to));
    points.push(
      skip?.to === undefined
        ? { moves, targets, skip: undefined, ends: skip?.guards }
        : { moves, targets, skip: { to: number(skip.to), guards: skip.guards }, ends: undefined },
    );
  }
  return points;
}

function writeStates(points: readonly NumberedPoint[]): State[] {
  const accepts: State["accepts"][] = [];
  return points.map(({ moves, skip, targets }, index) => {
    const steps = moves.map((move, at) => writeStep(move, targets[at] as number));
    return { ...makeState(steps, findAccepts(points, index, accepts)), skip };
  });
}

/** Returns the guards under which the children may end at a point. `known` keeps those of points that were asked for. */
function findAccepts(
  points: readonly NumberedPoint[],
  index: number,
  known: State["accepts"][],
): State["accepts"] {
  const passed: number[] = [];
  let at = index;
  for (
    let to = points[at]?.skip?.to;
    to !== undefined && known[at] === undefined;
    to = points[at]?.skip?.to
  ) {
    passed.push(at);
    at = to;
  }
  const { ends } = points[at] as NumberedPoint;
  let accepts = known[at] ?? (ends === undefined ? [] : [ends]);
  known[at] = accepts;
  for (const point of passed.reverse()) {
    const { guards } = points[point]?.skip ?? { guards: [] };
    if (guards.length > 0) accepts = accepts.map((others) => [...guards, ...others]);
    known[point] = accepts;
  }
  return accepts;
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
