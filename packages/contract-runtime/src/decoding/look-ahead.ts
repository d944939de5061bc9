import type { ElementDeclaration, SchemaComponents, State, States } from "../schema/components.ts";
import type { GuardTable, StepTable } from "../schema/validation-table.ts";

/** A state that is reachable by adding missing elements. */
export interface Ahead {
  readonly state: State;
  readonly counts: number[];
  readonly missing: readonly ElementDeclaration[];
}

/**
 * Returns states that are reachable by adding elements, breadth first: the one with the fewest missing elements is the
 * most likely explanation.
 */
export function lookAhead(
  schema: SchemaComponents,
  content: States,
  from: State,
  startCounts: readonly number[],
): Ahead[] {
  const seen = new Set([from]);
  const ahead: Ahead[] = [{ state: from, counts: [...startCounts], missing: [] }];
  let steps = 0;
  for (const { state, counts, missing } of ahead) {
    if (missing.length >= MAX_MISSING) break;
    for (const step of state.table.steps) {
      if (++steps > MAX_STEPS) return ahead;
      const next = schema.state(content, step.to);
      const counted = typeof step.on === "number" && allows(content, counts, step.guards);
      if (!counted || (seen.has(next) && step.updates === undefined)) continue;
      seen.add(next);
      const element = schema.element(step.on as number);
      ahead.push({ state: next, counts: update([...counts], step), missing: [...missing, element] });
    }
  }
  return ahead;
}

/** True if the content may end in a state. */
export function isComplete(content: States, { table }: State, counts: readonly number[]): boolean {
  return table.accepts.some((guards) => allows(content, counts, guards));
}

/** True if the counters satisfy the guards of a step. */
export function allows(
  { table }: States,
  counts: readonly number[],
  guards: readonly GuardTable[] | undefined = NONE,
): boolean {
  return guards.every(({ counter, is }) => {
    const count = counts[counter] as number;
    const { min, max } = table.counters[counter] as { min: number; max: number };
    return is === "more" ? count < max : count >= min;
  });
}

/** Updates the counters for a step, in place. */
export function update(counts: number[], { updates }: StepTable): number[] {
  for (const { counter, to } of updates ?? NONE) {
    counts[counter] = to === "first" ? 1 : (counts[counter] as number) + 1;
  }
  return counts;
}

const NONE: readonly never[] = [];
/** More missing children than this do not explain a document. */
const MAX_MISSING = 8;
/** Limits the search: a missing element is found within a few steps or not at all. */
const MAX_STEPS = 500;
