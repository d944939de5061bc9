/**
 * Every problem that the service answers with, by its code. The list is closed: a code is the last part of a
 * problem's `type` and never changes its meaning. Statuses stand here and nowhere else.
 */
export const PROBLEMS = {
  "malformed-request": { status: 400, title: "The request is not a valid HTTP request" },
  "unreadable-document": { status: 400, title: "The document cannot be read" },
  "invalid-document": { status: 400, title: "The document does not fit the contract" },
  "invalid-query": { status: 400, title: "The query of the address does not fit" },
  unauthenticated: { status: 401, title: "The caller is not known" },
  "account-mismatch": { status: 403, title: "Key, client_id and account_id do not belong together" },
  "scope-mismatch": { status: 403, title: "The key is not for this" },
  "not-found": { status: 404, title: "There is nothing at this path" },
  "unknown-session": { status: 404, title: "The payment session is not known" },
  "unknown-transaction": { status: 404, title: "The payment session has no such transaction" },
  "unknown-lane": { status: 404, title: "The payment session has no callbacks" },
  "unknown-callback": { status: 404, title: "The callback is not known" },
  "method-not-allowed": { status: 405, title: "The method is not one of this path" },
  "request-timeout": { status: 408, title: "The request did not arrive in time" },
  "foreign-session": { status: 409, title: "The payment session belongs to another account" },
  "reused-report-id": { status: 409, title: "Another report of the payment session has this ID" },
  "other-state": { status: 409, title: "It is in a state that the action is not for" },
  "not-next": { status: 409, title: "It is another callback's turn" },
  "callback-under-way": { status: 409, title: "The callback is being sent at this moment" },
  "undelivered-callbacks": { status: 409, title: "Callbacks of the payment session are not delivered" },
  "version-mismatch": { status: 412, title: "The payment session is not of the expected version" },
  "body-too-large": { status: 413, title: "The body is too long" },
  "unsupported-media-type": { status: 415, title: "The body is not of a type that is taken here" },
  "no-eligible-method": { status: 422, title: "No payment method is eligible" },
  "unknown-client": { status: 422, title: "The client gets no callbacks" },
  "unknown-account": { status: 422, title: "The client has no such account" },
  "not-an-origin": { status: 422, title: "The endpoint is not the origin of an address" },
  "refused-callback": { status: 422, title: "The contract does not take the callback" },
  "repeated-transaction": { status: 422, title: "Two transactions have the same ID" },
  "unstorable-document": { status: 422, title: "The document holds a value that cannot be stored" },
  "client-limit-exceeded": { status: 429, title: "The client sends more searches than it may" },
  "too-many-failed-authentications": { status: 429, title: "Too many authentications failed" },
  "header-too-large": { status: 431, title: "The head of the request is too long" },
  "internal-error": { status: 500, title: "The service failed" },
  "unsupported-transfer-coding": { status: 501, title: "The body is sent in a way that is not taken here" },
  "shutting-down": { status: 503, title: "The service is shutting down" },
  "database-unavailable": { status: 503, title: "The database cannot be reached" },
  "clock-differs": { status: 503, title: "The clock of the process differs from all others" },
  overloaded: { status: 503, title: "More waits to be stored than there is room for" },
} as const satisfies Record<string, ProblemKind>;

/** What a request is refused for: the last part of the problem's `type`. */
export type ProblemCode = keyof typeof PROBLEMS;

export interface ProblemKind {
  readonly status: number;
  readonly title: string;
}
