import { QUOTED } from "./logger.ts";

/** The maximum number of causes that are logged in a minute. Further ones are only counted. */
const MAX_CAUSES = 100;
const PAUSE_MS = 60_000;

/**
 * Logs a repeated cause at most once a minute. Causes are equal when their texts are; those of errors without what they quote
 * and without words that have digits, such as addresses and identifiers.
 *
 * @param log called with the number of occurrences that were not logged since the last time, and of those beyond the maximum
 */
export function oncePerMinute<Cause>(log: (cause: Cause, skipped: number) => void): (cause: Cause) => void {
  const known = new Map<string, { readonly loggedAt: number; skipped: number }>();
  let further = 0;
  return (cause) => {
    const text = cause instanceof Error ? describeKind(cause) : String(cause);
    const before = known.get(text);
    const now = performance.now();
    if (before !== undefined && now - before.loggedAt < PAUSE_MS) {
      before.skipped++;
      return;
    }
    known.delete(text);
    // The first was logged longest ago.
    for (const [first, { loggedAt, skipped }] of known) {
      if (known.size < MAX_CAUSES) break;
      if (now - loggedAt < PAUSE_MS) {
        further++;
        return;
      }
      known.delete(first);
      further += skipped;
    }
    known.set(text, { loggedAt: now, skipped: 0 });
    log(cause, further + (before?.skipped ?? 0));
    further = 0;
  };
}

function describeKind(error: Error & { readonly code?: unknown }): string {
  const text = String(error)
    .slice(0, MAX_TEXT)
    .replace(QUOTED, "")
    .replace(/\S*\d\S*/g, "");
  return `${error.code} ${text}`;
}

const MAX_TEXT = 200;
