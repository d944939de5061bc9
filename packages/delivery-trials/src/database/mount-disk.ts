import { execFile } from "node:child_process";
import { mkdtemp, open, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * Returns a command that mounts a disk and runs a program with it, in a mount namespace that disappears with its last process.
 * `size` is that of a tmpfs, such as `256m`. Without root it uses a user namespace, and a nested one for the program, because PostgreSQL does not run as root.
 */
export function mountDisk(folder: string, size: string): readonly string[] {
  const isRoot = process.getuid?.() === 0;
  const mount = `mount -t tmpfs -o size=${size},mode=0711 trial '${folder}'`;
  const run = isRoot ? 'exec "$@"' : 'exec unshare --user --map-user=65534 "$@"';
  const namespaces = isRoot ? ["--mount"] : ["--user", "--map-root-user", "--mount"];
  return ["unshare", ...namespaces, "sh", "-c", `${mount} && ${run}`, "sh"];
}

/** Returns why no disk can be mounted on this machine, or undefined if it can. */
export async function findMountProblem(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "delivery-trial-"));
  try {
    const [command = "", ...args] = mountDisk(folder, "1m");
    await promisify(execFile)(command, [...args, "true"]);
    return undefined;
  } catch (error) {
    const { stderr = "", message } = error as Error & { readonly stderr?: string };
    return `no disk can be mounted: ${stderr.trim() || message}`;
  } finally {
    await rmdir(folder);
  }
}

/** Writes chunks of decreasing size into a file until not one byte of its disk is left. */
export async function fillDisk(path: string): Promise<void> {
  await using file = await open(path, "a");
  for (let size = 1 << 20; size >= 1; ) {
    const failure = await file
      .appendFile(Buffer.alloc(size))
      .catch((error: NodeJS.ErrnoException) => error.code);
    if (failure === "ENOSPC") size >>= 1;
    else if (failure !== undefined) throw new Error(`expected ENOSPC, got ${failure}`);
  }
}
