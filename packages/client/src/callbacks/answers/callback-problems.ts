/**
 * Everything but success that a receiver answers with, by its code. The list is closed: a code is the last part of a
 * problem's `type` and never changes its meaning. Statuses stand here and nowhere else.
 *
 * - 4xx: the delivery was refused. What cannot be authenticated is 401, whatever is wrong with its headers.
 * - 5xx: the delivery is in order, and this side failed. The service sends it again.
 */
export const CALLBACK_PROBLEMS = {
  "method-not-allowed": { status: 405, title: "The method is not POST" },
  "body-too-large": { status: 413, title: "The body is too long" },
  "body-too-slow": { status: 408, title: "The body did not arrive in time" },
  "body-incomplete": { status: 400, title: "The body broke off" },
  "missing-header": { status: 401, title: "A header of the delivery is missing" },
  "malformed-header": { status: 401, title: "A header of the delivery is malformed" },
  expired: { status: 401, title: "The delivery is too old" },
  "too-new": { status: 401, title: "The delivery is of a time to come" },
  "wrong-signature": { status: 401, title: "The delivery is not signed with a known secret" },
  "invalid-body": { status: 400, title: "The body is not a valid payment callback" },
  "session-mismatch": { status: 400, title: "Header and body name different sessions" },
  "wrong-body-signature": { status: 401, title: "The signature in the body is not right" },
  "wrong-mac": { status: 401, title: "The MAC of a transaction is not right" },
  "body-already-read": { status: 500, title: "The receiver could not read the bytes of the body" },
  "handling-failed": { status: 500, title: "The callback could not be handled" },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>;

/** What a receiver answers but success: the last part of the problem's `type`. */
export type CallbackProblemCode = keyof typeof CALLBACK_PROBLEMS;
