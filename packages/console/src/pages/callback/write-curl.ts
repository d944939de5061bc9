import type {
  Attempt,
  CallbackBody,
  CallbackDetail,
  SignedAttempt,
} from "@payment-routing/operator-contract";

/**
 * A curl command that sends a callback as its last attempt did, for a shell of POSIX. A receiver that checks the time in the
 * headers rejects it after some minutes. One that verifies signatures also rejects it if they could not be computed again.
 */
export function writeCurl(
  callback: Pick<CallbackDetail, "history" | "lane">,
  revealed: Pick<CallbackBody, "body" | "attempts">,
): string {
  const last = callback.history.at(-1);
  const url = last?.url ?? callback.lane?.url ?? "";
  const signed = last && findSignedAttempt(last, revealed);
  const headers = signed?.headers ?? last?.request_headers ?? { "content-type": "application/json" };
  return [
    `curl -sS -X POST ${quote(url)}`,
    ...Object.entries(headers)
      .filter(([name]) => !SET_BY_CURL.includes(name.toLowerCase()))
      .map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    `--data-binary ${quote(revealed.body)}`,
  ].join(" \\\n  ");
}

const SET_BY_CURL = ["host", "content-length", "connection", "transfer-encoding"];

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

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
