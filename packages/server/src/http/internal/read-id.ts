/** Reads an ID of a path. Returns undefined for any other text. */
export function readId(text: string | undefined): number | undefined {
  const id = text !== undefined && /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The IDs of a path. A report uses the same names. */
export interface PathIds {
  readonly session_id: number;
  readonly transaction_id?: number;
}

/** Returns undefined when one of them is not an ID. */
export function readIds(parameters: Readonly<Record<string, string | undefined>>): PathIds | undefined {
  const sessionId = readId(parameters.session_id);
  const transactionId = readId(parameters.transaction_id);
  if (sessionId === undefined) return undefined;
  if (parameters.transaction_id === undefined) return { session_id: sessionId };
  return transactionId === undefined ? undefined : { session_id: sessionId, transaction_id: transactionId };
}
