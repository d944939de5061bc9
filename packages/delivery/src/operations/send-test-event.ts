import { type Actor, recordAction, runTransaction } from "@payment-routing/database";
import { TEST_ID_PREFIX } from "@payment-routing/signing";
import type { PoolClient } from "pg";
import { createCallbackId } from "../callbacks/callback-id.ts";
import { findUnknownCodes, type KnownCodes } from "../callbacks/find-unknown-codes.ts";
import { type RenderedCallback, renderCallback } from "../callbacks/render-callback.ts";
import { writeContent } from "../callbacks/stored-callback.ts";
import { readStandings, rejectStanding } from "../cells/ownership-gate.ts";
import type { DeliveryContext } from "../context.ts";
import { type SessionSnapshot, TEST_SESSION_ID } from "../sessions/snapshot.ts";
import { type ActionOutcome, decline } from "./action-outcome.ts";
import { composeTestSnapshot, type TestEvent } from "./test-event.ts";

/** The event is stored. `readCallback` shows its delivery. */
export type TestEventOutcome =
  | { readonly done: true; readonly callbackId: string }
  | (ActionOutcome & { readonly done: false });

/**
 * Sends a test callback to a merchant's endpoint, rendered, validated, signed and retried like any other. Its ID starts with
 * `test_`, `additional_data` identifies it, and it has the session ID of all tests. It has no lane and is marked as a redelivery,
 * so that receivers do not ignore it as older.
 */
export async function sendTestEvent(
  context: DeliveryContext,
  event: TestEvent,
  actor: Actor,
): Promise<TestEventOutcome> {
  const merchant = context.merchants.find(event.clientId);
  if (merchant === undefined) {
    return decline("unknown-client", `client ${event.clientId} is not configured for callbacks`);
  }
  const composed = composeTestSnapshot(event, merchant, context.clock());
  const snapshot = recordKnownCodes(composed, merchant.known_codes);
  const rendered = renderCallback(merchant, context.secrets, snapshot);
  if (rendered.issues !== undefined) {
    const message = "the outgoing contract rejects the test event";
    return { done: false, reason: "rejected", message, issues: rendered.issues };
  }
  const callbackId = createCallbackId().replace(/^cb_/, TEST_ID_PREFIX);
  await runTransaction(context.pool, async (client) => {
    if (context.cell !== undefined) {
      const standings = await readStandings(client, [event.clientId]);
      rejectStanding(event.clientId, standings.get(event.clientId) ?? "stored");
    }
    await storeTestEvent(client, { event, rendered, callbackId, url: new URL(merchant.endpoint) }, actor);
  });
  return { done: true, callbackId };
}

async function storeTestEvent(
  client: PoolClient,
  { event, rendered, callbackId, url }: StoredEvent,
  actor: Actor,
): Promise<void> {
  const { clientId, accountId = 0, status, transactionStatus = status } = event;
  const auditId = await recordAction(client, {
    ...actor,
    action: "send-test-event",
    subject: `client:${clientId}`,
    detail: { callback_id: callbackId, status, transaction_status: transactionStatus },
  });
  const { eventType, eventSubtype } = rendered;
  await client.query(INSERT_TEST_EVENT, [
    TEST_SESSION_ID,
    callbackId,
    clientId,
    accountId,
    eventType,
    eventSubtype,
    status.code,
    [transactionStatus.code],
    writeContent(rendered),
    url.origin,
    url.href,
    actor.actor,
    auditId,
  ]);
}

interface StoredEvent {
  readonly event: TestEvent;
  readonly rendered: RenderedCallback;
  readonly callbackId: string;
  readonly url: URL;
}

// Settled from the start, so that retention deletes it with the callbacks of its day.
const INSERT_TEST_EVENT = `
  with numbered as materialized (select nextval('test_event_sequence') as sequence),
  made as (
    insert into callbacks (session_id, sequence, callback_id, client_id, account_id, state, event_type, event_subtype,
      session_code, transaction_ids, transaction_codes, content, settled_at)
    select $1::bigint, sequence, $2, $3, $4, 'test', $5, $6, $7, array[$1::bigint], $8, $9, now() from numbered
  )
  insert into redeliveries (session_id, sequence, endpoint, url, requested_by, audit_id)
  select $1::bigint, sequence, $10, $11, $12, $13 from numbered`;

/** Replaces the values of closed codes by the first known ones. Statuses stay as requested. */
export function recordKnownCodes(snapshot: SessionSnapshot, knownCodes: KnownCodes): SessionSnapshot {
  const taken: SessionSnapshot = structuredClone(snapshot);
  for (const { code, path, received } of findUnknownCodes(knownCodes, taken)) {
    const [first] = knownCodes.get(code) ?? [];
    if (first === undefined || code.endsWith("_status")) continue;
    put(taken, path.slice(1).split("/"), typeof received === "string" ? String(first) : first);
  }
  return taken;
}

function put(target: object, [name = "", ...others]: readonly string[], value: unknown): void {
  if (others.length === 0) Reflect.set(target, name, value);
  else put(Object(Reflect.get(target, name)), others, value);
}
