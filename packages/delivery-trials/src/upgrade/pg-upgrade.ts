import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "@payment-routing/embedded-database/testing";
import { createDebianRoot, type DebianRoot } from "./debian-root.ts";
import { requireHolds, type UpgradeWay } from "./upgrade-way.ts";

/** The files are converted while the database is stopped. */
export const pgUpgrade: UpgradeWay = {
  name: "pg_upgrade",
  description: "from Debian's PostgreSQL 15 to that of Debian's testing, by pg_upgrade",
  async open(progress) {
    await using opened = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), "upgrade-"));
    opened.defer(() => rm(folder, { recursive: true, force: true }));
    // PostgreSQL runs as another user.
    await chmod(folder, 0o755);
    progress("installs Debian's testing");
    const root = await createDebianRoot(folder);
    const [newest = ""] = (await root.run("root", "ls", "-r", "--sort=version", "/usr/lib/postgresql")).split(
      "\n",
    );
    const [from, to] = [`/usr/lib/postgresql/15/bin`, `/usr/lib/postgresql/${newest}/bin`];
    await root.run("root", "install", "--directory", "--owner=postgres", DATA);
    const port = await findFreePort();
    const connectionString = `postgresql://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
    const upgrade = `${to}/pg_upgrade --old-bindir=${from} --new-bindir=${to} --old-datadir=old --new-datadir=new`;
    // It writes its logs into the working folder.
    const run = (command: string) => root.run("postgres", "sh", "-c", `cd ${DATA} && ${command}`);
    await run(`echo ${PASSWORD} > password && ${from}/initdb --pgdata=old ${INIT_OPTIONS}`);
    const stopOld = await startServer(root, `${from}/postgres`, `${DATA}/old`, connectionString);
    opened.defer(stopOld);
    const resources = opened.move();
    return {
      connectionString,
      async prepare() {
        await run(`${to}/initdb --pgdata=new ${INIT_OPTIONS} --no-data-checksums`);
        await run(`${upgrade} --check`);
      },
      async replace() {
        await stopOld();
        await run(upgrade);
        resources.defer(await startServer(root, `${to}/postgres`, `${DATA}/new`, connectionString));
        return connectionString;
      },
      [Symbol.asyncDispose]: () => resources.disposeAsync(),
    };
  },
};

const DATA = "/var/lib/payment-routing";
/** The server listens on 127.0.0.1, and is removed with the trial. */
const PASSWORD = "trial";
const INIT_OPTIONS =
  "--encoding=UTF8 --locale=C.UTF-8 --auth-local=peer --auth-host=scram-sha-256 --pwfile=password";

/** Starts a server, and returns what stops it. */
async function startServer(root: DebianRoot, program: string, data: string, connectionString: string) {
  const { port } = new URL(connectionString);
  const settings = ["-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=${DATA}`];
  const server = root.start(program, "-D", data, "-p", port, ...settings);
  const ended = once(server, "exit");
  await requireHolds(connectionString, "true", "the server did not start");
  return async () => {
    // Disconnects clients, and writes a checkpoint.
    server.kill("SIGINT");
    await ended;
  };
}
