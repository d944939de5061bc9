const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: "is in use already",
  EACCES: "may not be used by this user",
  EADDRNOTAVAIL: "is not an address of this machine",
};

export interface ListenFailure {
  readonly reason: string;
  readonly address: string | undefined;
  readonly port: number | undefined;
}

/** Why a listener could not be opened, and where; undefined for what its user cannot mend. */
export function describeListenFailure(error: unknown): ListenFailure | undefined {
  const { code = "", address, port } = error as NodeJS.ErrnoException & Omit<ListenFailure, "reason">;
  const reason = REASONS[code];
  return reason === undefined ? undefined : { reason, address, port };
}
