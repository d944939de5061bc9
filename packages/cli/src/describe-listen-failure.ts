const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: "is in use already",
  EACCES: "may not be used by this user",
  EADDRNOTAVAIL: "is not an address of this machine",
};

/** Why a listener could not be opened, and on which port; undefined for what its user cannot mend. */
export function describeListenFailure(
  error: unknown,
): { reason: string; port: number | undefined } | undefined {
  const { code = "", port } = error as NodeJS.ErrnoException & { readonly port?: number };
  const reason = REASONS[code];
  return reason === undefined ? undefined : { reason, port };
}
