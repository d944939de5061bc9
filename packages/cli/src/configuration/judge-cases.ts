import { type CaseOutcome, runCases } from "@payment-routing/config-analysis";
import type { LoadedConfiguration } from "@payment-routing/config-store";
import { describeCaseFault } from "./describe-case-fault.ts";
import { showPlace } from "./show-place.ts";

/** A case with where it stands. */
export interface PlacedOutcome extends CaseOutcome {
  /** `file:line:column` */
  readonly place: string;
}

/** Runs the test cases of a configuration as of now. */
export function judgeCases(loaded: LoadedConfiguration): readonly PlacedOutcome[] {
  return runCases(loaded.router, loaded.cases, Date.now()).map((outcome) => ({
    ...outcome,
    place: showPlace(loaded.locate(`/cases/${outcome.position}`)),
  }));
}

/** A case that failed, a line for each thing that is wrong, with its place. */
export function describeFailure(
  { name, position, issues }: PlacedOutcome,
  loaded: LoadedConfiguration,
): readonly string[] {
  return issues.flatMap((fault) => {
    const place = showPlace(loaded.locate(`/cases/${position}${fault.pointer}`));
    return [`${place} ${name}: ${describeCaseFault(fault)}`, ...fault.reasons.map((reason) => `  ${reason}`)];
  });
}
