import { runProgram } from "../run-program.ts";

/** Fails PostgreSQL over on Patroni under load. `-- --help` says what it needs, and its options. */
export function run(args: readonly string[]): Promise<void> {
  return runProgram("packages/delivery-trials/src/failover/main.ts", args);
}
