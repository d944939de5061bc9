import type { QueryConfig } from "pg";
import { readContent, selectContent } from "../callbacks/stored-callback.ts";
import type { StoredSpan } from "../tracer.ts";

/** The next callback of a leased lane, or a leased redelivery. No other worker posts it until the lease ends. */
export interface ClaimedCallback {
  readonly sessionId: number;
  /** Undefined if the callback of a redelivery does not exist. */
  readonly clientId: number | undefined;
  /** Origin of the address. */
  readonly endpoint: string;
  readonly url: string;
  readonly sequence: number;
  /** Undefined for a lane. */
  readonly redeliveryId: number | undefined;
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
  /** How long it was due at the claim, without the time before the last change of the state of its endpoint. */
  readonly overdueMs: number;
  /** Undefined if the row of the callback does not exist. */
  readonly content: CallbackContent | undefined;
}

/** A claimed callback of a known client. */
export interface SendableCallback extends ClaimedCallback {
  readonly clientId: number;
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
  /** The span of its report, if the report was traced. */
  readonly span: StoredSpan | undefined;
}

/** A leased row and its callback: the columns of `selectClaimed`, in order. */
export type ClaimedRow = [
  session_id: number | null,
  endpoint: string,
  url: string,
  lease_version: number,
  attempts: number,
  is_probe: boolean,
  overdue_ms: number,
  client_id: number | null,
  sequence: number,
  has_newer: boolean,
  redelivery_id: number | null,
  ...content: ContentColumns,
];

type ContentColumns = [
  madeAt: string | null,
  ageMs: number,
  callbackId: string,
  state: CallbackContent["state"],
  isFinal: boolean,
  content: Buffer | null,
  supersedes: string,
  trace: Buffer | null,
];

/** The columns of `selectCallbackContent`. */
export interface ContentRecord extends Omit<CallbackContent, "body" | "secretIds" | "supersedes" | "span"> {
  /** See `readContent`. */
  readonly content: Buffer | null | undefined;
  /** An array as text separated by spaces: the driver parses array literals slowly. */
  readonly supersedes: string;
  readonly trace: Buffer | null | undefined;
}

/** The columns of a `ContentRecord`, from an alias of `callbacks`. */
export function selectCallbackContent(callbacks: string): string {
  return `${callbacks}.at::text as made_at,
    date_part('epoch', now() - ${callbacks}.at) * 1000 as age_ms,
    ${callbacks}.callback_id, ${callbacks}.state, ${callbacks}.final as is_final,
    ${selectContent(callbacks)} as content,
    array_to_string(${callbacks}.supersedes, ' ') as supersedes,
    ${callbacks}.trace`;
}

/**
 * The columns of a `ClaimedRow`.
 *
 * @param row alias of the leased row
 * @param claim expressions for `is_probe` and `overdue_ms`
 * @param columns expressions for `client_id`, `sequence`, `has_newer` and `redelivery_id`
 * @param callbacks alias of `callbacks`
 */
export function selectClaimed(row: string, columns: string, claim: string, callbacks: string): string {
  return `${row}.session_id, ${row}.endpoint, ${row}.url, ${row}.lease_version, ${row}.attempts, ${claim},
    ${columns},
    ${selectCallbackContent(callbacks)}`;
}

/** Reads a row of a query sent at `askedAtMs`, from `performance.now()`, when the lease starts at the earliest. Undefined for nulls. */
export function readClaimedRow(
  row: ClaimedRow,
  askedAtMs: number,
  leaseMs: number,
): ClaimedCallback | undefined {
  const [sessionId, endpoint, url, leaseVersion, attempts, isProbe, overdueMs, ...rest] = row;
  if (sessionId === null) return undefined;
  const [clientId, sequence, hasNewer, redeliveryId, ...columns] = rest;
  const [madeAt, ageMs, callbackId, state, isFinal, content, supersedes, trace] = columns;
  return {
    sessionId,
    clientId: clientId ?? undefined,
    endpoint,
    url,
    sequence,
    redeliveryId: redeliveryId ?? undefined,
    leaseVersion,
    claimedAtMs: askedAtMs,
    leaseEndsAtMs: askedAtMs + leaseMs,
    attempts,
    hasNewer,
    isProbe,
    overdueMs,
    content:
      madeAt === null
        ? undefined
        : readCallbackContent({ madeAt, ageMs, callbackId, state, isFinal, content, supersedes, trace }),
  };
}

/** Undefined without the content. */
export function readCallbackContent(record: ContentRecord): CallbackContent | undefined {
  const { madeAt, ageMs, callbackId, state, isFinal, content, supersedes, trace } = record;
  if (!content) return undefined;
  const { body, secretIds } = readContent(content);
  const older = supersedes === "" ? [] : supersedes.split(" ").map(Number);
  const span = trace ?? undefined;
  return { madeAt, ageMs, callbackId, state, isFinal, body, secretIds, supersedes: older, span };
}

/** A table whose rows workers lease, post and settle. */
export interface CallbackSource {
  readonly name: "lanes" | "redeliveries";
  /** Share of the free slots that a claim may use. */
  readonly slotShare: number;
  /** See `writeClaim`. */
  readonly claim: string;
  /** See `writeSettle`. */
  readonly settle: string;
  /** Runs in the transaction of a claim, before it. Default: nothing. */
  readonly before?: QueryConfig;
}
