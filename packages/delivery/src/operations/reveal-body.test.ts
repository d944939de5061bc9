import { afterAll, beforeAll, expect, test } from "vitest";
import { findSecrets, openTestDelivery, type TestDelivery } from "../../test/open-test-delivery.ts";
import { reportSession, SOURCE } from "../../test/reports.ts";
import { writeContent } from "../callbacks/stored-callback.ts";

const ACTOR = { actor: "anna", reason: "asked for the body" };

let opened: TestDelivery;
let callbackId: string;
beforeAll(async () => {
  opened = await openTestDelivery();
  await opened.delivery.applyReport(reportSession({ session_id: 7 }), SOURCE);
  const { items } = await opened.delivery.operations.listCallbacks({ sessionId: 7 });
  callbackId = items[0]?.callbackId ?? "";
});
afterAll(() => opened?.[Symbol.asyncDispose]());

const reveal = (delivery = opened.delivery) => delivery.operations.revealBody(callbackId, ACTOR);

test("a body is checked, and the audit has who asked for it", async () => {
  const { operations } = opened.delivery;
  const revealed = await reveal();
  expect(revealed).toMatchObject({ signature: "matches", secretIds: ["salt-1", "body-1"], issues: [] });
  expect(JSON.parse(Buffer.from(revealed?.body ?? "").toString())).toMatchObject({ session_id: 7 });
  expect((await operations.listAudit({ action: "read-body" })).items).toMatchObject([
    { ...ACTOR, subject: "session:7", detail: { sequence: 1, callback_id: callbackId } },
  ]);
  expect(await operations.revealBody("cb_unknown", ACTOR)).toBeUndefined();
  expect((await operations.listAudit({ action: "read-body" })).items).toHaveLength(1);
});

test("the secret of the signature may be gone", async () => {
  const later = await opened.openAnother({ secrets: findSecrets(["webhook-2", "body-2"]) });
  expect(await reveal(later)).toMatchObject({ signature: "unknown-secret" });
});

test.each([
  { name: "another number", change: [`"session_id":7`, `"session_id":8`], signature: "differs", issues: 0 },
  { name: "no signature", change: [`"signature":`, `"unsigned":`], signature: "absent", issues: 1 },
  {
    name: "a text for a number",
    change: [`"session_id":7`, `"session_id":"7"`],
    signature: "differs",
    issues: 1,
  },
])("a stored body with $name is noticed", async ({ change: [from = "", to = ""], signature, issues }) => {
  const { body } = (await reveal()) ?? { body: "" };
  const text = Buffer.from(body).toString();
  const store = (content: string) =>
    opened.owner.query("update callbacks set content = $1 where callback_id = $2", [
      writeContent({ body: Buffer.from(content), secretIds: ["salt-1", "body-1"] }),
      callbackId,
    ]);
  await store(text.replace(from, to));
  const revealed = await reveal();
  expect([revealed?.signature, revealed?.issues.length]).toEqual([signature, issues]);
  await store(text);
});
