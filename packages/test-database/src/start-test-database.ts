import { spawn } from "node:child_process";
import { once } from "node:events";
import { extname } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A PostgreSQL server that nobody else uses, on a port of its own, with its data in a temporary folder. */
export interface TestDatabase extends AsyncDisposable {
  /** `postgresql://…` for its superuser. */
  readonly connectionString: string;
  /** Ends the server and deletes its data. Who is still connected after half a second is disconnected. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server. Start one in `beforeAll` of a test file and stop it in `afterAll`.
 *
 * It lives in a process of its own that ends it as soon as this process is gone, however that went: a test run that is
 * killed leaves no server behind.
 */
export async function startTestDatabase(): Promise<TestDatabase> {
  const keeper = spawn(process.execPath, [KEEPER], {
    stdio: ["pipe", "pipe", "inherit"],
    // In a group of its own, so that Ctrl-C in a terminal reaches the tests first and the server through them.
    detached: true,
  });
  const exit = once(keeper, "exit");
  const lines = createInterface(keeper.stdout);
  const [connectionString] = await Promise.race([
    once(lines, "line"),
    exit.then(([code]) => {
      throw new Error(`the test database did not start: its keeper ended with ${code}`);
    }),
  ]);
  const stop = async () => {
    keeper.stdin.end();
    await exit;
  };
  return { connectionString, stop, [Symbol.asyncDispose]: stop };
}

// Its source where sources are run, its output where that is.
const KEEPER = fileURLToPath(new URL(`keep-database${extname(import.meta.url)}`, import.meta.url));
