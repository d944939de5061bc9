// A program: starts a server, prints its connection string on one line, and keeps it until standard input ends. That is
// when whoever started this program says so, or is gone.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { openEmbeddedDatabase } from "@payment-routing/embedded-database";

const binaries = process.env.TEST_POSTGRESQL;
const folder = await mkdtemp(join(tmpdir(), "test-database-"));
try {
  // Under root the server runs as another user, who has to get through to its data.
  await chmod(folder, 0o711);
  await using database = await openEmbeddedDatabase(join(folder, "data"), {
    ...(binaries && { binaries }),
    initOptions: ["--no-sync"],
    // Its data need not outlive the machine: half of what a commit costs is waiting for the disk.
    settings: ["fsync=off"],
  });
  console.log(database.connectionString);
  process.stdin.resume();
  await finished(process.stdin);
} finally {
  await rm(folder, { recursive: true, force: true });
}
