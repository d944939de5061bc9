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
// A member up to its value. Limits on the name and the nesting in strings bound the matching time.
const SECRET_MEMBER_NAME = `[^"\\\\]{0,40}(?:${SECRET_WORDS.join("|")})[^"\\\\]{0,40}`;
const MEMBER = new RegExp(`(\\\\{0,15}")${SECRET_MEMBER_NAME}\\1\\s{0,9}:\\s{0,9}`, "gi");

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

/**
 * Replaces the value of each JSON member whose name contains one of the words: a string, a number, or a whole array or
 * object. The JSON may be truncated, surrounded by other text, or nested in a JSON string.
 */
function redactMembers(text: string): string {
  let result = "";
  let done = 0;
  for (const match of text.matchAll(MEMBER)) {
    const start = match.index + match[0].length;
    // Inside a value that is already replaced.
    if (start < done) continue;
    const quote = match[1] as string;
    const end = findValueEnd(text, start, quote);
    if (end === start) continue;
    result += `${text.slice(done, start)}${quote}${REDACTED}${quote}`;
    done = end;
  }
  return result + text.slice(done);
}

/** Returns `start` if the value cannot be a secret, such as `null`. */
function findValueEnd(text: string, start: number, quote: string): number {
  if (text.startsWith(quote, start)) return findStringEnd(text, start + quote.length, quote);
  if (text[start] === "[" || text[start] === "{") return findNestEnd(text, start, quote);
  NUMBER.lastIndex = start;
  return NUMBER.test(text) ? NUMBER.lastIndex : start;
}

const NUMBER = /-?\d[\d.e+-]*/iy;

/** Returns the index after the closing quote, before the closing quote of an enclosing string, or the end of the text. */
function findStringEnd(text: string, start: number, quote: string): number {
  let backslashes = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "\\") {
      backslashes++;
      continue;
    }
    if (text[at] === '"') {
      if (backslashes < quote.length - 1) return at - backslashes;
      // Each enclosing string doubles the backslashes and adds one.
      const isEscaped = Math.floor(backslashes / quote.length) % 2 === 1;
      if (!isEscaped) return at + 1;
    }
    backslashes = 0;
  }
  return text.length;
}

/** Like `findStringEnd`, for an array or object. */
function findNestEnd(text: string, start: number, quote: string): number {
  let open = 0;
  for (let at = start; at < text.length; ) {
    if (text.startsWith(quote, at)) {
      at = findStringEnd(text, at + quote.length, quote);
      continue;
    }
    const character = text[at] as string;
    if (character === '"') return at;
    at++;
    if ("[{".includes(character)) open++;
    else if ("]}".includes(character) && --open === 0) return at;
  }
  return text.length;
}
