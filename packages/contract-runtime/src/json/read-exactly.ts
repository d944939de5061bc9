/**
 * Whether a number as JSON writes it is what it is read as, when that is an integer. `JSON.parse` rounds an integer
 * past 2^53 to its neighbour, and `0.99999999999999999` to 1; it reads `1e400` as infinite and `1e-400` as 0. That a
 * fraction is rounded to a fraction is in its nature.
 */
export function isReadExactly(literal: string): boolean {
  const value = Number(literal);
  if (!Number.isInteger(value)) return Number.isFinite(value);
  if (Number.isSafeInteger(value) && String(value) === literal) return true;
  const written = takeApart(literal);
  const read = takeApart(BigInt(value).toString());
  return written.digits === read.digits && written.exponent === read.exponent;
}

/** The digits of a number without zeros around them, and the power of ten of the last one. */
function takeApart(literal: string): { digits: string; exponent: number } {
  const [, whole = "", fraction = "", power = "0"] = NUMBER.exec(literal) ?? [];
  const all = whole + fraction;
  // Not by a regular expression for zeros at the end: its time would grow with the square of the length.
  let start = 0;
  let end = all.length;
  while (all[start] === "0") start++;
  while (end > start && all[end - 1] === "0") end--;
  const exponent = Number(power) - fraction.length + (all.length - end);
  return { digits: all.slice(start, end), exponent: start === end ? 0 : exponent };
}

const NUMBER = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
