import type { Replayed } from "./replay-records.ts";

/** What people must know of a replay to judge what comes of it: what was left out of it, and what records do not hold. */
export function describeReplay(
  { requests, recorded }: Pick<Replayed, "requests" | "recorded">,
  notRecorded: readonly string[],
): readonly string[] {
  return [
    ...(requests < recorded ? [`only ${requests} of the ${recorded} in this period: see --limit`] : []),
    ...notRecorded.map((what) => `not in the records: ${what}`),
  ];
}
