import { lintConfiguration } from "@payment-routing/config-analysis";
import type { LoadedConfiguration } from "@payment-routing/server";
import { describeFailure, judgeCases } from "./judge-cases.ts";
import { showPlace } from "./show-place.ts";

/** Why a version may not be activated, a line each: errors of the lint, and test cases that fail. Empty when it may. */
export function listObstacles(loaded: LoadedConfiguration): readonly string[] {
  const errors = lintConfiguration(loaded.configuration).filter(({ severity }) => severity === "error");
  const failed = judgeCases(loaded).filter(({ passed }) => !passed);
  return [
    ...errors.map(({ pointer, rule, message }) => `${showPlace(loaded.locate(pointer))} ${rule}: ${message}`),
    ...failed.flatMap((outcome) => describeFailure(outcome, loaded)),
  ];
}
