import { type Issue, validateOutgoingPaymentCallback } from "@payment-routing/callback-contract";
import { type Actor, recordAction } from "@payment-routing/database";
import { type Secret, verifyBodySignature } from "@payment-routing/signing";
import type { StoredBody } from "../callbacks/stored-callback.ts";
import type { DeliveryContext } from "../context.ts";
import { readCallback } from "./read-callback.ts";
import { type SignedAttempt, signAttempts } from "./sign-attempts.ts";

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
  /** The issues of the body against the outgoing contract. */
  readonly issues: readonly Issue[];
  /** The secrets that are live now, in the order of the signatures in the headers of `attempts`. */
  readonly headerSecretIds: readonly string[];
  /** All attempts, oldest first, with headers signed by these secrets. Requests had signatures by those that were live then. */
  readonly attempts: readonly SignedAttempt[];
}

/** Reads the body of a callback for a person. The audit records who. Undefined if it does not exist, or was deleted by retention. */
export async function revealBody(
  { pool, secrets }: DeliveryContext,
  callbackId: string,
  actor: Actor,
): Promise<RevealedBody | undefined> {
  const callback = await readCallback(pool, callbackId);
  if (callback === undefined || callback.body.length === 0) return undefined;
  const { sessionId, sequence, clientId, body, secretIds } = callback;
  await recordAction(pool, {
    ...actor,
    action: "read-body",
    subject: `session:${sessionId}`,
    detail: { sequence, callback_id: callbackId },
  });
  const bodySecret = secrets.bodySecret(clientId);
  const headerSecrets = secrets.webhookSecrets(clientId);
  const live = [...(bodySecret === undefined ? [] : [bodySecret]), ...headerSecrets];
  const value: object = JSON.parse(Buffer.from(body).toString());
  const validated = validateOutgoingPaymentCallback(value);
  return {
    body,
    secretIds,
    signature: checkSignature(value, secretIds, live),
    issues: validated.ok ? [] : validated.issues,
    headerSecretIds: headerSecrets.map(({ id }) => id),
    attempts: await signAttempts(pool, callback, headerSecrets),
  };
}

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
