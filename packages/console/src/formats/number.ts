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
