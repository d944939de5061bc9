// A program: starts a server, prints its connection string on one line, and keeps it until standard input ends. That is
// when whoever started this program says so, or is gone.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { startServer } from "./start-server.ts";

const folder = await mkdtemp(join(tmpdir(), "test-database-"));
try {
  // Under root the server runs as another user, who has to get through to its data.
  await chmod(folder, 0o711);
  await using server = await startServer(join(folder, "data"));
  console.log(server.connectionString);
  process.stdin.resume();
  await finished(process.stdin);
} finally {
  await rm(folder, { recursive: true, force: true });
}
