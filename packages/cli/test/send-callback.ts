import { readSecret, signWebhook, type WebhookMessage } from "@payment-routing/signing";
import { readSignedCallback } from "./signed-callback.ts";

/** The first callback of session 7740013, sent now. */
const MESSAGE = {
  id: "cb_1",
  sessionId: 7740013,
  sequence: 1,
  redelivery: false,
  body: readSignedCallback("minimal-declined").body,
};

/** Sends a callback as the service does, signed with a secret such as `whsec_...`. Returns the status of the answer. */
export async function sendCallback(
  url: string,
  secret: string,
  given: Partial<WebhookMessage> = {},
): Promise<number> {
  const message = { ...MESSAGE, timestampSeconds: Math.floor(Date.now() / 1000), ...given };
  const answer = await fetch(url, {
    method: "POST",
    headers: { ...signWebhook(message, [readSecret("test", secret)]), "content-type": "application/json" },
    body: new Uint8Array(message.body),
    redirect: "manual",
  });
  await answer.arrayBuffer();
  return answer.status;
}
