import { hasShortcuts } from "../session/preferences.ts";

/** Single keys, with what they do. */
export const SHORTCUTS: readonly (readonly [keys: readonly string[], effect: string])[] = [
  [["/"], "search"],
  [["j", "k"], "next and previous row"],
  [["Enter"], "open the row"],
];

const SEARCH = ".topbar .search input";

/** Rows of lists are opened by a link of this class. */
const ROWS = "main .row-link";

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** Follows single keys, except where a person types or a dialog is open. Returns the function that ends it. */
export function followShortcuts(): () => void {
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

function onKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  const step = STEPS[key];
  if (step === undefined && key !== "/") return;
  if (!hasShortcuts.value || ctrlKey || metaKey || altKey) return;
  // Of the editor, the event itself names only its shadow root.
  const [target] = event.composedPath();
  if (
    target instanceof Element &&
    target.closest("input, select, textarea, [contenteditable], dialog, [popover]:popover-open")
  )
    return;
  if (step === undefined) {
    // The key is not typed into the box.
    event.preventDefault();
    document.querySelector<HTMLElement>(SEARCH)?.focus();
    return;
  }
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  const current = rows.indexOf(document.activeElement as HTMLElement);
  const next = current === -1 ? 0 : current + step;
  rows[next]?.focus();
}
