import { isDeepStrictEqual } from "node:util";
import type { OperatorStore } from "@payment-routing/config-store";
import type { DecisionFilter } from "@payment-routing/decision-store";
import type { Decision, DecisionList, RecordedDecisionList } from "@payment-routing/operator-contract";
import type { DecisionRecord, Facts } from "@payment-routing/routing";
import {
  answerWith,
  type InternalAnswer,
  type InternalRequest,
  type InternalRoute,
  reject,
} from "../http/internal/internal-route.ts";
import {
  DIGEST_PARAMETER,
  ID_PARAMETER,
  integerParameter,
  type QueryOf,
  type QueryParameter,
  readId,
  readQuery,
  rejectParameter,
  TEXT_PARAMETER,
  TIME_PARAMETER,
} from "../http/internal/read-query.ts";
import { withQuery } from "../http/internal/with-query.ts";
import { NO_RESOURCE } from "../problems/request-problems.ts";
import { type InTurn, mapInTurns } from "../processor/map-in-turns.ts";
import { describeUnknownVersion } from "./configuration/describe-rejection.ts";
import { type ExplainingConfiguration, explainSearch, writeExplanation } from "./explain-search.ts";
import { actionRoute, readRoute } from "./operator-action.ts";

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
  // The store validates the cursor.
  parse: (text) => text,
};

/** The query of the decisions on an event. */
export const EVENT_QUERY = {
  since: TIME_PARAMETER,
  until: TIME_PARAMETER,
  outcome: TEXT_PARAMETER,
  configuration_digest: TEXT_PARAMETER,
  limit: integerParameter({ min: 1, max: 1000, preset: 50 }),
  after: AFTER,
  explain: BOOLEAN_PARAMETER,
  explain_by: DIGEST_PARAMETER,
};

export const DECISIONS_QUERY = {
  client_id: ID_PARAMETER,
  event_id: ID_PARAMETER,
  ...EVENT_QUERY,
};

/** The time of the decision, by default now, and the version that decides, by default the served one. */
const EXPLAIN_QUERY = { at: TIME_PARAMETER, configuration_digest: DIGEST_PARAMETER };

/** Routes that list recorded decisions, and one that explains a search without answering it. */
export const DECISION_ROUTES: readonly InternalRoute[] = [
  { ...readRoute("decisions", "/internal/v1/decisions"), ...withQuery(DECISIONS_QUERY, list) },
  {
    ...readRoute("decisions", "/internal/v1/clients/:client_id/decisions/:event_id"),
    query: EVENT_QUERY,
    answer: listOnEvent,
  },
  {
    ...actionRoute("explain", "/internal/v1/explain", "search"),
    // It changes nothing.
    scopes: ["viewer"],
    ...withQuery(EXPLAIN_QUERY, explain),
  },
];

async function listOnEvent({
  store,
  parameters,
  query,
  exchange,
  inTurn,
}: InternalRequest): Promise<InternalAnswer> {
  const clientId = readId(parameters.client_id);
  const eventId = readId(parameters.event_id);
  if (clientId === undefined || eventId === undefined) return reject(NO_RESOURCE);
  exchange.clientId = clientId;
  exchange.eventId = eventId;
  const parsed = readQuery(EVENT_QUERY, query);
  if (!parsed.ok) return parsed;
  const listed = await listDecisions({ clientId, eventId }, parsed.value, store, inTurn);
  if (!listed.ok) return listed;
  const { items: decisions, ...rest } = listed.content;
  return answerWith<DecisionList>({ client_id: clientId, event_id: eventId, decisions, ...rest });
}

async function list(
  { client_id: clientId, event_id: eventId, ...rest }: QueryOf<typeof DECISIONS_QUERY>,
  { store, exchange, inTurn }: InternalRequest,
): Promise<InternalAnswer> {
  if (clientId !== undefined) exchange.clientId = clientId;
  if (eventId !== undefined) exchange.eventId = eventId;
  return listDecisions({ clientId, eventId }, rest, store, inTurn);
}

async function listDecisions(
  ids: Pick<DecisionFilter, "clientId" | "eventId">,
  query: QueryOf<typeof EVENT_QUERY>,
  store: OperatorStore,
  inTurn: InTurn,
): Promise<{ readonly ok: true; readonly content: RecordedDecisionList } | ReturnType<typeof reject>> {
  const { since, until, outcome, configuration_digest: digest, after } = query;
  const isExplained = query.explain || query.explain_by !== undefined;
  const by = query.explain_by === undefined ? undefined : await store.findVersion(query.explain_by);
  if (query.explain_by !== undefined && by === undefined)
    return reject(describeUnknownVersion(query.explain_by));
  const limit = isExplained ? Math.min(query.limit, MAX_EXPLAINED) : query.limit;
  const listed = await store.listDecisions({ ...ids, since, until, outcome, digest, limit, after });
  if (listed === undefined) return rejectParameter("after", EVENT_QUERY.after, after ?? "");
  const items: Decision[] = await mapInTurns(inTurn, listed.decisions, writeDecision, { startsNow: true });
  for (const [index, record] of isExplained ? listed.decisions.entries() : []) {
    const version = by ?? (await store.findVersion(record.digest));
    items[index] = await inTurn(() => ({ ...writeDecision(record), ...replay(record, version) }));
  }
  const { next } = listed;
  return { ok: true, content: { items, ...(next !== undefined && { next }) } };
}

/** An explanation of a large catalogue takes a tenth of a second and several megabytes. */
const MAX_EXPLAINED = 10;

/** Repeats a recorded decision by a version, and explains it. */
function replay(
  record: DecisionRecord,
  version: ExplainingConfiguration | undefined,
): Pick<Decision, "reproduced" | "explanation"> {
  if (version === undefined) return { reproduced: null };
  const { router, locate = () => undefined } = version;
  const account = router.findAccount(record.clientId, record.accountId);
  // A version may lack the account.
  if (account === undefined) return { reproduced: false };
  const facts = record.facts as Facts;
  const { methods } = router.decideFromFacts(account, facts);
  const offered = methods.map(({ id, preference }) => [id, preference]);
  return {
    // Not by the version that decided: then the record or the program was changed.
    reproduced: isDeepStrictEqual(offered, record.offered),
    explanation: writeExplanation(router.explainFromFacts(account, facts), locate),
  };
}

async function explain(
  { at, configuration_digest: digest }: QueryOf<typeof EXPLAIN_QUERY>,
  { store, document, exchange, inTurn }: InternalRequest,
): Promise<InternalAnswer> {
  const version = digest === undefined ? store.served : await store.findVersion(digest);
  if (version === undefined) return reject(describeUnknownVersion(digest ?? ""));
  const instant = at?.getTime() ?? Date.now();
  const explained = await inTurn(() =>
    explainSearch(version, document, { maxBytes: document.length, instant }),
  );
  if (!explained.ok) return explained;
  exchange.clientId = explained.content.client_id;
  exchange.accountId = explained.content.account_id;
  exchange.eventId = explained.content.event_id;
  return explained;
}

/** A recorded decision as operators read it. */
export function writeDecision(record: DecisionRecord): Decision {
  return {
    decided_at: new Date(record.instant).toISOString(),
    client_id: record.clientId,
    account_id: record.accountId,
    event_id: record.eventId,
    request_id: record.requestId,
    configuration_digest: record.digest,
    ...(record.problem !== undefined && { problem: record.problem }),
    offered: record.offered.map(([id, preference]) => ({ id, preference })),
    duration_us: record.durationUs,
    advisories: record.advisories,
    facts: { ...record.facts },
  };
}
