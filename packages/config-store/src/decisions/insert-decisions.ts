import { type Column, columnNames, encodeColumns, unnestColumns } from "@payment-routing/database";
import type { DecisionRecord } from "@payment-routing/routing";
import type { ClientBase } from "pg";

/**
 * A record encoded for the database. Thousands of records may wait: strings need less memory and garbage collection than
 * the objects.
 */
export interface EncodedDecision extends Omit<DecisionRecord, "facts" | "offered" | "advisories"> {
  readonly facts: string;
  readonly offered: string;
  readonly advisories: string;
}

export function encodeDecision(record: DecisionRecord): EncodedDecision {
  return {
    ...record,
    facts: JSON.stringify(record.facts),
    offered: JSON.stringify(record.offered),
    // Codes need no quotes.
    advisories: `{${record.advisories.join(",")}}`,
  };
}

/** Inserts decisions in one statement. */
export async function insertDecisions(
  client: Pick<ClientBase, "query">,
  records: readonly DecisionRecord[],
): Promise<void> {
  await insertEncodedDecisions(client, records.map(encodeDecision));
}

export async function insertEncodedDecisions(
  client: Pick<ClientBase, "query">,
  records: readonly EncodedDecision[],
): Promise<void> {
  const values = [...encodeColumns(COLUMNS, records)];
  await client.query({ name: "insert-decisions", text: INSERT_DECISIONS, values });
}

const COLUMNS: readonly Column<EncodedDecision>[] = [
  ["client_id", "bigint", ({ clientId }) => clientId],
  ["account_id", "bigint", ({ accountId }) => accountId],
  ["event_id", "bigint", ({ eventId }) => eventId],
  ["request_id", "text", ({ requestId }) => requestId],
  ["digest", "text", ({ digest }) => digest],
  ["problem", "text", ({ problem }) => problem],
  ["facts", "json", ({ facts }) => facts],
  ["offered", "json", ({ offered }) => offered],
  ["duration_us", "bigint", ({ durationUs }) => durationUs],
  // Sent as types that an array supports, and converted by the statement.
  ["instant", "bigint", ({ instant }) => instant],
  ["advisories", "text", ({ advisories }) => advisories],
];

const INSERT_DECISIONS = `
  insert into decisions (${columnNames(COLUMNS.slice(0, -2))}, at, advisories)
  select ${columnNames(COLUMNS.slice(0, -2))}, to_timestamp(instant / 1000.0), advisories::text[]
  from ${unnestColumns(COLUMNS, "record")}`;
