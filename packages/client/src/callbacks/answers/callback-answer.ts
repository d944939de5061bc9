import type { Issue } from "@payment-routing/contract-runtime";
import type { CallbackOutcome } from "../stores/callback-store.ts";
import { CALLBACK_PROBLEMS, type CallbackError } from "./callback-error.ts";

/** The HTTP response to a delivery. */
export interface CallbackAnswer {
  readonly status: number;
  /** With lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string;
}

/** Writes a 200 response with the outcome. */
export function writeSuccess(outcome: CallbackOutcome): CallbackAnswer {
  return {
    status: 200,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ outcome }),
  };
}

/**
 * Writes a problem document (RFC 9457). It contains paths of the request body, but no values, because answers end up in
 * logs.
 */
export function writeProblem(error: CallbackError): CallbackAnswer {
  const { code, status, message, header, path, issues } = error;
  const { title } = CALLBACK_PROBLEMS[code];
  return {
    status,
    headers: { "content-type": "application/problem+json", ...HEADERS_OF_STATUS[status] },
    body: JSON.stringify({
      type: `${BASE_URI}/${code}`,
      title,
      status,
      detail: message,
      header,
      path,
      issues: issues.length > 0 ? issues.map(withoutValue) : undefined,
    }),
  };
}

// Identifiers, not addresses: .example never resolves (RFC 2606).
const BASE_URI = "https://payment-routing.example/callback-problems";

// Required by RFC 9110, sections 15.5.2 and 15.5.6.
const HEADERS_OF_STATUS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  401: { "www-authenticate": "StandardWebhooks" },
  405: { allow: "POST" },
};

function withoutValue({ code, path, line, column, expected }: Issue) {
  return { code, path, line, column, expected };
}
