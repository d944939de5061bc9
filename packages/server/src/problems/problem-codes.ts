/**
 * Every problem that the service answers with, by its code. The list is closed: a code is the last part of a
 * problem's `type` and never changes its meaning. Statuses stand here and nowhere else.
 */
export const PROBLEMS = {
  "malformed-request": { status: 400, title: "The request is not a valid HTTP request" },
  "unreadable-document": { status: 400, title: "The document cannot be read" },
  "invalid-document": { status: 400, title: "The document does not fit the contract" },
  unauthenticated: { status: 401, title: "The caller is not known" },
  "account-mismatch": { status: 403, title: "Key, client_id and account_id do not belong together" },
  "not-found": { status: 404, title: "There is nothing at this path" },
  "method-not-allowed": { status: 405, title: "The method is not one of this path" },
  "request-timeout": { status: 408, title: "The request did not arrive in time" },
  "body-too-large": { status: 413, title: "The body is too long" },
  "unsupported-media-type": { status: 415, title: "The body is not XML in UTF-8" },
  "no-eligible-method": { status: 422, title: "No payment method is eligible" },
  "client-limit-exceeded": { status: 429, title: "The client sends more searches than it may" },
  "too-many-failed-authentications": { status: 429, title: "Too many authentications failed" },
  "header-too-large": { status: 431, title: "The head of the request is too long" },
  "internal-error": { status: 500, title: "The service failed" },
  "shutting-down": { status: 503, title: "The service is shutting down" },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof PROBLEMS;

export interface ProblemKind {
  readonly status: number;
  readonly title: string;
}
