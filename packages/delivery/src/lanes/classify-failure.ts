import type { AttemptEnded } from "../context.ts";
import type { AttemptRecord } from "./record-attempts.ts";

/** The class of a failed attempt, by what an operator looks at next. Undefined for an accepted one. */
export function classifyFailure({
  outcome,
  status,
  error = "",
}: Pick<AttemptRecord, "outcome" | "status" | "error">): AttemptEnded["failure"] {
  if (outcome === "accepted") return undefined;
  if (status !== undefined) return status < 400 ? "3xx" : status < 500 ? "4xx" : "5xx";
  if (outcome === "timeout" || outcome === "blocked") return outcome;
  if (DNS.test(error)) return "dns";
  return TLS.test(error) ? "tls" : "connection";
}

// An error begins with the code that Node gives it. Those of OpenSSL are the reasons why a certificate is not valid.
const DNS = /^(?:ENOTFOUND|EAI_|ENODATA|ESERVFAIL|EREFUSED)/;
const TLS =
  /^(?:EPROTO|ERR_TLS_|ERR_SSL_|CERT_|CRL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_)/;
