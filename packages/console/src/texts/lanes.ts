import { count } from "./count.ts";

/** The page of lanes. */
export const lanesTexts = {
  lanes: {
    caption: "Lanes, the longest waiting first",
    empty: "No lane matches: nothing waits.",
    state: "State",
    reasonContains: "Reason contains",
    head: "Head of line",
    headOf: (next: number, newest: number) => (next > newest ? `${newest}` : `${next} of ${newest}`),
    waiting: "Waiting",
    waitingSince: "Waiting since",
    attempts: "Failed attempts",
    blockedBecause: "Blocked because",
    of: (sessionId: number) => `session ${sessionId}`,
    needsFilter: "Set a filter to act on what it matches.",
    blocks: {
      parked: "parked",
      paused: "paused",
      nothing: "nothing waits",
      sending: "being sent",
      retry: "retry",
      due: "due",
      until: "until",
      at: "at",
    },
    count: (lanes: number) => `${count(lanes, "lane")} would change, on all pages.`,
    countOf: (clients: number, endpoints: number) =>
      `They belong to ${count(clients, "client")} and go to ${count(endpoints, "endpoint")}.`,
    countCallbacks: (callbacks: number) => `${count(callbacks, "callback")} in them`,
    countLeft: (lanes: number) => `${count(lanes, "lane")} stay as they are: their state is another.`,
    changed: (lanes: number) => `${count(lanes, "lane")} changed`,
    stuck: (lanes: number) => `${count(lanes, "lane")} stay parked: their next callback is still rejected.`,
    actions: {
      pause: {
        short: "Pause",
        one: "Pause the lane",
        matching: "Pause matching",
        explanation: (sessionId: number, _: number) => `Stops sending callbacks of session ${sessionId}.`,
        done: (sessionId: number) => `The lane of session ${sessionId} is paused.`,
      },
      resume: {
        short: "Resume",
        one: "Resume the lane",
        matching: "Resume matching",
        explanation: (sessionId: number, _: number) =>
          `Continues to send callbacks of session ${sessionId} where it stopped.`,
        done: (sessionId: number) => `The lane of session ${sessionId} is open.`,
      },
      unpark: {
        short: "Unpark",
        one: "Unpark the lane",
        matching: "Unpark matching",
        explanation: (sessionId: number, sequence: number) =>
          `Tries callback ${sequence} of session ${sessionId} again, with all retries. Rejected callbacks are created anew first.`,
        done: (sessionId: number) => `The lane of session ${sessionId} is open.`,
      },
      skip: {
        short: "Skip",
        one: "Skip the callback",
        matching: "Skip in matching",
        explanation: (sessionId: number, sequence: number) =>
          `Callback ${sequence} of session ${sessionId} will not be delivered. The next one is sent.`,
        done: (sessionId: number) => `The callback of session ${sessionId} was skipped.`,
      },
    },
  },
} as const;
