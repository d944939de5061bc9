/**
 * True when reading a JSON number does not change an integer. `JSON.parse` rounds an integer past 2^53 to its
 * neighbour, and `0.99999999999999999` to 1; it reads `1e400` as infinite and `1e-400` as 0. Rounding a fraction to
 * another fraction is accepted.
 */
export function isReadExactly(literal: string): boolean {
  const value = Number(literal);
  if (!Number.isInteger(value)) return Number.isFinite(value);
  if (Number.isSafeInteger(value) && String(value) === literal) return true;
  const written = parseDigits(literal);
  const read = parseDigits(BigInt(value).toString());
  return written.digits === read.digits && written.exponent === read.exponent;
}

/** The digits of a number without zeros around them, and the power of ten of the last one. */
function parseDigits(literal: string): { digits: string; exponent: number } {
  const [, whole = "", fraction = "", power = "0"] = NUMBER.exec(literal) ?? [];
  const all = whole + fraction;
  // A regular expression for trailing zeros would take quadratic time.
  let start = 0;
  let end = all.length;
  while (all[start] === "0") start++;
  while (end > start && all[end - 1] === "0") end--;
  const exponent = Number(power) - fraction.length + (all.length - end);
  return { digits: all.slice(start, end), exponent: start === end ? 0 : exponent };
}

const NUMBER = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** The number of digits that a double always holds exactly; a point among them is one more character. */
const EXACT_DIGITS = 15;
const RUN = EXACT_DIGITS + 1;

/** A number too small for a double has an exponent of three digits, or more than 15 digits in front. */
const MAYBE_TOO_SMALL = /\d[eE]-\d{3}/;

/**
 * True when the text of a document shows that every number that is read as a safe integer is that integer. False where
 * a run of digits could be rounded, even one inside a string.
 *
 * Doubles tell apart all numbers of at most 15 digits, unless they are too small. So only runs of 16 or more characters
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

/** No number follows a quote or a letter: a reference of many digits in a string is not a number. */
function mayBeginNumber(text: string, start: number): boolean {
  const before = text[start - 1] === "-" ? start - 2 : start - 1;
  return before < 0 || " \t\n\r:,[".includes(text[before] as string);
}

function isDigitOrPoint(text: string, position: number): boolean {
  const code = text.charCodeAt(position);
  return (code >= 0x30 && code <= 0x39) || code === 0x2e;
}
