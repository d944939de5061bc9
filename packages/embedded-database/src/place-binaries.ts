import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ServerUser } from "./server-user.ts";

/**
 * Returns an installation folder of PostgreSQL that the server's user can reach. If the installed one is in a home or a
 * private temporary folder, this is a copy in `cache`, created once.
 */
export async function placeBinaries(
  installed: string,
  user: ServerUser | undefined,
  cache = CACHE,
): Promise<string> {
  if (user === undefined || (await isReachable(join(installed, "bin"), user))) return installed;
  const { name, version } = JSON.parse(await readFile(join(dirname(installed), "package.json"), "utf8"));
  const placed = join(cache, `${name.replace("@", "").replace("/", "-")}-${version}`);
  await copyOnce(installed, placed);
  return placed;
}

// Used under root only. Only root can write there, so no other user can replace the binaries.
const CACHE = "/var/cache/payment-routing";

async function copyOnce(from: string, to: string): Promise<void> {
  if (await exists(to)) return;
  await mkdir(dirname(to), { recursive: true, mode: 0o755 });
  const unfinished = await mkdtemp(`${to}-`);
  await chmod(unfinished, 0o755);
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { recursive: true });
    // Another process may have copied them in the meantime.
    if (!(await exists(to))) throw error;
  }
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Reports whether a user can search every parent folder of an absolute path. */
export async function isReachable(path: string, user: ServerUser): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!canTraverse(await stat(folder), user)) return false;
    if (folder === dirname(folder)) return true;
  }
}

const SEARCH = 0o1;

function canTraverse(
  { mode, uid, gid }: { readonly mode: number; readonly uid: number; readonly gid: number },
  user: ServerUser,
): boolean {
  const permissions = uid === user.uid ? mode >> 6 : gid === user.gid ? mode >> 3 : mode;
  return (permissions & SEARCH) !== 0;
}
