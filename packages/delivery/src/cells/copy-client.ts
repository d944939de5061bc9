import { createPastPartitions, longQuery, type Queryable, queryRecords } from "@payment-routing/database";
import { checkDelivery } from "../checker/check-delivery.ts";
import { TEST_SESSION_ID } from "../sessions/snapshot.ts";
import { copyClientRows, type SharedEndpoints } from "./copy-client-rows.ts";
import { type Copy, copySessions, PIECE, readVersions } from "./copy-sessions.ts";
import { MoveError } from "./move-error.ts";

/** What a copy has brought. */
export interface Copied {
  /** Sessions of the client. */
  readonly sessions: number;
  readonly sharedEndpoints: SharedEndpoints;
}

/**
 * Copies all of a client, and then what has changed meanwhile, until little is left. What an earlier call has copied is not
 * copied again. Checks the copy by counts and by the rules of the checker. Undefined: the copy is not for this move any more.
 */
export async function copyClient(
  copy: Copy,
  onProgress: (done: number, total: number) => void,
): Promise<Copied | undefined> {
  await prepareTarget(copy);
  const ids = await listSessions(copy);
  for (let at = 0; at < ids.length; at += PIECE) {
    if ((await copySessions(copy, ids.slice(at, at + PIECE))) === undefined) return undefined;
    onProgress(Math.min(at + PIECE, ids.length), ids.length);
  }
  let last = await copyLastChanges(copy);
  for (let round = 1; round < MAX_ROUNDS && last !== undefined && last.changed > PIECE; round++)
    last = await copyLastChanges(copy);
  if (last === undefined) return undefined;
  await checkCopy(copy, ids.length);
  return { sessions: ids.length, sharedEndpoints: last.sharedEndpoints };
}

const MAX_ROUNDS = 20;

/** Copies the sessions that have changed since they were copied, and the rows of the client. */
export async function copyLastChanges(
  copy: Copy,
): Promise<{ readonly changed: number; readonly sharedEndpoints: SharedEndpoints } | undefined> {
  const ids = await listOutdated(copy);
  for (let at = 0; at < ids.length; at += PIECE)
    if ((await copySessions(copy, ids.slice(at, at + PIECE))) === undefined) return undefined;
  const sharedEndpoints = await copyClientRows(copy);
  return sharedEndpoints && { changed: ids.length, sharedEndpoints };
}

/** No index has the client of a session: the table is read once. */
export async function listSessions({
  clientId,
  from,
}: Pick<Copy, "clientId" | "from">): Promise<readonly number[]> {
  const rows = await queryRecords<{ sessionId: number }>(
    from.pool,
    longQuery("select session_id from payment_sessions where client_id = $1 order by session_id", [clientId]),
  );
  return rows.map(({ sessionId }) => sessionId);
}

async function listOutdated({ clientId, from, to }: Copy): Promise<readonly number[]> {
  const changed = await queryRecords<{ sessionId: number }>(
    from.pool,
    "select session_id from changed_sessions where client_id = $1 and session_id <> $2",
    [clientId, TEST_SESSION_ID],
  );
  const versions = await readVersions(
    from.pool,
    clientId,
    changed.map(({ sessionId }) => sessionId),
  );
  const outdated = await queryRecords<{ sessionId: number }>(
    to.pool,
    `select g.session_id from unnest($2::bigint[], $3::text[]) as g (session_id, version)
     left join copied_sessions c on c.client_id = $1 and c.session_id = g.session_id
     where c.version is null or c.version < g.version::bigint[]
     order by g.session_id`,
    [clientId, versions.map(({ sessionId }) => sessionId), versions.map(({ version }) => version)],
  );
  return outdated.map(({ sessionId }) => sessionId);
}

/** Prepares the target for rows of other days, and for numbers and times that jump where an epoch began or the clock was set. */
async function prepareTarget({ from, to }: Copy): Promise<void> {
  const { rows: floors } = await from.pool.query<{ floors: string[] }>(
    "select array_agg(floor) as floors from (select floor from epochs union select floor from other_epochs) e",
  );
  await to.pool.query("insert into other_epochs select unnest($1::bigint[]) on conflict do nothing", [
    floors[0]?.floors ?? [],
  ]);
  const { rows: periods } = await from.pool.query(
    "select seen_until, set_back_to from clock_periods where set_back_to is not null",
  );
  for (const { seen_until, set_back_to } of periods)
    await to.pool.query(INSERT_PERIOD, [seen_until, set_back_to]);
  const rows = await queryRecords<{ name: (typeof BY_DAY)[number]; days: number }>(from.pool, OLDEST_DAYS, [
    BY_DAY,
  ]);
  for (const { name, days } of rows) if (days > 0) await createPastPartitions(to.pool, name, days);
}

const INSERT_PERIOD = `
  insert into clock_periods (seen_until, set_back_to)
  select $1::timestamptz, $2::timestamptz where not exists (
    select from clock_periods where seen_until = $1 and set_back_to = $2
  )`;

const BY_DAY = ["session_history", "callbacks", "attempts"] as const;

const OLDEST_DAYS = `
  select p.relname as name, max((now() at time zone 'UTC')::date - to_date(right(c.relname, 8), 'YYYYMMDD')) as days
  from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
  where p.relname = any($1::text[]) group by 1`;

/** Reads the copy whole: its sessions are those of the source, and what each has is consistent. */
async function checkCopy({ clientId, to }: Copy, sessions: number): Promise<void> {
  const copied = await countCopied(to.pool, clientId);
  if (copied < sessions)
    throw new MoveError("invalid-copy", `expected a copy of ${sessions} sessions, got ${copied}`);
  const issues: string[] = [];
  for await (const { sessionId, message } of checkDelivery({ pool: to.pool }, { clientId }))
    if (issues.push(`session ${sessionId}: ${message}`) === MAX_ISSUES) break;
  if (issues.length > 0)
    throw new MoveError("invalid-copy", `the copy breaks rules of the checker: ${issues.join("; ")}`);
}

const MAX_ISSUES = 10;

async function countCopied(client: Queryable, clientId: number): Promise<number> {
  const { rows } = await client.query<{ copied: number }>(
    `select count(*)::int as copied from copied_sessions c join payment_sessions s using (session_id)
     where c.client_id = $1 and s.client_id = $1`,
    [clientId],
  );
  return rows[0]?.copied ?? 0;
}
