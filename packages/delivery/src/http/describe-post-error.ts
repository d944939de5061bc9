import { describeError, redactBody } from "./stored-answer.ts";

/** The longest head of an answer. Proxies and frameworks of merchants add many headers. */
export const MAX_HEADER_BYTES = 65_536;

/**
 * Describes why a post failed in words that a merchant can act on: one line of storable text. It begins with the code of the
 * error, which `classifyFailure` reads.
 */
export function describePostError(error: unknown): string {
  const { code, data } = error as { readonly code?: unknown; readonly data?: string };
  const text = describeError(error);
  const [, words] = CAUSES.find(([pattern]) => pattern.test(text)) ?? [];
  if (words !== undefined) return describeError({ code, message: words });
  // The parser of undici adds the bytes that it expected to begin a status line.
  return text.includes("Expected HTTP/") && data !== undefined ? describeProtocol(data) : text;
}

// undici and OpenSSL name the state of their parsers instead of the mistake of the receiver.
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [
    /: bad response$/,
    "the server answered 100 Continue, for which the request did not ask; it must send only the final answer",
  ],
  [/: bad upgrade$/, "the server answered 101 Switching Protocols, for which the request did not ask"],
  [/^UND_ERR_HEADERS_OVERFLOW/, `the headers of the answer are longer than ${MAX_HEADER_BYTES} bytes`],
  [
    /^UND_ERR_RES_CONTENT_LENGTH_MISMATCH/,
    "the answer has Content-Length twice or with Transfer-Encoding, or a malformed header behind it, or a body of another length",
  ],
  [
    /^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST)/,
    "the address begins with https:, but its port answers without TLS; it may be a port for http:",
  ],
  [
    /^ERR_SSL_\w*(?:ALERT_PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL)/,
    "the server speaks neither TLS 1.2 nor TLS 1.3",
  ],
  [/^ERR_SSL_\w*NO_APPLICATION_PROTOCOL/, "the server does not accept HTTP/1.1"],
  [
    /^ERR_SSL_\S*(?:HANDSHAKE_FAILURE|CERTIFICATE_REQUIRED)/,
    "the server rejected the TLS handshake: it requires a client certificate, or shares no cipher",
  ],
];

function describeProtocol(data: string): string {
  if (data.startsWith("\u0015\u0003"))
    return "the server answered with TLS: the address begins with http:, but its port expects https:";
  // The header of a frame without flags, on stream 0: SETTINGS, or GOAWAY.
  if (data.slice(4, 9) === "\0".repeat(5)) return "the server answered with HTTP/2, and must accept HTTP/1.1";
  return describeError({
    message: `the answer is not HTTP/1.1: ${redactBody(Buffer.from(data.slice(0, MAX_QUOTED).trim()))}`,
  });
}

const MAX_QUOTED = 80;
