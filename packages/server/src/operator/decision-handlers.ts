import { isDeepStrictEqual } from "node:util";
import type { OperatorStore } from "@payment-routing/config-store";
import type { DecisionFilter, DecisionList, RejectedSearch } from "@payment-routing/decision-store";
import type {
  Decision,
  RecordedDecisionList,
  RejectedSearch as WrittenRejectedSearch,
} from "@payment-routing/operator-contract";
import type { DecisionRecord, Facts } from "@payment-routing/routing";
import { INVALID_CURSOR } from "../http/internal/describe-failure.ts";
import {
  answerWith,
  defineHandlers,
  type OperationRequest,
  type Rejection,
  reject,
} from "../http/internal/operation.ts";
import { writeMembers } from "../http/internal/write-members.ts";
import { type InTurn, mapInTurns } from "../processor/map-in-turns.ts";
import { describeUnknownVersion } from "./configuration/describe-rejection.ts";
import { type ExplainingConfiguration, explainSearch, writeExplanation } from "./explain-search.ts";
import { limitClients } from "./limit-clients.ts";
import { readTime } from "./read-members.ts";

const DAY_MS = 86_400_000;

/** List and count recorded decisions, and explain a search without answering it. */
export const DECISION_HANDLERS = defineHandlers({
  listRecordedDecisions: async ({ parameters, store, clientIds, inTurn }) => {
    const { client_id: clientId, event_id: eventId, ...query } = parameters;
    const ids = { ...limitClients(clientId, clientIds), eventId };
    const listed = await listDecisions(ids, query, store, inTurn);
    return listed.ok ? answerWith(listed.content) : listed;
  },

  listDecisions: async ({ parameters, store, clientIds, inTurn }) => {
    const { client_id, event_id, ...query } = parameters;
    const ids = { ...limitClients(client_id, clientIds), eventId: event_id };
    const listed = await listDecisions(ids, query, store, inTurn);
    if (!listed.ok) return listed;
    const { items: decisions, ...rest } = listed.content;
    return answerWith({ client_id, event_id, decisions, ...rest });
  },

  listRejectedSearches: async ({ parameters, store, clientIds }) => {
    const { client_id: clientId, code: outcome, since, until, limit, after } = parameters;
    const period = { ...readTime("since", since), ...readTime("until", until) };
    const clients = limitClients(clientId, clientIds);
    const listed = await store.listRejectedSearches({ ...clients, outcome, ...period, limit, after });
    if (listed === undefined) return reject(INVALID_CURSOR);
    const { searches, ...rest } = listed;
    return answerWith({ items: searches.map(writeRejected), ...writeRest(rest) });
  },

  readRouting: async ({
    parameters: { client_id: clientId, method: methodId, from, to },
    store,
    clientIds: limit,
  }) => {
    const ids = limitClients(clientId, limit);
    const clientIds = ids.clientId === undefined ? ids.clientIds : [ids.clientId];
    const period = { from: new Date(from ?? Date.now() - DAY_MS), to: new Date(to ?? Date.now()) };
    return answerWith(await store.readRouting({ clientIds, methodId, ...period }));
  },

  explainSearch: async ({ parameters, store, document, exchange, clientIds, inTurn }) => {
    const { at, configuration_digest: digest } = parameters;
    const version = digest === undefined ? store.served : await store.findVersion(digest);
    if (version === undefined) return reject(describeUnknownVersion(digest ?? ""));
    const instant = at === undefined ? Date.now() : Date.parse(at);
    const explained = await inTurn(() =>
      explainSearch(version, document, { maxBytes: document.length, instant }, clientIds),
    );
    if (!explained.ok) return explained;
    exchange.clientId = explained.content.client_id;
    exchange.accountId = explained.content.account_id;
    exchange.eventId = explained.content.event_id;
    return explained;
  },
});

async function listDecisions(
  ids: Pick<DecisionFilter, "clientId" | "clientIds" | "eventId">,
  query: Omit<OperationRequest<"listRecordedDecisions">["parameters"], "client_id" | "event_id">,
  store: OperatorStore,
  inTurn: InTurn,
): Promise<{ readonly ok: true; readonly content: RecordedDecisionList } | Rejection> {
  const { since, until, outcome, configuration_digest: digest, after } = query;
  const isExplained = query.explain || query.explain_by !== undefined;
  const by = query.explain_by === undefined ? undefined : await store.findVersion(query.explain_by);
  if (query.explain_by !== undefined && by === undefined)
    return reject(describeUnknownVersion(query.explain_by));
  const limit = isExplained ? Math.min(query.limit, MAX_EXPLAINED) : query.limit;
  const listed = await store.listDecisions({
    ...ids,
    ...readTime("since", since),
    ...readTime("until", until),
    outcome,
    digest,
    limit,
    after,
  });
  if (listed === undefined) return reject(INVALID_CURSOR);
  const items: Decision[] = await mapInTurns(inTurn, listed.decisions, writeDecision, { startsNow: true });
  for (const [index, record] of isExplained ? listed.decisions.entries() : []) {
    const version = by ?? (await store.findVersion(record.digest));
    items[index] = await inTurn(() => ({ ...writeDecision(record), ...replay(record, version) }));
  }
  return { ok: true, content: { items, ...writeRest(listed) } };
}

function writeRest({ next, unreadable }: Pick<DecisionList, "next" | "unreadable">) {
  return { ...(next !== undefined && { next }), ...(unreadable !== undefined && { unreadable }) };
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

/** A recorded rejected search as operators read it. */
export function writeRejected({ instant, ...search }: RejectedSearch): WrittenRejectedSearch {
  return writeMembers({ rejectedAt: new Date(instant), ...search });
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
