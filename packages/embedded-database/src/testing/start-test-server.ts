import { spawn } from "node:child_process";
import { once } from "node:events";
import { extname } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A PostgreSQL server on a port of its own, with its data in a temporary folder. */
export interface TestServer extends AsyncDisposable {
  /** `postgresql://…` for the superuser. */
  readonly connectionString: string;
  /** Stops the server and deletes its data. Clients have half a second to disconnect. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server for a test that stops or reconfigures it; other tests use `createTestDatabase`.
 *
 * A child process runs the server and stops it when this process exits, even by SIGKILL.
 */
export async function startTestServer(): Promise<TestServer> {
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ["pipe", "pipe", "inherit"],
    // In a process group of its own: Ctrl-C in a terminal reaches the tests first, and the server through them.
    detached: true,
  });
  const exit = once(child, "exit");
  const [connectionString] = await Promise.race([
    once(createInterface(child.stdout), "line"),
    exit.then(([code]) => {
      throw new Error(`the test server did not start: its process exited with code ${code}`);
    }),
  ]);
  const stop = async () => {
    child.stdin.end();
    await exit;
  };
  return { connectionString, stop, [Symbol.asyncDispose]: stop };
}

// The .ts file when this module runs from source, the .js file when it runs from dist.
const PROGRAM = fileURLToPath(new URL(`run-test-server${extname(import.meta.url)}`, import.meta.url));
