import type { ElementDeclaration, SchemaComponents, State, States } from "../schema/components.ts";
import type { GuardTable, StepTable, WildcardTable } from "../schema/validation-table.ts";

/** A state that is reachable by adding missing elements. */
interface Ahead {
  readonly state: State;
  readonly counts: number[];
  readonly path: readonly StepTable[];
}

/** Missing elements in order, each with its alternatives. */
export type Missing = readonly (readonly (ElementDeclaration | WildcardTable)[])[];

/** Returns the nearest state that is a goal, and the elements that lead there. Undefined if none is found. */
export function findMissing(
  schema: SchemaComponents,
  content: States,
  state: State,
  counts: readonly number[],
  isGoal: (ahead: Ahead) => boolean,
): (Ahead & { readonly missing: Missing }) | undefined {
  const search = (from: Ahead, taken?: readonly StepTable[]): Ahead | undefined =>
    lookAhead(schema, content, from, taken).find((ahead) => ahead.path.length > 0 && isGoal(ahead));
  let at: Ahead = { state, counts: [...counts], path: [] };
  const goal = search(at);
  if (goal === undefined) return undefined;
  const missing: (ElementDeclaration | WildcardTable)[][] = [];
  for (const step of goal.path) {
    const choice = [step];
    while (choice.length <= MAX_ALTERNATIVES) {
      const other = search(at, choice)?.path[0];
      if (other === undefined) break;
      choice.push(other);
    }
    const elements = choice.map(({ on }) => (typeof on === "number" ? schema.element(on) : on));
    // The same choice again says nothing new.
    if (elements.length === 1 || elements.some((one, index) => one !== missing.at(-1)?.[index]))
      missing.push(elements);
    // What follows depends on the alternative.
    if (choice.some(({ to }) => to !== step.to)) break;
    at = advance(schema, content, at, step);
  }
  return { ...goal, missing };
}

/**
 * Returns states that are reachable by adding elements, breadth first: the one with the fewest missing elements is the
 * most likely explanation.
 *
 * @param taken steps to avoid; wildcards are alternatives to them
 */
function lookAhead(
  schema: SchemaComponents,
  content: States,
  from: Ahead,
  taken: readonly StepTable[] = NONE,
): Ahead[] {
  const seen = new Set([from.state]);
  const ahead: Ahead[] = [{ ...from, path: [] }];
  let steps = 0;
  for (const one of ahead) {
    if (one.path.length >= MAX_MISSING) break;
    for (const step of stepsOf(schema, content, one)) {
      if (++steps > MAX_STEPS) return ahead;
      const isOpen = typeof step.on === "number" || taken.length > 0;
      if (!isOpen || taken.some((other) => isSame(other, step))) continue;
      const next = advance(schema, content, one, step);
      if (seen.has(next.state) && step.updates === undefined) continue;
      seen.add(next.state);
      ahead.push(next);
    }
  }
  return ahead;
}

function advance(schema: SchemaComponents, content: States, { counts, path }: Ahead, step: StepTable): Ahead {
  return { state: schema.state(content, step.to), counts: update([...counts], step), path: [...path, step] };
}

/** Yields the steps that are possible in a state, those of wildcards last: its own, and those of the states that it skips to. */
export function* stepsOf(
  schema: SchemaComponents,
  content: States,
  { counts, state }: { readonly counts: readonly number[]; readonly state: State },
): Generator<StepTable> {
  const wildcards: StepTable[] = [];
  for (let at: State | undefined = state; at !== undefined; at = skip(schema, content, at, counts))
    for (const step of at.table.steps) {
      if (!allows(content, counts, step.guards)) continue;
      if (typeof step.on === "number") yield step;
      else wildcards.push(step);
    }
  yield* wildcards;
}

/** Returns the state that another skips to; undefined if there is none, or if the counters do not allow it. */
export function skip(
  schema: SchemaComponents,
  content: States,
  { table }: State,
  counts: readonly number[],
): State | undefined {
  if (table.skip === undefined || !allows(content, counts, table.skip.guards)) return undefined;
  return schema.state(content, table.skip.to);
}

/** True for two steps on one element, or on wildcards, to one state. */
function isSame(a: StepTable, b: StepTable): boolean {
  return a.to === b.to && (a.on === b.on || (typeof a.on === typeof b.on && typeof a.on !== "number"));
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
/** More alternatives are not shown. */
export const MAX_ALTERNATIVES = 10;
/** More missing children than this do not explain a document. */
const MAX_MISSING = 8;
/** Limits the search: a missing element is found within a few steps or not at all. */
const MAX_STEPS = 500;
