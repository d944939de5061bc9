import { parsePaymentCallback } from "@payment-routing/callback-contract";
import { verifyBodySignature, verifyMac } from "@payment-routing/signing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  describeMerchant,
  findMerchants,
  findSecrets,
  MAC,
  openTestDelivery,
  type TestDelivery,
} from "../../test/open-test-delivery.ts";
import { describeTransaction, reportSession, reportSessionStatus, SOURCE } from "../../test/reports.ts";
import { readBodies } from "../../test/stored-content.ts";
import type { Delivery } from "../open-delivery.ts";
import { rerenderCallback } from "./rerender-callback.ts";

let opened: TestDelivery;
let delivery: Delivery;
let session_id = 0;

const ACTOR = { actor: "worker-1", reason: "its secrets were retired" };

beforeAll(async () => {
  opened = await openTestDelivery();
  ({ delivery } = opened);
});

afterAll(() => opened?.[Symbol.asyncDispose]());

beforeEach(async () => {
  session_id++;
  await delivery.applyReport(reportSession({ session_id }), SOURCE);
});

const NO_BODY = { body: undefined, secretIds: undefined };

async function readCallback() {
  const { rows } = await opened.owner.query(
    "select callback_id, state, issues, event_type from callbacks where session_id = $1 and sequence = 1",
    [session_id],
  );
  const [{ body, secretIds } = NO_BODY] = await readBodies(delivery.context.pool, session_id);
  return { ...rows[0], body, secret_ids: secretIds };
}

async function readAudit() {
  const { rows } = await opened.owner.query(
    "select actor, action, reason, detail from audit where subject = $1",
    [`session:${session_id}`],
  );
  return rows;
}

test("a callback with retired secrets is signed with the live ones and keeps its content", async () => {
  const before = await readCallback();
  // The session changes afterwards; the callback keeps its state.
  await delivery.applyReport(reportSessionStatus({ session_id }), SOURCE);
  const later = await opened.openAnother({
    secrets: findSecrets(["webhook-2", "body-2", "salt-2"], ["body-1", "salt-1"]),
    merchants: findMerchants(
      describeMerchant({ secrets: { webhook: ["webhook-2"], body_signature: "body-2", mac_salt: "salt-2" } }),
    ),
  });
  const rerendering = await rerenderCallback(later.context, session_id, 1, ACTOR);
  const after = await readCallback();
  expect(rerendering).toEqual({ ok: true, body: after.body, secretIds: ["salt-2", "body-2"] });
  expect(after).toMatchObject({
    callback_id: before.callback_id,
    state: "waiting",
    secret_ids: ["salt-2", "body-2"],
  });

  const parsed = parsePaymentCallback(after.body);
  const original = JSON.parse(before.body.toString());
  const body = parsed.ok ? parsed.value : undefined;
  const secret = later.context.secrets.bodySecret(10077);
  expect(body && secret && verifyBodySignature(body, [secret])).toBe("body-2");
  expect(body?.transactions.map((each) => verifyMac(each, MAC, ["salt-2"], body))).toEqual([true]);
  expect({ ...body, signature: "", transactions: [{ ...body?.transactions[0], hmac: "" }] }).toEqual({
    ...original,
    signature: "",
    transactions: [{ ...original.transactions[0], hmac: "" }],
  });
  expect(await readAudit()).toEqual([
    {
      ...ACTOR,
      action: "rerender-callback",
      detail: {
        sequence: 1,
        callback_id: before.callback_id,
        secrets_before: ["salt-1", "body-1"],
        secrets_after: ["salt-2", "body-2"],
      },
    },
  ]);
});

test.each([
  { name: "are live", known: ["body-2", "body-1", "salt-2", "salt-1"] },
  { name: "are unknown to this process", known: ["body-2", "salt-2"] },
])("a callback whose secrets $name keeps its bytes, even if others are configured", async ({ known }) => {
  const before = await readCallback();
  const later = await opened.openAnother({ secrets: findSecrets(known) });
  expect(await rerenderCallback(later.context, session_id, 1, ACTOR)).toEqual({
    ok: true,
    body: before.body,
    secretIds: ["salt-1", "body-1"],
  });
  expect(await readCallback()).toEqual(before);
  expect(await readAudit()).toEqual([]);
});

test("a callback without a live secret is rejected until there is one", async () => {
  const none = await opened.openAnother({ secrets: findSecrets(["webhook-1"], ["body-1", "salt-1"]) });
  const issues = [expect.objectContaining({ code: "missing-member", path: "/transactions/0/hmac" })];
  expect(await rerenderCallback(none.context, session_id, 1, ACTOR)).toEqual({
    ok: false,
    reason: "rejected",
    issues,
  });
  expect(await readCallback()).toMatchObject({ state: "rejected", issues: issues });
  // A second issues changes nothing.
  await rerenderCallback(none.context, session_id, 1, ACTOR);
  expect(await readAudit()).toHaveLength(1);
  expect(await rerenderCallback(delivery.context, session_id, 1, ACTOR)).toMatchObject({ ok: true });
  expect(await readAudit()).toHaveLength(2);
  expect(await readCallback()).toMatchObject({
    state: "waiting",
    issues: null,
    secret_ids: ["salt-1", "body-1"],
  });
});

test("a rejected callback is rendered with the corrected configuration", async () => {
  session_id++;
  const strict = await opened.openAnother({
    merchants: findMerchants(describeMerchant({ time_zone: "Nowhere" })),
  });
  await strict.applyReport(reportSession({ session_id }), SOURCE);
  expect(await readCallback()).toMatchObject({ state: "rejected" });
  const mended = await opened.openAnother({
    merchants: findMerchants(describeMerchant({ time_zone: "Asia/Tokyo" })),
  });
  expect(await rerenderCallback(mended.context, session_id, 1, ACTOR)).toMatchObject({ ok: true });
  const { body } = await readCallback();
  expect(JSON.parse(body.toString())).toMatchObject({
    max_retry: 9,
    transactions: [{ fee: 0, date_time: "2026-02-28T23:59:59", local_date_time: "2026-03-01T08:59:59" }],
  });
});

describe("a callback rejected for an unreported member", () => {
  let strict: Delivery;

  beforeAll(async () => {
    strict = await opened.openAnother({
      merchants: findMerchants(describeMerchant({ required_members: ["short_code"] })),
    });
  });

  /** Reports the session with changes, with or without the required member. */
  const report = (changes: Parameters<typeof reportSession>[0] = {}, short_code?: string) =>
    strict.applyReport(
      reportSession({
        session_id,
        transactions: [describeTransaction(short_code === undefined ? {} : { short_code })],
        ...changes,
      }),
      SOURCE,
    );

  beforeEach(async () => {
    session_id++;
    await report({ event_type: "first" });
    expect(await readCallback()).toMatchObject({ state: "rejected" });
  });

  test("is rendered from the current session", async () => {
    const { callback_id } = await readCallback();
    expect(await report({ event_type: "second" }, "VIS")).toMatchObject({ callbackSequence: undefined });
    const rerendering = await rerenderCallback(strict.context, session_id, 1, ACTOR);
    const after = await readCallback();
    expect(rerendering).toEqual({ ok: true, body: after.body, secretIds: ["salt-1", "body-1"] });
    expect(after).toMatchObject({ callback_id, state: "waiting", issues: null, event_type: "second" });
    expect(JSON.parse(after.body.toString())).toMatchObject({
      event_type: "second",
      max_retry: 9,
      transactions: [{ short_code: "VIS", fee: 0 }],
    });
  });

  test("keeps its content when the member is no longer required", async () => {
    await report({ event_type: "second" }, "VIS");
    expect(await rerenderCallback(delivery.context, session_id, 1, ACTOR)).toMatchObject({ ok: true });
    expect(await readCallback()).toMatchObject({ state: "waiting", event_type: "first" });
  });

  test("stays rejected after a callback for another status", async () => {
    await report({ status: { code: 4030, message: "Payment session completed" } }, "VIS");
    expect(await rerenderCallback(strict.context, session_id, 1, ACTOR)).toMatchObject({
      ok: false,
      reason: "rejected",
      issues: [{ path: "/transactions/0/short_code" }],
    });
  });

  test("stays rejected after another status without a callback", async () => {
    const quiet = await opened.openAnother({
      merchants: findMerchants(
        describeMerchant({ emit: { session: { only: [] }, transaction: { only: [] } } }),
      ),
    });
    const silent = reportSession({
      session_id,
      status: { code: 4030, message: "Payment session completed" },
      transactions: [describeTransaction({ short_code: "VIS" })],
    });
    expect(await quiet.applyReport(silent, SOURCE)).toMatchObject({
      outcome: "applied",
      callbackSequence: undefined,
    });
    expect(await rerenderCallback(strict.context, session_id, 1, ACTOR)).toMatchObject({
      reason: "rejected",
    });
  });
});

test.each([
  { name: "a missing callback", plant: "delete from callbacks", reason: "unknown-callback" },
  { name: "a delivered callback", plant: "update callbacks set state = 'delivered'", reason: "settled" },
  { name: "a superseded callback", plant: "update callbacks set state = 'superseded'", reason: "settled" },
])("$name is not rerendered", async ({ plant, reason }) => {
  await opened.owner.query(`${plant} where session_id = ${session_id}`);
  expect(await rerenderCallback(delivery.context, session_id, 1, ACTOR)).toEqual({ ok: false, reason });
});

test("a callback of a client that is no longer configured is not rerendered", async () => {
  const later = await opened.openAnother({ merchants: findMerchants(undefined, []) });
  expect(await rerenderCallback(later.context, session_id, 1, ACTOR)).toEqual({
    ok: false,
    reason: "unknown-client",
  });
});
