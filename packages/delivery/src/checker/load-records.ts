import { formatArray, PARTITIONED_TABLES, queryRecords, runTransaction } from "@payment-routing/database";
import type { Pool, PoolClient } from "pg";
import { readChanges, readContent, selectContent } from "../callbacks/stored-callback.ts";
import { selectState } from "../lanes/stored-state.ts";
import { readSnapshot, TEST_SESSION_ID } from "../sessions/snapshot.ts";
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

/** The next sessions after one, of all clients or one, in the order of their IDs; none when there are no more. */
export async function loadRecords(
  pool: Pool,
  after: number,
  limit: number,
  clientId?: number,
): Promise<RecordsPage> {
  const work = async (client: PoolClient): Promise<RecordsPage> => {
    const values = [after, limit, TEST_SESSION_ID, clientId];
    const rows = await queryRecords<FoundRow>(client, LIST_SESSIONS, values);
    const ids = formatArray(rows.map(({ sessionId }) => sessionId));
    const [history, callbacks, lanes, days, epochs, setBacks] = await Promise.all([
      queryRecords<OfSession<HistoryRecord, "changes">>(client, LIST_HISTORY, [ids]),
      queryRecords<OfSession<CallbackRecord, "body">>(client, LIST_CALLBACKS, [ids]),
      queryRecords<LaneRecord & { readonly sessionId: number }>(client, LIST_LANES, [ids]),
      queryRecords<{ name: string }>(client, LIST_DAYS, [PARTITIONED_TABLES]),
      queryRecords<{ floor: number }>(
        client,
        "select floor from epochs union select floor from other_epochs",
      ),
      queryRecords<ClockSetBack>(client, LIST_SET_BACKS),
    ]);
    const historyOf = Map.groupBy(history, ({ sessionId }) => sessionId);
    const callbacksOf = Map.groupBy(callbacks, ({ sessionId }) => sessionId);
    const laneOf = new Map(lanes.map(({ sessionId, ...lane }) => [sessionId, lane]));
    const toLost = ({ sessionId }: FoundRow): LostRecords => ({
      sessionId,
      callbacks: (callbacksOf.get(sessionId) ?? []).map(toCallback),
      lane: laneOf.get(sessionId),
    });
    const sessions = rows.filter(isThere).map((row) => ({
      ...row,
      snapshot: row.snapshot && readSnapshot(row.snapshot),
      ...toLost(row),
      history: (historyOf.get(row.sessionId) ?? []).map(toHistory),
    }));
    const lost = rows.filter((row) => !isThere(row)).map(toLost);
    return {
      sessions,
      lost,
      days: toDays(days.map(({ name }) => name)),
      floors: new Set(epochs.map(({ floor }) => floor)),
      setBacks,
      last: rows.at(-1)?.sessionId,
    };
  };
  // All statements see the same snapshot, so that concurrent changes are seen completely or not at all.
  return runTransaction(pool, work, "begin transaction isolation level repeatable read, read only");
}

const IS_OF_CLIENT = "($4::bigint is null or client_id = $4)";

// Each list is read off an index in its order and no further than the page.
const LIST_SESSIONS = `
  with found as (
    (select session_id from payment_sessions where session_id > $1 and ${IS_OF_CLIENT} order by session_id limit $2)
    union
    (select session_id from lanes where session_id > $1 and ${IS_OF_CLIENT} order by session_id limit $2)
    union
    (select distinct session_id from callbacks
     where session_id > $1 and session_id <> $3 and ${IS_OF_CLIENT} order by session_id limit $2)
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
  select session_id, head, delivered, unused, ${selectState("state")} as state, due_at, waiting_since
  from lanes
  where session_id = any($1::bigint[])`;

const LIST_SET_BACKS = `
  select seen_until as from, set_back_to as to from clock_periods where set_back_to is not null`;

const LIST_DAYS = `
  select c.relname as name
  from pg_inherits as i
  join pg_class as c on c.oid = i.inhrelid
  join pg_class as p on p.oid = i.inhparent
  where p.relname = any($1::text[]) and pg_table_is_visible(c.oid) and not i.inhdetachpending`;

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
  readonly sessionId: number;
  /** Undefined when the session is not there. */
  readonly version: number | undefined;
}

function isThere(row: FoundRow): row is SessionRow {
  return row.version !== undefined;
}

type SessionRow = Omit<SessionRecords, "snapshot" | "history" | "callbacks" | "lane"> & {
  readonly snapshot: Buffer | undefined;
};

/** A row of a session, with what `content` stands for. */
type OfSession<Row, Read extends keyof Row> = Omit<Row, Read> & {
  readonly sessionId: number;
  readonly content: Buffer | undefined;
};

function toHistory({ sessionId: _, content, ...row }: OfSession<HistoryRecord, "changes">): HistoryRecord {
  return { ...row, changes: readChanges(content) };
}

function toCallback({ sessionId: _, content, ...row }: OfSession<CallbackRecord, "body">): CallbackRecord {
  return { ...row, body: content === undefined ? Buffer.alloc(0) : readContent(content).body };
}
