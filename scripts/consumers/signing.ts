// A consumer of signing: run by plain Node and type-checked against the packed package.
import assert from "node:assert/strict";
import {
  generateSecret,
  readSecret,
  type Secret,
  SecretError,
  signBody,
  signWebhook,
  verifyBodySignature,
  verifyWebhook,
  type WebhookMessage,
  type WebhookVerificationResult,
  writeSecret,
} from "@payment-routing/signing";

const secret: Secret = generateSecret("2026-11");
assert.deepEqual(readSecret(secret.id, writeSecret(secret)), secret);
assert.throws(() => readSecret("2026-11", "whsec_"), SecretError);

const callback = { client_id: 10077, session_id: 7740012 };
const body = new TextEncoder().encode(JSON.stringify(callback));
const timestampSeconds = Math.floor(Date.now() / 1000);
const message: WebhookMessage = {
  id: "cb_1",
  timestampSeconds,
  sessionId: 7740012,
  sequence: 3,
  redelivery: false,
  body,
};
const headers = signWebhook(message, [secret]);
const result: WebhookVerificationResult = verifyWebhook((name) => headers[name], body, [secret]);
assert.ok(result.ok);
assert.equal(result.sequence, 3);
const tampered = verifyWebhook((name) => headers[name], body.subarray(1), [secret]);
assert.equal(tampered.ok || tampered.reason, "wrong-signature");

assert.equal(
  verifyBodySignature({ ...callback, signature: signBody(callback, secret) }, [secret]),
  "2026-11",
);
