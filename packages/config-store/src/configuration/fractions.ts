/** The members of a configuration that need not be integers. All amounts are, in minor units. */
export const FRACTIONS: ReadonlySet<unknown> = new Set(["jitter"]);

/** Whether an integer is written as a fraction: whoever writes 100.00 may not mean 100 minor units, which are 1.00. */
export function isRounded(value: unknown, source: string): boolean {
  return Number.isInteger(value) && !/^[-+]?(?:\d+|0o[0-7]+|0x[\dA-Fa-f]+)$/.test(source);
}

/** What is expected in place of one. */
export const INTEGER = "an integer without a decimal point or an exponent, or a text in quotes";
