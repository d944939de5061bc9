import { readContent, selectContent } from "../callbacks/stored-callback.ts";

/** The next callback of a leased lane. No other worker posts it until the lease ends. */
export interface ClaimedCallback {
  readonly sessionId: number;
  readonly clientId: number;
  /** Origin of the address. */
  readonly endpoint: string;
  readonly url: string;
  readonly sequence: number;
  /** Fences the settlement, together with the sequence number. */
  readonly leaseVersion: number;
  /** Time of the claim, from `performance.now()`. */
  readonly claimedAtMs: number;
  /** End of the lease, from `performance.now()`. Never later than in the database. */
  readonly leaseEndsAtMs: number;
  /** Number of failed attempts. */
  readonly attempts: number;
  /** Whether newer callbacks wait in the lane. */
  readonly hasNewer: boolean;
  /** Whether the attempt is the probe of a breaker. */
  readonly isProbe: boolean;
  /** Undefined if the row of the callback does not exist. */
  readonly content: CallbackContent | undefined;
}

/** The columns of a callback that a post needs. */
export interface CallbackContent {
  /** Creation time as text, because a Date has no microseconds. */
  readonly madeAt: string;
  /** Age at the time of the claim, by the database's clock. */
  readonly ageMs: number;
  readonly callbackId: string;
  readonly state: "waiting" | "delivered" | "skipped" | "superseded" | "rejected" | "test";
  readonly isFinal: boolean;
  /** The exact bytes to send. */
  readonly body: Uint8Array;
  /** IDs of the secrets for the signatures in the body. */
  readonly secretIds: readonly string[];
  /** Sequence numbers of the superseded callbacks, ascending. */
  readonly supersedes: readonly number[];
}

/** A leased lane and its next callback: the columns of `selectClaimed`, in order. */
export type ClaimedRow = [
  session_id: number | null,
  client_id: number,
  endpoint: string,
  url: string,
  delivered: number,
  head: number,
  lease_version: number,
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
  content: Buffer | null,
  supersedes: string,
];

export interface ContentRow {
  readonly made_at: string | null;
  readonly age_ms: number;
  readonly callback_id: string;
  readonly callback_state: CallbackContent["state"];
  readonly final: boolean;
  /** See `readContent`. */
  readonly content: Buffer | null;
  /** An array as text separated by spaces: the driver parses array literals slowly. */
  readonly supersedes: string;
}

/** The columns of a `ContentRow`, from an alias of `callbacks`. */
export function selectCallbackContent(callbacks: string): string {
  return `${callbacks}.at::text as made_at,
    date_part('epoch', now() - ${callbacks}.at) * 1000 as age_ms,
    ${callbacks}.callback_id, ${callbacks}.state as callback_state, ${callbacks}.final,
    ${selectContent(callbacks)} as content,
    array_to_string(${callbacks}.supersedes, ' ') as supersedes`;
}

/** The columns of a `ClaimedRow`, from aliases of `lanes` and `callbacks`. */
export function selectClaimed(lanes: string, isProbe: string, callbacks: string): string {
  return `${lanes}.session_id, ${lanes}.client_id, ${lanes}.endpoint, ${lanes}.url, ${lanes}.delivered, ${lanes}.head,
    ${lanes}.lease_version, ${lanes}.attempts, ${isProbe} as is_probe,
    ${selectCallbackContent(callbacks)}`;
}

/** Reads a row of a query sent at `askedAtMs`, from `performance.now()`, when the lease starts at the earliest. Undefined for nulls. */
export function readClaimedRow(
  row: ClaimedRow,
  askedAtMs: number,
  leaseMs: number,
): ClaimedCallback | undefined {
  const [sessionId, clientId, endpoint, url, delivered, head, leaseVersion, attempts, isProbe, ...columns] =
    row;
  if (sessionId === null) return undefined;
  const [made_at, age_ms, callback_id, callback_state, final, content, supersedes] = columns;
  const sequence = delivered + 1;
  return {
    sessionId,
    clientId,
    endpoint,
    url,
    sequence,
    leaseVersion,
    claimedAtMs: askedAtMs,
    leaseEndsAtMs: askedAtMs + leaseMs,
    attempts,
    hasNewer: head > sequence,
    isProbe,
    content: readCallbackContent({
      made_at,
      age_ms,
      callback_id,
      callback_state,
      final,
      content,
      supersedes,
    }),
  };
}

export function readCallbackContent(row: ContentRow): CallbackContent | undefined {
  if (row.made_at === null || row.content === null) return undefined;
  const stored = readContent(row.content);
  return {
    madeAt: row.made_at,
    ageMs: row.age_ms,
    callbackId: row.callback_id,
    state: row.callback_state,
    isFinal: row.final,
    body: stored.body,
    secretIds: stored.secretIds,
    supersedes: readArray(row.supersedes).map(Number),
  };
}

function readArray(text: string): string[] {
  return text === "" ? [] : text.split(" ");
}
