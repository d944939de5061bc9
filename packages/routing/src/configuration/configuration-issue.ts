/** Something that a configuration gets wrong although its schema has nothing to say. */
export interface ConfigurationIssue {
  /** A JSON Pointer into the configuration. */
  readonly path: string;
  /** `path: expected X, got Y` */
  readonly message: string;
  readonly expected: string;
  readonly received: string;
  /** A JSON Pointer to where it was given before, of what may be given once. */
  readonly earlier?: string;
}

export type Issues = Generator<ConfigurationIssue, void, undefined>;

/** What was received is quoted when it is a text. */
export function issue(path: string, expected: string, value: number | string): ConfigurationIssue {
  return issueOf(path, expected, typeof value === "string" ? JSON.stringify(value) : String(value));
}

/** The same where what was received is said in words. */
export function issueOf(path: string, expected: string, received: string): ConfigurationIssue {
  return { path, message: `${path}: expected ${expected}, got ${received}`, expected, received };
}

/** An issue of what was given before, at the other JSON Pointer. */
export function repeated(
  path: string,
  key: string,
  value: number | string,
  earlier: string,
): ConfigurationIssue {
  return { ...issue(path, `another ${key}, as this one is given before`, value), earlier };
}
