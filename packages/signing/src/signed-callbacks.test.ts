import { expect, test } from "vitest";
import { readSecrets, readSignedCallback, toMessage } from "../test/vectors.ts";
import {
  canonicalizeBody,
  computeMac,
  signBody,
  signWebhook,
  verifyBodySignature,
  verifyMac,
  verifyWebhook,
} from "./index.ts";

// The vectors were created and checked by other code: see the member `checked_with` of delivery.json.
test.each(["airline-card-authorised", "minimal-declined"])("%s is signed, and verified", (name) => {
  const { body, headers, message, canonical, mac, ...delivery } = readSignedCallback(name);
  const secrets = readSecrets(delivery.secrets);
  const callback = JSON.parse(new TextDecoder().decode(body));

  expect(signWebhook(toMessage(message, body), secrets)).toEqual(headers);
  const outcome = verifyWebhook((header) => headers[header], body, secrets, {
    nowSeconds: message.timestamp_seconds,
  });
  expect(outcome).toMatchObject({ ok: true, sessionId: callback.session_id, secretId: secrets[0]?.id });

  expect(canonicalizeBody(callback)).toBe(canonical);
  expect(secrets.slice(0, 1).map((secret) => signBody(callback, secret))).toEqual([callback.signature]);
  expect(verifyBodySignature(callback, secrets)).toBe(secrets[0]?.id);

  const { specification, salt } = mac;
  expect(callback.transactions).toHaveLength(1);
  for (const transaction of callback.transactions) {
    expect(computeMac(transaction, specification, salt, callback)).toBe(transaction.hmac);
    expect(verifyMac(transaction, specification, [salt], callback)).toBe(true);
    expect(verifyMac(transaction, specification, [salt])).toBe(false);
  }
});
