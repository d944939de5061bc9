import type { Finding } from "./finding.ts";
import type { LostRecords } from "./session-records.ts";

/** Callbacks and lanes never outlive their session: retention deletes it after them, and erasing leaves it its numbers. */
export function judgeLost({ sessionId, callbacks, lane }: LostRecords): Finding {
  const waiting = callbacks.filter(({ settledAt }) => settledAt === undefined).length;
  const left = `${callbacks.length} callbacks, ${waiting} of them not settled, and ${lane ? "a" : "no"} lane`;
  const message = `the session is not there, and of it there are ${left}`;
  return { kind: "missing-session", sessionId, message };
}
