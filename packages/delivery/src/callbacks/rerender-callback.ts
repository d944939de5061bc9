import type { Issue, OutgoingTransaction } from "@payment-routing/callback-contract";
import { type Actor, queryRecords, recordAction, runTransaction } from "@payment-routing/database";
import type { PoolClient } from "pg";
import type { DeliveryContext, SecretDirectory } from "../context.ts";
import { readSnapshot } from "../sessions/snapshot.ts";
import { findStatusChanges } from "../sessions/status-change.ts";
import type { MerchantCallbacks } from "./callback-defaults.ts";
import type { UnsignedBody } from "./compose-body.ts";
import { type RenderedCallback, renderBody, renderCallback } from "./render-callback.ts";
import { readContent, selectContent, writeContent } from "./stored-callback.ts";

/** A body that may be sent, or the reason for none. */
export type Rerendering =
  | { readonly ok: true; readonly body: Uint8Array; readonly secretIds: readonly string[] }
  | { readonly ok: false; readonly reason: "unknown-callback" | "settled" | "unknown-client" }
  | { readonly ok: false; readonly reason: "rejected"; readonly issues: readonly Issue[] };

/** Whether one of the secrets of a body is retired. Otherwise every attempt sends the same bytes. */
export function hasRetiredSecret(secrets: SecretDirectory, secretIds: readonly string[]): boolean {
  return secretIds.some((secretId) => secrets.isRetired(secretId));
}

/**
 * Renders the body of an undelivered callback again, with the same ID. A body with retired secrets gets the same content and
 * live secrets. A rejected body is rendered and validated again, because configuration or session may have been corrected.
 * Writes an audit record, unless the body stays valid or stays rejected.
 */
export function rerenderCallback(
  context: DeliveryContext,
  sessionId: number,
  sequence: number,
  actor: Actor,
): Promise<Rerendering> {
  return runTransaction(context.pool, (client) =>
    rerenderWithin(client, context, { sessionId, sequence }, actor),
  );
}

/** Like `rerenderCallback`, within a transaction. */
export async function rerenderWithin(
  client: PoolClient,
  context: DeliveryContext,
  { sessionId, sequence }: { readonly sessionId: number; readonly sequence: number },
  actor: Actor,
): Promise<Rerendering> {
  const [row] = await queryRecords<LockedCallback>(client, LOCK_CALLBACK, [sessionId, sequence]);
  if (row === undefined) return { ok: false, reason: "unknown-callback" };
  if (row.state !== "waiting" && row.state !== "rejected") return { ok: false, reason: "settled" };
  const merchant = context.merchants.find(row.clientId);
  if (merchant === undefined) return { ok: false, reason: "unknown-client" };
  if (row.content === undefined) return { ok: false, reason: "unknown-callback" };
  const stored = readContent(row.content);
  if (row.state === "waiting" && !hasRetiredSecret(context.secrets, stored.secretIds)) {
    return { ok: true, body: stored.body, secretIds: stored.secretIds };
  }
  const unsigned = readUnsigned(stored.body);
  const rendered =
    row.state === "rejected"
      ? renderRejected(context, merchant, unsigned, row.snapshot)
      : renderBody(merchant, context.secrets, unsigned);
  await storeRendered(client, { sessionId, sequence }, row, rendered);
  const { body, secretIds, issues } = rendered;
  if (row.state === "waiting" || issues === undefined) {
    await recordAction(client, {
      ...actor,
      action: "rerender-callback",
      subject: `session:${sessionId}`,
      detail: {
        sequence,
        callback_id: row.callbackId,
        secrets_before: stored.secretIds,
        secrets_after: secretIds,
      },
    });
  }
  return issues === undefined ? { ok: true, body, secretIds } : { ok: false, reason: "rejected", issues };
}

/** Keeps the content if it is valid now. Otherwise uses the latest snapshot if its statuses are the same. */
function renderRejected(
  { secrets }: DeliveryContext,
  merchant: MerchantCallbacks,
  rejected: UnsignedBody,
  stored: Buffer | undefined,
): RenderedCallback {
  const rendered = renderCallback(merchant, secrets, rejected);
  if (rendered.issues === undefined || stored === undefined) return rendered;
  const snapshot = readSnapshot(stored);
  const isSame = findStatusChanges(rejected, snapshot).length === 0;
  return isSame ? renderCallback(merchant, secrets, snapshot) : rendered;
}

async function storeRendered(
  client: PoolClient,
  { sessionId, sequence }: { readonly sessionId: number; readonly sequence: number },
  { at }: LockedCallback,
  { body, secretIds, eventType, eventSubtype, issues }: RenderedCallback,
): Promise<void> {
  await client.query(STORE_CALLBACK, [
    sessionId,
    sequence,
    at,
    writeContent({ body, secretIds }),
    issues === undefined ? "waiting" : "rejected",
    issues === undefined ? null : JSON.stringify(issues),
    eventType,
    eventSubtype,
  ]);
}

interface LockedCallback {
  /** As text, because a Date has no microseconds. */
  readonly at: string;
  readonly callbackId: string;
  readonly clientId: number;
  readonly state: string;
  readonly content: Buffer | undefined;
  /** Snapshot of the session, if this is its latest callback. */
  readonly snapshot: Buffer | undefined;
}

const LOCK_CALLBACK = `
  select c.at::text, c.callback_id, c.client_id, c.state, ${selectContent("c")} as content, s.snapshot
  from callbacks c left join payment_sessions s on s.session_id = c.session_id and s.callback_sequence = c.sequence
  where c.session_id = $1 and c.sequence = $2
  for update of c`;

const STORE_CALLBACK = `
  update callbacks
  set content = $4, state = $5, issues = $6, event_type = $7, event_subtype = $8
  where session_id = $1 and sequence = $2 and at = $3::text::timestamptz`;

/** Returns a body without `signature`, and without the `hmac` of each transaction. */
function readUnsigned(body: Uint8Array): UnsignedBody {
  const { signature, ...unsigned } = JSON.parse(Buffer.from(body).toString());
  const transactions = unsigned.transactions.map(
    ({ hmac, ...transaction }: OutgoingTransaction) => transaction,
  );
  return { ...unsigned, transactions };
}

/** A settled callback to redeliver. */
interface SettledCallback {
  readonly sessionId: number;
  readonly clientId: number;
  readonly sequence: number;
  readonly content: {
    readonly callbackId: string;
    readonly body: Uint8Array;
    readonly secretIds: readonly string[];
  };
}

/**
 * Renders the content of a settled callback with live secrets. The stored body, which was sent, does not change. Writes an audit
 * record, also if the body is rejected.
 */
export async function signRedelivery(
  { pool, merchants, secrets }: DeliveryContext,
  { sessionId, clientId, sequence, content }: SettledCallback,
  actor: Actor,
): Promise<Rerendering> {
  const merchant = merchants.find(clientId);
  if (merchant === undefined) return { ok: false, reason: "unknown-client" };
  const { body, secretIds, issues } = renderBody(merchant, secrets, readUnsigned(content.body));
  await recordAction(pool, {
    ...actor,
    action: "sign-redelivery",
    subject: `session:${sessionId}`,
    detail: {
      sequence,
      callback_id: content.callbackId,
      secrets_before: content.secretIds,
      secrets_after: secretIds,
      // Without values: they may be personal data, and the audit is stored longer.
      ...(issues && { rejected: issues.map(({ code, path }) => ({ code, path })) }),
    },
  });
  return issues === undefined ? { ok: true, body, secretIds } : { ok: false, reason: "rejected", issues };
}
