import type { ClientBase } from "pg";
import type { DecisionRecord } from "./decision-record.ts";

/**
 * A record as the database takes it. Records may have to wait in great numbers, and one text is less to keep, and to
 * look through for whoever collects garbage, than the dozens of objects that it was made of.
 */
export interface WrittenDecision {
  readonly digest: string;
  readonly json: string;
}

export function writeDecision(record: DecisionRecord): WrittenDecision {
  return { digest: record.digest, json: JSON.stringify(record) };
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
  await client.query(INSERT_DECISIONS, [`[${records.map(({ json }) => json).join(",")}]`]);
}

const INSERT_DECISIONS = `
  insert into decisions (
    at, client_id, account_id, event_id, request_id, digest, problem, facts, offered, duration_us, advisories)
  select to_timestamp(instant / 1000.0), "clientId", "accountId", "eventId", "requestId", digest, problem, facts,
    offered, "durationUs", advisories
  from json_to_recordset($1) as record (
    instant bigint, "clientId" bigint, "accountId" bigint, "eventId" bigint, "requestId" text, digest text,
    problem text, facts json, offered json, "durationUs" bigint, advisories text[])`;
