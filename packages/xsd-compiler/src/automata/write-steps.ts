import type { State, Step, Transition, WildcardTransition } from "../components/schema-set.ts";
import type { Move } from "./continuation.ts";

/** Writes the steps of a state. */
export function makeState(
  steps: readonly (Transition | WildcardTransition)[],
  accepts: State["accepts"],
): State {
  return {
    // No document contains an abstract element.
    transitions: steps.filter((step) => "element" in step).filter(({ element }) => !element.abstract),
    wildcards: steps.filter((step) => "wildcard" in step),
    accepts,
  };
}

/** Writes a move as a transition between states. */
export function writeStep(
  { term, guards, updates }: Pick<Move, "term" | "guards" | "updates">,
  to: number,
): Transition | WildcardTransition {
  const step: Step = { to, guards, updates };
  return "scope" in term ? { element: term, ...step } : { wildcard: term, ...step };
}
