import type { Result } from "@payment-routing/contract-runtime";
import {
  type HistoryItem,
  isAccepted,
  type PaymentSession,
  type Report,
  type ReportConditions,
} from "@payment-routing/delivery";
import {
  parseSessionReport,
  parseSessionStatusReport,
  parseTransactionStatusReport,
  type Session,
  type SessionHistory,
  type HistoryCallback as WrittenCallback,
  type HistoryItem as WrittenItem,
} from "@payment-routing/processor-contract";
import {
  type InternalAnswer,
  type InternalRequest,
  type InternalRoute,
  type RequestDocument,
  reject,
} from "../http/internal/internal-route.ts";
import {
  integerParameter,
  PAGE_PARAMETERS,
  readId,
  readIds,
  readQuery,
  toPageOptions,
} from "../http/internal/read-query.ts";
import { writeMembers } from "../http/internal/write-members.ts";
import { admitPersonalData } from "../operator/personal-data.ts";
import type { Problem } from "../problems/problem.ts";
import { describeIssues, NO_RESOURCE } from "../problems/request-problems.ts";
import { describeAccepted, describeRejected, writeEntityTag } from "./describe-report-result.ts";
import { checkReport } from "./parse-report.ts";

const SESSION_PATH = "/internal/v1/payment-sessions/:session_id";

const HISTORY_QUERY = { ...PAGE_PARAMETERS, limit: integerParameter({ min: 1, max: 1000, preset: 1000 }) };

/** Reports of one session, and its state and history. */
export const SESSION_ROUTES: readonly InternalRoute[] = [
  { ...reading("session", SESSION_PATH), answer: readSession },
  { ...reading("session-history", `${SESSION_PATH}/history`), query: HISTORY_QUERY, answer: readHistory },
  {
    ...reporting("PUT", "session", SESSION_PATH, "SessionReport"),
    answer: (request) => applyReport(request, parseSessionReport),
  },
  {
    ...reporting("POST", "session-status", `${SESSION_PATH}/status`, "SessionStatusReport"),
    answer: (request) => applyReport(request, parseSessionStatusReport),
  },
  {
    ...reporting(
      "POST",
      "transaction-status",
      `${SESSION_PATH}/transactions/:transaction_id/status`,
      "TransactionStatusReport",
    ),
    answer: (request) => applyReport(request, parseTransactionStatusReport),
  },
];

function reading(operation: InternalRoute["operation"], path: string) {
  return {
    method: "GET",
    path,
    operation,
    scopes: ["processor", "viewer"],
  } as const;
}

function reporting(
  method: "PUT" | "POST",
  operation: InternalRoute["operation"],
  path: string,
  document: RequestDocument,
) {
  return { method, path, operation, scopes: ["processor"], document, share: "none" } as const;
}

async function applyReport(
  { delivery, keyId, parameters, headers, document, exchange }: InternalRequest,
  parse: (document: Uint8Array) => Result<Report>,
): Promise<InternalAnswer> {
  const ids = readIds(parameters);
  if (ids === undefined) return reject(NO_RESOURCE);
  exchange.sessionId = ids.session_id;
  const expected = readExpectedVersion(headers["if-match"]);
  if (!expected.ok) return reject(INVALID_CONDITION);
  const parsed = checkReport(document, parse, ids);
  if (!parsed.ok) return reject(describeIssues(parsed.issues));
  const { client_id, account_id } = parsed.value;
  exchange.clientId = client_id;
  exchange.accountId = account_id;
  const outcome = await delivery.applyReport(parsed.value, { keyId }, expected.conditions);
  if (!isAccepted(outcome)) return reject(describeRejected(outcome, document));
  const isNew = outcome.outcome === "applied" && outcome.version === 1 && !outcome.repeated;
  return {
    ok: true,
    status: isNew ? 201 : 200,
    headers: { etag: writeEntityTag(outcome.version) },
    content: describeAccepted(outcome),
  };
}

async function readSession(request: InternalRequest): Promise<InternalAnswer> {
  const { delivery, parameters, exchange } = request;
  const sessionId = readId(parameters.session_id);
  if (sessionId === undefined) return reject(NO_RESOURCE);
  exchange.sessionId = sessionId;
  const found = await delivery.readSession(sessionId);
  if (found === undefined) return reject(describeUnknown(sessionId));
  const headers = { etag: writeEntityTag(found.version) };
  const { session, ...rest } = writeSession(found);
  const isAdmitted = await admitPersonalData(request, sessionId);
  return { ok: true, headers, content: isAdmitted ? { ...rest, session } : rest };
}

async function readHistory({
  delivery,
  parameters,
  query,
  exchange,
}: InternalRequest): Promise<InternalAnswer> {
  const sessionId = readId(parameters.session_id);
  if (sessionId === undefined) return reject(NO_RESOURCE);
  exchange.sessionId = sessionId;
  const parsed = readQuery(HISTORY_QUERY, query);
  if (!parsed.ok) return parsed;
  const history = await delivery.readHistory(sessionId, toPageOptions(parsed.value));
  if (history === undefined) return reject(describeUnknown(sessionId));
  const { items, next } = history;
  const content: SessionHistory = {
    session_id: sessionId,
    history: items.map(writeHistoryItem),
    ...(next !== undefined && { next }),
  };
  return { ok: true, content };
}

const INVALID_CONDITION: Problem = {
  code: "malformed-request",
  detail: 'If-Match takes one entity tag, such as "7", or *.',
};

function describeUnknown(sessionId: number): Problem {
  return {
    code: "unknown-session",
    detail: `Session ${sessionId} was never reported as a whole, or is erased.`,
  };
}

export type ExpectedVersion =
  | { readonly ok: true; readonly conditions: ReportConditions }
  /** The header is not valid. */
  | { readonly ok: false };

/**
 * Reads If-Match (RFC 9110, section 13.1.1). `*` requires that the session exists, `"7"` that it has this version. Any other
 * tag, including a weak one, matches no session.
 */
function readExpectedVersion(ifMatch: string | undefined): ExpectedVersion {
  if (ifMatch === undefined) return { ok: true, conditions: {} };
  if (ifMatch.trim() === "*") return { ok: true, conditions: { expectedVersion: "any" } };
  const [, tag] = ENTITY_TAG.exec(ifMatch) ?? [];
  if (tag === undefined) return { ok: false };
  const version = /^"([1-9]\d{0,15})"$/.exec(tag)?.[1];
  return { ok: true, conditions: { expectedVersion: version === undefined ? "none" : Number(version) } };
}

// One tag only: at most one tag of a list could match.
const ENTITY_TAG = /^[ \t]*((?:W\/)?"[\x21\x23-\x7e\x80-\xff]*")[ \t]*$/;

/** Writes a session as it was reported, with the members that the service adds. */
function writeSession(session: PaymentSession): Session {
  const { version, sourceSequence, callbackSequence, snapshot, createdAt, updatedAt } = session;
  return {
    version,
    source_sequence: sourceSequence,
    callback_sequence: callbackSequence,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    session: snapshot,
  };
}

function writeHistoryItem({ callback, ...item }: HistoryItem): WrittenItem {
  return { ...writeMembers(item), ...(callback && { callback: writeHistoryCallback(callback) }) };
}

function writeHistoryCallback({
  sequence,
  callbackId: id,
  ...rest
}: NonNullable<HistoryItem["callback"]>): WrittenCallback {
  return writeMembers({ sequence, id, ...rest });
}
