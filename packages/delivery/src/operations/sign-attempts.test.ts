import { verifyWebhook } from "@payment-routing/signing";
import { expect, test } from "vitest";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { answerWith, type Receipt } from "../../test/lanes/start-receiver.ts";
import { findSecrets } from "../../test/open-test-delivery.ts";
import { reportSession, reportTransactionStatus, SOURCE } from "../../test/reports.ts";

const trial = openLaneTrial();
const ACTOR = { actor: "anna", reason: "asked for the body" };
const session_id = 7;
const OLD = findSecrets().webhookSecrets(1);
const NEW = findSecrets(["webhook-2"]).webhookSecrets(1);
/** The secrets of the body are replaced. */
const REPLACED = findSecrets(["webhook-1", "body-2", "salt-1"], ["body-1"]);

/** Has the callback of a session sent. The first response has the given status, later ones 204. */
async function sendCallback(status: number): Promise<string> {
  trial.setMerchant({ retry: { schedule_seconds: [60], jitter: 0 } });
  let answers = 0;
  trial.receiver.answer((receipt, response) => answerWith(answers++ === 0 ? status : 204)(receipt, response));
  await trial.delivery.applyReport(reportSession({ session_id }), SOURCE);
  trial.start();
  await expect.poll(() => trial.ended.length).toBe(1);
  return await findCallback(1);
}

async function findCallback(sequence: number): Promise<string> {
  const { items } = await trial.delivery.operations.listCallbacks({ sessionId: session_id });
  return items.find((callback) => callback.sequence === sequence)?.callbackId ?? "";
}

/** Has a waiting callback retried now, and a delivered one redelivered. */
async function sendAgain(callbackId: string, attempts: number): Promise<void> {
  expect(await trial.delivery.operations.redeliverCallback(callbackId, ACTOR)).toEqual({ done: true });
  await expect.poll(() => trial.ended.length).toBe(attempts);
}

async function reveal(callbackId: string) {
  const revealed = await trial.delivery.operations.revealBody(callbackId, ACTOR);
  if (revealed === undefined) throw new Error(`no callback ${callbackId}`);
  return { ...revealed, headers: revealed.attempts.map(({ headers }) => headers) };
}

/** All headers that arrived, without those of the connection. */
function readSent({ headers: { host, connection, "content-length": _, ...sent } }: Receipt) {
  return sent;
}

function verify(headers: Readonly<Record<string, string>> = {}, body: Uint8Array, secrets = OLD) {
  return verifyWebhook((name) => headers[name], body, secrets);
}

test("each attempt has the headers that the merchant received", async () => {
  const callbackId = await sendCallback(500);
  await sendAgain(callbackId, 2);
  await sendAgain(callbackId, 3);
  const { headerSecretIds, attempts, headers, body } = await reveal(callbackId);
  expect(headerSecretIds).toEqual(["webhook-1"]);
  expect(attempts).toMatchObject([
    { attempt: 1, isRedelivery: false },
    { attempt: 2, isRedelivery: false },
    { attempt: 1, isRedelivery: true },
  ]);
  const sent = trial.receiver.receipts.map(readSent);
  expect(headers).toEqual(sent);
  expect(sent[0]).toHaveProperty("webhook-signature");
  const verified = { ok: true, id: callbackId, sessionId: session_id, sequence: 1, secretId: "webhook-1" };
  expect(headers.map((each) => verify(each, body))).toMatchObject([
    { ...verified, redelivery: false },
    { ...verified, redelivery: false },
    { ...verified, redelivery: true },
  ]);
});

test("an attempt that superseded others names them", async () => {
  const retry = { schedule_seconds: [0], jitter: 0 };
  trial.setMerchant({ on_exhausted: "coalesce", final_session_codes: [], retry });
  trial.receiver.answer((receipt, response) =>
    answerWith(receipt.sequence === 2 ? 204 : 400)(receipt, response),
  );
  await trial.delivery.applyReport(reportSession({ session_id }), SOURCE);
  await trial.delivery.applyReport(reportTransactionStatus({ session_id }), SOURCE);
  trial.start();
  await expect.poll(() => trial.ended.at(-1)?.outcome).toBe("accepted");
  const { headers, body } = await reveal(await findCallback(2));
  expect(headers).toEqual(trial.receiver.receipts.slice(-1).map(readSent));
  expect(verify(headers[0], body)).toMatchObject({ ok: true, supersedes: [1] });
});

test("signatures are by the secrets that are live now", async () => {
  const callbackId = await sendCallback(204);
  trial.setSecrets(findSecrets(["webhook-2", "webhook-1", "body-1", "salt-1"]));
  const { headerSecretIds, headers, body } = await reveal(callbackId);
  expect(headerSecretIds).toEqual(["webhook-2", "webhook-1"]);
  const signatures = headers[0]?.["webhook-signature"]?.split(" ");
  expect(signatures).toHaveLength(2);
  expect(signatures?.[1]).toBe(trial.receiver.receipts[0]?.headers["webhook-signature"]);
  expect(verify(headers[0], body, NEW)).toMatchObject({ ok: true, secretId: "webhook-2" });
});

test("an attempt before the body was rendered again has none", async () => {
  const callbackId = await sendCallback(500);
  trial.setSecrets(REPLACED);
  await sendAgain(callbackId, 2);
  const { headers, body } = await reveal(callbackId);
  expect(headers).toEqual([undefined, ...trial.receiver.receipts.slice(1).map(readSent)]);
  expect(verify(headers[1], body)).toMatchObject({ ok: true });
});

test("a redelivery that was signed again has none", async () => {
  const callbackId = await sendCallback(204);
  trial.setSecrets(REPLACED);
  await sendAgain(callbackId, 2);
  expect((await reveal(callbackId)).headers).toEqual([
    ...trial.receiver.receipts.slice(0, 1).map(readSent),
    undefined,
  ]);
});

test.each([
  { name: "no secret is live", secrets: [] },
  {
    name: "more secrets are live than can sign",
    secrets: Array.from({ length: 17 }, (_, n) => `webhook-${n}`),
  },
])("no attempt has any while $name", async ({ secrets }) => {
  const callbackId = await sendCallback(204);
  trial.setSecrets(findSecrets([...secrets, "body-1", "salt-1"]));
  const revealed = await reveal(callbackId);
  expect(revealed).toMatchObject({ headerSecretIds: secrets, headers: [undefined] });
  expect(JSON.parse(Buffer.from(revealed.body).toString())).toMatchObject({ session_id });
});

test("an attempt whose stored headers do not follow from the callback has none", async () => {
  const callbackId = await sendCallback(204);
  await trial.pool.query(
    "update attempts set webhook_timestamp = null, request_headers = json_build_object('webhook-timestamp', webhook_timestamp::text)",
  );
  expect((await reveal(callbackId)).headers).toEqual([undefined]);
});

test("an attempt without a request has none", async () => {
  trial.setSecrets(findSecrets(["body-1", "salt-1"]));
  const callbackId = await sendCallback(204);
  trial.setSecrets(findSecrets());
  expect(trial.ended).toMatchObject([{ outcome: "blocked" }]);
  expect((await reveal(callbackId)).headers).toEqual([undefined]);
});
