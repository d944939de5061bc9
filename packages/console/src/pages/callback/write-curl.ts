import type { CallbackDetail } from "@payment-routing/operator-contract";

/**
 * A curl command that sends a callback as its last attempt did, for a shell of POSIX. Without the signatures in the headers,
 * which are not stored: a receiver that verifies them rejects it.
 */
export function writeCurl(callback: Pick<CallbackDetail, "history" | "lane">, body: string): string {
  const last = callback.history.at(-1);
  const url = last?.url ?? callback.lane?.url ?? "";
  const headers = last?.request_headers ?? { "content-type": "application/json" };
  return [
    `curl -sS -X POST ${quote(url)}`,
    ...Object.entries(headers)
      .filter(([name]) => !SET_BY_CURL.includes(name.toLowerCase()))
      .map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    `--data-binary ${quote(body)}`,
  ].join(" \\\n  ");
}

const SET_BY_CURL = ["host", "content-length", "connection", "transfer-encoding"];

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
