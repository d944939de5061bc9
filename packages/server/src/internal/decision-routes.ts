import { setImmediate } from "node:timers/promises";
import type { Decision, DecisionList } from "@payment-routing/operator-contract";
import type { DecisionRecord } from "@payment-routing/routing";
import type { Administration } from "../administration.ts";
import { explainSearch } from "../explain/explain-search.ts";
import { replayDecision } from "../explain/replay-decision.ts";
import { NO_RESOURCE } from "../problems/request-problems.ts";
import type { LiveConfiguration } from "../served-configuration.ts";
import { type InternalAnswer, type InternalRequest, type InternalRoute, reject } from "./internal-route.ts";
import { TIME_PARAMETER } from "./query-parameters.ts";
import { readId } from "./read-id.ts";
import { integerParameter, type QueryParameter, readQuery, rejectParameter } from "./read-query.ts";

/** Routes that list recorded decisions and that explain a search without answering it. */
export function createDecisionRoutes(
  live: LiveConfiguration,
  administration: Administration | undefined,
  maxBytes: number,
): readonly InternalRoute[] {
  return [
    {
      method: "GET",
      path: "/internal/v1/clients/:client_id/decisions/:event_id",
      operation: "decisions",
      scopes: ["operator"],
      takesDocument: false,
      takesQuery: true,
      answer: (request) => listDecisions(request, administration),
    },
    {
      method: "POST",
      path: "/internal/v1/explain",
      operation: "explain",
      scopes: ["operator"],
      takesDocument: true,
      takesQuery: true,
      documentType: "xml",
      answer: (request) => explain(request, live, maxBytes),
    },
  ];
}

async function listDecisions(
  request: InternalRequest,
  administration: Administration | undefined,
): Promise<InternalAnswer> {
  const { parameters, query, exchange } = request;
  const clientId = readId(parameters.client_id);
  const eventId = readId(parameters.event_id);
  if (clientId === undefined || eventId === undefined) return reject(NO_RESOURCE);
  exchange.clientId = clientId;
  exchange.eventId = eventId;
  const asked = readQuery(DECISIONS_QUERY, query);
  if (!asked.ok) return asked;
  const { limit, after, explain: isExplained } = asked.value;
  const size = isExplained ? Math.min(limit, MAX_EXPLAINED) : limit;
  if (administration === undefined) {
    const content: DecisionList = { client_id: clientId, event_id: eventId, decisions: [] };
    return { ok: true, content };
  }
  const records = await administration.listDecisions({ clientId, eventId, limit: size + 1, after });
  if (records === undefined) return rejectParameter("after", DECISIONS_QUERY.after, after ?? "");
  const decisions: Decision[] = [];
  for (const record of records.slice(0, size)) {
    // Searches may be waiting to be answered by this process.
    if (isExplained) await setImmediate();
    decisions.push({
      ...writeRecord(record),
      ...(isExplained && (await replay(record, administration))),
    });
  }
  const last = records.length > size ? records[size - 1] : undefined;
  const next = last && { next: last.cursor };
  const content: DecisionList = { client_id: clientId, event_id: eventId, decisions, ...next };
  return { ok: true, content };
}

/** An explanation of a large catalogue takes a tenth of a second to make and is megabytes long. */
const MAX_EXPLAINED = 10;

const YES_OR_NO: QueryParameter<boolean> = {
  preset: false,
  expected: "true or false",
  parse: (text) => (text === "true" ? true : text === "false" ? false : undefined),
};

const AFTER: QueryParameter<string | undefined> = {
  preset: undefined,
  expected: "what a part of the list gave as next",
  // Which texts are cursors is known to the administration.
  parse: (text) => text,
};

export const DECISIONS_QUERY = {
  limit: integerParameter({ min: 1, max: 1000, preset: 50 }),
  after: AFTER,
  explain: YES_OR_NO,
};

/** The moment to decide as of; now unless given. */
const EXPLAIN_QUERY = { at: TIME_PARAMETER };

function writeRecord(record: DecisionRecord): Decision {
  return {
    decided_at: new Date(record.instant).toISOString(),
    account_id: record.accountId,
    request_id: record.requestId,
    configuration_digest: record.digest,
    ...(record.problem !== undefined && { problem: record.problem }),
    offered: record.offered.map(([id, preference]) => ({ id, preference })),
    duration_us: record.durationUs,
    advisories: record.advisories,
    facts: { ...record.facts },
  };
}

async function replay(
  record: DecisionRecord,
  administration: Administration,
): Promise<Pick<Decision, "reproduced" | "explanation">> {
  const version = await administration.findVersion(record.digest);
  if (version === undefined) return { reproduced: null };
  const { isSame, explanation } = replayDecision(version, record);
  return { reproduced: isSame, explanation };
}

async function explain(
  { document, query, exchange }: InternalRequest,
  live: LiveConfiguration,
  maxBytes: number,
): Promise<InternalAnswer> {
  const asked = readQuery(EXPLAIN_QUERY, query);
  if (!asked.ok) return asked;
  const instant = asked.value.at?.getTime() ?? Date.now();
  const explained = explainSearch(live.current, document, { maxBytes, instant });
  if (!explained.ok) return explained;
  exchange.clientId = explained.content.client_id;
  exchange.accountId = explained.content.account_id;
  exchange.eventId = explained.content.event_id;
  return explained;
}
