import type { Pool } from "pg";
import { CHANGES_CHANNEL, type ChangeKind, writeKinds } from "./change-kinds.ts";

/** Announces to all processes the kinds that this one has changed. */
export interface ChangeAnnouncer {
  /** Costs next to nothing, so it may be called for every change. */
  add(...kinds: readonly ChangeKind[]): void;
  /** Resolves when no announcement is under way. */
  stop(): Promise<void>;
}

const INTERVAL_MS = 1000;

/**
 * Announces changes with NOTIFY after their commit, at most once a second: a first change immediately, later ones together. An
 * announcement that fails is dropped.
 */
export function announceChanges(pool: Pool, intervalMs = INTERVAL_MS): ChangeAnnouncer {
  let kinds = new Set<ChangeKind>();
  let timer: NodeJS.Timeout | undefined;
  let announcing: Promise<unknown> = Promise.resolve();

  function announce(): void {
    const payload = writeKinds(kinds);
    kinds = new Set();
    announcing = pool.query("select pg_notify($1, $2)", [CHANGES_CHANNEL, payload]).catch(() => {});
    timer = setTimeout(() => {
      timer = undefined;
      if (kinds.size > 0) announce();
    }, intervalMs).unref();
  }

  return {
    add(...added) {
      for (const kind of added) kinds.add(kind);
      if (timer === undefined) announce();
    },
    async stop() {
      clearTimeout(timer);
      await announcing;
    },
  };
}
