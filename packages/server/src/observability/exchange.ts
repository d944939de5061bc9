import type { AuthenticationFailure } from "../authentication/authenticator.ts";
import type { ProblemCode } from "../problems/problem-codes.ts";

/** What a request asks for. Names metrics and log lines, so the list is closed. */
export const OPERATIONS = [
  "search",
  "session",
  "session-status",
  "transaction-status",
  "session-history",
  "reports",
  "decisions",
  "explain",
  "callbacks",
  "callback",
  "redelivery",
  "redeliveries",
  "lanes",
  "lane",
  "lane-action",
  "lanes-action",
  "endpoints",
  "endpoint-action",
  "endpoint-skip",
  "test-event",
  "erasure",
  "audit",
  "livez",
  "readyz",
  "metrics",
  "other",
] as const;

export type Operation = (typeof OPERATIONS)[number];

/** What is known of one request, from its head to the end of its answer. All of it is logged: no personal data. */
export interface Exchange {
  readonly requestId: string;
  readonly operation: Operation;
  readonly method: string;
  /** Milliseconds of the clock that never runs backwards. */
  readonly startedAt: number;
  /** Once the caller is authenticated. */
  clientId: number | undefined;
  /** The name of the key that was used: tells when nobody uses an old one any more. */
  keyId: string | undefined;
  /** When it is not. */
  authenticationFailure: AuthenticationFailure | undefined;
  /** Once the document is decoded. */
  accountId: number | undefined;
  /** Once it could be read, also from a document that is not valid. */
  eventId: number | undefined;
  /** The payment session that it is about. */
  sessionId: number | undefined;
  problem: ProblemCode | undefined;
}
