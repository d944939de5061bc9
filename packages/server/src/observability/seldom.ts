/** How many causes are remembered. Past that the one that was logged longest ago is forgotten: memory stays bounded. */
const MAX_CAUSES = 100;
const PAUSE_MS = 60_000;

/**
 * Passes errors on, but one that comes again and again, many times a second perhaps, no more than once a minute.
 *
 * @param log told how often the error was passed over since the last time
 */
export function seldom<Cause>(log: (cause: Cause, passedOver: number) => void): (cause: Cause) => void {
  const known = new Map<string, { readonly loggedAt: number; passedOver: number }>();
  return (cause) => {
    const said = String(cause);
    const before = known.get(said);
    const now = performance.now();
    if (before !== undefined && now - before.loggedAt < PAUSE_MS) {
      before.passedOver++;
      return;
    }
    known.delete(said);
    known.set(said, { loggedAt: now, passedOver: 0 });
    for (const oldest of known.keys()) if (known.size > MAX_CAUSES) known.delete(oldest);
    log(cause, before?.passedOver ?? 0);
  };
}
