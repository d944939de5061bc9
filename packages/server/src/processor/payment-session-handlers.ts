import {
  type HistoryItem,
  isAccepted,
  type PaymentSession,
  type ReportConditions,
} from "@payment-routing/delivery";
import type {
  ReportOutcome,
  Session,
  HistoryCallback as WrittenCallback,
  HistoryItem as WrittenItem,
} from "@payment-routing/processor-contract";
import {
  type Answer,
  answerWith,
  defineHandlers,
  type OperationRequest,
  reject,
} from "../http/internal/operation.ts";
import { writeMembers } from "../http/internal/write-members.ts";
import { admitPersonalData } from "../operator/personal-data.ts";
import type { Problem } from "../problems/problem.ts";
import { readTraceparent } from "../tracing/open-tracing.ts";
import { describeAccepted, describeRejected, writeEntityTag } from "./describe-report-result.ts";

/** Reports of one session, and its state and history. */
export const SESSION_HANDLERS = defineHandlers({
  reportSession: applyReport,
  reportSessionStatus: applyReport,
  reportTransactionStatus: applyReport,

  readSession: async (request) => {
    const { delivery, parameters } = request;
    const { session_id: sessionId } = parameters;
    const found = await delivery.readSession(sessionId);
    if (found === undefined) return reject(describeUnknown(sessionId));
    const headers = { etag: writeEntityTag(found.version) };
    const { session, ...rest } = writeSession(found);
    const isAdmitted = await admitPersonalData(request, sessionId);
    return { ok: true, headers, content: isAdmitted ? { ...rest, session } : rest };
  },

  readSessionHistory: async ({ delivery, parameters: { session_id, limit, after } }) => {
    const page = { limit, ...(after !== undefined && { after }) };
    const history = await delivery.readHistory(session_id, page);
    if (history === undefined) return reject(describeUnknown(session_id));
    const { items, next } = history;
    return answerWith({
      session_id,
      history: items.map(writeHistoryItem),
      ...(next !== undefined && { next }),
    });
  },
});

async function applyReport({
  delivery,
  keyId,
  parameters,
  headers: given,
  body,
  document,
  exchange,
  tracing,
}: OperationRequest<"reportSession" | "reportSessionStatus" | "reportTransactionStatus">): Promise<
  Answer<ReportOutcome>
> {
  exchange.clientId = body.client_id;
  exchange.accountId = body.account_id;
  const conditions = readConditions(parameters["If-Match"]);
  exchange.span = tracing?.beginReport(readTraceparent(given), exchange.startedAt);
  const outcome = await delivery.applyReport(body, { keyId }, conditions, exchange.span?.stored);
  if (!isAccepted(outcome)) return reject(describeRejected(outcome, document));
  const isNew = outcome.outcome === "applied" && outcome.version === 1 && !outcome.repeated;
  const headers = { etag: writeEntityTag(outcome.version) };
  return { ok: true, status: isNew ? 201 : 200, headers, content: describeAccepted(outcome) };
}

function describeUnknown(sessionId: number): Problem {
  return {
    code: "unknown-session",
    detail: `Session ${sessionId} was never reported as a whole, or is erased.`,
  };
}

/**
 * Reads If-Match (RFC 9110, section 13.1.1). `*` requires that the session exists, `"7"` that it has this version. Any other
 * tag, including a weak one, matches no session.
 */
function readConditions(ifMatch: string | undefined): ReportConditions {
  if (ifMatch === undefined) return {};
  if (ifMatch.trim() === "*") return { expectedVersion: "any" };
  const [, version] = /^[ \t]*"([1-9]\d{0,15})"[ \t]*$/.exec(ifMatch) ?? [];
  return { expectedVersion: version === undefined ? "none" : Number(version) };
}

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
