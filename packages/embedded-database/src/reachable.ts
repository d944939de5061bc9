import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import type { ServerUser } from "./server-user.ts";

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
