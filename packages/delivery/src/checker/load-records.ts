import { formatArray, PARTITIONED_TABLES, runTransaction } from "@payment-routing/database";
import type { Pool, PoolClient } from "pg";
import { readChanges, readContent, selectContent } from "../callbacks/stored-callback.ts";
import { TEST_SESSION_ID } from "../sessions/snapshot.ts";
import { readSnapshot } from "../sessions/stored-snapshot.ts";
import type {
  CallbackRecord,
  ClockSetBack,
  HistoryRecord,
  KeptDays,
  LaneRecord,
  LostRecords,
  SessionRecords,
} from "./session-records.ts";

/** Some sessions with all that there is of them, as of one moment. */
interface RecordsPage {
  readonly sessions: readonly SessionRecords[];
  /** Sessions of which there is something, but not the session itself. */
  readonly lost: readonly LostRecords[];
  readonly days: KeptDays;
  /** The numbers at which epochs began: the first callback of a session after it has one of these, or one past its last. */
  readonly floors: ReadonlySet<number>;
  /** When the database's clock was set back. */
  readonly setBacks: readonly ClockSetBack[];
  /** The last session ID of the page: the `after` of the next page. Undefined if the page is empty. */
  readonly last: number | undefined;
}

/** The `after` of the first page: less than any ID. */
export const BEFORE_ALL = Number.MIN_SAFE_INTEGER - 1;

/** The next sessions after one, in the order of their IDs; none when there are no more. */
export async function loadRecords(pool: Pool, after: number, limit: number): Promise<RecordsPage> {
  const work = async (client: PoolClient): Promise<RecordsPage> => {
    const { rows } = await client.query<FoundRow>(LIST_SESSIONS, [after, limit, TEST_SESSION_ID]);
    const ids = formatArray(rows.map(({ session_id }) => Number(session_id)));
    const [history, callbacks, lanes, days, epochs, setBacks] = await Promise.all([
      client.query<HistoryRow>(LIST_HISTORY, [ids]),
      client.query<CallbackRow>(LIST_CALLBACKS, [ids]),
      client.query<LaneRow>(LIST_LANES, [ids]),
      client.query<{ name: string }>(LIST_DAYS, [PARTITIONED_TABLES]),
      client.query<{ floor: string }>("select floor from epochs"),
      client.query<ClockSetBack>(LIST_SET_BACKS),
    ]);
    const historyOf = Map.groupBy(history.rows, ({ session_id }) => session_id);
    const callbacksOf = Map.groupBy(callbacks.rows, ({ session_id }) => session_id);
    const laneOf = new Map(lanes.rows.map((row) => [row.session_id, row]));
    const toLost = ({ session_id }: FoundRow): LostRecords => ({
      sessionId: Number(session_id),
      callbacks: (callbacksOf.get(session_id) ?? []).map(toCallback),
      lane: toLane(laneOf.get(session_id)),
    });
    const sessions = rows.filter(isThere).map((row) => ({
      ...toSession(row),
      ...toLost(row),
      history: (historyOf.get(row.session_id) ?? []).map(toHistory),
    }));
    const lost = rows.filter((row) => !isThere(row)).map(toLost);
    const last = rows.at(-1)?.session_id;
    return {
      sessions,
      lost,
      days: toDays(days.rows.map(({ name }) => name)),
      floors: new Set(epochs.rows.map(({ floor }) => Number(floor))),
      setBacks: setBacks.rows,
      last: last === undefined ? undefined : Number(last),
    };
  };
  // All statements see the same snapshot, so that concurrent changes are seen completely or not at all.
  return runTransaction(pool, work, "begin transaction isolation level repeatable read, read only");
}

// Each list is read off an index in its order and no further than the page.
const LIST_SESSIONS = `
  with found as (
    (select session_id from payment_sessions where session_id > $1 order by session_id limit $2)
    union
    (select session_id from lanes where session_id > $1 order by session_id limit $2)
    union
    (select distinct session_id from callbacks where session_id > $1 and session_id <> $3 order by session_id limit $2)
  )
  select session_id, version, callback_sequence, snapshot, created_at, updated_at, erased_at
  from (select session_id from found order by session_id limit $2) as f
  left join payment_sessions as s using (session_id)
  order by session_id`;

const LIST_HISTORY = `
  select session_id, at, outcome, version, content, callback_sequence, suppressed
  from session_history
  where session_id = any($1::bigint[])
  order by session_id, version, outcome = 'applied' desc`;

const LIST_CALLBACKS = `
  select session_id, sequence, at, state, final, ${selectContent("c")} as content, supersedes, settled_at
  from callbacks c
  where session_id = any($1::bigint[])
  order by session_id, sequence`;

const LIST_LANES = `
  select session_id, head, delivered, unused, state, due_at, waiting_since
  from lanes
  where session_id = any($1::bigint[])`;

const LIST_SET_BACKS = `
  select seen_until as from, set_back_to as to from clock_periods where set_back_to is not null`;

const LIST_DAYS = `
  select c.relname as name
  from pg_inherits as i
  join pg_class as c on c.oid = i.inhrelid
  where i.inhparent::regclass::text = any($1::text[]) and not i.inhdetachpending`;

/** Partitions are called `callbacks_20261120`. */
function toDays(names: readonly string[]): KeptDays {
  const kept = new Set(names);
  const has = (table: string, day: Date) =>
    kept.has(`${table}_${day.toISOString().slice(0, 10).replaceAll("-", "")}`);
  return {
    hasCallbacks: (day) => has("callbacks", day),
    hasHistory(from, to) {
      const last = Math.max(from.getTime(), to.getTime());
      for (let day = startOfDay(from < to ? from : to); day <= last; day += DAY_MS) {
        if (!has("session_history", new Date(day))) return false;
      }
      return true;
    },
  };
}

const DAY_MS = 86_400_000;

function startOfDay(moment: Date): number {
  return moment.getTime() - (moment.getTime() % DAY_MS);
}

interface FoundRow {
  readonly session_id: string;
  /** Null when the session is not there. */
  readonly version: string | null;
}

function isThere(row: FoundRow): row is SessionRow {
  return row.version !== null;
}

interface SessionRow extends FoundRow {
  readonly version: string;
  readonly callback_sequence: string;
  readonly snapshot: Buffer | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly erased_at: Date | null;
}

function toSession(row: SessionRow): Omit<SessionRecords, "history" | keyof LostRecords> {
  return {
    version: Number(row.version),
    callbackSequence: Number(row.callback_sequence),
    snapshot: row.snapshot === null ? undefined : readSnapshot(row.snapshot),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    erasedAt: row.erased_at ?? undefined,
  };
}

interface HistoryRow extends Pick<HistoryRecord, "at" | "outcome"> {
  readonly content: Buffer | null;
  readonly session_id: string;
  readonly version: string;
  readonly callback_sequence: string | null;
  readonly suppressed: "no-transaction" | "not-wanted" | null;
}

function toHistory(row: HistoryRow): HistoryRecord {
  const { at, outcome, version, callback_sequence, suppressed } = row;
  const changes = readChanges(row.content);
  const callbackSequence = callback_sequence === null ? undefined : Number(callback_sequence);
  return {
    at,
    outcome,
    changes,
    version: Number(version),
    callbackSequence,
    suppressed: suppressed ?? undefined,
  };
}

interface CallbackRow extends Pick<CallbackRecord, "at" | "state" | "final"> {
  readonly content: Buffer | null;
  readonly session_id: string;
  readonly sequence: string;
  readonly supersedes: readonly string[];
  readonly settled_at: Date | null;
}

function toCallback(row: CallbackRow): CallbackRecord {
  const { at, state, final, settled_at } = row;
  const supersedes = row.supersedes.map(Number);
  return {
    at,
    state,
    final,
    body: row.content === null ? Buffer.alloc(0) : readContent(row.content).body,
    supersedes,
    sequence: Number(row.sequence),
    settledAt: settled_at ?? undefined,
  };
}

interface LaneRow extends Pick<LaneRecord, "state"> {
  readonly session_id: string;
  readonly head: string;
  readonly delivered: string;
  readonly unused: string;
  readonly due_at: Date | null;
  readonly waiting_since: Date | null;
}

function toLane(row: LaneRow | undefined): LaneRecord | undefined {
  if (row === undefined) return undefined;
  const { state, head, delivered, unused, due_at, waiting_since } = row;
  return {
    state,
    head: Number(head),
    delivered: Number(delivered),
    unused: Number(unused),
    dueAt: due_at ?? undefined,
    waitingSince: waiting_since ?? undefined,
  };
}
