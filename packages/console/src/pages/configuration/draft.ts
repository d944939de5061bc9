import type { ConfigurationFile } from "@payment-routing/operator-contract";
import { effect, signal } from "@preact/signals";
import { shownTo } from "../../session/current-session.ts";
import { draftKey } from "../../session/preferences.ts";

/** Files that somebody edits, with those of the version that they are based on. */
export interface Draft {
  readonly base: string;
  readonly original: readonly ConfigurationFile[];
  readonly files: readonly ConfigurationFile[];
}

/** The draft of the person who is signed in. This browser keeps it until it is stored or discarded, or the person signs out. */
export const draft = signal<Draft | undefined>(undefined);

/** What a changed draft differs in. The browser keeps a few megabytes. */
interface StoredDraft {
  readonly base: string;
  readonly changed: readonly ConfigurationFile[];
  readonly removed: readonly string[];
}

const findKey = () => draftKey(shownTo.peek() ?? "");

// Somebody else has signed in.
effect(() => {
  if (shownTo.value !== undefined) draft.value = undefined;
});

effect(() => {
  const { value } = draft;
  if (value === undefined) return;
  const changed = listChanged(value);
  const removed = listRemoved(value).map(({ path }) => path);
  if (changed.length + removed.length === 0) return localStorage.removeItem(findKey());
  const stored: StoredDraft = { base: value.base, changed, removed };
  try {
    localStorage.setItem(findKey(), JSON.stringify(stored));
  } catch {
    // It is too large. The tab asks before it is closed or loaded again.
  }
});

// Another tab has changed the draft, or ended it.
addEventListener("storage", ({ key }) => {
  const { value } = draft;
  if (key !== findKey() || value === undefined) return;
  const stored = findStoredDraft();
  if (stored?.base === value.base) openDraft(value.base, value.original, stored);
  else draft.value = undefined;
});

/** The changed draft of before the page was loaded. */
export function findStoredDraft(): StoredDraft | undefined {
  const text = localStorage.getItem(findKey());
  return text === null ? undefined : JSON.parse(text);
}

/** Opens the files of a version as the draft, with the changes of a stored one. */
export function openDraft(base: string, original: Draft["original"], stored?: StoredDraft): void {
  const { changed = [], removed = [] } = stored ?? {};
  draft.value = { base, original, files: original.filter(({ path }) => !removed.includes(path)) };
  for (const file of changed) putFile(file);
}

export function discardDraft(): void {
  localStorage.removeItem(findKey());
  draft.value = undefined;
}

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
export function countChanges(value: Draft): number {
  return listChanged(value).length + listRemoved(value).length;
}

function listChanged({ original, files }: Draft): readonly ConfigurationFile[] {
  const before = new Map(original.map(({ path, text }) => [path, text]));
  return files.filter(({ path, text }) => before.get(path) !== text);
}

function listRemoved({ original, files }: Draft): readonly ConfigurationFile[] {
  return original.filter(({ path }) => !files.some((file) => file.path === path));
}

function changeFiles(change: (files: readonly ConfigurationFile[]) => readonly ConfigurationFile[]): void {
  if (draft.value !== undefined) draft.value = { ...draft.value, files: change(draft.value.files) };
}
