// A program: starts a server, prints its connection string on one line, and stops the server when standard input ends.
// Standard input ends when the parent closes it or exits.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { openEmbeddedDatabase } from "../open-embedded-database.ts";

const binaries = process.env.TEST_POSTGRESQL;
const folder = await mkdtemp(join(tmpdir(), "test-server-"));
try {
  // Under root the server runs as another user, who needs access to its data.
  await chmod(folder, 0o711);
  await using database = await openEmbeddedDatabase(join(folder, "data"), {
    ...(binaries && { binaries }),
    // Each connection would hash the password 4,096 times. Another PostgreSQL may be a version without this setting.
    initOptions: ["--no-sync", ...(binaries ? [] : ["--set=scram_iterations=1"])],
    settings: [
      // The data need not survive a crash of the machine.
      "fsync=off",
      "full_page_writes=off",
      // No database lives long enough for it, but with a hundred of them it would start twice a second.
      "autovacuum=off",
      // Test files of all workers share the server.
      "max_connections=500",
    ],
  });
  console.log(database.connectionString);
  process.stdin.resume();
  await finished(process.stdin);
} finally {
  await rm(folder, { recursive: true, force: true });
}
