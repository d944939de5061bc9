import { execFile } from "node:child_process";
import { appendFile, chown, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";

/** Copies the files of a server that runs, as PostgreSQL's manual has it (26.3.4), with the log that makes them consistent. */
export async function backUp(connectionString: string, cluster: string, backup: string): Promise<void> {
  await rm(backup, { recursive: true, force: true });
  await mkdir(backup);
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query("select pg_backup_start('trial', fast => true)");
    for (const name of await readdir(cluster))
      if (!LEFT_OUT.has(name)) await copy(join(cluster, name), backup);
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
    await copy(join(cluster, "pg_wal"), backup);
    await writeFile(join(backup, "backup_label"), rows[0]?.labelfile ?? "");
  } finally {
    await client.end();
  }
}

/** Puts a backup in the place of the files of a server that is gone. */
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

/** There is no archive: what the backup has of the log is all that there is. */
const ARCHIVE_RECOVERY = "restore_command = 'false'\nrecovery_target_action = 'promote'\n";

const LEFT_OUT: ReadonlySet<string> = new Set(["pg_wal", "postmaster.pid", "postmaster.opts"]);

/** Owners and times included; what vanishes meanwhile is not in the backup. */
async function copy(from: string, folder: string): Promise<void> {
  await promisify(execFile)("cp", ["--archive", from, folder]).catch(
    (error: { readonly stderr?: string }) => {
      const lines = (error.stderr ?? "").trim().split("\n");
      if (!lines.every((line) => line.includes("No such file or directory"))) throw error;
    },
  );
}
