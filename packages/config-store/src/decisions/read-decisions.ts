import { longQuery } from "@payment-routing/database";
import type { DecisionRecord } from "@payment-routing/routing";
import type { ClientBase, Pool } from "pg";
import { type DecisionCursor, writeDecisionCursor } from "./decision-cursor.ts";

/** Which decisions are asked for. */
export interface DecisionsQuery {
  readonly clientId: number;
  readonly eventId: number;
  readonly limit: number;
  /** The place of the last of those that are known already. */
  readonly after?: DecisionCursor | undefined;
}

/** A decision as it is listed. */
export interface ListedDecision extends DecisionRecord {
  /** Its place in the list, for `parseDecisionCursor`. */
  readonly cursor: string;
}

/** The decisions on a client's event, the newest first: nothing keeps a caller from repeating an ID. */
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

/** What it takes to make a decision once more. */
export type ReplayableDecision = Pick<
  DecisionRecord,
  "clientId" | "accountId" | "eventId" | "digest" | "facts" | "offered"
> & { readonly problem: string | null };

/** Decisions of a period, page by page, about in the order in which they were made. */
export async function* readDecisionsSince(
  pool: Pool,
  { since, until, pageSize }: { readonly since: Date; readonly until: Date; readonly pageSize: number },
): AsyncGenerator<readonly ReplayableDecision[]> {
  const client = await pool.connect();
  try {
    // Days are read from end to end: an index would only make it take longer.
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

/** How many there are between two moments. */
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

// IDs are safe integers, and so are exact as floats, which the driver reads as numbers.
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
