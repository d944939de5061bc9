import { execFile } from "node:child_process";
import { appendFile, chown, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";

/** Makes a base backup of a running server with the low-level API (PostgreSQL manual, section 26.3.4), including the log. */
export async function backUp(connectionString: string, cluster: string, backup: string): Promise<void> {
  await rm(backup, { recursive: true, force: true });
  await mkdir(backup);
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query("select pg_backup_start('trial', fast => true)");
    for (const name of await readdir(cluster))
      if (!EXCLUDED.has(name)) await copy(join(cluster, name), backup);
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
    await copy(join(cluster, "pg_wal"), backup);
    await writeFile(join(backup, "backup_label"), rows[0]?.labelfile ?? "");
  } finally {
    await client.end();
  }
}

/** Replaces the files of a stopped server by a backup. */
export async function placeBackup(
  backup: string,
  cluster: string,
  how: "snapshot" | "point-in-time",
): Promise<void> {
  const { uid, gid } = await stat(cluster);
  for (const name of await readdir(cluster)) await rm(join(cluster, name), { recursive: true });
  for (const name of await readdir(backup)) await copy(join(backup, name), cluster);
  if (how === "point-in-time") {
    await writeFile(join(cluster, "recovery.signal"), "");
    await appendFile(join(cluster, "postgresql.auto.conf"), ARCHIVE_RECOVERY);
  }
  for (const name of ["backup_label", "recovery.signal"])
    await chown(join(cluster, name), uid, gid).catch(() => undefined);
}

/** There is no archive: recovery uses the log in the backup only. */
const ARCHIVE_RECOVERY = "restore_command = 'false'\nrecovery_target_action = 'promote'\n";

const EXCLUDED: ReadonlySet<string> = new Set(["pg_wal", "postmaster.pid", "postmaster.opts"]);

/** Preserves owners and times. Ignores files that disappear during the copy. */
async function copy(from: string, folder: string): Promise<void> {
  await promisify(execFile)("cp", ["--archive", from, folder]).catch(
    (error: { readonly stderr?: string }) => {
      const lines = (error.stderr ?? "").trim().split("\n");
      if (!lines.every((line) => line.includes("No such file or directory"))) throw error;
    },
  );
}
