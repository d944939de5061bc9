import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Decision, DecisionList } from "@payment-routing/operator-contract";
import type { DecisionRecord, Facts } from "@payment-routing/routing";
import { type ExplainingConfiguration, explainSearch, writeExplanation } from "../explain-search.ts";
import type { Administration, LiveConfiguration } from "../ports.ts";
import { NO_RESOURCE } from "../problems/request-problems.ts";
import { type InternalAnswer, type InternalRequest, type InternalRoute, reject } from "./internal-route.ts";
import { actionRoute, readRoute } from "./operator/operator-action.ts";
import { TIME_PARAMETER } from "./query-parameters.ts";
import { readId } from "./read-id.ts";
import { integerParameter, type QueryParameter, readQuery, rejectParameter } from "./read-query.ts";

const BOOLEAN_PARAMETER: QueryParameter<boolean> = {
  preset: false,
  expected: "true or false",
  schema: { type: "boolean" },
  parse: (text) => (text === "true" ? true : text === "false" ? false : undefined),
};

const AFTER: QueryParameter<string | undefined> = {
  preset: undefined,
  expected: "the next of another page",
  schema: { type: "string" },
  // The administration validates the cursor.
  parse: (text) => text,
};

export const DECISIONS_QUERY = {
  limit: integerParameter({ min: 1, max: 1000, preset: 50 }),
  after: AFTER,
  explain: BOOLEAN_PARAMETER,
};

/** The time of the decision. Default: now. */
export const EXPLAIN_QUERY = { at: TIME_PARAMETER };

const LIST_ROUTE = {
  ...readRoute("decisions", "/internal/v1/clients/:client_id/decisions/:event_id"),
  query: DECISIONS_QUERY,
};
const EXPLAIN_ROUTE = {
  ...actionRoute("explain", "/internal/v1/explain", "search"),
  // It changes nothing.
  scopes: ["viewer"],
  query: EXPLAIN_QUERY,
} as const;

/** The routes without their functions. */
export const DECISION_ROUTES = [LIST_ROUTE, EXPLAIN_ROUTE];

/** Routes that list recorded decisions and that explain a search without answering it. */
export function createDecisionRoutes(
  live: LiveConfiguration,
  administration: Administration | undefined,
  maxBytes: number,
): readonly InternalRoute[] {
  return [
    { ...LIST_ROUTE, answer: (request) => listDecisions(request, administration) },
    { ...EXPLAIN_ROUTE, answer: (request) => explain(request, live, maxBytes) },
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
  const parsed = readQuery(DECISIONS_QUERY, query);
  if (!parsed.ok) return parsed;
  const { limit, after, explain: isExplained } = parsed.value;
  const size = isExplained ? Math.min(limit, MAX_EXPLAINED) : limit;
  if (administration === undefined) {
    const content: DecisionList = { client_id: clientId, event_id: eventId, decisions: [] };
    return { ok: true, content };
  }
  const records = await administration.listDecisions({ clientId, eventId, limit: size + 1, after });
  if (records === undefined) return rejectParameter("after", DECISIONS_QUERY.after, after ?? "");
  const decisions: Decision[] = [];
  for (const record of records.slice(0, size)) {
    // Searches of this process may wait.
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

/** An explanation of a large catalogue takes a tenth of a second and several megabytes. */
const MAX_EXPLAINED = 10;

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
  const parsed = readQuery(EXPLAIN_QUERY, query);
  if (!parsed.ok) return parsed;
  const instant = parsed.value.at?.getTime() ?? Date.now();
  const explained = explainSearch(live.current, document, { maxBytes, instant });
  if (!explained.ok) return explained;
  exchange.clientId = explained.content.client_id;
  exchange.accountId = explained.content.account_id;
  exchange.eventId = explained.content.event_id;
  return explained;
}

/** Repeats a recorded decision with its configuration, and explains it. */
function replayDecision(
  { router, locate = () => undefined }: ExplainingConfiguration,
  record: DecisionRecord,
) {
  if (router.configurationDigest !== record.digest)
    throw new RangeError(
      `a decision of ${record.digest} cannot be replayed by ${router.configurationDigest}`,
    );
  const account = router.findAccount(record.clientId, record.accountId);
  if (account === undefined)
    throw new RangeError(`no account ${record.accountId} of client ${record.clientId}`);
  const facts = record.facts as Facts;
  const { methods } = router.decideFromFacts(account, facts);
  const offered = methods.map(({ id, preference }) => [id, preference]);
  return {
    /** False when the record or the program was changed. */
    isSame: isDeepStrictEqual(offered, record.offered),
    explanation: writeExplanation(router.explainFromFacts(account, facts), locate),
  };
}
