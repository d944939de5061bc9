import type { OperationId } from "@payment-routing/operator-client";
import type { ChangeHint } from "@payment-routing/operator-contract";
import { effect, signal } from "@preact/signals";
import { client } from "../api/client.ts";
import { formatTime } from "../formats.ts";
import { session } from "../session/current-session.ts";

const TICK_MS = 500;
/** Between readings of what no hint names. */
const CLOCK_MS = 10_000;
/** Without a heartbeat for so long, which comes every two seconds, everything is read as often. */
const SILENT_MS = 3500;
/** Without an answer for so long, the page says that it may be outdated: within five seconds. */
const LATE_MS = 4000;

/** Whether the person stopped updates. */
export const isPaused = signal(false);

/** Why what is shown may be outdated, in a sentence; empty if it is not. */
export const staleness = signal("");

interface Shown {
  /** Undefined: no hint names what it shows. */
  readonly kinds: readonly ChangeKind[] | undefined;
  /** @param isBackground whether no person caused it */
  readonly read: (isBackground: boolean) => void;
}

const shown = new Set<Shown>();
const overdue = new Set<Shown>();
/** When each unanswered reading began. */
const readings = new Set<{ readonly since: number }>();
let hintedAt = 0;
let answeredAt = 0;
let polledAt = 0;
let clockAt = 0;
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

/** Called when a reading begins. Returns the function that ends it. */
export function noteReading(): (isAnswered: boolean) => void {
  const reading = { since: performance.now() };
  readings.add(reading);
  return (isAnswered) => {
    readings.delete(reading);
    if (isAnswered) answeredAt = performance.now();
    findStaleness();
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

function findStaleness(): void {
  if (following === undefined) return;
  staleness.value =
    overdue.size > 0 && isSelecting()
      ? "Updates wait while text is selected. What is shown may be outdated."
      : describeDelay();
}

function describeDelay(): string {
  const now = performance.now();
  const since = Math.min(Math.max(hintedAt, answeredAt), ...[...readings].map(({ since }) => since));
  if (now - since < LATE_MS) return "";
  return `No answer from the service since ${formatTime(new Date(Date.now() - (now - since)))}. What is shown may be outdated.`;
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
  staleness.value = isPaused.value
    ? `Updates are paused since ${formatTime(new Date())}. What is shown may be outdated.`
    : "";
  if (!isFollowing) return;
  following = new AbortController();
  followHints(onHint, following.signal);
  hintedAt = performance.now();
  polledAt = hintedAt;
  clockAt = hintedAt;
  timer = setInterval(onTick, TICK_MS);
  if (hasFollowed) update(() => true);
  hasFollowed = true;
}

function onHint(changed: readonly ChangeKind[]): void {
  hintedAt = performance.now();
  if (changed.length > 0) update(({ kinds }) => kinds?.some((kind) => changed.includes(kind)) ?? false);
}

function onTick(): void {
  const now = performance.now();
  if (now - clockAt >= CLOCK_MS) {
    clockAt = now;
    update(({ kinds }) => kinds === undefined);
  }
  if (now - Math.max(hintedAt, polledAt) >= SILENT_MS) {
    polledAt = now;
    update(() => true);
  }
  findStaleness();
}

/** Follows changes while the page is visible and somebody is signed in. Called once. */
export function startUpdates(): void {
  document.addEventListener("visibilitychange", follow);
  document.addEventListener("selectionchange", catchUp);
  effect(follow);
}

/** The kinds of changes that a message of the service names; none in a heartbeat. */
type Kinds = ChangeHint["kinds"];

// Visible tabs of a browser share one stream: the tab that has the lock holds it, and passes the hints on to the others.
const NAME = "payment-routing-hints";
/** After a stream ended, was lost, or was rejected. */
const RETRY_MS = 3000;

/** Passes on hints until the signal is aborted. */
function followHints(onHint: (kinds: Kinds) => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<Kinds>) => onHint(data);
  signal.addEventListener("abort", () => channel.close());
  const follow = async () => {
    for await (const { kinds } of client.stream("followChanges", {}, { signal, isBackground: true })) {
      onHint(kinds);
      channel.postMessage(kinds);
    }
  };
  const hold = async () => {
    while (!signal.aborted) {
      await follow().catch(() => {});
      if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  };
  // Rejects when the signal is aborted while another tab has the lock.
  navigator.locks.request(NAME, { signal }, hold).catch(() => {});
}

type ChangeKind = Kinds[number];

/** The kinds of changes that an operation shows. No hint names those of others: they are read by the clock. */
export const KINDS: Readonly<Partial<Record<OperationId, readonly ChangeKind[]>>> = {
  listCallbacks: ["callbacks"],
  readCallback: ["callbacks"],
  listLanes: ["lanes"],
  readLane: ["lanes"],
  listEndpoints: ["endpoints"],
  readSessionHistory: ["sessions", "callbacks"],
  listRecordedDecisions: ["decisions"],
  listRejectedSearches: ["decisions"],
  listAudit: ["audit"],
  listActions: ["actions"],
  readAction: ["actions"],
  readConfiguration: ["configuration"],
  listActivations: ["configuration"],
  listConfigurationVersions: ["configuration"],
  readConfigurationVersion: ["configuration"],
  listKeys: ["configuration"],
  listSecrets: ["configuration"],
};
