import { type Queryable, queryRecords } from "@payment-routing/database";

/**
 * How often methods had each outcome, by method ID: `offered`, or the code of the first reason, except searches of accounts that do
 * not have the method.
 */
export type MethodCounts = Record<number, Record<string, number>>;

/** Stands for any method, and has all searches: `offered`, or the code of the problem. */
export const ANY_METHOD = 0;

/** What a version decided for a client in an hour, or in a day that began more than 48 hours ago. */
export interface RoutingRow {
  /** 0: all clients. */
  readonly clientId: number;
  readonly at: Date;
  readonly digest: string;
  readonly methods: MethodCounts;
}

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The beginning of the first day whose hours are not summed up. */
export function findFirstHour(now: number): number {
  return Math.floor(now / DAY_MS - 2) * DAY_MS;
}

/** Counts to add to the stored ones. */
export class RoutingCounts {
  readonly #rows = new Map<string, RoutingRow>();
  readonly #firstHour: number;

  constructor(now: number) {
    this.#firstHour = findFirstHour(now);
  }

  /** The counts of a time. */
  find(clientId: number, instant: number, digest: string): MethodCounts {
    const step = instant < this.#firstHour ? DAY_MS : HOUR_MS;
    const at = Math.floor(instant / step) * step;
    const key = `${clientId} ${at} ${digest}`;
    const row = this.#rows.get(key) ?? { clientId, at: new Date(at), digest, methods: {} };
    this.#rows.set(key, row);
    return row.methods;
  }

  /** Adds the counts to the stored ones, sums up hours, and deletes what is older than `before`. */
  async store(client: Queryable, before: Date): Promise<void> {
    const add = ({ at, digest, methods }: RoutingRow, clientId: number) =>
      addMethods(this.find(clientId, at.getTime(), digest), methods);
    const take = async (condition: string, ...values: unknown[]) => {
      const text = `delete from routing_hours where ${condition} returning ${ROW}`;
      for (const row of await queryRecords<RoutingRow>(client, text, values)) add(row, row.clientId);
    };
    for (const row of [...this.#rows.values()]) add(row, 0);
    await take("at < $1 and at <> date_trunc('day', at, 'UTC')", new Date(this.#firstHour));
    const rows = [...this.#rows.values()];
    await take(
      "(client_id, at, digest) in (select * from unnest($1::bigint[], $2::timestamptz[], $3::text[]))",
      rows.map(({ clientId }) => clientId),
      rows.map(({ at }) => at),
      rows.map(({ digest }) => digest),
    );
    await client.query(INSERT, [JSON.stringify(rows)]);
    await client.query("delete from routing_hours where at < $1", [before]);
  }
}

export const ROW = "client_id, at, digest, methods";

const INSERT = `
  insert into routing_hours (${ROW})
  select "clientId", at, digest, methods
  from jsonb_to_recordset($1::jsonb) as r ("clientId" bigint, at timestamptz, digest text, methods jsonb)`;

export function addMethods(counts: MethodCounts, added: MethodCounts): void {
  for (const [id, outcomes] of Object.entries(added))
    for (const [outcome, count] of Object.entries(outcomes)) addOutcome(counts, Number(id), outcome, count);
}

export function addOutcome(counts: MethodCounts, methodId: number, outcome: string, count = 1): void {
  counts[methodId] ??= {};
  const outcomes = counts[methodId];
  outcomes[outcome] = (outcomes[outcome] ?? 0) + count;
}
