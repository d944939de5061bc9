import { execFile } from "node:child_process";
import { mkdtemp, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * A command that mounts a disk and runs a program that has it. It is in a namespace of mounts, which goes with its last
 * process: whatever happens, no disk is left behind.
 *
 * Who is not root is root in a user namespace, and nobody in particular again in one within that: PostgreSQL refuses to
 * run as root whatever root that is.
 */
export function mountDisk(folder: string, megabytes: number): readonly string[] {
  const isRoot = process.getuid?.() === 0;
  const mount = `mount -t tmpfs -o size=${megabytes}m,mode=0711 trial '${folder}'`;
  const run = isRoot ? 'exec "$@"' : 'exec unshare --user --map-user=65534 "$@"';
  const namespaces = isRoot ? ["--mount"] : ["--user", "--map-root-user", "--mount"];
  return ["unshare", ...namespaces, "sh", "-c", `${mount} && ${run}`, "sh"];
}

/** Why no disk can be mounted here; undefined when one can. */
export async function findMountRefusal(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "delivery-trial-"));
  try {
    const [command = "", ...args] = mountDisk(folder, 1);
    await promisify(execFile)(command, [...args, "true"]);
    return undefined;
  } catch (error) {
    const { stderr = "", message } = error as Error & { readonly stderr?: string };
    return `no disk can be mounted: ${stderr.trim() || message}`;
  } finally {
    await rmdir(folder);
  }
}
