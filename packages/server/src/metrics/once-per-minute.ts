/** The maximum number of causes that are logged in a minute. Further ones are only counted. */
const MAX_CAUSES = 100;
const PAUSE_MS = 60_000;

/**
 * Logs a repeated cause at most once a minute. Errors are equal when their codes are, or their names without codes: texts have
 * addresses and identifiers. Other causes are equal when they are equal as texts.
 *
 * @param log called with the number of occurrences that were not logged since the last time, and of those beyond the maximum
 */
export function oncePerMinute<Cause>(log: (cause: Cause, skipped: number) => void): (cause: Cause) => void {
  const known = new Map<string, { readonly loggedAt: number; skipped: number }>();
  let further = 0;
  return (cause) => {
    const key = cause instanceof Error ? String(Reflect.get(cause, "code") ?? cause.name) : String(cause);
    const before = known.get(key);
    const now = performance.now();
    if (before !== undefined && now - before.loggedAt < PAUSE_MS) {
      before.skipped++;
      return;
    }
    known.delete(key);
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
    known.set(key, { loggedAt: now, skipped: 0 });
    log(cause, further + (before?.skipped ?? 0));
    further = 0;
  };
}
