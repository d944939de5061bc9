import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { collectIssues } from "../../test/collect-issues.ts";
import {
  describeMerchant,
  findMerchants,
  openTestDelivery,
  type TestDelivery,
} from "../../test/open-test-delivery.ts";
import {
  describeTransaction,
  reportSession,
  reportSessionStatus,
  reportTransactionStatus,
  SOURCE,
} from "../../test/reports.ts";
import { decompressAll, replaceText, storeText } from "../../test/stored-content.ts";
import type { Delivery } from "../open-delivery.ts";
import { DELIVERY_ISSUE_KINDS, type DeliveryIssueKind } from "./delivery-issue.ts";

let opened: TestDelivery;
let delivery: Delivery;
const found = new Set<DeliveryIssueKind>();

beforeAll(async () => {
  opened = await openTestDelivery();
  ({ delivery } = opened);
});

afterAll(() => opened?.[Symbol.asyncDispose]());

const run = (sql: string) => opened.owner.query(sql);

const AUTHORISED = describeTransaction({ status: { code: 2000, message: "Payment authorised" } });

/** A session of four versions with three callbacks, two of them delivered, and a session without transactions. */
beforeEach(async () => {
  await delivery.applyReports(
    [
      reportSession(),
      reportTransactionStatus(),
      reportSession({ sale_amount: { value: 1, currency_id: 978 }, transactions: [AUTHORISED] }),
      reportSessionStatus(),
      reportSession({ session_id: 2, transactions: [] }),
    ],
    SOURCE,
  );
  await run(SETTLE_TWO);
  // The faults are planted by SQL.
  await decompressAll(delivery.context.pool);
});

afterEach(() => run("truncate payment_sessions, lanes, callbacks, session_history cascade"));

const SETTLE_TWO = `
  update callbacks set state = 'delivered', settled_at = now() where session_id = 1 and sequence <= 2;
  update lanes set delivered = 2, waiting_since = (select at from callbacks where session_id = 1 and sequence = 3)
  where session_id = 1`;

test("a consistent delivery has no issues", async () => {
  expect(await collectIssues(delivery)).toEqual({
    issues: [],
    summary: { sessions: 2, reports: 5, changes: 4, callbacks: 3, undelivered: 1, issues: 0 },
  });
});

test("the checker reads sessions in pages, each session once", async () => {
  await delivery.applyReports(
    Array.from({ length: 25 }, (_, index) => reportSession({ session_id: 100 + index })),
    SOURCE,
  );
  expect((await collectIssues(delivery, { pageSize: 4 })).summary).toMatchObject({
    sessions: 27,
    callbacks: 28,
  });
});

test("the checker reads a consistent snapshot during concurrent reports", async () => {
  let writing = true;
  const writer = (async () => {
    for (let code = 0; writing; code++) {
      await delivery.applyReport(reportSessionStatus({ status: { code, message: "" } }), SOURCE);
    }
  })();
  for (let round = 0; round < 20; round++) expect((await collectIssues(delivery)).issues).toEqual([]);
  writing = false;
  await writer;
});

test("a test event belongs to no session and is no issue", async () => {
  const event = { clientId: reportSession().client_id, status: { code: 4030, message: "" } };
  const sent = await delivery.operations.sendTestEvent(event, { actor: "ada", reason: "to see" });
  expect(sent).toMatchObject({ done: true });
  expect((await collectIssues(delivery)).issues).toEqual([]);
});

test("the checker finds callbacks of missing sessions in pages with existing sessions", async () => {
  const sessionIds = Array.from({ length: 12 }, (_, index) => 100 + index);
  await delivery.applyReports(
    sessionIds.map((session_id) => reportSession({ session_id })),
    SOURCE,
  );
  await run("delete from payment_sessions where session_id >= 103 and session_id < 110");
  const { issues, summary } = await collectIssues(delivery, { pageSize: 3 });
  expect(issues).toEqual(
    [103, 104, 105, 106, 107, 108, 109].map((sessionId) => ({
      kind: "missing-session",
      sessionId,
      message: "the session does not exist, but it has 1 callbacks, 1 of them not settled, and no lane",
    })),
  );
  expect(summary).toMatchObject({ sessions: 7, callbacks: 15, undelivered: 13, issues: 7 });
});

test("changes that the merchant's emit rules exclude are no issue", async () => {
  const quiet = await opened.openAnother({
    merchants: findMerchants(
      describeMerchant({ emit: { session: { only: [] }, transaction: { only: [] } } }),
    ),
  });
  await quiet.applyReport(reportSession({ session_id: 3 }), SOURCE);
  expect((await collectIssues(delivery)).issues).toEqual([]);
});

describe("the checker finds", () => {
  // Version 3 has no callback, so callback 3 belongs to version 4.
  const faults: readonly { name: string; plant: string; kinds: readonly DeliveryIssueKind[] }[] = [
    {
      name: "a missing session",
      plant: "delete from payment_sessions where session_id = 1",
      kinds: ["missing-session"],
    },
    {
      name: "a lane of a missing session",
      plant: `delete from payment_sessions where session_id = 1; delete from callbacks where session_id = 1;
        insert into lanes (session_id, client_id, endpoint, url) values (1, 1, '', '')`,
      kinds: ["missing-session"],
    },
    {
      name: "a change without a callback",
      plant: "update session_history set callback_sequence = null where session_id = 1 and version = 4",
      kinds: ["missing-callback", "unexpected-callback", "sequence-gap"],
    },
    {
      name: "a change without a callback in a session with a transaction",
      plant:
        "update session_history set callback_sequence = null, suppressed = 'no-transaction' where session_id = 1 and version = 2",
      kinds: ["wrong-suppression", "sequence-gap", "unexpected-callback"],
    },
    {
      name: "a callback without a change",
      plant: "update session_history set callback_sequence = 9 where session_id = 1 and version = 3",
      kinds: ["unexpected-callback", "sequence-gap", "missing-callback"],
    },
    {
      name: "an unapplied report with a callback",
      plant: "update session_history set outcome = 'unchanged' where session_id = 1 and version = 4",
      kinds: ["unexpected-callback", "missing-version"],
    },
    {
      name: "a version missing from the history",
      plant: "delete from session_history where session_id = 1 and version = 3",
      kinds: ["missing-version"],
    },
    {
      name: "a first version missing from the history",
      plant: "delete from session_history where session_id = 1 and version = 1",
      kinds: ["missing-version", "unexpected-callback"],
    },
    {
      name: "a last version missing from the history",
      plant: "delete from session_history where session_id = 1 and version = 4",
      kinds: ["missing-version", "unexpected-callback"],
    },
    {
      name: "a session status that no report set",
      plant: `update payment_sessions set snapshot = ${replaceText("snapshot", "4030", "4031")} where session_id = 1`,
      kinds: ["broken-replay"],
    },
    {
      name: "a recorded change that differs from the report",
      plant: `update session_history set content = ${replaceText("content", '"after":{"code":4001', '"after":{"code":4002')}
        where session_id = 1 and version = 1`,
      kinds: ["broken-replay", "wrong-body"],
    },
    {
      name: "a missing delivered callback",
      plant: "delete from callbacks where session_id = 1 and sequence = 1",
      kinds: ["missing-callback"],
    },
    {
      name: "a missing waiting callback",
      plant: "delete from callbacks where session_id = 1 and sequence = 3",
      kinds: ["missing-callback"],
    },
    {
      name: "a callback that no report caused",
      plant: `insert into callbacks (session_id, sequence, callback_id, client_id, account_id, session_code, content)
        select session_id, 4, 'cb_4', client_id, account_id, session_code,
          (select content from session_history where session_id = 1 and callback_sequence = 3)
        from callbacks where session_id = 1 and sequence = 3;
        update lanes set head = 4 where session_id = 1;
        update payment_sessions set callback_sequence = 4 where session_id = 1`,
      kinds: ["unexpected-callback", "sequence-gap"],
    },
    {
      name: "a body with another status",
      plant: `update session_history set content = ${replaceText("content", '"status":{"code":2000', '"status":{"code":2001')}
        where session_id = 1 and callback_sequence = 2`,
      kinds: ["wrong-body"],
    },
    {
      name: "an empty body",
      plant: `update callbacks set content = ${storeText(`'{"changes":[],"secretIds":[]}' || chr(10)`)}
        where session_id = 1 and sequence = 1`,
      kinds: ["wrong-body"],
    },
    {
      name: "a lane whose head is too low",
      plant: "update lanes set head = 2 where session_id = 1",
      kinds: ["wrong-head"],
    },
    { name: "a missing lane", plant: "delete from lanes where session_id = 1", kinds: ["wrong-head"] },
    {
      name: "a lane that passed an unsettled callback",
      plant:
        "update callbacks set state = 'waiting', settled_at = null where session_id = 1 and sequence = 1",
      kinds: ["settled-out-of-order"],
    },
    {
      name: "a callback settled before its turn",
      plant:
        "update callbacks set state = 'delivered', settled_at = now() + interval '1 s' where session_id = 1 and sequence = 3",
      kinds: ["settled-out-of-order"],
    },
    {
      name: "callbacks settled in the wrong order",
      plant: "update callbacks set settled_at = now() + interval '1 s' where session_id = 1 and sequence = 1",
      kinds: ["settled-out-of-order"],
    },
    {
      name: "a lane with waiting callbacks and no due time",
      plant: "update lanes set due_at = null where session_id = 1",
      kinds: ["stuck-lane"],
    },
    {
      name: "a lane whose waiting_since is after its waiting callback",
      plant: "update lanes set waiting_since = now() + interval '1 s' where session_id = 1",
      kinds: ["stuck-lane"],
    },
    {
      name: "a superseded callback without a successor",
      plant: "update callbacks set state = 'superseded' where session_id = 1 and sequence = 1",
      kinds: ["wrongly-superseded"],
    },
    {
      name: "a superseded callback with a final status",
      plant: `update callbacks set state = 'superseded', final = true where session_id = 1 and sequence = 1;
        update callbacks set supersedes = '{1}' where session_id = 1 and sequence = 2`,
      kinds: ["wrongly-superseded"],
    },
  ];

  test.each(faults)("$name", async ({ plant, kinds }) => {
    await run(plant);
    const { issues, summary } = await collectIssues(delivery);
    expect(new Set(issues.map(({ kind }) => kind))).toEqual(new Set(kinds));
    expect(issues.map(({ sessionId }) => sessionId)).toEqual(issues.map(() => 1));
    expect(summary.issues).toBe(issues.length);
    for (const kind of kinds) found.add(kind);
  });

  test("every kind of issue", () => {
    expect(found).toEqual(new Set(DELIVERY_ISSUE_KINDS));
  });
});

test("an issue names the kind, session, version and sequence", async () => {
  await run("delete from callbacks where session_id = 1 and sequence = 1");
  expect((await collectIssues(delivery)).issues).toEqual([
    { kind: "missing-callback", sessionId: 1, version: 1, sequence: 1, message: "it does not exist" },
  ]);
});
