import { CALLBACK_STATES } from "@payment-routing/delivery";
import { describe, expect, test } from "vitest";
import { useOperatorCommands, WHY } from "../../../test/operator-commands.ts";
import { recordProgress } from "../../../test/run-line.ts";

// The merchant rejects the first attempt.
const { running, run, runJson, listStates } = useOperatorCommands([500, 200]);

test("a callback is followed from its first attempt to its redelivery", async () => {
  await running().report(1, 1, 4030);
  await expect.poll(() => listStates(1)).toEqual(["1 delivered"]);
  const listed = await run(["callbacks", "list", "--session-id", "1"]);
  const [head, row = ""] = listed.out.split("\n");
  expect(head).toMatch(
    /^created +callback +client +session +no\. +code +transactions +state +attempts +last +next attempt$/,
  );
  const id = /cb_\w+/.exec(row)?.[0] ?? "";
  expect(row).toMatch(/^\S+Z {2}cb_\w+ {2}10077 {3}1 +1 +4030 +2000 +delivered +2 +accepted 200 +-$/);

  const shown = await run(["callbacks", "show", id]);
  expect(shown.out).toMatch(
    new RegExp(`^${id}\n {2}session {7}1, callback 1, final\n {2}client {8}10077, account 100482\n`),
  );
  expect(shown.out).toMatch(
    /\n\S+Z {2}attempt 1 {2}rejected 500 {2}\d+ ms {2}by \S+\n {2}to http:\/\/127\.0\.0\.1:\d+\/callbacks\n/,
  );
  expect(shown.out).toMatch(/\n\S+Z {2}attempt 2 {2}accepted 200 {2}/);
  expect(shown.out).not.toContain("ada@example.test");
  expect((await runJson(["callbacks", "show", id])).history).toHaveLength(2);
  expect(JSON.parse(await readBody(id))).toMatchObject({ session_id: 1, status: { code: 4030 } });

  const again = await run(["callbacks", "redeliver", id, ...WHY]);
  expect(again).toEqual({ code: 0, out: `Callback ${id} is queued for delivery.`, err: "" });
  await expect.poll(() => running().arrivals.length).toBe(3);
  const found = running().arrivals[2]?.found;
  expect(found?.outcome !== "rejected" && found?.delivery).toMatchObject({ id, redelivery: true });
  await expect
    .poll(async () => (await run(["callbacks", "show", id])).out)
    .toContain("  redelivery  accepted 200  ");
});

test("reports that a delivery waits for a paused endpoint, and delivers it after a resume", async () => {
  await running().report(6, 1, 4000);
  await expect.poll(() => listStates(6)).toEqual(["1 delivered"]);
  const { items } = await runJson(["callbacks", "list", "--session-id", "6"]);
  const { callback_id: id, lane } = items[0];
  const { endpoint } = lane;
  await run(["endpoints", "pause", endpoint, ...WHY]);
  const again = await run(["callbacks", "redeliver", id, ...WHY]);
  expect(again.out).toBe(`Callback ${id} is queued. Delivery waits: endpoint paused.`);
  await running().report(6, 2, 4001);
  const { out } = await run(["lanes", "list"]);
  expect(out.split("\n")[1]?.split(/ {2,}/)[8]).toBe("endpoint paused");
  const range = await run(["callbacks", "redeliver", "--session-id", "6", "--yes", ...WHY]);
  expect(range.out.split("\n").slice(-2)).toEqual([
    "  tried now: 1",
    `  deliveries to ${endpoint} wait: see endpoints list`,
  ]);
  const listed = await run(["callbacks", "list", "--session-id", "6", "--state", "waiting"]);
  expect(listed.out).toMatch(/ endpoint paused$/);
  expect((await run(["endpoints", "resume", endpoint, ...WHY])).out).toBe(`${endpoint} is active.`);
  await expect.poll(() => listStates(6)).toEqual(["2 delivered", "1 delivered"]);
  await expect
    .poll(async () => (await run(["callbacks", "show", id])).out)
    .toContain("  redelivery  accepted 200  ");
});

describe("many callbacks are redelivered", () => {
  test("after they were counted and a yes, with a bar", async () => {
    for (const sessionId of [11, 12, 13]) await running().report(sessionId, 1, 4010);
    for (const sessionId of [11, 12, 13])
      await expect.poll(() => listStates(sessionId)).toEqual(["1 delivered"]);
    const args = ["callbacks", "redeliver", "--session-code", "4010", ...WHY];
    const counted =
      "3 callbacks\n  3 settled: sent again (in a paused lane, once it is resumed)\n  0 waiting: attempted immediately\n  0 unchanged (rejected by the contract, waiting in a paused lane, or test events)";
    const before = running().arrivals.length;
    expect(await run(args, { ask: async () => "" })).toEqual({
      code: 1,
      out: counted,
      err: "Cancelled. Nothing was changed.",
    });
    expect(running().arrivals).toHaveLength(before);

    const { progressStream, shown } = recordProgress();
    const result = await run(args, { ask: async () => "yes", progressStream });
    expect(result).toMatchObject({ code: 0 });
    expect(result.out.replace(/Action \d+/, "Action N")).toBe(
      [
        counted,
        "Action N: redeliver-callbacks, callbacks",
        "  finished, 3 of 3 processed",
        "  sent again: 3",
      ].join("\n"),
    );
    expect(result.err).toMatch(
      /^Action (\d+) goes on without this command. To stop it: payment-routing actions stop \1$/,
    );
    expect(shown()).toContain("[##############################] 100 %  3 of 3");
    await expect.poll(() => running().arrivals.length).toBe(before + 3);
  });

  test("a filter without matches changes nothing, and an ID or a filter is required", async () => {
    const none = await run(["callbacks", "redeliver", "--client-id", "1", ...WHY]);
    expect([none.code, none.out.split("\n")[0]]).toEqual([0, "0 callbacks"]);
    expect(await runJson(["callbacks", "redeliver", "--client-id", "1", ...WHY])).toEqual({
      done: 0,
      total: 0,
    });
    const wrong = await run(["callbacks", "redeliver", ...WHY]);
    expect([wrong.code, wrong.err.split("\n")[0]]).toEqual([
      2,
      "payment-routing callbacks redeliver: <callback>: expected either an ID or filter options that select callbacks, got neither",
    ]);
    const both = await run(["callbacks", "redeliver", "cb_1", "--session-id", "11", ...WHY]);
    expect([both.code, both.err.split("\n")[0]]).toEqual([
      2,
      "payment-routing callbacks redeliver: <callback>: expected either an ID or filter options that select callbacks, got both",
    ]);
  });
});

test("a test event reaches the merchant and is marked as one", async () => {
  const args = ["test-event", "--client-id", "10077", "--code", "4010", "--transaction-code", "2010"];
  const { callback_id: id } = await runJson([...args, "--transaction-sub-code", "7", ...WHY]);
  expect(id).toMatch(/^test_/);
  const { status, transactions } = JSON.parse(await readBody(id));
  expect([status, transactions[0].status]).toEqual([
    { code: 4010, message: "Test event" },
    { code: 2010, sub_code: 7, message: "Test event" },
  ]);
  await expect
    .poll(() => running().arrivals.map(({ found }) => found.outcome !== "rejected" && found.delivery.id))
    .toContain(id);
  expect((await run([...args, ...WHY])).out).toMatch(
    /^Test event (test_\w+) is queued\. See payment-routing callbacks show \1\.$/,
  );
});

test("callbacks of every state can be asked for", async () => {
  expect((await run(["callbacks", "list", "--state", CALLBACK_STATES.join(",")])).code).toBe(0);
});

async function readBody(id: string): Promise<string> {
  const written: string[] = [];
  const bare = await run(["callbacks", "show", id, "--body"], { write: (text) => written.push(text) });
  expect(bare).toEqual({ code: 0, out: "", err: "" });
  return written.join("");
}
