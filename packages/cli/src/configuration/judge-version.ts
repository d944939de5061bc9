import type { LoadedConfiguration } from "@payment-routing/server";
import { describeFailure, judgeCases } from "./judge-cases.ts";

/** Why a version may not be activated, a line each: test cases that fail. Empty when it may. */
export function listObstacles(loaded: LoadedConfiguration): readonly string[] {
  const failed = judgeCases(loaded).filter(({ passed }) => !passed);
  return failed.flatMap((outcome) => describeFailure(outcome, loaded));
}
