import { MAX_ISSUES } from "@payment-routing/contract-runtime";

/** A place in a file of the configuration. */
export interface Place {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in Unicode characters. */
  readonly column: number;
  /** The line of the file; undefined where there is none to show, or where it may hold a secret. */
  readonly excerpt: string | undefined;
}

/** Something wrong with a configuration, where an operator can mend it. */
export interface LocatedFault extends Place {
  /**
   * `/json/pointer: expected X, got Y`; without the pointer when the file could not be read as far as that, and with the
   * name of a test case in its place where that fails.
   */
  readonly message: string;
  readonly expected: string;
  readonly received: string;
}

/** Thrown when a configuration cannot be used: the faults of all files at once. Its message is for people. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
  /** The first 100: a mistake in what all methods share has thousands. */
  readonly faults: readonly LocatedFault[];
  /** How many there are besides. */
  readonly more: number;

  /** @param untold how many there are besides those that are given */
  constructor(faults: readonly LocatedFault[], untold = 0) {
    const told = faults.slice(0, MAX_ISSUES);
    const total = faults.length + untold;
    const more = total - told.length;
    const count = total === 1 ? "1 fault" : `${total} faults`;
    const rest = more === 0 ? [] : [`and ${more} more`];
    super([`The configuration has ${count}.`, ...told.map(renderFault), ...rest].join("\n\n"));
    this.faults = told;
    this.more = more;
  }
}

function renderFault({ file, line, column, message, excerpt }: LocatedFault): string {
  const title = `${file}:${line}:${column} ${message}`;
  if (excerpt === undefined) return title;
  const margin = " ".repeat(String(line).length);
  // Tabs stay tabs, so that the mark stands below its character however wide they are shown.
  const indent = Array.from(excerpt)
    .slice(0, column - 1)
    .map((character) => (character === "\t" ? "\t" : " "));
  return [title, `${margin} |`, `${line} | ${excerpt}`, `${margin} | ${indent.join("")}^`].join("\n");
}
