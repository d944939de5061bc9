import { spawn } from "node:child_process";
import { once } from "node:events";
import { fromRoot } from "../repository.ts";

/** Fails PostgreSQL over on Patroni under load. `-- --help` says what it needs, and its options. */
export async function run(args: readonly string[]): Promise<void> {
  const program = fromRoot("packages/delivery-trials/src/failover/main.ts");
  const [code] = await once(spawn(process.execPath, [program, ...args], { stdio: "inherit" }), "exit");
  // The program has printed why.
  if (code !== 0 || args.includes("--help")) process.exit(code);
}
