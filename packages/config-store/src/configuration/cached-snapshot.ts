import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { ConfigurationSnapshot } from "./configuration-snapshot.ts";

/** What was active when it was last read from the database. */
export interface CachedSnapshot {
  readonly savedAt: string;
  readonly snapshot: ConfigurationSnapshot;
}

/**
 * Writes a snapshot where a process finds it that starts without its database. It is there as a whole or not at all,
 * and only its owner can read it: the digests of keys are in it.
 */
export async function writeCachedSnapshot(file: string, snapshot: ConfigurationSnapshot): Promise<void> {
  const cached = { format: FORMAT, savedAt: new Date().toISOString(), snapshot };
  // Several processes may share the folder.
  const draft = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, JSON.stringify(cached), { mode: 0o600 });
  await rename(draft, file);
}

/**
 * Reads what was written there.
 *
 * @throws Error that says why not, for people: there is none, it is damaged, or of another version of this program
 */
export async function readCachedSnapshot(file: string): Promise<CachedSnapshot> {
  let cached: CachedSnapshot & { readonly format: unknown };
  try {
    cached = JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new Error(`there is no copy of what was active, ${file}`);
    throw new Error(
      `the copy of what was active, ${file}, ${code === undefined ? "is damaged" : `cannot be read: ${code}`}`,
      { cause: error },
    );
  }
  if (cached?.format !== FORMAT)
    throw new Error(`the copy of what was active, ${file}, is of another version of the program`);
  const { savedAt, snapshot } = cached;
  const keys = snapshot.keys.map((key) => ({
    ...key,
    expires: key.expires === undefined ? undefined : new Date(key.expires),
  }));
  return { savedAt, snapshot: { ...snapshot, keys } };
}

/** Changes with what a snapshot is. */
const FORMAT = 1;
