import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

export interface PollOptions {
  /** Lists the files, or folders of files. An added path counts as a change: its file may have changed since it was read. */
  readonly paths: () => readonly string[];
  readonly intervalMs: number;
  /** Called after a change. Polling pauses until it resolves. */
  readonly onChange: () => Promise<void>;
}

/**
 * Polls files and reports a change once they were stable for a whole interval: an editor that writes in two steps, or a
 * copy of many files, is one change. Returns a function that stops polling.
 *
 * File system notifications are not used: they get lost on network file systems and when folders are swapped by a link,
 * as Kubernetes does.
 */
export async function pollFiles(options: PollOptions): Promise<() => void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const initial = await describeFiles(options.paths());
  void poll(options, initial, signal);
  return () => stopping.abort();
}

async function poll({ paths, intervalMs, onChange }: PollOptions, initial: string, signal: AbortSignal) {
  let reported = initial;
  let previous = initial;
  for (;;) {
    await delay(intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    const now = await describeFiles(paths());
    const isStable = now === previous;
    previous = now;
    if (!isStable || now === reported) continue;
    // Before the change is read: a change during the read is another change.
    reported = now;
    await onChange();
  }
}

/** A text that differs as soon as a file is written, added, removed or replaced. */
async function describeFiles(paths: readonly string[]): Promise<string> {
  const lines = await Promise.all(paths.map(describePath));
  return lines.flat().join("\n");
}

async function describePath(path: string): Promise<string[]> {
  try {
    const found = await stat(path, { bigint: true });
    if (!found.isDirectory()) return [`${path} ${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}`];
    const names = (await readdir(path)).filter((name) => !name.startsWith(".")).sort();
    const entries = await Promise.all(names.map((name) => describeEntry(join(path, name))));
    return [path, ...entries];
  } catch (error) {
    return [`${path} ${(error as NodeJS.ErrnoException).code}`];
  }
}

/** Subfolders are not read. */
async function describeEntry(path: string): Promise<string> {
  const found = await stat(path, { bigint: true }).catch(() => undefined);
  if (found === undefined || found.isDirectory()) return path;
  return `${path} ${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}`;
}
