import {
  type Automaton,
  type ComplexType,
  type ElementDeclaration,
  elementsOf,
  stepsOf,
  type TypeDefinition,
  type Wildcard,
} from "@payment-routing/xsd-compiler";

export type Name = ElementDeclaration["name"];

/** What the children so far have led to: a state, with a count for each counter; or the members of `xs:all` that were there. */
export interface ContentState {
  readonly state: number;
  readonly counts: readonly number[];
}

/** What a content model makes of a child: the declaration, or the wildcard, that it matches. */
export interface ContentStep {
  readonly via: ElementDeclaration | Wildcard;
  readonly to: ContentState;
}

export const START: ContentState = { state: 0, counts: [] };

const EMPTY: Automaton = {
  kind: "states",
  states: [{ transitions: [], wildcards: [], accepts: [[]] }],
  counters: [],
};

/** The content model of a type; that of no elements if it has none. */
export function contentModelOf(type: TypeDefinition): Automaton {
  return type.kind === "complex" && type.content.kind === "elements" ? type.content.automaton : EMPTY;
}

/** The elements that a type allows inside. */
export function listElements(type: ComplexType | undefined): readonly ElementDeclaration[] {
  return type?.content.kind === "elements" ? elementsOf(type.content.automaton) : [];
}

/** Every step that is possible. Of several for one name, the first is taken. */
export function listSteps(model: Automaton, { counts, state }: ContentState): readonly ContentStep[] {
  if (model.kind === "all")
    return model.members.flatMap(({ elements }, index) =>
      counts[index] === 1
        ? []
        : elements.map((via) => ({ via, to: { state: 1, counts: withCount(counts, index, 1) } })),
    );
  return stepsOf(model, state)
    .filter(({ guards }) => guards.every((guard) => holds(model, guard, counts)))
    .map((step) => ({
      via: "element" in step ? step.element : step.wildcard,
      to: { state: step.to, counts: step.updates.reduce((now, update) => apply(model, update, now), counts) },
    }));
}

export function acceptsEnd(model: Automaton, { counts, state }: ContentState): boolean {
  if (model.kind === "states")
    return (model.states[state]?.accepts ?? []).some((guards) =>
      guards.every((guard) => holds(model, guard, counts)),
    );
  if (model.optional && state === 0) return true;
  return model.members.every(({ required }, index) => !required || counts[index] === 1);
}

type StateMachine = Extract<Automaton, { kind: "states" }>;
type Step = StateMachine["states"][number]["wildcards"][number];

function holds(
  { counters }: StateMachine,
  guard: Step["guards"][number],
  counts: readonly number[],
): boolean {
  const { min = 0, max = 0 } = counters[guard.counter] ?? {};
  const count = counts[guard.counter] ?? 0;
  return guard.is === "more" ? count < max : count >= min;
}

/** A counter without maximum stops at its minimum. */
function apply(
  { counters }: StateMachine,
  { counter, to }: Step["updates"][number],
  counts: readonly number[],
) {
  const { min = 0, max = 0 } = counters[counter] ?? {};
  const next = to === "first" ? 1 : (counts[counter] ?? 0) + 1;
  return withCount(counts, counter, max === Infinity ? Math.min(next, Math.max(min, 1)) : next);
}

function withCount(counts: readonly number[], index: number, count: number): readonly number[] {
  const copy = Array.from({ length: Math.max(counts.length, index + 1) }, (_, each) => counts[each] ?? 0);
  copy[index] = count;
  return copy;
}
