import { setImmediate } from "node:timers/promises";
import {
  type DecisionCursor,
  type DecisionRecord,
  parseDecisionCursor,
  readDecisions,
} from "@payment-routing/config-versions";
import type { Queryable } from "@payment-routing/database";
import type { LiveConfiguration } from "../configuration/live-configuration.ts";
import { NO_RESOURCE } from "../connections/request-problems.ts";
import { explainSearch } from "../explain/explain-search.ts";
import { createVersionFinder, type VersionFinder } from "../explain/find-version.ts";
import { replayDecision } from "../explain/replay-decision.ts";
import type { WrittenExplanation } from "../explain/write-explanation.ts";
import { type InternalAnswer, type InternalRequest, type InternalRoute, refuse } from "./internal-route.ts";
import { TIME_PARAMETER } from "./query-parameters.ts";
import { readId } from "./read-id.ts";
import { integerParameter, type QueryParameter, readQuery } from "./read-query.ts";

/** The decisions on an event as they are answered, the newest first. */
export interface DecisionsContent {
  readonly client_id: number;
  readonly event_id: number;
  readonly decisions: readonly DecisionContent[];
  /** What gives the next part of the list as `after`; left out at its end. */
  readonly next?: string;
}

/** One of them, with what came of making it once more where that was asked for. */
export type DecisionContent = ReturnType<typeof writeRecord> & Partial<ReplayContent>;

interface ReplayContent {
  /** Whether the same was offered; null when the version that decided is not stored, or refused by now. */
  readonly reproduced: boolean | null;
  readonly explanation?: WrittenExplanation;
}

/** What was decided, and why: records of searches, and a dry run of one. */
export function createDecisionRoutes(live: LiveConfiguration, maxBytes: number): readonly InternalRoute[] {
  const versions = createVersionFinder(live);
  return [
    {
      method: "GET",
      path: "/internal/v1/clients/:client_id/decisions/:event_id",
      operation: "decisions",
      scopes: ["operator"],
      takesDocument: false,
      takesQuery: true,
      answer: (request) => listDecisions(request, versions),
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

async function listDecisions(request: InternalRequest, versions: VersionFinder): Promise<InternalAnswer> {
  const { delivery, parameters, query, exchange } = request;
  const clientId = readId(parameters.client_id);
  const eventId = readId(parameters.event_id);
  if (clientId === undefined || eventId === undefined) return refuse(NO_RESOURCE);
  exchange.clientId = clientId;
  exchange.eventId = eventId;
  const asked = readQuery(DECISIONS_QUERY, query);
  if (!asked.ok) return asked;
  const { limit, after, explain: isExplained } = asked.value;
  const { pool } = delivery.context;
  const size = isExplained ? Math.min(limit, MOST_EXPLAINED) : limit;
  const records = await readDecisions(pool, { clientId, eventId, limit: size + 1, after });
  const decisions: DecisionContent[] = [];
  for (const record of records.slice(0, size)) {
    // Searches may be waiting to be answered by this process.
    if (isExplained) await setImmediate();
    decisions.push({
      ...writeRecord(record),
      ...(isExplained && (await replay(record, versions, pool))),
    });
  }
  const last = records.length > size ? records[size - 1] : undefined;
  const next = last && { next: last.cursor };
  const content: DecisionsContent = { client_id: clientId, event_id: eventId, decisions, ...next };
  return { ok: true, content };
}

/** An explanation of a large catalogue takes a tenth of a second to make and is megabytes long. */
const MOST_EXPLAINED = 10;

const YES_OR_NO: QueryParameter<boolean> = {
  preset: false,
  expected: "true or false",
  parse: (text) => (text === "true" ? true : text === "false" ? false : undefined),
};

const AFTER: QueryParameter<DecisionCursor | undefined> = {
  preset: undefined,
  expected: "what a part of the list gave as next",
  parse: parseDecisionCursor,
};

export const DECISIONS_QUERY = {
  limit: integerParameter({ min: 1, max: 1000, preset: 50 }),
  after: AFTER,
  explain: YES_OR_NO,
};

/** The moment to decide as of; now unless given. */
const EXPLAIN_QUERY = { at: TIME_PARAMETER };

function writeRecord(record: DecisionRecord) {
  return {
    decided_at: new Date(record.instant).toISOString(),
    account_id: record.accountId,
    request_id: record.requestId,
    configuration_digest: record.digest,
    problem: record.problem,
    offered: record.offered.map(([id, preference]) => ({ id, preference })),
    duration_us: record.durationUs,
    advisories: record.advisories,
    facts: record.facts,
  };
}

async function replay(
  record: DecisionRecord,
  versions: VersionFinder,
  pool: Queryable,
): Promise<ReplayContent> {
  const version = await versions.find(record.digest, pool);
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
