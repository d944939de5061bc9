/** A violation of a rule that the schema cannot express. */
export interface ConfigurationIssue {
  /** A JSON Pointer into the configuration. */
  readonly path: string;
  /** `path: expected X, got Y` */
  readonly message: string;
  readonly expected: string;
  readonly received: string;
  /** A JSON Pointer to the first occurrence of a value that must be unique. */
  readonly earlier?: string;
}

export type Issues = Generator<ConfigurationIssue, void, undefined>;

/** Quotes a received text. */
export function issue(path: string, expected: string, value: number | string): ConfigurationIssue {
  return issueOf(path, expected, typeof value === "string" ? JSON.stringify(value) : String(value));
}

/** `issue` with the received value in words. */
export function issueOf(path: string, expected: string, received: string): ConfigurationIssue {
  return { path, message: `${path}: expected ${expected}, got ${received}`, expected, received };
}

/** The issue of a value that occurs before, at the other JSON Pointer. */
export function repeated(
  path: string,
  key: string,
  value: number | string,
  earlier: string,
): ConfigurationIssue {
  return { ...issue(path, `another ${key}, as this one is given before`, value), earlier };
}

/** The IDs that references can name; undefined if the section is missing or not a list. */
export interface KnownIds {
  readonly countries: ReadonlySet<unknown> | undefined;
  readonly currencies: ReadonlySet<unknown> | undefined;
  readonly methods: ReadonlySet<unknown> | undefined;
}
