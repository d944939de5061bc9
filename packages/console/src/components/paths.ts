import { writeQuery } from "./query.ts";

// The addresses of pages that others lead to.

export function callbackPath(callbackId: string): string {
  return `/console/callbacks/${encodeURIComponent(callbackId)}`;
}

export function sessionPath(sessionId: number): string {
  return `/console/sessions/${sessionId}`;
}

export function endpointPath(endpoint: string): string {
  return `/console/endpoints?endpoint=${encodeURIComponent(endpoint)}`;
}

export function versionPath(digest: string): string {
  return `/console/configuration/versions/${digest}`;
}

/** The draft that edits a version. */
export function draftPath(digest: string): string {
  return `/console/configuration/draft${writeQuery({ from: digest })}`;
}

/** Where a version of the configuration shows a line of its files. Files elsewhere than in the database have no page. */
export function findPlacePath(digest: string): (file: string, line: number) => string | undefined {
  return (file, line) =>
    file.includes("/") ? undefined : `${versionPath(digest)}${writeQuery({ file, line })}`;
}

/** The session of test events, which belong to none. */
export const NO_SESSION = Number.MAX_SAFE_INTEGER;
