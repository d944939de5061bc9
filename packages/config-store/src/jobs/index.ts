// The jobs of a configuration, for commands that run them in their own process. Loads the analysis: a service does so only
// in the thread of a job.

export { findRejectedCallbacks } from "./find-rejected-callbacks.ts";
export type { ReplayedPeriod } from "./replay-records.ts";
export { coverRecords, simulateRecords } from "./replays.ts";
