import type { Result } from "@payment-routing/contract-runtime";
import { isAccepted, type Report } from "@payment-routing/delivery";
import {
  parseSessionReport,
  parseSessionStatusReport,
  parseTransactionStatusReport,
} from "@payment-routing/processor-contract";
import { NO_RESOURCE } from "../connections/request-problems.ts";
import { describeIssues } from "../problems/invalid-document.ts";
import type { Problem } from "../problems/problem.ts";
import { describeRefused, describeTaken, writeEntityTag } from "./describe-verdict.ts";
import { type InternalAnswer, type InternalRequest, type InternalRoute, refuse } from "./internal-route.ts";
import { judgeReport } from "./judge-report.ts";
import { PAGE_PARAMETERS, takePage } from "./operator/page-parameters.ts";
import { readExpectedVersion } from "./read-expected-version.ts";
import { readId, readIds } from "./read-id.ts";
import { integerParameter, readQuery } from "./read-query.ts";
import { writeHistory, writeSession } from "./write-session.ts";

const SESSION_PATH = "/internal/v1/payment-sessions/:session_id";

/** What a processor reports of one session, and what is known of it. */
export const SESSION_ROUTES: readonly InternalRoute[] = [
  { ...reading("session", SESSION_PATH), answer: readSession },
  { ...reading("session-history", `${SESSION_PATH}/history`), takesQuery: true, answer: readHistory },
  {
    ...reporting("PUT", "session", SESSION_PATH),
    answer: (request) => takeReport(request, parseSessionReport),
  },
  {
    ...reporting("POST", "session-status", `${SESSION_PATH}/status`),
    answer: (request) => takeReport(request, parseSessionStatusReport),
  },
  {
    ...reporting("POST", "transaction-status", `${SESSION_PATH}/transactions/:transaction_id/status`),
    answer: (request) => takeReport(request, parseTransactionStatusReport),
  },
];

function reading(operation: InternalRoute["operation"], path: string) {
  return { method: "GET", path, operation, scopes: ["processor", "operator"], takesDocument: false } as const;
}

function reporting(method: "PUT" | "POST", operation: InternalRoute["operation"], path: string) {
  return { method, path, operation, scopes: ["processor"], takesDocument: true } as const;
}

async function takeReport(
  { delivery, keyId, parameters, headers, document, exchange }: InternalRequest,
  parse: (document: Uint8Array) => Result<Report>,
): Promise<InternalAnswer> {
  const ids = readIds(parameters);
  if (ids === undefined) return refuse(NO_RESOURCE);
  exchange.sessionId = ids.session_id;
  const expected = readExpectedVersion(headers["if-match"]);
  if (!expected.ok) return refuse(UNREADABLE_CONDITION);
  const parsed = judgeReport(document, parse, ids);
  if (!parsed.ok) return refuse(describeIssues(parsed.issues));
  const { client_id, account_id } = parsed.value;
  exchange.clientId = client_id;
  exchange.accountId = account_id;
  const verdict = await delivery.applyReport(parsed.value, { keyId }, expected.conditions);
  if (!isAccepted(verdict)) return refuse(describeRefused(verdict, document));
  const isNew = verdict.verdict === "applied" && verdict.version === 1 && !verdict.repeated;
  return {
    ok: true,
    status: isNew ? 201 : 200,
    headers: { etag: writeEntityTag(verdict.version) },
    content: describeTaken(verdict),
  };
}

async function readSession({ delivery, parameters, exchange }: InternalRequest): Promise<InternalAnswer> {
  const sessionId = readId(parameters.session_id);
  if (sessionId === undefined) return refuse(NO_RESOURCE);
  exchange.sessionId = sessionId;
  const session = await delivery.readSession(sessionId);
  if (session === undefined) return refuse(describeUnknown(sessionId));
  const headers = { etag: writeEntityTag(session.version) };
  return { ok: true, headers, content: writeSession(session) };
}

async function readHistory({
  delivery,
  parameters,
  query,
  exchange,
}: InternalRequest): Promise<InternalAnswer> {
  const sessionId = readId(parameters.session_id);
  if (sessionId === undefined) return refuse(NO_RESOURCE);
  exchange.sessionId = sessionId;
  const asked = readQuery(HISTORY_QUERY, query);
  if (!asked.ok) return asked;
  const history = await delivery.readHistory(sessionId, takePage(asked.value));
  if (history === undefined) return refuse(describeUnknown(sessionId));
  const { items, next } = history;
  return { ok: true, content: { session_id: sessionId, history: items.map(writeHistory), next } };
}

const HISTORY_QUERY = { ...PAGE_PARAMETERS, limit: integerParameter({ min: 1, max: 1000, preset: 1000 }) };

const UNREADABLE_CONDITION: Problem = {
  code: "malformed-request",
  detail: 'If-Match takes one entity tag, such as "7", or *.',
};

function describeUnknown(sessionId: number): Problem {
  return {
    code: "unknown-session",
    detail: `Session ${sessionId} was never reported as a whole, or was erased.`,
  };
}
