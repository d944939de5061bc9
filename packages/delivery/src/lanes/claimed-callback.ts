/** A callback whose lane a worker holds: nobody else posts it until the lease ends. */
export interface ClaimedCallback {
  readonly sessionId: number;
  readonly clientId: number;
  /** Origin of the address. */
  readonly endpoint: string;
  readonly url: string;
  readonly sequence: number;
  /** What settling is fenced by, together with the sequence number. */
  readonly lease: number;
  /** When it was claimed, by `performance.now()` of this process. */
  readonly claimedAtMs: number;
  /** When the lease ends, by `performance.now()` of this process, and never later than the database thinks. */
  readonly leaseEndsAtMs: number;
  /** Failed attempts so far. */
  readonly attempts: number;
  /** Whether newer callbacks wait in the lane. */
  readonly hasNewer: boolean;
  /** The one attempt that a breaker lets through to find out how the endpoint does. */
  readonly isProbe: boolean;
  /** Undefined when the callback's row is not there. */
  readonly content: CallbackContent | undefined;
}

/** The row of a callback, as far as posting it needs it. */
export interface CallbackContent {
  /** When it was made, as the database writes it: a Date has not all of its digits. */
  readonly madeAt: string;
  /** How old it was when it was claimed, by the database's clock. */
  readonly ageMs: number;
  readonly callbackId: string;
  readonly state: "waiting" | "delivered" | "skipped" | "superseded" | "refused" | "test";
  readonly isFinal: boolean;
  /** Exactly the bytes to send. */
  readonly body: Uint8Array;
  /** The secrets that the signatures in the body were made with. */
  readonly secretIds: readonly string[];
  /** Sequence numbers of the callbacks that it stands for, ascending. */
  readonly supersedes: readonly number[];
}

/** A lane that is held, and the callback whose turn it is: the columns of `selectClaimed`, in their order. */
export type ClaimedRow = [
  session_id: number | null,
  client_id: number,
  endpoint: string,
  url: string,
  delivered: number,
  head: number,
  lease: number,
  attempts: number,
  is_probe: boolean,
  ...content: ContentColumns,
];

type ContentColumns = [
  made_at: string | null,
  age_ms: number,
  callback_id: string,
  callback_state: CallbackContent["state"],
  final: boolean,
  body: string,
  secret_ids: string,
  supersedes: string,
];

export interface ContentRow {
  readonly made_at: string | null;
  readonly age_ms: number;
  readonly callback_id: string;
  readonly callback_state: CallbackContent["state"];
  readonly final: boolean;
  /** Bytes would travel as hexadecimal digits, and what is stored is JSON in UTF-8. */
  readonly body: string;
  /** Arrays with spaces between what is in them: their own text takes the driver longer than all else in the row. */
  readonly secret_ids: string;
  readonly supersedes: string;
}

/** The columns of a `ContentRow`, from the table `callbacks` by another name. */
export function selectContent(callbacks: string): string {
  return `${callbacks}.at::text as made_at,
    date_part('epoch', now() - ${callbacks}.at) * 1000 as age_ms,
    ${callbacks}.callback_id, ${callbacks}.state as callback_state, ${callbacks}.final,
    convert_from(${callbacks}.body, 'UTF8') as body,
    array_to_string(${callbacks}.secret_ids, ' ') as secret_ids,
    array_to_string(${callbacks}.supersedes, ' ') as supersedes`;
}

/** The columns of a `ClaimedRow`, from the tables `lanes` and `callbacks` by other names. */
export function selectClaimed(lanes: string, isProbe: string, callbacks: string): string {
  return `${lanes}.session_id, ${lanes}.client_id, ${lanes}.endpoint, ${lanes}.url, ${lanes}.delivered, ${lanes}.head,
    ${lanes}.lease, ${lanes}.attempts, ${isProbe} as is_probe,
    ${selectContent(callbacks)}`;
}

/**
 * Reads a row that was asked for at a time, by `performance.now()`: the lease is no younger than that. Undefined when
 * there is nothing in the row.
 */
export function readClaimedRow(
  row: ClaimedRow,
  askedAtMs: number,
  leaseMs: number,
): ClaimedCallback | undefined {
  const [sessionId, clientId, endpoint, url, delivered, head, lease, attempts, isProbe, ...content] = row;
  if (sessionId === null) return undefined;
  const [made_at, age_ms, callback_id, callback_state, final, body, secret_ids, supersedes] = content;
  const sequence = delivered + 1;
  return {
    sessionId,
    clientId,
    endpoint,
    url,
    sequence,
    lease,
    claimedAtMs: askedAtMs,
    leaseEndsAtMs: askedAtMs + leaseMs,
    attempts,
    hasNewer: head > sequence,
    isProbe,
    content: readContent({
      made_at,
      age_ms,
      callback_id,
      callback_state,
      final,
      body,
      secret_ids,
      supersedes,
    }),
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
    secretIds: readArray(row.secret_ids),
    supersedes: readArray(row.supersedes).map(Number),
  };
}

function readArray(text: string): string[] {
  return text === "" ? [] : text.split(" ");
}
