import { beforeEach, expect, test } from "vitest";
import { collectIssues } from "../../test/collect-issues.ts";
import { readLane, readStates } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { answerWith } from "../../test/lanes/start-receiver.ts";
import { findSecrets } from "../../test/open-test-delivery.ts";
import { reportSession, reportSessionStatus, reportTransactionStatus, SOURCE } from "../../test/reports.ts";
import { readBodies } from "../../test/stored-content.ts";

// A session with three callbacks, of which the second has its content in its own row.

const trial = openLaneTrial();
const session_id = 1;
const by = { actor: "ada", reason: "they lost it" };

beforeEach(async () => {
  const { delivery, pool } = trial;
  trial.setMerchant({ final_session_codes: [] });
  await delivery.applyReport(reportSession({ session_id }), SOURCE);
  await delivery.applyReport(reportTransactionStatus({ session_id }), SOURCE);
  await delivery.applyReport(reportSessionStatus({ session_id }), SOURCE);
  // As after it was rendered again.
  await pool.query(`
    update callbacks c set content = h.content from session_history h
    where h.callback_sequence = c.sequence and c.sequence = 2`);
});

async function deliverAll(): Promise<void> {
  trial.start();
  await expect
    .poll(() => readStates(trial.pool, session_id))
    .toEqual(["delivered", "delivered", "delivered"]);
}

async function listCallbackIds(): Promise<readonly string[]> {
  const { items } = await trial.delivery.operations.listCallbacks({ sessionId: session_id });
  return items.toSorted((a, b) => a.sequence - b.sequence).map(({ callbackId }) => callbackId);
}

test("the stored bytes are sent, recorded and shown", async () => {
  const { operations, readHistory } = trial.delivery;
  await deliverAll();
  const stored = await readBodies(trial.pool, session_id);
  expect(trial.receiver.receipts.map(({ body }) => body)).toEqual(stored.map(({ body }) => body));
  const sent = trial.receiver.receipts.map(({ body }) => JSON.parse(body.toString()));
  expect(sent.map(({ status, transactions: [{ status: last }] }) => [status.code, last.code])).toEqual([
    [4001, 1000],
    [4001, 2000],
    [4030, 2000],
  ]);
  for (const [index, id] of (await listCallbackIds()).entries()) {
    expect(await operations.readCallback(id)).toMatchObject({
      body: stored[index]?.body,
      secretIds: ["salt-1", "body-1"],
    });
  }
  expect((await readHistory(session_id))?.items.map(({ changes }) => changes.length)).toEqual([2, 1, 1]);
  expect((await collectIssues(trial.delivery)).issues).toEqual([]);
});

test("the stored bytes are redelivered, and signed with live secrets when theirs are retired", async () => {
  const { operations } = trial.delivery;
  await deliverAll();
  for (const id of await listCallbackIds())
    expect(await operations.redeliverCallback(id, by)).toEqual({ done: true });
  await expect.poll(() => trial.receiver.receipts.length).toBe(6);
  const bodies = trial.receiver.receipts.map(({ body }) => body.toString());
  expect(bodies.slice(3)).toEqual(bodies.slice(0, 3));
  trial.setSecrets(findSecrets(["webhook-2", "body-2", "salt-1"], ["body-1"]));
  trial.setMerchant({ secrets: { webhook: ["webhook-2"], body_signature: "body-2", mac_salt: "salt-1" } });
  for (const id of await listCallbackIds())
    expect(await operations.redeliverCallback(id, by)).toEqual({ done: true });
  await expect.poll(() => trial.receiver.receipts.length).toBe(9);
  const { items } = await operations.listAudit({
    subject: `session:${session_id}`,
    action: "sign-redelivery",
  });
  expect(items.map(({ detail }) => detail)).toMatchObject(
    [3, 2, 1].map((sequence) => ({
      sequence,
      secrets_before: ["salt-1", "body-1"],
      secrets_after: ["salt-1", "body-2"],
    })),
  );
});

test("callbacks are rendered again when a secret is retired before they are delivered", async () => {
  trial.setSecrets(findSecrets(["webhook-2", "body-2", "salt-1"], ["body-1"]));
  trial.setMerchant({
    final_session_codes: [],
    secrets: { webhook: ["webhook-2"], body_signature: "body-2", mac_salt: "salt-1" },
  });
  const before = await readBodies(trial.pool, session_id);
  await deliverAll();
  const after = await readBodies(trial.pool, session_id);
  expect(after.map(({ secretIds }) => secretIds)).toEqual([1, 2, 3].map(() => ["salt-1", "body-2"]));
  const withoutSignature = ({ body }: { readonly body: Uint8Array }) =>
    Buffer.from(body)
      .toString()
      .replace(/"signature":"[0-9a-f]+"/, "");
  expect(after.map(withoutSignature)).toEqual(before.map(withoutSignature));
  expect(trial.receiver.receipts.map(({ body }) => body)).toEqual(after.map(({ body }) => body));
  expect((await collectIssues(trial.delivery)).issues).toEqual([]);
});

test("a newer callback supersedes others", async () => {
  trial.setMerchant({
    final_session_codes: [],
    on_exhausted: "coalesce",
    retry: { schedule_seconds: [0], jitter: 0 },
  });
  trial.receiver.answer((receipt, response) =>
    answerWith(receipt.sequence === 3 ? 204 : 400)(receipt, response),
  );
  trial.start();
  await expect
    .poll(() => readStates(trial.pool, session_id))
    .toEqual(["superseded", "superseded", "delivered"]);
  const [, , last] = await listCallbackIds();
  expect(await trial.delivery.operations.readCallback(last ?? "")).toMatchObject({
    history: [{ requestHeaders: { "payment-routing-supersedes": "1-2" } }],
  });
  expect((await collectIssues(trial.delivery)).issues).toEqual([]);
});

test("an erasure leaves no content", async () => {
  expect(await trial.delivery.eraseSession(session_id, { ...by, discardUndelivered: true })).toMatchObject({
    erased: true,
    rows: { callbacks: 3, session_history: 3 },
  });
  const { rows } = await trial.pool.query(
    "select content from session_history union select content from callbacks",
  );
  expect(rows).toEqual([]);
});

test("headers that follow from the callback are not stored, and shown", async () => {
  const { operations } = trial.delivery;
  trial.receiver.answer((receipt, response) =>
    answerWith(receipt.sequence === 1 ? 204 : 500)(receipt, response),
  );
  trial.start();
  await expect.poll(() => readLane(trial.pool, session_id)).toMatchObject({ delivered: 1, attempts: 1 });
  const [first = "", second = ""] = await listCallbackIds();
  expect(await operations.redeliverCallback(first, by)).toEqual({ done: true });
  await expect.poll(() => trial.receiver.receipts.length).toBe(3);
  await expect.poll(async () => (await operations.readCallback(first))?.history.length).toBe(2);
  const shown = [first, second].map(async (id) => (await operations.readCallback(id))?.history ?? []);
  const headers = (await Promise.all(shown)).flat().map(({ requestHeaders }) => requestHeaders);
  const [one, other, again] = trial.receiver.receipts.map((receipt) =>
    Object.fromEntries(HEADERS.map((name) => [name, receipt.headers[name]])),
  );
  expect(headers).toEqual([one, again, other]);
  const { rows } = await trial.pool.query("select from attempts where request_headers is not null");
  expect(rows).toEqual([]);
});

const HEADERS = [
  ...["content-type", "accept", "accept-encoding", "user-agent"],
  "webhook-id",
  "webhook-timestamp",
  "payment-routing-session",
  "payment-routing-sequence",
  "payment-routing-redelivery",
];
