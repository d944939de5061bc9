/** What several pages say. */
export const commonTexts = {
  none: "–",
  until: "until",
  states: {
    loading: "Loading …",
    retry: "Try again",
    outdated: (readAt: string) => `Not updated since ${readAt}.`,
    request: (id: string) => `Request ${id}`,
  },
  errors: {
    noAnswer: "The service does not answer",
    noAnswerDetail: "Check the connection. The page tries again by itself.",
    unreadable: "The answer is not from the service",
    status: (status: number) => `It has status ${status}.`,
  },
  filters: {
    title: "Filter",
    more: "More filters",
    apply: "Apply",
    clear: "Clear",
    any: "any",
  },
  pager: { label: "Pages of the list", first: "First page", next: "Next page" },
  copy: { done: "Copied.", failed: "The browser did not allow it." },
  actions: {
    heading: "Actions",
    reason: "Reason, for the audit",
    cancel: "Cancel",
    close: "Close",
    stop: "Stop",
    counting: "Counting …",
    starting: "Starting …",
    scope: (filter: string) => `Applies to: ${filter}`,
    progress: (done: string, total: string) => `${done} of ${total}`,
    phases: {
      running: "",
      finished: "Finished.",
      stopped: "Stopped. What was done stays done; repeat the action to continue.",
      failed: "Interrupted. What was done stays done; repeat the action to continue.",
    },
    interrupted: "The connection broke",
    interruptedDetail: "The action may have continued for one more step.",
    held: (reason: string, until: string | undefined) =>
      until === undefined
        ? `Nothing is sent for now: ${reason}.`
        : `Nothing is sent until ${until}: ${reason}.`,
  },
  outcomes: {
    accepted: "accepted",
    refused: "rejected",
    failed: "no response",
    timeout: "timeout",
    blocked: "address blocked",
    gone: "gone",
    slowed: "slowed down",
  },
  failures: {
    dns: "DNS",
    tls: "TLS",
    connection: "connection",
    timeout: "timeout",
    "3xx": "3xx",
    "4xx": "4xx",
    "5xx": "5xx",
    blocked: "address blocked",
  },
  holds: {
    paused: "endpoint paused",
    slowed: "endpoint asked for a pause",
    breaker: "circuit breaker open",
    "lane-paused": "lane paused",
  },
} as const;
