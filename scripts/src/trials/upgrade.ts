import { runProgram } from "../run-program.ts";

/** Upgrades PostgreSQL to another major version under load. `-- --help` says what it needs, and its options. */
export function run(args: readonly string[]): Promise<void> {
  return runProgram("packages/delivery-trials/src/upgrade/main.ts", args);
}
