import { isDeepStrictEqual } from "node:util";
import { type Issue, validateOutgoingPaymentCallback } from "@payment-routing/callback-contract";
import { type Actor, queryRecords, recordAction } from "@payment-routing/database";
import { type Secret, SecretError, signWebhook, verifyBodySignature } from "@payment-routing/signing";
import type { Pool } from "pg";
import type { StoredBody } from "../callbacks/stored-callback.ts";
import type { DeliveryContext } from "../context.ts";
import { COMMON_HEADERS } from "../http/poster.ts";
import { leaveOutSignatures } from "../lanes/request-headers.ts";
import { type Attempt, type CallbackDetail, readCallback } from "./read-callback.ts";

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

/** An attempt of a callback, with the headers of its request including their signatures. */
interface SignedAttempt extends Pick<Attempt, "startedAt" | "attempt" | "isRedelivery"> {
  /** In the order of the request; a signature for each secret. Undefined if the signatures cannot be computed again. */
  readonly headers: Attempt["requestHeaders"];
}

/**
 * Computes the signatures of the headers of each attempt again, which are not stored, with the given secrets. They cover the
 * body, so attempts that may have sent another body than the stored one have none: attempts before it was rendered again, and
 * all redeliveries once one was signed again, which leaves the stored body unchanged.
 */
async function signAttempts(
  pool: Pool,
  callback: CallbackDetail,
  secrets: readonly Secret[],
): Promise<readonly SignedAttempt[]> {
  const changes = await findBodyChanges(pool, callback);
  return callback.history.map((made) => {
    const headers = hasSentBody(made, changes) ? signHeaders(callback, made, secrets) : undefined;
    return { startedAt: made.startedAt, attempt: made.attempt, isRedelivery: made.isRedelivery, headers };
  });
}

// An attempt begins after its body was rendered. Compared in milliseconds, both may have the same time.
function hasSentBody({ startedAt, isRedelivery }: Attempt, changes: BodyChanges): boolean {
  if (isRedelivery && changes.isSignedAgain) return false;
  return changes.renderedAt === undefined || startedAt >= changes.renderedAt;
}

/** Undefined if nothing was sent, if the secrets cannot sign, or if the stored headers do not follow from the callback. */
function signHeaders(
  { callbackId: id, sessionId, sequence, supersedes, body }: CallbackDetail,
  { requestHeaders, isRedelivery: redelivery }: Attempt,
  secrets: readonly Secret[],
): SignedAttempt["headers"] {
  if (requestHeaders === undefined) return undefined;
  const timestampSeconds = Number(requestHeaders["webhook-timestamp"]);
  const message = { id, timestampSeconds, sessionId, sequence, redelivery, supersedes, body };
  try {
    const headers = { ...COMMON_HEADERS, ...signWebhook(message, secrets) };
    return isDeepStrictEqual(leaveOutSignatures(headers), requestHeaders) ? headers : undefined;
  } catch (error) {
    if (error instanceof SecretError || error instanceof RangeError) return undefined;
    throw error;
  }
}

interface BodyChanges {
  /** When the stored body was rendered again last. */
  readonly renderedAt: Date | undefined;
  /** Whether a redelivery sent another body than the stored one. */
  readonly isSignedAgain: boolean;
}

async function findBodyChanges(pool: Pool, { sessionId, callbackId }: CallbackDetail): Promise<BodyChanges> {
  const subject = `session:${sessionId}`;
  const [changes] = await queryRecords<BodyChanges>(pool, FIND_BODY_CHANGES, [subject, callbackId]);
  return changes ?? { renderedAt: undefined, isSignedAgain: false };
}

// The audit is stored longer than callbacks.
const FIND_BODY_CHANGES = `
  select max(at) filter (where action = 'rerender-callback') as rendered_at,
    count(*) filter (where action = 'sign-redelivery') > 0 as is_signed_again
  from audit where subject = $1 and detail->>'callback_id' = $2`;
