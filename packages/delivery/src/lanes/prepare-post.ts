import { type Secret, signWebhook } from "@payment-routing/signing";
import { hasRetiredSecret, rerenderCallback } from "../callbacks/rerender-callback.ts";
import { signRedelivery } from "../callbacks/sign-redelivery.ts";
import type { DeliveryContext } from "../database/context.ts";
import { describeError } from "../http/redact-answer.ts";
import type { CallbackContent } from "./claimed-callback.ts";

/** A callback that is about to be posted. */
export interface OutgoingCallback {
  readonly sessionId: number;
  readonly clientId: number;
  readonly sequence: number;
  readonly isRedelivery: boolean;
  readonly content: Pick<CallbackContent, "callbackId" | "body" | "secretIds" | "supersedes">;
}

/** A callback with the headers of one attempt, or why there is nothing to post. */
export type PreparedPost =
  | { readonly ok: true; readonly body: Uint8Array; readonly headers: Readonly<Record<string, string>> }
  /** Nothing can be signed with what is configured now; or what is posted may not be. */
  | { readonly ok: false; readonly reason: "unsigned" | "refused" | "settled"; readonly error: string };

/**
 * Makes the headers of an attempt, signed with every secret that is live now. A body that was signed with a secret which
 * has been retired since is signed anew first, of a redelivery without changing what is stored; until then, every attempt
 * sends the same bytes.
 */
export async function preparePost(
  context: DeliveryContext,
  callback: OutgoingCallback,
  worker: string,
): Promise<PreparedPost> {
  const { secrets } = context;
  const { clientId, sessionId, sequence, isRedelivery, content } = callback;
  if (!hasRetiredSecret(secrets, content.secretIds)) {
    return sign(callback, content.body, secrets.webhookSecrets(clientId), context.clock());
  }
  const reason = "a secret that it was signed with is retired";
  const actor = { actor: worker, reason };
  const renewed = isRedelivery
    ? await signRedelivery(context, callback, actor)
    : await rerenderCallback(context, sessionId, sequence, actor);
  if (renewed.ok) {
    return sign(callback, renewed.body, secrets.webhookSecrets(clientId), context.clock());
  }
  if (renewed.reason === "refused") {
    return {
      ok: false,
      reason: "refused",
      error: `${reason}, and the outgoing contract refuses what it became`,
    };
  }
  return { ok: false, reason: "settled", error: renewed.reason };
}

function sign(
  { content, sessionId, sequence, isRedelivery }: OutgoingCallback,
  body: Uint8Array,
  secrets: readonly Secret[],
  now: Date,
): PreparedPost {
  const timestampSeconds = Math.floor(now.getTime() / 1000);
  const { callbackId: id, supersedes } = content;
  const message = { id, timestampSeconds, sessionId, sequence, redelivery: isRedelivery, supersedes, body };
  try {
    return { ok: true, body, headers: signWebhook(message, secrets) };
  } catch (error) {
    return { ok: false, reason: "unsigned", error: describeError(error) };
  }
}
