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

/** The session of test events, which belong to none. */
export const NO_SESSION = Number.MAX_SAFE_INTEGER;
