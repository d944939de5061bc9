import { count } from "./count.ts";

/** The page of endpoints. */
export const endpointsTexts = {
  endpoints: {
    caption: "Endpoints by name",
    empty: "No endpoint matches: nothing waits, and none has a state to report.",
    clients: "Clients",
    state: "State",
    open: "open",
    paused: "paused",
    slowUntil: "asked for a pause until",
    breaker: "Circuit breaker",
    openUntil: "Open until",
    failures: "Failures",
    lanes: "Lanes",
    laneCount: (lanes: number, parked: number) => (parked === 0 ? `${lanes}` : `${lanes} (${parked} parked)`),
    callbacks: "Waiting",
    callbackCount: (callbacks: number, redeliveries: number) =>
      redeliveries === 0
        ? `${callbacks}`
        : `${callbacks} and ${count(redeliveries, "redelivery", "redeliveries")}`,
    oldest: "Oldest waits",
    trend: "Accepted and failed, last hour",
    skipCount: (callbacks: number, lanes: number) =>
      `${count(callbacks, "callback")} in ${count(lanes, "lane")} will be skipped.`,
    skipRedeliveries: (redeliveries: number) =>
      `${count(redeliveries, "redelivery", "redeliveries")} and test events will be withdrawn.`,
    skipped: (callbacks: number) => `${count(callbacks, "callback")} skipped`,
    withdrawn: (redeliveries: number) => `${count(redeliveries, "redelivery", "redeliveries")} withdrawn`,
    underWay: (left: number) =>
      `${left} left, because an attempt is under way: repeat the action after some seconds.`,
    actions: {
      pause: {
        short: "Pause",
        title: "Pause the endpoint",
        explanation: (endpoint: string) => `Nothing is sent to ${endpoint} until somebody resumes it.`,
        done: (endpoint: string) => `${endpoint} is paused.`,
      },
      resume: {
        short: "Resume",
        title: "Resume the endpoint",
        explanation: (endpoint: string) =>
          `Continues to send to ${endpoint} immediately. Forgets its failures and its requests for a pause.`,
        done: (endpoint: string) => `${endpoint} is open.`,
      },
      skip: {
        short: "Skip",
        title: "Skip everything that waits",
        explanation: "None of what waits for the endpoint now will be delivered.",
      },
    },
  },
  testEvent: {
    title: "Send a test event",
    explanation: "Sends a client a callback that belongs to no session, marked as a test.",
    account: "Account (optional)",
    transactionCode: "Transaction code (optional)",
    done: "The test event will be sent.",
  },
} as const;
