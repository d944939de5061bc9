/** Attempts with their classes. */
export const FAILED_ATTEMPTS = [
  {
    name: "an accepted attempt",
    given: { outcome: "accepted", status: 204, error: undefined },
    want: undefined,
  },
  { name: "a redirect", given: { outcome: "rejected", status: 302, error: undefined }, want: "3xx" },
  { name: "a paused endpoint", given: { outcome: "gone", status: 410, error: undefined }, want: "4xx" },
  { name: "a busy receiver", given: { outcome: "slowed", status: 503, error: undefined }, want: "5xx" },
  {
    name: "an answer that breaks off",
    given: { outcome: "rejected", status: 500, error: "UND_ERR_SOCKET: other side closed" },
    want: "5xx",
  },
  {
    name: "no connection in time",
    given: { outcome: "timeout", status: undefined, error: "no connection within 1000 ms" },
    want: "timeout",
  },
  {
    name: "a denied address",
    given: { outcome: "blocked", status: undefined, error: "10.0.0.1 is private" },
    want: "blocked",
  },
  {
    name: "an unknown host",
    given: { outcome: "failed", status: undefined, error: "ENOTFOUND: getaddrinfo ENOTFOUND a.example" },
    want: "dns",
  },
  {
    name: "a name server that does not answer",
    given: { outcome: "failed", status: undefined, error: "EAI_AGAIN: getaddrinfo EAI_AGAIN a.example" },
    want: "dns",
  },
  {
    name: "a certificate of nobody",
    given: {
      outcome: "failed",
      status: undefined,
      error: "DEPTH_ZERO_SELF_SIGNED_CERT: self-signed certificate",
    },
    want: "tls",
  },
  {
    name: "a certificate of another",
    given: {
      outcome: "failed",
      status: undefined,
      error: "ERR_TLS_CERT_ALTNAME_INVALID: Hostname/IP does not match",
    },
    want: "tls",
  },
  {
    name: "no TLS at all",
    given: {
      outcome: "failed",
      status: undefined,
      error: "ERR_SSL_WRONG_VERSION_NUMBER: wrong version number",
    },
    want: "tls",
  },
  {
    name: "a closed port",
    given: { outcome: "failed", status: undefined, error: "ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:1" },
    want: "connection",
  },
  {
    name: "a closed connection",
    given: { outcome: "failed", status: undefined, error: "UND_ERR_SOCKET: other side closed" },
    want: "connection",
  },
] as const;
