const WHOLE = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });
const SHORT = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 3 });
const PERCENT = new Intl.NumberFormat(undefined, { style: "percent", maximumFractionDigits: 1 });

/** A count with separators, exact. */
export function formatCount(count: number): string {
  return WHOLE.format(count);
}

/** A rate or a measured value, to three digits. Counts stay exact. */
export function formatValue(value: number): string {
  return Math.abs(value) >= 100 ? WHOLE.format(value) : SHORT.format(value);
}

/** A share to a tenth of a percent. Only all is 100 %. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return "";
  return PERCENT.format(part === whole ? 1 : Math.floor((part / whole) * 1000) / 1000);
}

/** A number with its noun: `1 lane`, `2 lanes`. */
export function count(number: number, one: string, several = `${one}s`): string {
  return `${number} ${number === 1 ? one : several}`;
}

/** `1 lane stays as it is`, `2 lanes stay as they are`. */
export function countUnchanged(number: number, one: string): string {
  return `${count(number, one)} ${number === 1 ? "stays as it is" : "stay as they are"}`;
}
