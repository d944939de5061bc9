import type { IncomingMessage, ServerResponse } from "node:http";
import type { OperatorStore } from "@payment-routing/config-store";
import {
  createIssue,
  type Issue,
  type ParameterTexts,
  type RequestFormat,
  readParameters,
} from "@payment-routing/contract-runtime";
import type { ChangeFeed } from "@payment-routing/database";
import type { Delivery } from "@payment-routing/delivery";
import { writeWithNames } from "../../operator/names.ts";
import { leaveOutQueries } from "../../operator/personal-data.ts";
import type { Problem, ProblemCode } from "../../problems/problem.ts";
import { describeIssues, NO_RESOURCE } from "../../problems/request-problems.ts";
import { writeJson } from "../../processor/map-in-turns.ts";
import { checkReport } from "../../processor/parse-report.ts";
import type { Tracing } from "../../tracing/open-tracing.ts";
import type { RequestContext, Route } from "../request-context.ts";
import { authorize, type InternalGate } from "./authorize.ts";
import { DATABASE_UNAVAILABLE } from "./describe-failure.ts";
import { createDocumentRoute, type DocumentBounds } from "./document-route.ts";
import { type KeyShares, rejectShare } from "./key-shares.ts";
import {
  type Answer,
  type Handler,
  type Handlers,
  type OperationId,
  REQUESTS,
  type Rejection,
  ROUTES,
  reject,
} from "./operation.ts";

export interface InternalService extends DocumentBounds {
  readonly shares: KeyShares;
  readonly gate: InternalGate;
  readonly store: OperatorStore;
  readonly feed: ChangeFeed;
  readonly tracing: Tracing | undefined;
  /** Undefined until the database is reached. */
  readonly findDelivery: () => Delivery | undefined;
}

/** The resource that the callers of an operation share. Default: the connections for reads. Reports share nothing. */
const SHARES: { readonly [Id in OperationId]?: "streams" | "jobs" | "none" } = {
  reportSession: "none",
  reportSessionStatus: "none",
  reportTransactionStatus: "none",
  followChanges: "streams",
  storeConfigurationVersion: "jobs",
  activateConfigurationVersion: "jobs",
  rollBackConfiguration: "jobs",
  approveAction: "jobs",
  validateConfiguration: "jobs",
  lintConfiguration: "jobs",
  runTestCases: "jobs",
  compareConfigurations: "jobs",
  simulateConfiguration: "jobs",
  measureCoverage: "jobs",
};

/**
 * Creates the routes of operations. The order of checks is: 503 while shutting down, 413 or 408, 415, 429, 401, 403, 503
 * without a database, 429 when the key has its share, those of the parameters and of the body, and then those of the handler.
 */
export function createOperationRoutes(handlers: Handlers, service: InternalService): readonly Route[] {
  const { shares, store, feed, tracing } = service;
  const ids = Object.keys(handlers) as readonly OperationId[];
  return ids.map((id) =>
    createDocumentRoute(id, ROUTES[id], service, async (context, document) => {
      const answered = await answer(id, context, document);
      if (!answered.ok) requireListed(id, answered.problem);
      return answered;
    }),
  );

  async function answer(
    id: OperationId,
    { message, response, exchange, parameters: path }: RequestContext,
    document: Buffer,
  ): Promise<Answer<object>> {
    const share = SHARES[id];
    const admission = await authorize(service.gate, message, exchange, ROUTES[id]);
    if (!admission.ok) return admission;
    const delivery = service.findDelivery();
    if (delivery === undefined) return reject(DATABASE_UNAVAILABLE);
    // The caller has disconnected: nobody reads the response.
    if (response.closed) return { ok: true };
    const { keyId, scope, clientIds } = admission;
    const { headers } = message;
    const inTurn = shares.inTurnOf(keyId);
    const reads = shares.readsOf(delivery.context.pool);
    const watchEnd = () => watchResponse(response);
    const run = async (): Promise<Answer<object>> => {
      const texts = { query: readSearchParams(message), path, headers };
      const read = readRequest(id, texts, document);
      if (!read.ok) return read;
      const { parameters, body } = read;
      Object.assign(exchange, pickIds(parameters));
      const outside = clientIds && (await findOutside(id, delivery, parameters, clientIds));
      if (outside !== undefined) return reject(outside);
      const { reason = "" } = Object(body);
      const actor = { actor: keyId, reason };
      const caller = { delivery, store, feed, tracing, keyId, scope, clientIds, headers, document, exchange };
      // One handler for each ID: the table has what its type says.
      const handle = handlers[id] as Handler<never>;
      return handle({ ...caller, inTurn, watchEnd, parameters, body, actor } as never);
    };
    // Before the end is watched: a signal that aborts takes longer than parsing a report.
    if (share === "none") return await run();
    const problem = enter(share, keyId, message, watchEnd());
    if (problem !== undefined) return reject(await problem);
    if (share !== undefined) return await run();
    return await reads.run(keyId, async () => {
      if (response.closed) return { ok: true };
      const answered = await run();
      if (!("content" in answered)) return answered;
      const { content } = answered;
      const convert = scope === "viewer" ? leaveOutQueries : undefined;
      const json = NAMED.has(id)
        ? await writeWithNames(content, store.served.configuration, inTurn, convert)
        : await writeJson(content, inTurn, convert);
      return { ...answered, json };
    });
  }

  /** Takes the share of a request until its response ends. Returns a problem, later, when the key has its share. */
  function enter(
    share: "streams" | "jobs" | undefined,
    keyId: string,
    { socket }: IncomingMessage,
    ended: AbortSignal,
  ): Promise<Problem> | undefined {
    const request = shares.requests.add(keyId, socket);
    if (request === undefined) return rejectShare("requests");
    ended.addEventListener("abort", request.end);
    if (share === undefined) return undefined;
    const release = shares[share].take(keyId);
    if (release === undefined) return rejectShare(share);
    ended.addEventListener("abort", release);
    return undefined;
  }
}

/** Finds the client of what the path of an operation names, by the problem that it does not exist. */
const FIND_CLIENT: {
  readonly [Code in ProblemCode]?: (delivery: Delivery, id: never) => Promise<number | undefined>;
} = {
  "unknown-session": async (delivery, id) => (await delivery.readSession(id))?.snapshot.client_id,
  "unknown-lane": async ({ operations }, id) => (await operations.readLane(id))?.clientId,
  "unknown-callback": async ({ operations }, id) => (await operations.readCallback(id))?.clientId,
};

/** The problem of a path to what another client has: the same as if it did not exist. */
async function findOutside(
  id: OperationId,
  delivery: Delivery,
  { session_id, callback_id = session_id }: Readonly<Record<string, unknown>>,
  clientIds: readonly number[],
): Promise<Problem | undefined> {
  const problems: readonly string[] = REQUESTS[id].problems;
  const code = problems.find((each) => each in FIND_CLIENT) as keyof typeof FIND_CLIENT | undefined;
  const clientId = code && (await FIND_CLIENT[code]?.(delivery, callback_id as never));
  if (code === undefined || (clientId !== undefined && clientIds.includes(clientId))) return undefined;
  return { code, detail: "The clients that you are limited to have nothing with this ID." };
}

/** The operations whose responses have `names`. */
const NAMED: ReadonlySet<OperationId> = new Set([
  "find",
  "listCallbacks",
  "readCallback",
  "listLanes",
  "readLane",
  "listEndpoints",
  "listDecisions",
  "listRecordedDecisions",
  "listRejectedSearches",
  "explainSearch",
  "listKeys",
  "listSecrets",
  "readRouting",
  "readCell",
]);

/** @throws Error for a problem that the contract does not list for the operation */
function requireListed(id: OperationId, { code }: Problem): void {
  const { problems }: RequestFormat = REQUESTS[id];
  if (code !== "malformed-request" && !problems.includes(code))
    throw new Error(`${id} answers ${code}, which its contract does not list`);
}

type ReadRequest =
  | { readonly ok: true; readonly parameters: Readonly<Record<string, unknown>>; readonly body: unknown }
  | Rejection;

/** Reads the parameters and the body of a request. */
function readRequest(id: OperationId, texts: ParameterTexts, document: Buffer): ReadRequest {
  const format: RequestFormat = REQUESTS[id];
  const read = readParameters(format, texts);
  const issues = read.ok ? findTimeIssues(read.value) : read.issues;
  const placed = issues.map(({ path }) => format.parameters?.[path.split("/")[1] ?? ""]?.in ?? "query");
  if (placed.includes("query")) return reject(describeQuery(issues));
  if (placed.includes("path")) return reject(NO_RESOURCE);
  if (!read.ok) return reject({ ...describeIssues(issues), code: "malformed-request" });
  const { value: parameters } = read;
  if (ROUTES[id as "pauseLanes"].requiresParameter && Object.keys(parameters).length === 0)
    return reject({ code: "invalid-query", detail: WITHOUT_FILTER });
  if (format.parse === undefined) return { ok: true, parameters, body: undefined };
  const parse = format.parse;
  const parsed = SHARES[id] === "none" ? checkReport(document, parse, parameters) : parse(document);
  return parsed.ok ? { ok: true, parameters, body: parsed.value } : reject(describeIssues(parsed.issues));
}

const WITHOUT_FILTER = "Set at least one parameter: without a filter, the request would concern everything.";

function describeQuery(issues: readonly Issue[]): Problem {
  const detail = issues.length === 1 ? "The query has one issue." : `The query has ${issues.length} issues.`;
  return { code: "invalid-query", detail, issues };
}

/** The names of the parameters that limit a time range. The end is exclusive. */
const TIME_RANGES = [
  ["from", "to"],
  ["since", "until"],
] as const;

function findTimeIssues(parameters: Readonly<Record<string, unknown>>) {
  return TIME_RANGES.flatMap(([start, end]) => {
    const [first, last] = [parameters[start], parameters[end]];
    if (typeof first !== "string" || typeof last !== "string" || Date.parse(first) < Date.parse(last))
      return [];
    return createIssue("invalid-value", `/${start}`, `a time before ${end}`, JSON.stringify(first));
  });
}

/** The IDs of a request that logs show. */
function pickIds({
  client_id: clientId,
  event_id: eventId,
  session_id: sessionId,
}: Readonly<Record<string, unknown>>) {
  return {
    ...(clientId !== undefined && { clientId }),
    ...(eventId !== undefined && { eventId }),
    ...(sessionId !== undefined && { sessionId }),
  };
}

function watchResponse(response: ServerResponse): AbortSignal {
  const ending = new AbortController();
  if (response.closed) ending.abort();
  else response.once("close", () => ending.abort());
  return ending.signal;
}

/** Checks that a request without parameters has none. */
export function readParameterless(message: IncomingMessage): { readonly ok: true } | Rejection {
  const read = readParameters({}, { query: readSearchParams(message), path: {}, headers: {} });
  return read.ok ? { ok: true } : reject(describeQuery(read.issues));
}

function readSearchParams({ url = "" }: IncomingMessage): URLSearchParams {
  return new URLSearchParams(url.split("?", 2)[1]);
}
