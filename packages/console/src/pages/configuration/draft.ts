import type { ConfigurationFile } from "@payment-routing/operator-contract";
import { signal } from "@preact/signals";

/** Files that somebody edits, with those of the version that they are based on. */
export interface Draft {
  readonly base: string;
  readonly original: readonly ConfigurationFile[];
  readonly files: readonly ConfigurationFile[];
}

/** The draft of this tab. Pages of the console can be left and returned to without losing it. */
export const draft = signal<Draft | undefined>(undefined);

/** Adds a file, or replaces the one with its name. */
export function putFile({ path, text }: ConfigurationFile): void {
  changeFiles((files) =>
    files.some((file) => file.path === path)
      ? files.map((file) => (file.path === path ? { path, text } : file))
      : [...files, { path, text }].toSorted((one, other) => (one.path < other.path ? -1 : 1)),
  );
}

export function removeFile(path: string): void {
  changeFiles((files) => files.filter((file) => file.path !== path));
}

/** How many files were changed, added or removed. */
export function countChanges({ original, files }: Draft): number {
  const before = new Map(original.map(({ path, text }) => [path, text]));
  const changed = files.filter(({ path, text }) => before.get(path) !== text);
  const removed = original.filter(({ path }) => !files.some((file) => file.path === path));
  return changed.length + removed.length;
}

function changeFiles(change: (files: readonly ConfigurationFile[]) => readonly ConfigurationFile[]): void {
  if (draft.value !== undefined) draft.value = { ...draft.value, files: change(draft.value.files) };
}
