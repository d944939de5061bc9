import { effect, signal } from "@preact/signals";
import { session } from "../session/current-session.ts";
import type { ChangeKind } from "./find-kinds.ts";
import { followHints } from "./hints.ts";

// Without hints for so long, shown resources are read by the clock.
const INTERVAL_MS = 10_000;

/** Whether the person stopped updates. */
export const isPaused = signal(false);

interface Shown {
  /** Undefined: no hint names what it shows. */
  readonly kinds: readonly ChangeKind[] | undefined;
  /** @param isBackground whether no person caused it */
  readonly read: (isBackground: boolean) => void;
}

const shown = new Set<Shown>();
const overdue = new Set<Shown>();
let hintedAt = Number.NEGATIVE_INFINITY;
let following: AbortController | undefined;
let hasFollowed = false;
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls `read` whenever a shown resource should be read again. Returns the function that ends it. */
export function onUpdate(kinds: Shown["kinds"], read: Shown["read"]): () => void {
  const added: Shown = { kinds, read };
  shown.add(added);
  return () => {
    shown.delete(added);
    overdue.delete(added);
  };
}

/** Reads everything that is shown now: after an action, or because a person wants it. */
export function updateNow(): void {
  overdue.clear();
  for (const { read } of shown) read(false);
}

function update(which: (each: Shown) => boolean): void {
  for (const each of shown) if (which(each)) overdue.add(each);
  catchUp();
}

function catchUp(): void {
  if (isPaused.value || document.hidden || isSelecting()) return;
  for (const each of overdue) {
    overdue.delete(each);
    each.read(true);
  }
}

/** New rows would take a selection away. */
function isSelecting(): boolean {
  return getSelection()?.isCollapsed === false;
}

/** A hidden tab needs no data, so its stream and its session can end. */
function follow(): void {
  const isFollowing =
    !isPaused.value && !document.hidden && typeof session.value === "object" && session.value !== null;
  if (isFollowing === (following !== undefined)) return;
  following?.abort();
  clearInterval(timer);
  following = undefined;
  if (!isFollowing) return;
  following = new AbortController();
  followHints(onHint, following.signal);
  timer = setInterval(onTick, INTERVAL_MS);
  if (hasFollowed) update(() => true);
  hasFollowed = true;
}

function onHint(changed: readonly ChangeKind[]): void {
  hintedAt = performance.now();
  if (changed.length > 0) update(({ kinds }) => kinds?.some((kind) => changed.includes(kind)) ?? false);
}

function onTick(): void {
  const isSilent = performance.now() - hintedAt >= INTERVAL_MS;
  update(({ kinds }) => kinds === undefined || isSilent);
}

document.addEventListener("visibilitychange", follow);
document.addEventListener("selectionchange", catchUp);
effect(follow);
