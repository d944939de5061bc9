import { type Issue, validateOutgoingPaymentCallback } from "@payment-routing/callback-contract";
import { type Actor, recordAction } from "@payment-routing/database";
import { type Secret, verifyBodySignature } from "@payment-routing/signing";
import { readCallbackBody, type StoredBody, selectCallbackBody } from "../callbacks/stored-callback.ts";
import type { DeliveryContext } from "../context.ts";

/** The body of a callback, checked now. It contains personal data. */
export interface RevealedBody extends StoredBody {
  /**
   * The member `signature`, computed again:
   *
   * - `matches`, `differs`: with the secret that it was made with
   * - `unknown-secret`: no secret of the client that is live now has made it
   * - `absent`: the body has none
   */
  readonly signature: "matches" | "differs" | "unknown-secret" | "absent";
  /** What the outgoing contract finds in it. */
  readonly issues: readonly Issue[];
}

/** Reads the body of a callback for a person. The audit records who. Undefined if it does not exist, or was deleted by retention. */
export async function revealBody(
  { pool, secrets }: DeliveryContext,
  callbackId: string,
  actor: Actor,
): Promise<RevealedBody | undefined> {
  const { rows } = await pool.query<BodyRow>(READ_BODY, [callbackId]);
  const [row] = rows;
  const stored = row && readCallbackBody(row.body, row.secret_ids);
  if (stored === undefined) return undefined;
  const { session_id, sequence, client_id } = row as BodyRow;
  await recordAction(pool, {
    ...actor,
    action: "read-body",
    subject: `session:${session_id}`,
    detail: { sequence: Number(sequence), callback_id: callbackId },
  });
  const clientId = Number(client_id);
  const bodySecret = secrets.bodySecret(clientId);
  const live = [...(bodySecret === undefined ? [] : [bodySecret]), ...secrets.webhookSecrets(clientId)];
  const value: object = JSON.parse(Buffer.from(stored.body).toString());
  const validated = validateOutgoingPaymentCallback(value);
  return {
    ...stored,
    signature: checkSignature(value, stored.secretIds, live),
    issues: validated.ok ? [] : validated.issues,
  };
}

interface BodyRow {
  readonly session_id: string;
  readonly sequence: string;
  readonly client_id: string;
  readonly body: Buffer | null;
  readonly secret_ids: readonly string[] | null;
}

const READ_BODY = `
  select c.session_id, c.sequence, c.client_id, ${selectCallbackBody("c")} as body, c.secret_ids
  from callbacks c where c.callback_id = $1`;

function checkSignature(
  body: object,
  secretIds: readonly string[],
  live: readonly Secret[],
): RevealedBody["signature"] {
  if (!("signature" in body)) return "absent";
  const made = live.filter(({ id }) => secretIds.includes(id));
  if (made.length === 0) return "unknown-secret";
  return verifyBodySignature(body, made) === undefined ? "differs" : "matches";
}
