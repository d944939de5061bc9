import { type Column, columnNames, encodeColumns, unnestColumns } from "@payment-routing/database";
import type { DecisionRecord } from "@payment-routing/routing";
import type { ClientBase } from "pg";

/**
 * A record as the database takes it. Records may have to wait in great numbers, and a text is less to keep, and to look
 * through for whoever collects garbage, than the dozens of objects that it was made of.
 */
export interface WrittenDecision extends Omit<DecisionRecord, "facts" | "offered" | "advisories"> {
  readonly facts: string;
  readonly offered: string;
  readonly advisories: string;
}

/** Writes a record as the database takes it. */
export function writeDecision(record: DecisionRecord): WrittenDecision {
  return {
    ...record,
    facts: JSON.stringify(record.facts),
    offered: JSON.stringify(record.offered),
    // They are codes: nothing in them has to be quoted.
    advisories: `{${record.advisories.join(",")}}`,
  };
}

/** Stores decisions in one statement. */
export async function insertDecisions(
  client: Pick<ClientBase, "query">,
  records: readonly DecisionRecord[],
): Promise<void> {
  await insertWrittenDecisions(client, records.map(writeDecision));
}

/** The same of records that were written before. */
export async function insertWrittenDecisions(
  client: Pick<ClientBase, "query">,
  records: readonly WrittenDecision[],
): Promise<void> {
  const values = [...encodeColumns(COLUMNS, records)];
  await client.query({ name: "insert-decisions", text: INSERT_DECISIONS, values });
}

const COLUMNS: readonly Column<WrittenDecision>[] = [
  ["client_id", "bigint", ({ clientId }) => clientId],
  ["account_id", "bigint", ({ accountId }) => accountId],
  ["event_id", "bigint", ({ eventId }) => eventId],
  ["request_id", "text", ({ requestId }) => requestId],
  ["digest", "text", ({ digest }) => digest],
  ["problem", "text", ({ problem }) => problem],
  ["facts", "json", ({ facts }) => facts],
  ["offered", "json", ({ offered }) => offered],
  ["duration_us", "bigint", ({ durationUs }) => durationUs],
  // These two travel as what can be read in an array, and not as what they are stored as.
  ["instant", "bigint", ({ instant }) => instant],
  ["advisories", "text", ({ advisories }) => advisories],
];

const INSERT_DECISIONS = `
  insert into decisions (${columnNames(COLUMNS.slice(0, -2))}, at, advisories)
  select ${columnNames(COLUMNS.slice(0, -2))}, to_timestamp(instant / 1000.0), advisories::text[]
  from ${unnestColumns(COLUMNS, "record")}`;
