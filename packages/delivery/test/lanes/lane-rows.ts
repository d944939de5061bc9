import type { Pool } from "pg";
import { selectState } from "../../src/lanes/stored-state.ts";
import { storeText } from "../stored-content.ts";

/** A lane as a test wants it. */
export interface LaneRow {
  readonly sessionId: number;
  readonly clientId?: number;
  readonly origin: string;
  readonly path?: string;
  /** The number of waiting callbacks. Default: 1. */
  readonly callbacks?: number;
  /** The sequence numbers of final callbacks, and of those that the contract rejects. */
  readonly final?: readonly number[];
  readonly rejected?: readonly number[];
  readonly secretIds?: readonly string[];
  readonly body?: string;
  /** The time since the lane became due, as an interval of PostgreSQL. */
  readonly overdue?: string;
}

/** Writes sessions, lanes and callbacks as reports would have, without reporting anything. */
export async function insertLanes(pool: Pool, lanes: readonly LaneRow[]): Promise<void> {
  const rows = lanes.map(
    ({ clientId = 10077, path = "/callbacks", callbacks = 1, overdue = "0 s", ...lane }) => ({
      session_id: lane.sessionId,
      client_id: clientId,
      endpoint: lane.origin,
      url: `${lane.origin}${path}`,
      head: callbacks,
      overdue,
      final: lane.final ?? [],
      rejected: lane.rejected ?? [],
      secret_ids: lane.secretIds ?? [],
      body: lane.body ?? "",
    }),
  );
  await pool.query(INSERT_LANES, [JSON.stringify(rows)]);
}

/** Adds callbacks to lanes that are there, as further reports would. */
export async function raiseLane(pool: Pool, sessionId: number, callbacks = 1): Promise<void> {
  await pool.query(RAISE_LANE, [sessionId, callbacks]);
}

export interface LaneState {
  readonly head: number;
  readonly delivered: number;
  readonly attempts: number;
  readonly state: string;
  readonly state_reason: string | null;
  /** Whether a worker holds it. */
  readonly held: boolean;
  /** Seconds until it is due; null when it is not. */
  readonly due_in: number | null;
}

export async function readLane(pool: Pool, sessionId: number): Promise<LaneState> {
  const { rows } = await pool.query(READ_LANE, [sessionId]);
  return rows[0];
}

/** States of a session's callbacks, in order. */
export async function readStates(pool: Pool, sessionId: number): Promise<readonly string[]> {
  const { rows } = await pool.query("select state from callbacks where session_id = $1 order by sequence", [
    sessionId,
  ]);
  return rows.map(({ state }) => state);
}

export async function readAttempts(
  pool: Pool,
  sessionId: number,
): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await pool.query(
    "select * from attempts where session_id = $1 order by sequence, at, attempt",
    [sessionId],
  );
  return rows.map((row) => ({ ...row, session_id: Number(row.session_id), sequence: Number(row.sequence) }));
}

export async function readEndpoint(
  pool: Pool,
  endpoint: string,
): Promise<Record<string, unknown> | undefined> {
  const { rows } = await pool.query(
    `select ${selectState("state")} as state, state_reason, failures, extract(epoch from open_until - now())::float8 as open_for,
       extract(epoch from slow_until - now())::float8 as slow_for
     from endpoints where endpoint = $1`,
    [endpoint],
  );
  return rows[0];
}

const CALLBACK_COLUMNS = `
  at, session_id, sequence, callback_id, client_id, account_id, state, session_code, final, content`;

const INSERT_LANES = `
  with given as (
    select * from json_to_recordset($1::json) as g (
      session_id bigint, client_id bigint, endpoint text, url text, head bigint, overdue interval, final bigint[],
      rejected bigint[], secret_ids text[], body text
    )
  ),
  sessions as (
    insert into payment_sessions (session_id, client_id, account_id, version, source_sequence, snapshot)
    select session_id, client_id, 1, 1, 1, ${storeText("'{}'")} from given
  ),
  contents as (
    insert into callbacks (${CALLBACK_COLUMNS}, issues)
    select now(), session_id, s, 'cb_' || session_id || '_' || s, client_id, 1,
      case when s = any(rejected) then 'rejected' else 'waiting' end, 2000, s = any(final),
      ${storeText(`json_build_object('changes', '[]'::json, 'secretIds', secret_ids)::text || chr(10) ||
        case when body = '' then json_build_object('session_id', session_id, 'sequence', s)::text else body end`)},
      case when s = any(rejected) then '[{"code":"missing-value"}]'::json end
    from given, generate_series(1, head) as s
  )
  insert into lanes (session_id, client_id, endpoint, url, head, due_at, waiting_since)
  select session_id, client_id, endpoint, url, head, now() - overdue, now() from given`;

const RAISE_LANE = `
  with raised as (
    update lanes as l set head = head + $2::int, due_at = coalesce(due_at, now()),
      waiting_since = coalesce(waiting_since, now())
    where session_id = $1 returning l.*
  )
  insert into callbacks (${CALLBACK_COLUMNS})
  select now(), session_id, s, 'cb_' || session_id || '_' || s, client_id, 1, 'waiting', 2000, false,
    ${storeText(`'{"changes":[],"secretIds":[]}' || chr(10) || json_build_object('session_id', session_id, 'sequence', s)::text`)}
  from raised, generate_series(head - $2::int + 1, head) as s`;

const READ_LANE = `
  select head::int, delivered::int, attempts, ${selectState("state")} as state, state_reason, lanes.leased_until is not null as held,
    extract(epoch from due_at - now())::float8 as due_in
  from lanes where session_id = $1`;
