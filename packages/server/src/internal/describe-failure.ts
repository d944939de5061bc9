import { DeliveryError, type DeliveryErrorCode } from "@payment-routing/delivery";
import { isTransient } from "../is-transient.ts";
import type { Problem } from "../problems/problem.ts";

/** The problem that an error of the delivery is for a caller; undefined for an error that is nobody's business. */
export function describeFailure(error: unknown): Problem | undefined {
  if (error instanceof DeliveryError) return PROBLEMS[error.code];
  return isTransient(error) ? DATABASE_UNAVAILABLE : undefined;
}

export const DATABASE_UNAVAILABLE: Problem = {
  code: "database-unavailable",
  detail: "Try again: a report that is sent again with the same ID counts once.",
  headers: { "retry-after": "5" },
};

/** Answers who asks whether a process is ready whose worker has stopped. */
export const CLOCK_DIFFERS: Problem = {
  code: "clock-differs",
  detail: "Set the clock of this machine right: until then the worker delivers nothing.",
};

const PROBLEMS: Readonly<Record<DeliveryErrorCode, Problem>> = {
  unavailable: DATABASE_UNAVAILABLE,
  "not-migrated": DATABASE_UNAVAILABLE,
  overloaded: {
    code: "overloaded",
    detail: "Try again, slower, or with many reports in one request.",
    headers: { "retry-after": "1" },
  },
  closed: {
    code: "shutting-down",
    detail: "Try again: another instance may answer at once.",
    headers: { "retry-after": "5" },
  },
  "out-of-turn": {
    ...DATABASE_UNAVAILABLE,
    detail: "Not taken, since an earlier report of the session failed: send both again, in their order.",
  },
  unstorable: {
    code: "unstorable-document",
    detail: "The contract takes the document, and the database does not.",
  },
  "invalid-cursor": {
    code: "invalid-query",
    detail: "after: expected what a page gave as next, got another text",
  },
};
