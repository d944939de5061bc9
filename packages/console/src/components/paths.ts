// The addresses of pages that others lead to.

export function callbackPath(callbackId: string): string {
  return `/console/callbacks/${encodeURIComponent(callbackId)}`;
}

export function sessionPath(sessionId: number): string {
  return `/console/sessions/${sessionId}`;
}

export function endpointPath(endpoint: string): string {
  return `/console/endpoints/page?endpoint=${encodeURIComponent(endpoint)}`;
}

export function versionPath(digest: string): string {
  return `/console/configuration/versions/${digest}`;
}

/** The draft that edits a version. */
export function draftPath(digest: string): string {
  return `/console/configuration/draft${writeQuery({ from: digest })}`;
}

/** Where a version of the configuration shows a line of its files. Files elsewhere than in the database have no page. */
export function findPositionPath(digest: string): (file: string, line: number) => string | undefined {
  return (file, line) =>
    file.includes("/") ? undefined : `${versionPath(digest)}${writeQuery({ file, line })}`;
}

/** The session of test events, which belong to none. */
export const NO_SESSION = Number.MAX_SAFE_INTEGER;

/** The query of an address: `?client_id=10077`, or nothing. Leaves out what is empty. */
export function writeQuery(parameters: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== "");
  if (given.length === 0) return "";
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Those parameters of an address that the interface has too, of any type: the service validates them. */
export function pickQuery(
  query: Readonly<Record<string, string>>,
  names: readonly string[],
): Readonly<Record<string, never>> {
  const given = Object.entries(query).filter(([name, value]) => names.includes(name) && value !== "");
  return Object.fromEntries(given) as Readonly<Record<string, never>>;
}

/** The states of callbacks that wait in lanes. Those that the contract rejects wait for an operator. */
export const UNDELIVERED = "waiting,rejected";
