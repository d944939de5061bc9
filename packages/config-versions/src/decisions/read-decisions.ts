import type { ClientBase } from "pg";
import type { DecisionRecord } from "./decision-record.ts";

/** The decisions on a client's event, the newest first: nothing keeps a caller from repeating an ID. */
export async function readDecisions(
  client: Pick<ClientBase, "query">,
  {
    clientId,
    eventId,
    limit,
  }: { readonly clientId: number; readonly eventId: number; readonly limit: number },
): Promise<readonly DecisionRecord[]> {
  const { rows } = await client.query<DecisionRow>(
    `${SELECT_DECISIONS} where client_id = $1 and event_id = $2 order by at desc limit $3`,
    [clientId, eventId, limit],
  );
  return rows.map(readRow);
}

/** Decisions in the order of time, in pages: those after a moment, up to another. */
export async function* readDecisionsSince(
  client: Pick<ClientBase, "query">,
  { since, until, pageSize }: { readonly since: Date; readonly until: Date; readonly pageSize: number },
): AsyncGenerator<readonly DecisionRecord[]> {
  let after: readonly [at: unknown, clientId: unknown, eventId: unknown, requestId: unknown] = [
    since,
    0,
    0,
    "",
  ];
  for (;;) {
    const { rows } = await client.query<DecisionRow & { cursor: string }>(SELECT_PAGE, [
      ...after,
      until,
      pageSize,
    ]);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(readRow);
    after = [last.cursor, last.client_id, last.event_id, last.request_id];
  }
}

/** How many there are between two moments. */
export async function countDecisions(
  client: Pick<ClientBase, "query">,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    "select count(*) from decisions where at >= $1 and at < $2",
    [since, until],
  );
  return Number(rows[0]?.count);
}

interface DecisionRow {
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

const COLUMNS = `(extract(epoch from at) * 1000)::bigint as instant, client_id, account_id, event_id, request_id, digest,
    problem, facts, offered, duration_us, advisories`;

const SELECT_DECISIONS = `select ${COLUMNS} from decisions`;

// The cursor keeps the microseconds that a Date has not.
const SELECT_PAGE = `
  select ${COLUMNS}, at::text as cursor from decisions
  where (at, client_id, event_id, request_id) > ($1::timestamptz, $2::bigint, $3::bigint, $4::text) and at < $5
  order by at, client_id, event_id, request_id limit $6`;

function readRow(row: DecisionRow): DecisionRecord {
  return {
    instant: Number(row.instant),
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
