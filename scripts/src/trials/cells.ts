import { runProgram } from "../run-program.ts";

/** Moves a client between two cells under load. `-- --help` has its options. */
export function run(args: readonly string[]): Promise<void> {
  return runProgram("packages/delivery-trials/src/cells/main.ts", args);
}
