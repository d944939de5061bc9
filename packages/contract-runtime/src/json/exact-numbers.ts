import { cutOff } from "../quote-text.ts";

/**
 * True if reading a JSON number does not change an integer: it has the value of the double, or the digits that JavaScript
 * writes for it, such as `1e23`. `JSON.parse` rounds an integer above 2^53 to a neighbour, and `0.99999999999999999` to 1;
 * it reads `1e400` as infinity and `1e-400` as 0. Rounding a fraction to another fraction is accepted.
 */
export function isReadExactly(literal: string): boolean {
  const value = Number(literal);
  if (!Number.isInteger(value)) return Number.isFinite(value);
  if (Number.isSafeInteger(value) && String(value) === literal) return true;
  const written = parseDigits(literal);
  return [BigInt(value), value].map(String).some((text) => {
    const read = parseDigits(text);
    return written.digits === read.digits && written.exponent === read.exponent;
  });
}

/** Returns the digits of a number without surrounding zeros, and the power of ten of the last digit. */
function parseDigits(literal: string): { digits: string; exponent: number } {
  // A regular expression runs out of stack on millions of digits once V8 has compiled it.
  const [mantissa = "", power = "0"] = literal.split(/[eE]/);
  const [whole = "", fraction = ""] = mantissa.replace("-", "").split(".");
  const all = whole + fraction;
  // A regular expression for trailing zeros would take quadratic time.
  let start = 0;
  let end = all.length;
  while (all[start] === "0") start++;
  while (end > start && all[end - 1] === "0") end--;
  const exponent = Number(power) - fraction.length + (all.length - end);
  return { digits: all.slice(start, end), exponent: start === end ? 0 : exponent };
}

/**
 * Returns a number of an issue as the document writes it: JavaScript writes an integer above 2^53 with other digits, or with
 * an exponent. Returns any other text unchanged.
 *
 * @param source the document from the position of the issue on
 */
export function showAsWritten(received: string, source: string): string {
  const literal = NUMBER_LIKE.exec(source)?.[0] ?? "";
  return literal !== "" && Number(literal) === Number(received) ? cutOff(literal) : received;
}

/** Also numbers of YAML. Longer ones are not numbers that anybody means. */
const NUMBER_LIKE = /^[-+.\w]{1,400}/;

/** The number of digits that a double always represents exactly. A point is one more character. */
const EXACT_DIGITS = 15;
const RUN = EXACT_DIGITS + 1;

/** A number too small for a double has an exponent of three digits, or more than 15 digits before it. */
const MAYBE_TOO_SMALL = /\d[eE]-\d{3}/;

/**
 * True if the text of a document shows that every number read as a safe integer is that integer. False if a run of digits
 * could be rounded, even inside a string.
 *
 * Doubles represent all numbers of at most 15 digits uniquely, unless they are too small. Only runs of 16 or more characters
 * matter, and checking every sixteenth character finds them.
 */
export function hasOnlyExactNumbers(text: string): boolean {
  for (let i = RUN - 1; i < text.length; i += RUN) {
    if (isDigitOrPoint(text, i) && isInLongNumber(text, i)) return false;
  }
  return !MAYBE_TOO_SMALL.test(text);
}

function isInLongNumber(text: string, position: number): boolean {
  let start = position;
  let end = position + 1;
  while (isDigitOrPoint(text, start - 1)) start--;
  while (isDigitOrPoint(text, end)) end++;
  return end - start >= RUN && mayBeginNumber(text, start);
}

/** A number never follows a quote or a letter: a long run of digits in a string is not a number. */
function mayBeginNumber(text: string, start: number): boolean {
  const before = text[start - 1] === "-" ? start - 2 : start - 1;
  return before < 0 || " \t\n\r:,[".includes(text[before] as string);
}

function isDigitOrPoint(text: string, position: number): boolean {
  const code = text.charCodeAt(position);
  return (code >= 0x30 && code <= 0x39) || code === 0x2e;
}
