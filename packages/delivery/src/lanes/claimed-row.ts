import type { CallbackContent, ClaimedCallback } from "./claimed-callback.ts";

/** A lane that is held, and the callback whose turn it is, as the database gives them. */
export interface ClaimedRow extends ContentRow {
  readonly session_id: string | null;
  readonly client_id: string;
  readonly endpoint: string;
  readonly url: string;
  readonly delivered: string;
  readonly head: string;
  readonly lease: string;
  readonly attempts: number;
  readonly is_probe: boolean;
}

export interface ContentRow {
  readonly made_at: string | null;
  readonly age_ms: number;
  readonly callback_id: string;
  readonly callback_state: CallbackContent["state"];
  readonly final: boolean;
  /** Bytes would travel as hexadecimal digits, and what is stored is JSON in UTF-8. */
  readonly body: string;
  /** With spaces between them: reading the text of an array takes the driver longer than all else in the row. */
  readonly secret_ids: string;
}

/** The columns of a `ContentRow`, from the table `callbacks` by another name. */
export function selectContent(callbacks: string): string {
  return `${callbacks}.at::text as made_at,
    date_part('epoch', now() - ${callbacks}.at) * 1000 as age_ms,
    ${callbacks}.callback_id, ${callbacks}.state as callback_state, ${callbacks}.final,
    convert_from(${callbacks}.body, 'UTF8') as body,
    array_to_string(${callbacks}.secret_ids, ' ') as secret_ids`;
}

/** Reads a row that was asked for at a time, by `performance.now()`: the lease is no younger than that. */
export function readClaimedRow(row: ClaimedRow, askedAtMs: number, leaseMs: number): ClaimedCallback {
  const sequence = Number(row.delivered) + 1;
  return {
    sessionId: Number(row.session_id),
    clientId: Number(row.client_id),
    endpoint: row.endpoint,
    url: row.url,
    sequence,
    lease: Number(row.lease),
    claimedAtMs: askedAtMs,
    leaseEndsAtMs: askedAtMs + leaseMs,
    attempts: row.attempts,
    hasNewer: Number(row.head) > sequence,
    isProbe: row.is_probe,
    content: readContent(row),
  };
}

export function readContent(row: ContentRow): CallbackContent | undefined {
  if (row.made_at === null) return undefined;
  return {
    madeAt: row.made_at,
    ageMs: row.age_ms,
    callbackId: row.callback_id,
    state: row.callback_state,
    isFinal: row.final,
    body: Buffer.from(row.body),
    secretIds: row.secret_ids === "" ? [] : row.secret_ids.split(" "),
  };
}
