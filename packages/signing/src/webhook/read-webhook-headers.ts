import { MAX_SECRETS } from "../secret.ts";
import {
  type HeaderFields,
  isWellFormedField,
  WEBHOOK_HEADERS,
  type WebhookHeader,
} from "./webhook-headers.ts";

/** The header fields of a request, or the first header that is missing or malformed. */
type HeaderReading =
  | { readonly ok: true; readonly fields: HeaderFields; readonly received: ReceivedSignatures }
  | {
      readonly ok: false;
      readonly reason: "missing-header" | "malformed-header";
      readonly header: WebhookHeader;
    };

/** The signatures of a request, in base64 as ASCII bytes, 44 bytes each. */
interface ReceivedSignatures {
  readonly standard: readonly Uint8Array[];
  readonly delivery: readonly Uint8Array[];
}

// One for each secret, and as many of other schemes.
const MAX_SIGNATURES = 2 * MAX_SECRETS;
const MAX_SIGNATURES_LENGTH = 4096;
/** HMAC-SHA-256 in base64. */
const V1_SIGNATURE = /^v1,[A-Za-z0-9+/]{43}=$/;
/** Signatures of other schemes, such as `v1a`, are ignored, as Standard Webhooks requires. */
const OTHER_SIGNATURE = /^(?!v1,)[A-Za-z0-9]+,[A-Za-z0-9+/=_-]+$/;

/** Reads the headers of an untrusted request. Never throws, and limits their size. */
export function readWebhookHeaders(headers: (name: string) => string | undefined): HeaderReading {
  const texts: Partial<Record<keyof typeof WEBHOOK_HEADERS, string>> = {};
  for (const [name, header] of entriesOf(WEBHOOK_HEADERS)) {
    const text = headers(header);
    if (text === undefined && name === "supersedes") continue;
    if (text === undefined) return { ok: false, reason: "missing-header", header };
    const isWellFormed =
      name === "signature" || name === "deliverySignature"
        ? isWellFormedList(text)
        : isWellFormedField(name, text);
    if (!isWellFormed) return { ok: false, reason: "malformed-header", header };
    texts[name] = text;
  }
  const { signature, deliverySignature, ...fields } = texts as Texts;
  return {
    ok: true,
    fields,
    received: { standard: selectSignatures(signature), delivery: selectSignatures(deliverySignature) },
  };
}

type Texts = HeaderFields & Readonly<Record<"signature" | "deliverySignature", string>>;

function isWellFormedList(text: string): boolean {
  if (text.length > MAX_SIGNATURES_LENGTH) return false;
  const entries = text.split(" ");
  return (
    entries.length <= MAX_SIGNATURES &&
    entries.every((entry) => V1_SIGNATURE.test(entry) || OTHER_SIGNATURE.test(entry))
  );
}

function selectSignatures(list: string): Uint8Array[] {
  const entries = list.split(" ").filter((entry) => V1_SIGNATURE.test(entry));
  return entries.map((entry) => Buffer.from(entry.slice("v1,".length), "ascii"));
}

function entriesOf<Name extends string, Value>(record: Readonly<Record<Name, Value>>): [Name, Value][] {
  return Object.entries(record) as [Name, Value][];
}
