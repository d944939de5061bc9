/** The maximum number of causes. When it is exceeded, the cause that was logged longest ago is removed. */
const MAX_CAUSES = 100;
const PAUSE_MS = 60_000;

/**
 * Logs a repeated cause at most once a minute. Causes are equal when their texts are.
 *
 * @param log called with the number of occurrences that were not logged since the last time
 */
export function oncePerMinute<Cause>(log: (cause: Cause, skipped: number) => void): (cause: Cause) => void {
  const known = new Map<string, { readonly loggedAt: number; skipped: number }>();
  return (cause) => {
    const text = String(cause);
    const before = known.get(text);
    const now = performance.now();
    if (before !== undefined && now - before.loggedAt < PAUSE_MS) {
      before.skipped++;
      return;
    }
    known.delete(text);
    known.set(text, { loggedAt: now, skipped: 0 });
    for (const oldest of known.keys()) if (known.size > MAX_CAUSES) known.delete(oldest);
    log(cause, before?.skipped ?? 0);
  };
}
