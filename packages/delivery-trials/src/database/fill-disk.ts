import { open } from "node:fs/promises";

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
