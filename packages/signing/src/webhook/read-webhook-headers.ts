import { MAX_SECRETS } from "../secret.ts";
import {
  type HeaderFields,
  isWellFormedField,
  WEBHOOK_HEADERS,
  type WebhookHeader,
} from "./webhook-headers.ts";

/** What the headers of a request say, or the first of them that is missing or malformed. */
export type HeaderReading =
  | { readonly ok: true; readonly fields: HeaderFields; readonly offered: OfferedSignatures }
  | {
      readonly ok: false;
      readonly reason: "missing-header" | "malformed-header";
      readonly header: WebhookHeader;
    };

/** The signatures that a request offers, in base64 as ASCII bytes: 44 each. */
export interface OfferedSignatures {
  readonly standard: readonly Uint8Array[];
  readonly delivery: readonly Uint8Array[];
}

// Room for each of our secrets, and as many signatures of schemes to come.
const MAX_SIGNATURES = 2 * MAX_SECRETS;
const MAX_SIGNATURES_LENGTH = 4096;
/** HMAC-SHA-256 in base64. */
const V1_SIGNATURE = /^v1,[A-Za-z0-9+/]{43}=$/;
/** A scheme that is not ours, `v1a` for one, is left alone as Standard Webhooks says. */
const OTHER_SIGNATURE = /^(?!v1,)[A-Za-z0-9]+,[A-Za-z0-9+/=_-]+$/;

/** Reads the headers of a request from anywhere: whatever they hold, it is bounded and nothing throws. */
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
    offered: { standard: takeSignatures(signature), delivery: takeSignatures(deliverySignature) },
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

function takeSignatures(list: string): Uint8Array[] {
  const entries = list.split(" ").filter((entry) => V1_SIGNATURE.test(entry));
  return entries.map((entry) => Buffer.from(entry.slice("v1,".length), "ascii"));
}

function entriesOf<Name extends string, Value>(record: Readonly<Record<Name, Value>>): [Name, Value][] {
  return Object.entries(record) as [Name, Value][];
}
