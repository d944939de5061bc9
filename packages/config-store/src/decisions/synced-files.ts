import { mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes to a file, or appends to it. Resolves when the bytes are on disk. */
export async function writeSynced(path: string, flags: "a" | "w", bytes: Uint8Array): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.writeFile(bytes);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** Without it, a new file may be missing after a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Makes a folder and those above it. Not with `recursive`: Node then tries forever where the system has no place for a folder,
 * as in /proc.
 */
export async function makeFolder(folder: string): Promise<void> {
  const make = () =>
    mkdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  const made = await make().then(() => true, ignoreMissing);
  if (made) return;
  await makeFolder(dirname(folder));
  await make();
}

/** For `catch`: resolves to undefined when a file or folder is missing. */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
