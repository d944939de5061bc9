import { pipeline } from "node:stream/promises";
import { type Queryable, queryRecords, runTransaction } from "@payment-routing/database";
import type { PoolClient } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { isActive } from "../lanes/stored-state.ts";
import type { Cell } from "./cell.ts";
import type { StoredOwner } from "./client-owner.ts";
import { MoveError } from "./move-error.ts";

/** A copy of a client from one cell to another. */
export interface Copy {
  readonly clientId: number;
  readonly from: Cell;
  readonly to: Cell;
  /** The row `arriving` that the copy belongs to. */
  readonly arriving: StoredOwner;
}

/** Sessions in one transaction. Other transactions of the target wait for none of its locks, except those of the same sessions. */
export const PIECE = 500;

/**
 * Copies sessions whole, as of one moment, in one transaction, where the target has a lower version. Deletes nothing that was not
 * erased: the target may have more, from before a restore. Returns how many were copied. Undefined: the row `arriving` has
 * changed, so the copy is not for this move.
 *
 * @throws MoveError `collision` if the target has a session of another client with the same ID
 */
export async function copySessions(copy: Copy, sessionIds: readonly number[]): Promise<number | undefined> {
  const { from, to } = copy;
  return runTransaction(
    from.copyPool,
    async (source) => {
      const versions = await readVersions(source, copy.clientId, sessionIds);
      return runTransaction(to.copyPool, async (target) => {
        if (!(await isArriving(target, copy))) return undefined;
        const ids = await raiseVersions(target, copy.clientId, versions);
        if (ids.length > 0) await copyRows(source, target, copy.clientId, ids);
        return ids.length;
      });
    },
    "begin transaction isolation level repeatable read, read only",
  );
}

/** What a copy of a session is of: higher, element by element, is later. */
export interface SessionVersion {
  readonly sessionId: number;
  readonly version: string;
}

/** The floor rises with a restore, the number of the copy with a repeated move, and the changes in between. */
export function readVersions(
  source: Queryable,
  clientId: number,
  sessionIds: readonly number[],
): Promise<readonly SessionVersion[]> {
  return queryRecords(
    source,
    `select g.session_id, array[
       (select floor from epochs order by epoch desc limit 1),
       coalesce((select copies from client_owners where client_id = $1), 0),
       coalesce(c.changes, 0)
     ]::text as version
     from unnest($2::bigint[]) as g (session_id)
     left join changed_sessions c on c.client_id = $1 and c.session_id = g.session_id
     order by g.session_id`,
    [clientId, sessionIds],
  );
}

/** Locks the row, so that it does not change before the commit. */
export async function isArriving(target: PoolClient, { clientId, arriving }: Copy): Promise<boolean> {
  const { rows } = await target.query<{ revision: string }>(
    "select revision from client_owners where client_id = $1 and state = 'arriving' for share",
    [clientId],
  );
  return rows[0]?.revision === arriving.revision;
}

async function raiseVersions(
  target: PoolClient,
  clientId: number,
  versions: readonly SessionVersion[],
): Promise<readonly number[]> {
  const rows = await queryRecords<{ sessionId: number }>(
    target,
    `insert into copied_sessions as c (client_id, session_id, version)
     select $1, session_id, version::bigint[] from unnest($2::bigint[], $3::text[]) as g (session_id, version)
     on conflict (client_id, session_id) do update set version = excluded.version where c.version < excluded.version
     returning session_id`,
    [clientId, versions.map(({ sessionId }) => sessionId), versions.map(({ version }) => version)],
  );
  return rows.map(({ sessionId }) => sessionId);
}

interface CopiedTable {
  readonly name: string;
  /** The columns that identify a row in both cells. */
  readonly key: readonly string[];
  /** Whether a row that the target has is replaced. Others never change. */
  readonly changes: boolean;
  /** A column whose values each cell gives itself. */
  readonly identity?: string;
}

/** In the order of writing: lanes count the callbacks. */
export const COPIED_TABLES: readonly CopiedTable[] = [
  { name: "payment_sessions", key: ["session_id"], changes: true },
  { name: "session_history", key: ["session_id", "report_id", "at"], changes: false },
  { name: "callbacks", key: ["session_id", "sequence", "at"], changes: true },
  { name: "attempts", key: ["session_id", "sequence", "at", "attempt"], changes: false },
  { name: "lanes", key: ["session_id"], changes: true },
  { name: "session_keys", key: ["key", "session_id", "kind"], changes: false },
  { name: "ignored_callbacks", key: ["session_id", "sequence"], changes: false },
];

async function copyRows(
  source: PoolClient,
  target: PoolClient,
  clientId: number,
  ids: readonly number[],
): Promise<void> {
  for (const { name } of COPIED_TABLES)
    await receive(source, target, name, `select * from ${name} where session_id = any('{${ids}}')`);
  await receive(
    source,
    target,
    "redeliveries",
    `select * from redeliveries where session_id = any('{${ids}}')`,
  );
  const subjects = ids.map((id) => `session:${id}`);
  await receive(source, target, "audit", `select * from audit where subject = any('{${subjects}}')`);
  const { rows } = await target.query<{ ids: string }>(FIND_COLLISIONS, [clientId]);
  if (rows[0]?.ids) throw new MoveError("collision", describeCollision(clientId, rows[0].ids));
  await target.query(DELETE_ERASED);
  for (const table of COPIED_TABLES) await target.query(await writeUpsert(target, table));
  await target.query(WAKE_LANES);
  await target.query(UPDATE_REDELIVERIES);
  await target.query(INSERT_REDELIVERIES);
  await target.query(INSERT_AUDIT);
}

export function describeCollision(clientId: number, ids: string): string {
  return `sessions of client ${clientId} have the IDs of sessions of other clients in the target: ${ids}`;
}

/** Streams rows into a temporary table of the target, which is emptied by its commit. */
export async function receive(
  source: PoolClient,
  target: PoolClient,
  name: string,
  select: string,
): Promise<void> {
  const columns = await listColumns(target, name);
  await target.query(
    `create temp table if not exists moved_${name} on commit delete rows as select ${columns} from ${name} with no data`,
  );
  await pipeline(
    source.query(copyTo(`copy (select ${columns} from (${select}) as r) to stdout (format binary)`)),
    target.query(copyFrom(`copy moved_${name} (${columns}) from stdin (format binary)`)),
  );
}

/** The columns of a table, separated by commas. The order of two databases may differ. */
async function listColumns(client: Queryable, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  );
  return rows[0]?.columns ?? "";
}

export async function writeUpsert(client: Queryable, { name, key, changes }: CopiedTable): Promise<string> {
  const columns = await listColumns(client, name);
  const changing = columns.split(", ").filter((column) => !key.includes(column));
  const action = changes
    ? `update set ${changing.map((column) => `${column} = excluded.${column}`)}`
    : "nothing";
  return `
    insert into ${name} (${columns}) select ${columns} from moved_${name}
    on conflict (${key}) do ${action}`;
}

const FIND_COLLISIONS = `
  select string_agg(s.session_id::text, ', ') as ids
  from moved_payment_sessions m join payment_sessions s using (session_id)
  where s.client_id <> $1`;

// A session that was erased after it was copied. Reports after an erasure stay.
const DELETE_ERASED = `
  with erased as (select session_id, erased_at from moved_payment_sessions where erased_at is not null),
  redeliveries as (
    delete from redeliveries r using erased e where r.session_id = e.session_id and r.requested_at <= e.erased_at
  ),
  attempts as (delete from attempts r using erased e where r.session_id = e.session_id and r.at <= e.erased_at),
  callbacks as (delete from callbacks r using erased e where r.session_id = e.session_id and r.at <= e.erased_at),
  keys as (delete from session_keys r using erased e where r.session_id = e.session_id),
  ignored as (delete from ignored_callbacks r using erased e where r.session_id = e.session_id and r.at <= e.erased_at)
  delete from session_history r using erased e where r.session_id = e.session_id and r.at <= e.erased_at`;

// A cell that the client has left has set its lanes aside.
const WAKE_LANES = `
  update lanes l set due_at = now() from moved_lanes m
  where l.session_id = m.session_id and ${isActive("l.state")} and l.due_at is null and l.delivered < l.head`;

// Each cell numbers its redeliveries.
const IS_SAME_REDELIVERY = `r.session_id = m.session_id and r.sequence = m.sequence and r.requested_at = m.requested_at
    and r.requested_by = m.requested_by`;

export const UPDATE_REDELIVERIES = `
  update redeliveries r
  set endpoint = m.endpoint, url = m.url, due_at = m.due_at, attempts = m.attempts, lease_version = m.lease_version,
    leased_by = m.leased_by, leased_until = m.leased_until, done_at = m.done_at, outcome = m.outcome
  from moved_redeliveries m where ${IS_SAME_REDELIVERY}`;

// The action that requested it stays in the audit of the cell where it was requested.
export const INSERT_REDELIVERIES = `
  insert into redeliveries (session_id, sequence, endpoint, url, requested_at, requested_by, due_at, attempts, lease_version,
    leased_by, leased_until, done_at, outcome)
  select session_id, sequence, endpoint, url, requested_at, requested_by, due_at, attempts, lease_version, leased_by,
    leased_until, done_at, outcome
  from moved_redeliveries m where not exists (select from redeliveries r where ${IS_SAME_REDELIVERY})`;

export const INSERT_AUDIT = `
  insert into audit (at, actor, action, subject, reason, detail)
  select at, actor, action, subject, reason, detail
  from moved_audit m where not exists (
    select from audit a where a.subject = m.subject and a.at = m.at and a.actor = m.actor and a.action = m.action
  )`;
