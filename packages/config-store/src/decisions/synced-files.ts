import { open } from "node:fs/promises";

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

/** For `catch`: resolves to undefined when a file or folder is missing. */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
