import { InvalidArgumentError } from "commander";

/** What every command needs of its caller. */
export interface CommandContext {
  /** The base folder of relative paths. */
  readonly folder: string;
  /** Sets the exit code: 0 for success, 1 for findings, 2 for wrong arguments or unreadable input. */
  end(code: 0 | 1 | 2): void;
}

/** Creates the parser of an option whose value is a whole number. */
export function wholeNumber(
  min = Number.MIN_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
): (text: string) => number {
  return (text) => {
    const number = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new InvalidArgumentError(`Expected a whole number from ${min} to ${max}.`);
  };
}
