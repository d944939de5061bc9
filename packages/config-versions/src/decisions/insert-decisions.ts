import type { ClientBase } from "pg";
import type { DecisionRecord } from "./decision-record.ts";

/** Stores decisions in one statement. */
export async function insertDecisions(
  client: Pick<ClientBase, "query">,
  records: readonly DecisionRecord[],
): Promise<void> {
  await client.query(INSERT_DECISIONS, [JSON.stringify(records)]);
}

const INSERT_DECISIONS = `
  insert into decisions (
    at, client_id, account_id, event_id, request_id, digest, problem, facts, offered, duration_us, advisories)
  select to_timestamp(instant / 1000.0), "clientId", "accountId", "eventId", "requestId", digest, problem, facts,
    offered, "durationUs", advisories
  from json_to_recordset($1) as record (
    instant bigint, "clientId" bigint, "accountId" bigint, "eventId" bigint, "requestId" text, digest text,
    problem text, facts json, offered json, "durationUs" bigint, advisories text[])`;
