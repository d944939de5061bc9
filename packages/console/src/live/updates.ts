import { effect, signal } from "@preact/signals";

// Reads the shown resources again every 10 s. Only this module decides when, so that hints of a stream can replace the timer.
const INTERVAL_MS = 10_000;

/** Whether the person stopped updates. */
export const isPaused = signal(false);

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let isOverdue = false;

/** Calls back whenever shown data should be read again. Returns the function that ends it. */
export function onUpdate(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(update, INTERVAL_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    isOverdue = false;
  };
}

/** Reads everything that is shown now: after an action, or because a person wants it. */
export function updateNow(): void {
  isOverdue = false;
  for (const listener of listeners) listener();
}

function update(): void {
  isOverdue = isHeld();
  if (!isOverdue) updateNow();
}

/** A hidden tab needs no data, and new rows would take a selection away. */
function isHeld(): boolean {
  return isPaused.value || document.hidden || getSelection()?.isCollapsed === false;
}

function catchUp(): void {
  if (isOverdue && !isHeld()) update();
}

document.addEventListener("visibilitychange", catchUp);
document.addEventListener("selectionchange", catchUp);
effect(() => {
  if (!isPaused.value) catchUp();
});
