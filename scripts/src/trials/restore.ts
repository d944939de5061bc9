import { runProgram } from "../run-program.ts";

/** Restores PostgreSQL to random moments under load. `-- --help` has its options. */
export function run(args: readonly string[]): Promise<void> {
  return runProgram("packages/delivery-trials/src/restore/main.ts", args);
}
