import { type Actor, recordAction } from "@payment-routing/database";
import type { DeliveryContext } from "../database/context.ts";
import { readUnsigned } from "./read-unsigned.ts";
import { renderBody } from "./render-callback.ts";
import type { Rerendering } from "./rerender-callback.ts";

/** A callback that is settled, and is to be sent again. */
export interface SettledCallback {
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
 * Makes a body that says what a settled callback said, signed with the secrets that are live. What is stored stays, for it
 * is what was sent. Writes an audit, also when the outgoing contract or the merchant's configuration refuses the body.
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
      // Without the values, which may be a customer's: the audit outlives them.
      ...(issues && { refused: issues.map(({ code, path }) => ({ code, path })) }),
    },
  });
  return issues === undefined ? { ok: true, body, secretIds } : { ok: false, reason: "refused", issues };
}
