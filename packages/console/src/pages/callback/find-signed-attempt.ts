import type { Attempt, CallbackBody, SignedAttempt } from "@payment-routing/operator-contract";

/** Finds an attempt with its signatures. Undefined while the body is hidden, or if the body was read before the attempt. */
export function findSignedAttempt(
  { started_at, attempt, is_redelivery }: Attempt,
  revealed: Pick<CallbackBody, "attempts"> | undefined,
): SignedAttempt | undefined {
  return revealed?.attempts.find(
    (signed) =>
      signed.started_at === started_at &&
      signed.attempt === attempt &&
      signed.is_redelivery === is_redelivery,
  );
}
