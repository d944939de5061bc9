import type { ProblemError } from "@payment-routing/operator-client";

interface DescribedProblem {
  /** What is wrong, in a sentence for the person who met it. */
  readonly title: string;
  /** What to do about it. Undefined where the detail says it. */
  readonly next?: string;
}

const NO_ANSWER: DescribedProblem = {
  title: "The service did not answer.",
  next: "Check your connection. If others see it too, run payment-routing doctor where the service runs.",
};

const GONE =
  "It may have been erased, or its retention has ended. Check the ID, or look for it in the lists.";

/** The words for problems that operators meet, by code. Others have their title, which says enough. */
const WORDS: Readonly<Record<string, DescribedProblem>> = {
  "no-answer": NO_ANSWER,
  interrupted: NO_ANSWER,
  "unreadable-answer": {
    title: "The answer could not be read.",
    next: "Something between you and the service may have answered instead of it: check the proxy.",
  },
  unauthenticated: {
    title: "This key is not valid.",
    next: "Check that you copied all of it. It may also have expired or been revoked: an admin sees that on the page Keys and secrets.",
  },
  "scope-mismatch": {
    title: "You may not do this.",
    next: "Your key has too small a scope. Ask an admin for a key with a larger one.",
  },
  "outside-client-limit": {
    title: "This concerns other clients too.",
    next: "Ask somebody without a limit.",
  },
  "too-many-failed-authentications": {
    title: "Too many wrong keys were tried from here.",
    next: "Wait a minute, then try again.",
  },
  "invalid-csrf-token": {
    title: "Somebody else has signed in, in another tab.",
    next: "See at the top who is signed in now, then repeat the action.",
  },
  "untrusted-origin": {
    title: "The console was opened at an address that the service does not trust.",
    next: "Open it over TLS through the proxy, or at localhost.",
  },
  "key-limit-exceeded": {
    title: "You sent too many requests at once.",
    next: "Wait a few seconds. Close tabs that you do not need.",
  },
  "database-unavailable": {
    title: "The database does not answer.",
    next: "The page tries again by itself. If it stays so, run payment-routing doctor where the service runs.",
  },
  "shutting-down": { title: "The service is restarting.", next: "The page tries again by itself." },
  "internal-error": {
    title: "Something went wrong in the service.",
    next: "Try again. If it stays so, look for the request below in the service's log.",
  },
  "invalid-query": {
    title: "The filter has a value that is not valid.",
    next: "Correct it above, or clear the filter.",
  },
  "needs-time-range": {
    title: "This filter needs a period.",
    next: "Choose one above: without it, every callback would have to be read.",
  },
  "unknown-callback": { title: "There is no such callback.", next: GONE },
  "unknown-session": { title: "There is no such session.", next: GONE },
  "unknown-version": {
    title: "There is no such version of the configuration.",
    next: "Check the digest, or choose a version from the list of the page Configuration.",
  },
  "other-state": {
    title: "This is not possible any more.",
    next: "Somebody else was faster, or the state changed by itself. Look at it again.",
  },
  "not-next": {
    title: "Another callback is next now.",
    next: "It was delivered or skipped meanwhile. Look at the lane again.",
  },
  "own-action": {
    title: "You asked for this yourself.",
    next: "Another person must approve it: ask somebody to open the page Bulk actions and approvals.",
  },
  "other-version-active": {
    title: "Another version has become active.",
    next: "See on the page Configuration who activated it, then decide again.",
  },
  "configuration-from-files": {
    title: "The configuration comes from files.",
    next: "Change the files of each process instead.",
  },
  "key-exists": { title: "There is a key with this ID.", next: "Choose another ID." },
};

export function describeProblem({ code, problem: { title } }: ProblemError): DescribedProblem {
  return WORDS[code] ?? { title };
}
