/**
 * Passes errors on, but one that stays the same, many times a second perhaps, no more than once a minute.
 *
 * @param log told what was passed over since the last time
 */
export function seldom(log: (error: unknown, passedOver: number) => void): (error: unknown) => void {
  let last: string | undefined;
  let loggedAt = 0;
  let passedOver = 0;
  return (error) => {
    const said = String(error);
    const now = performance.now();
    if (said === last && now - loggedAt < PAUSE_MS) {
      passedOver++;
      return;
    }
    last = said;
    loggedAt = now;
    log(error, passedOver);
    passedOver = 0;
  };
}

const PAUSE_MS = 60_000;
