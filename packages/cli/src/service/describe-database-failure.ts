/** Joins the messages of a database error and its causes in one line. */
export function describeDatabaseFailure(error: unknown): string {
  const { message, cause, errors } = describe(error);
  // If no address of a host is reachable, only the parts of the AggregateError have messages.
  const parts = errors.length === 0 ? [message] : errors.map((each) => describe(each).message);
  const causes = cause === undefined ? [] : [describeDatabaseFailure(cause)];
  return [...new Set([...parts, ...causes].filter((text) => text !== ""))].join(": ");
}

function describe(error: unknown): {
  readonly message: string;
  readonly cause?: unknown;
  readonly errors: readonly unknown[];
} {
  if (!(error instanceof Error)) return { message: String(error), errors: [] };
  const errors = error instanceof AggregateError ? error.errors : [];
  return { message: error.message, cause: error.cause, errors };
}
