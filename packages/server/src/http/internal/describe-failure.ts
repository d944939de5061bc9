import {
  DeliveryError,
  type DeliveryErrorCode,
  isTransientError,
  OtherCellError,
} from "@payment-routing/delivery";
import { type Problem, toSentence } from "../../problems/problem.ts";
import { SHUTTING_DOWN } from "../../problems/request-problems.ts";

/** The problem of an error of the delivery. Undefined for an unexpected error. */
export function describeFailure(error: unknown): Problem | undefined {
  if (error instanceof OtherCellError)
    return {
      code: "other-cell",
      detail: `${toSentence(error.message)} Send the report there.`,
      cell: error.cell,
    };
  if (error instanceof DeliveryError) return PROBLEMS[error.code as keyof typeof PROBLEMS];
  if ((error as { readonly code?: unknown }).code === CLIENT_MOVES) return PROBLEMS["client-held"];
  return isTransientError(error) ? DATABASE_UNAVAILABLE : undefined;
}

/** Of the function `note_change`: a change comes too late, or in the hold of a move. */
const CLIENT_MOVES = "PRT01";

export const DATABASE_UNAVAILABLE: Problem = {
  code: "database-unavailable",
  detail: "The database cannot be used now. Try again.",
  headers: { "retry-after": "5" },
};

/** The readiness problem of a process whose worker is stopped. */
export const CLOCK_DIFFERS: Problem = {
  code: "clock-differs",
  detail: "Correct the clock of this machine: until then the worker delivers nothing.",
};

/** The problem of a page that no list has. */
export const INVALID_CURSOR: Problem = {
  code: "invalid-query",
  detail: "after: expected the next of another page, got another text",
};

const PROBLEMS: Readonly<Record<Exclude<DeliveryErrorCode, "other-cell">, Problem>> = {
  unavailable: DATABASE_UNAVAILABLE,
  "not-migrated": DATABASE_UNAVAILABLE,
  "wrong-cell": DATABASE_UNAVAILABLE,
  "client-held": {
    code: "client-held",
    detail: "The client is being moved to another cell, or waits for recovery. Try again in a few seconds.",
    headers: { "retry-after": "2" },
  },
  overloaded: {
    code: "overloaded",
    detail: "Try again more slowly, or send many reports in one request.",
    headers: { "retry-after": "1" },
  },
  closed: SHUTTING_DOWN,
  "out-of-turn": {
    ...DATABASE_UNAVAILABLE,
    detail: "Not applied, because an earlier report of the session failed. Send both again, in order.",
  },
  unstorable: {
    code: "unstorable-document",
    detail: "The document conforms to the contract but cannot be stored.",
  },
  "invalid-cursor": INVALID_CURSOR,
  "no-such-action": { code: "other-state", detail: "The action has ended, or does not wait any more." },
  "needs-time-range": {
    code: "needs-time-range",
    detail:
      "The filter matches so few callbacks that all must be read to find them. Set from, and to if that is long ago.",
  },
};
