import { longQuery } from "@payment-routing/database";
import type { DecisionRecord } from "@payment-routing/routing";
import type { ClientBase, Pool } from "pg";

export interface DecisionsQuery {
  readonly clientId: number;
  readonly eventId: number;
  readonly limit: number;
  /** Continues the list after this decision. */
  readonly after?: DecisionCursor | undefined;
}

/** A recorded decision in a list. */
export interface ListedDecision extends DecisionRecord {
  /** The argument of `parseDecisionCursor`, to continue the list after this decision. */
  readonly cursor: string;
}

/** Reads the decisions on an event of a client, the newest first. A client may repeat the ID of an event. */
export async function readDecisions(
  client: Pick<ClientBase, "query">,
  { clientId, eventId, limit, after }: DecisionsQuery,
): Promise<readonly ListedDecision[]> {
  const { rows } = await client.query<DecisionRow>(
    `${SELECT_DECISIONS} where client_id = $1 and event_id = $2
      and ($4::float8 is null or (at, ctid) < (to_timestamp($4 / 1000), $5::tid))
    order by at desc, ctid desc limit $3`,
    [clientId, eventId, limit, after?.instant, after?.place],
  );
  return rows.map(readRow);
}

/** The parts of a record that are needed to repeat the decision. */
export type ReplayableDecision = Pick<
  DecisionRecord,
  "clientId" | "accountId" | "eventId" | "digest" | "facts" | "offered"
> & { readonly problem: string | null };

/** Reads the decisions of a period in pages, in approximate order of time. */
export async function* readDecisionsSince(
  pool: Pool,
  { since, until, pageSize }: { readonly since: Date; readonly until: Date; readonly pageSize: number },
): AsyncGenerator<readonly ReplayableDecision[]> {
  const client = await pool.connect();
  try {
    // Whole days are read: a sequential scan is faster than an index.
    await client.query("begin read only; set local enable_seqscan = on");
    const values = [since, until].map((moment) => client.escapeLiteral(moment.toISOString()));
    const period = `at >= ${values[0]} and at < ${values[1]}`;
    await client.query(
      `declare decisions_of_period no scroll cursor for ${SELECT_REPLAYABLE} where ${period}`,
    );
    const fetch = `fetch ${pageSize} from decisions_of_period`;
    for (;;) {
      const { rows } = await client.query<ReplayableDecision>(fetch);
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    await client.query("rollback").catch(() => undefined);
    client.release();
  }
}

/** Counts the decisions of a period. */
export async function countDecisions(
  client: Pick<ClientBase, "query">,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    longQuery("select count(*) from decisions where at >= $1 and at < $2", [since, until]),
  );
  return Number(rows[0]?.count);
}

interface DecisionRow {
  readonly place: string;
  readonly instant: string;
  readonly client_id: string;
  readonly account_id: string;
  readonly event_id: string;
  readonly request_id: string;
  readonly digest: string;
  readonly problem: string | null;
  readonly facts: object;
  readonly offered: readonly (readonly [number, number])[];
  readonly duration_us: string;
  readonly advisories: readonly string[];
}

const COLUMNS = `ctid::text as place, (extract(epoch from at) * 1000)::bigint as instant, client_id, account_id, event_id, request_id, digest,
    problem, facts, offered, duration_us, advisories`;

// IDs are safe integers, so they are exact as floats, which the driver reads as numbers.
const SELECT_REPLAYABLE = `
  select client_id::float8 as "clientId", account_id::float8 as "accountId", event_id::float8 as "eventId", digest,
    problem, facts, offered
  from decisions`;

const SELECT_DECISIONS = `select ${COLUMNS} from decisions`;

function readRow(row: DecisionRow): ListedDecision {
  const instant = Number(row.instant);
  return {
    cursor: writeDecisionCursor({ instant, place: row.place }),
    instant,
    clientId: Number(row.client_id),
    accountId: Number(row.account_id),
    eventId: Number(row.event_id),
    requestId: row.request_id,
    digest: row.digest,
    problem: row.problem ?? undefined,
    facts: row.facts,
    offered: row.offered,
    durationUs: Number(row.duration_us),
    advisories: row.advisories,
  };
}

/**
 * A position in the list of decisions on an event. The physical place distinguishes records of the same time: records are
 * never updated, and those of the same time are in one partition.
 */
export interface DecisionCursor {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly instant: number;
  /** The `ctid` of the record: `(page,item)`. */
  readonly place: string;
}

/** Returns undefined for a text that is not a cursor. */
export function parseDecisionCursor(text: string): DecisionCursor | undefined {
  const [, instant, page, item] = CURSOR.exec(text) ?? [];
  return instant === undefined ? undefined : { instant: Number(instant), place: `(${page},${item})` };
}

/** The lengths keep each number in the range of its column. */
const CURSOR = /^(\d{1,15})-(\d{1,9})-(\d{1,4})$/;

export function writeDecisionCursor({ instant, place }: DecisionCursor): string {
  return `${instant}-${place.replace(/[()]/g, "").replace(",", "-")}`;
}
