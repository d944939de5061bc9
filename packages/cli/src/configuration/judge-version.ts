import { type LintOptions, lintConfiguration } from "@payment-routing/config-analysis";
import type { LoadedConfiguration } from "@payment-routing/config-store";
import { describeFailure, judgeCases } from "./judge-cases.ts";
import { showPlace } from "./show-place.ts";

/** Why a version may not be activated. */
export interface Obstacles {
  /** Errors of the lint and test cases that fail, for people. Empty when there is nothing. */
  readonly lines: readonly string[];
  /** The same for machines. */
  readonly faults: readonly object[];
}

/** Lists what keeps a version from being activated: errors of the lint, and test cases that fail. */
export function listObstacles(loaded: LoadedConfiguration, options: LintOptions): Obstacles {
  const errors = lintConfiguration(loaded.configuration, options).filter(
    ({ severity }) => severity === "error",
  );
  const failed = judgeCases(loaded).filter(({ passed }) => !passed);
  return {
    lines: [
      ...errors.map(
        ({ pointer, rule, message }) => `${showPlace(loaded.locate(pointer))} ${rule}: ${message}`,
      ),
      ...failed.flatMap((outcome) => describeFailure(outcome, loaded)),
    ],
    faults: [
      ...errors.map(({ pointer, rule, message }) => ({ ...locate(loaded, pointer), rule, message })),
      ...failed.flatMap(({ name, position, issues }) =>
        issues.map(({ pointer, expected, received, reasons }) => {
          const place = locate(loaded, `/cases/${position}${pointer}`);
          return { ...place, case: name, pointer, expected, received, reasons };
        }),
      ),
    ],
  };
}

function locate(loaded: LoadedConfiguration, pointer: string) {
  const { file, line, column } = loaded.locate(pointer) ?? {};
  return { file, line, column };
}
