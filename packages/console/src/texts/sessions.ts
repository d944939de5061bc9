import { count } from "./count.ts";

/** The pages of sessions. */
export const sessionsTexts = {
  sessions: {
    id: "Session ID",
    show: "Show",
    hint: "Callbacks and lanes lead to their sessions too.",
    title: "Session",
    lane: "Lane",
    timeline: "What happened",
    later: (duration: string) => `(${duration} later)`,
    report: (id: string, verdict: string) => `Report ${id}: ${verdict}`,
    verdicts: { applied: "applied", unchanged: "changed nothing", outdated: "outdated" },
    reportedBy: (key: string) => `Reported by ${key}, happened`,
    session: "Session",
    transaction: (id: number) => `Transaction ${id}`,
    noCallback: "No callback:",
    silences: {
      "no-transaction": "the session has no transaction.",
      "transaction-gone": "transactions are no longer reported, and nothing else changed.",
      "not-wanted": "the client does not want this status.",
    },
    callback: (sequence: number) => `Callback ${sequence}`,
    made: "created",
    attempts: (attempts: number, last: string) =>
      attempts === 0 ? "not sent yet" : `${count(attempts, "attempt")}, the last: ${last}`,
    data: "Session data",
    showData: "Show the data",
    erase: "Erase the session",
    eraseExplanation: (id: string) =>
      `Deletes everything that is known of session ${id}: reports, callbacks and attempts. It cannot be undone.`,
    discard: "Also callbacks that are not delivered",
    erased: (callbacks: number, reports: number) =>
      `Erased: ${count(callbacks, "callback")}, ${count(reports, "report")}.`,
  },
} as const;
