import { createMemberRedactor } from "./redact-members.ts";

/** The part of an answer that is stored for the operator. */
export const MAX_KEPT_BODY_BYTES = 4096;
const MAX_KEPT_HEADERS = 32;
const MAX_KEPT_HEADER_CHARACTERS = 512;
const MAX_KEPT_ERROR_CHARACTERS = 512;

const REDACTED = "[redacted]";

/** Returns the headers of an answer for storage: limited in number and length, and without secrets. */
export function redactHeaders(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): Readonly<Record<string, string>> {
  const redacted: Record<string, string> = {};
  for (const name of Object.keys(headers).slice(0, MAX_KEPT_HEADERS)) {
    redacted[toStorable(name)] = redactHeader(name, headers[name]);
  }
  return redacted;
}

/** Returns the first bytes of an answer as text for storage: truncated between characters, and without secrets. */
export function redactBody(bytes: Uint8Array): string {
  // With `stream`, the decoder omits an incomplete character at the end.
  const text = new TextDecoder().decode(bytes.subarray(0, MAX_KEPT_BODY_BYTES), { stream: true });
  return redactText(toStorable(text));
}

/** Describes an error in one line of storable text. */
export function describeError(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const parts = [code, message].filter((part) => typeof part === "string" && part !== "");
  const text = parts.length > 0 ? parts.join(": ") : String(error);
  return toStorable(cutOff(text.replace(/\s+/g, " "), MAX_KEPT_ERROR_CHARACTERS));
}

const SECRET_WORDS = [
  "cookie",
  "auth",
  "token",
  "secret",
  "key",
  "password",
  "passwd",
  "session",
  "signature",
];
const SECRET_NAME = new RegExp(SECRET_WORDS.join("|"), "i");
const redactMembers = createMemberRedactor(SECRET_WORDS, REDACTED);

function redactHeader(name: string, value: string | readonly string[] | undefined): string {
  if (SECRET_NAME.test(name)) return REDACTED;
  const text = typeof value === "string" ? value : (value?.join(", ") ?? "");
  return toStorable(cutOff(redactText(text), MAX_KEPT_HEADER_CHARACTERS));
}

/**
 * Redacts members of JSON and fields of forms and queries with secret names, credentials, well-known kinds of tokens, and
 * card numbers. Other secrets are not recognised.
 */
function redactText(text: string): string {
  return redactMarked(redactNamed(text));
}

function redactNamed(text: string): string {
  if (!SECRET_NAME.test(text)) return text;
  return redactMembers(text).replace(SECRET_FIELD, `$1${REDACTED}`);
}

function redactMarked(text: string): string {
  if (!MARK.test(text)) return text;
  return text
    .replace(CREDENTIALS, `$1${REDACTED}`)
    .replace(USER_INFO, REDACTED)
    .replace(TOKEN, REDACTED)
    .replace(CARD_NUMBER, (digits) => (passesLuhn(digits) ? REDACTED : digits));
}

/** Replaces lone surrogates and control characters: PostgreSQL rejects U+0000, and terminals interpret the others. */
function toStorable(text: string): string {
  return PRINTABLE.test(text) ? text : text.toWellFormed().replace(CONTROL, "\uFFFD");
}

function cutOff(text: string, characters: number): string {
  return text.length <= characters ? text : `${text.slice(0, characters)}…`;
}

// A quick test: most headers and answers match none of the expressions below.
const MARK = /@|\d[\d -]{11}|bearer|basic|eyJ|whsec_/i;
// The limit on the length of a name bounds the matching time.
const SECRET_FIELD = new RegExp(
  `(?<![\\w.-])([\\w.-]{0,40}(?:${SECRET_WORDS.join("|")})[\\w.-]{0,40}=)[^\\s&;,"'<>]+`,
  "gi",
);
const CREDENTIALS = /\b((?:bearer|basic) {1,9})[\w.~+/-]{8,}=*/gi;
const USER_INFO = /(?<=:\/\/)[^\s/@?#"]{1,200}(?=@)/g;
// JSON Web Tokens and secrets of Standard Webhooks.
const TOKEN = /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*|\bwhsec_[\w+/-]+=*/g;
// 13 to 19 digits, also in groups: ISO/IEC 7812.
const CARD_NUMBER = /\d(?:[ -]?\d){12,18}(?!\d)/g;
const PRINTABLE = /^[ -~]*$/;
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

function passesLuhn(text: string): boolean {
  const digits = text.replace(/\D/g, "");
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    sum += i % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0);
  }
  return sum % 10 === 0;
}
