import type { ClosedCode } from "@payment-routing/config-contract";
import { longQuery, queryRecords } from "@payment-routing/database";
import type { Pool } from "pg";
import type { MerchantDirectory } from "../context.ts";
import { readSnapshot, type SessionSnapshot } from "../sessions/snapshot.ts";
import type { MerchantCallbacks } from "./callback-defaults.ts";
import { composeBody } from "./compose-body.ts";
import { findUnknownCodes } from "./find-unknown-codes.ts";

/** The values in a database that the closed codes of a configuration reject. */
export interface RejectedValues {
  /** Number of checked sessions. */
  readonly sessions: number;
  /** The codes with rejected values, most frequent first. */
  readonly codes: readonly RejectedCode[];
}

/** A closed code with unknown values in current sessions, whose next callback would be parked. */
export interface RejectedCode {
  readonly code: ClosedCode;
  readonly sessions: number;
  /** Most frequent first. */
  readonly values: readonly RejectedValue[];
}

export interface RejectedValue {
  /** JSON Pointer into the body, with `*` for each item of a list. */
  readonly path: string;
  readonly value: number | string;
  readonly sessions: number;
}

interface RejectedValuesOptions {
  /** Leaves out values that this configuration rejects too. */
  readonly before?: MerchantDirectory;
  /** Called after each page with the number of checked sessions, and the number at the start. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Sessions in one page. Default: 500. */
  readonly pageSize?: number;
}

/** Finds values that closed codes would reject if each session created a callback now. */
export async function findRejectedValues(
  pool: Pool,
  merchants: MerchantDirectory,
  { before, onProgress, pageSize = 500 }: RejectedValuesOptions = {},
): Promise<RejectedValues> {
  const counted = await pool.query<{ total: number }>(longQuery(COUNT_SESSIONS));
  const total = counted.rows[0]?.total ?? 0;
  const tallies = new Map<ClosedCode, Tally>();
  let sessions = 0;
  let last: number | undefined;
  for (;;) {
    const rows = await queryRecords<StoredSession>(pool, LIST_SESSIONS, [last ?? null, pageSize]);
    for (const { clientId: client, snapshot } of rows) {
      const session = readSnapshot(snapshot);
      const known = new Set(listUnknown(before?.find(client), session).map(({ key }) => key));
      const unknown = listUnknown(merchants.find(client), session).filter(({ key }) => !known.has(key));
      addSession(tallies, unknown);
    }
    sessions += rows.length;
    last = rows.at(-1)?.sessionId;
    if (last === undefined) return { sessions, codes: writeTallies(tallies) };
    onProgress?.(sessions, Math.max(total, sessions));
  }
}

interface StoredSession {
  readonly sessionId: number;
  readonly clientId: number;
  readonly snapshot: Buffer;
}

interface UnknownValue {
  readonly code: ClosedCode;
  readonly path: string;
  readonly value: number | string;
  /** Equal for the same value at the same path. */
  readonly key: string;
}

function listUnknown(
  merchant: MerchantCallbacks | undefined,
  session: SessionSnapshot,
): readonly UnknownValue[] {
  if (merchant === undefined || merchant.known_codes.size === 0) return [];
  return findUnknownCodes(merchant.known_codes, composeBody(merchant, session)).map(
    ({ code, path: exact, received: value }) => {
      const path = exact.replaceAll(/\/\d+(?=\/|$)/g, "/*");
      return { code, path, value, key: JSON.stringify([code, path, value]) };
    },
  );
}

interface Tally {
  sessions: number;
  readonly values: Map<string, { readonly path: string; readonly value: number | string; sessions: number }>;
}

/** Maximum number of distinct values. Others are counted by code only. */
const MAX_VALUES = 1000;

function addSession(tallies: Map<ClosedCode, Tally>, unknown: readonly UnknownValue[]): void {
  for (const code of new Set(unknown.map(({ code }) => code))) {
    const tally = tallies.get(code) ?? { sessions: 0, values: new Map() };
    tallies.set(code, tally);
    tally.sessions++;
  }
  for (const { code, path, value, key } of new Map(unknown.map((each) => [each.key, each])).values()) {
    const values = tallies.get(code)?.values;
    const found = values?.get(key);
    if (found !== undefined) found.sessions++;
    else if (values !== undefined && values.size < MAX_VALUES) values.set(key, { path, value, sessions: 1 });
  }
}

function writeTallies(tallies: ReadonlyMap<ClosedCode, Tally>): readonly RejectedCode[] {
  return [...tallies]
    .map(([code, { sessions, values }]) => ({
      code,
      sessions,
      values: [...values.values()].sort(byFrequency),
    }))
    .sort(byFrequency);
}

function byFrequency(a: { readonly sessions: number }, b: { readonly sessions: number }): number {
  return b.sessions - a.sessions;
}

const COUNT_SESSIONS = "select count(*)::int as total from payment_sessions where snapshot is not null";

const LIST_SESSIONS = `
  select session_id, client_id, snapshot from payment_sessions
  where ($1::bigint is null or session_id > $1::bigint) and snapshot is not null
  order by session_id limit $2`;
