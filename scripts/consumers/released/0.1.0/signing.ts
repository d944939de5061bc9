// A consumer of signing: run by plain Node and type-checked against the packed package.
import assert from "node:assert/strict";
import {
  computeMac,
  generateSecret,
  type MacSpecification,
  readSecret,
  type Secret,
  SecretError,
  signBody,
  signWebhook,
  validateMacSpecification,
  verifyBodySignature,
  verifyMac,
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

// A MAC, and code that reads its specification.
const specification: MacSpecification = {
  fields: [{ pointer: "/id", required: true }],
  separator: "|",
  salt_position: "trailing",
  salt_separator: "|",
  booleans: "true/false",
  absent: "omit",
  charset: "utf-8",
  hex_case: "lower",
};
assert.ok(validateMacSpecification(specification).ok);
const hmac = computeMac({ id: 7 }, specification, "salt");
assert.ok(verifyMac({ id: 7, hmac }, specification, ["salt"]));

function listPointers({ fields }: MacSpecification): readonly string[] {
  return fields.map(({ decimals, of = "transaction", pointer, required }) =>
    [of, pointer, required ? "required" : "optional", decimals?.toFixed() ?? "exact"].join(" "),
  );
}
assert.deepEqual(listPointers(specification), ["transaction /id required exact"]);
