import type { GuardTable, UpdateTable } from "@payment-routing/contract-runtime/codegen";
import {
  type Automaton,
  type ElementDeclaration,
  type StateMachine,
  stepsOf,
  type Wildcard,
} from "../src/components/schema-set.ts";

/** How far some children have come in a content model: a state with its counts, or the members seen. */
export interface Configuration {
  readonly key: string;
  readonly accepts: boolean;
  /** What may come next, elements before wildcards. */
  readonly steps: readonly { readonly on: ElementDeclaration | Wildcard; readonly to: () => Configuration }[];
}

/** Where the children of a content model begin. */
export function startOf(automaton: Automaton): Configuration {
  if (automaton.kind === "states")
    return inState(
      automaton,
      0,
      automaton.counters.map(() => 0),
    );
  return inAll(automaton, []);
}

function inAll(model: Extract<Automaton, { kind: "all" }>, seen: readonly number[]): Configuration {
  const left = [...model.members.entries()].filter(([index]) => !seen.includes(index));
  return {
    key: seen.join(" "),
    accepts: (model.optional && seen.length === 0) || left.every(([, { required }]) => !required),
    steps: left.flatMap(([index, { elements }]) =>
      elements.map((on) => ({
        on,
        to: () =>
          inAll(
            model,
            [...seen, index].sort((a, b) => a - b),
          ),
      })),
    ),
  };
}

function inState(machine: StateMachine, index: number, counts: readonly number[]): Configuration {
  const state = machine.states[index];
  const holds = ({ counter, is }: GuardTable): boolean => {
    const { min = 0, max = 0 } = machine.counters[counter] ?? {};
    const count = counts[counter] ?? 0;
    return is === "more" ? count < max : count >= min;
  };
  const follow = (to: number, updates: readonly UpdateTable[]) => () =>
    inState(machine, to, updates.length === 0 ? counts : update(machine, counts, updates));
  const steps = stepsOf(machine, index).map((step) => ({
    on: "element" in step ? step.element : step.wildcard,
    ...step,
  }));
  return {
    key: `${index} ${counts.join(" ")}`,
    accepts: state?.accepts.some((guards) => guards.every(holds)) ?? false,
    steps: steps
      .filter(({ guards }) => guards.every(holds))
      .map(({ on, to, updates }) => ({ on, to: follow(to, updates) })),
  };
}

function update(
  { counters }: StateMachine,
  before: readonly number[],
  updates: readonly UpdateTable[],
): readonly number[] {
  const counts = [...before];
  for (const { counter, to } of updates) {
    const { min = 0, max = 0 } = counters[counter] ?? {};
    // Past its minimum, a count without a maximum changes nothing.
    const limit = max === Number.POSITIVE_INFINITY ? Math.max(min, 1) : max;
    counts[counter] = to === "first" ? 1 : Math.min((counts[counter] ?? 0) + 1, limit);
  }
  return counts;
}
