/**
 * Thrown when a connection cannot be opened. The message is one sentence, with what to do where that is known, and no part of
 * the password.
 */
export class ConnectError extends Error {
  override readonly name = "ConnectError";
  /** The code of the cause: an SQLSTATE, or a code of Node. */
  readonly code: string | undefined;

  constructor(cause: unknown, hasPassword: boolean) {
    super(describe(cause, hasPassword), { cause });
    this.code = (cause as NodeJS.ErrnoException).code;
  }
}

function describe(cause: unknown, hasPassword: boolean): string {
  // If no address of a host is reachable, only the parts of the AggregateError have messages.
  const parts: readonly unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
  const reason = [...new Set(parts.map((part) => (part instanceof Error ? part.message : String(part))))];
  const { code = "", syscall } = cause as NodeJS.ErrnoException;
  const text = syscall === "open" ? `open ${reason}` : `${code} ${reason}`;
  if (!hasPassword && PASSWORD_NEEDED.test(text)) return NO_PASSWORD;
  const [, advice] = ADVICE.find(([pattern]) => pattern.test(text)) ?? [];
  return [reason.join(", "), ...(advice === undefined ? [] : [advice])].join(": ");
}

// Without a password the driver signs another text with MD5, and sends an empty one in clear text.
const PASSWORD_NEEDED = /^28P01|client password must be/;
const NO_PASSWORD =
  "PostgreSQL asks for a password: add it to DATABASE_URL as user:password@, percent-encoded, or set PGPASSWORD";

/** What to do about an error, by its code and message. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/^28P01/, "correct the user or the password of DATABASE_URL; the password must be percent-encoded"],
  [/^3D000/, "create it, or correct the name of the database in DATABASE_URL"],
  [/^28000.*no encryption/, "add sslmode=verify-full to DATABASE_URL"],
  [/^28000/, "correct the user of DATABASE_URL, or pg_hba.conf"],
  [/does not support SSL/, "enable TLS there, or set sslmode=disable in DATABASE_URL"],
  [/^(?:open |ERR_OSSL)/, "correct sslrootcert, sslcert or sslkey in DATABASE_URL"],
  [/^\w*(?:CERT|UNABLE_TO)/, "correct the host or sslrootcert in DATABASE_URL, or the certificate"],
  [/URI malformed/, "percent-encode the user, the password and the name of the database"],
  [/timeout expired|terminated unexpectedly/, "no PostgreSQL answers at this address"],
];
