const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: "is already in use",
  EACCES: "requires more permissions",
  EADDRNOTAVAIL: "is not an address of this machine",
};

interface ListenFailure {
  readonly reason: string;
  readonly address: string | undefined;
  readonly port: number | undefined;
}

/** Explains why a listener did not open. Undefined for errors that the user cannot correct. */
export function describeListenFailure(error: unknown): ListenFailure | undefined {
  const { code = "", address, port } = error as NodeJS.ErrnoException & Omit<ListenFailure, "reason">;
  const reason = REASONS[code];
  return reason === undefined ? undefined : { reason, address, port };
}
