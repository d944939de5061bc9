import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

export interface WatchOptions {
  /** Files, or folders of files. */
  readonly paths: readonly string[];
  readonly intervalMs: number;
  /** Called when something has changed and rests again. The next look waits for it. */
  readonly onChange: () => Promise<void>;
}

/**
 * Looks at files again and again, and tells of a change once they were the same for a whole interval: an editor that
 * writes in two steps, or a copy of many files, is one change. Returns what ends it.
 *
 * It looks and does not ask the system to be told: notifications get lost on network file systems and where folders are
 * swapped by a link, as Kubernetes does it.
 */
export async function watchFiles(options: WatchOptions): Promise<() => void> {
  const ending = new AbortController();
  const { signal } = ending;
  const known = await describeFiles(options.paths);
  void look(options, known, signal);
  return () => ending.abort();
}

async function look({ paths, intervalMs, onChange }: WatchOptions, start: string, signal: AbortSignal) {
  let known = start;
  let seen = start;
  for (;;) {
    await delay(intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    const now = await describeFiles(paths);
    const rests = now === seen;
    seen = now;
    if (!rests || now === known) continue;
    // From before the change is read: what changes while it is read is another change.
    known = now;
    await onChange();
  }
}

/** A text that is another one as soon as a file is written, comes, goes, or is replaced. */
async function describeFiles(paths: readonly string[]): Promise<string> {
  const lines = await Promise.all(paths.map(describePath));
  return lines.flat().join("\n");
}

async function describePath(path: string): Promise<string[]> {
  try {
    const found = await stat(path, { bigint: true });
    if (!found.isDirectory()) return [`${path} ${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}`];
    const names = (await readdir(path)).filter((name) => !name.startsWith(".")).sort();
    const inside = await Promise.all(names.map((name) => describeEntry(join(path, name))));
    return [path, ...inside];
  } catch (error) {
    return [`${path} ${(error as NodeJS.ErrnoException).code}`];
  }
}

/** Folders inside a folder are not part of it. */
async function describeEntry(path: string): Promise<string> {
  const found = await stat(path, { bigint: true }).catch(() => undefined);
  if (found === undefined || found.isDirectory()) return path;
  return `${path} ${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}`;
}
