import { boundText, MAX_ISSUES } from "@payment-routing/contract-runtime";

/** A position in a file of the configuration. */
export interface FilePosition {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in Unicode characters. */
  readonly column: number;
  /** The line of the file, or the part of it around the position, with a mark. Undefined when it may hold a secret. */
  readonly excerpt: string | undefined;
}

/** The start of a file, for issues without a position. */
export function startOf(file: string): FilePosition {
  return { file, line: 1, column: 1, excerpt: undefined };
}

/** An issue of a configuration, with its position. */
export interface LocatedIssue extends FilePosition {
  /**
   * `/json/pointer: expected X, got Y`. Without the pointer when the file could not be parsed; with the name of the test
   * case instead when a test case fails.
   */
  readonly message: string;
  readonly expected: string;
  readonly received: string;
}

/** The configuration is not valid. The message lists the issues of all files for people. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
  /** At most 100: one mistake in a shared setting causes thousands. */
  readonly issues: readonly LocatedIssue[];
  /** The number of further issues. */
  readonly more: number;

  /** @param omitted number of issues that are not in the list */
  constructor(issues: readonly LocatedIssue[], omitted = 0) {
    const listed = issues.slice(0, MAX_ISSUES).map(boundIssue);
    const total = issues.length + omitted;
    const more = total - listed.length;
    const count = total === 1 ? "1 issue" : `${total} issues`;
    const rest = more === 0 ? [] : [`and ${more} more`];
    super([`The configuration has ${count}.`, ...listed.map(renderIssue), ...rest].join("\n\n"));
    this.issues = listed;
    this.more = more;
  }
}

function boundIssue({ message, expected, received, ...place }: LocatedIssue): LocatedIssue {
  const texts = { message: boundText(message), expected: boundText(expected), received: boundText(received) };
  return { ...place, ...texts };
}

function renderIssue({ file, line, column, message, excerpt }: LocatedIssue): string {
  const title = `${file}:${line}:${column} ${message}`;
  return excerpt === undefined ? title : `${title}\n${excerpt}`;
}

/** No configuration can be served: none is active, or its files do not have its digest. The message is for people. */
export class NoConfigurationError extends Error {
  override readonly name = "NoConfigurationError";

  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
  }
}
