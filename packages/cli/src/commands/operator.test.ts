import { CALLBACK_STATES } from "@payment-routing/delivery";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordProgress, runLine } from "../../test/run-line.ts";
import { type RunningSandbox, runSandboxOfTest } from "../../test/running-sandbox.ts";
import type { Terminal } from "../command.ts";

// Runs the commands of an operator against a running service. It delivers callbacks to a merchant who
// rejects the first attempt.

let running: RunningSandbox;
beforeAll(async () => {
  running = await runSandboxOfTest([500, 200]);
}, 60_000);
afterAll(() => running?.[Symbol.asyncDispose]());

const WHY = ["--reason", "trying it"];

function run(args: readonly string[], surroundings: Partial<Terminal> = {}) {
  return runLine(args, { environment: running.environment, ...surroundings });
}

async function runJson(args: readonly string[]) {
  const { code, out, err } = await run([...args, "--json"]);
  expect([code, err]).toEqual([0, ""]);
  return JSON.parse(out);
}

const listStates = async (sessionId: number) => {
  const { items } = await runJson(["callbacks", "list", "--session-id", String(sessionId)]);
  return items.map(({ sequence, state }: Record<string, unknown>) => `${sequence} ${state}`);
};

test("a callback is followed from its first attempt to its redelivery", async () => {
  await running.report(1, 1, 4030);
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
    /\n\S+Z {2}attempt 1 {2}refused 500 {2}\d+ ms {2}by \S+\n {2}to http:\/\/127\.0\.0\.1:\d+\/callbacks\n/,
  );
  expect(shown.out).toMatch(/\n\S+Z {2}attempt 2 {2}accepted 200 {2}/);
  expect(shown.out).not.toContain("ada@example.test");
  expect((await runJson(["callbacks", "show", id])).history).toHaveLength(2);
  expect(JSON.parse(await readBody(id))).toMatchObject({ session_id: 1, status: { code: 4030 } });

  const again = await run(["callbacks", "redeliver", id, ...WHY]);
  expect(again).toEqual({ code: 0, out: `Callback ${id} is queued for delivery.`, err: "" });
  await expect.poll(() => running.arrivals.length).toBe(3);
  const found = running.arrivals[2]?.found;
  expect(found?.outcome !== "refused" && found?.delivery).toMatchObject({ id, redelivery: true });
  await expect
    .poll(async () => (await run(["callbacks", "show", id])).out)
    .toContain("  redelivery  accepted 200  ");
});

test("reports that a delivery waits for a paused endpoint, and delivers it after a resume", async () => {
  await running.report(6, 1, 4000);
  await expect.poll(() => listStates(6)).toEqual(["1 delivered"]);
  const { items } = await runJson(["callbacks", "list", "--session-id", "6"]);
  const { callback_id: id, lane } = items[0];
  const { endpoint } = lane;
  await run(["endpoints", "pause", endpoint, ...WHY]);
  const again = await run(["callbacks", "redeliver", id, ...WHY]);
  expect(again.out).toBe(`Callback ${id} is queued. Delivery waits: endpoint paused.`);
  await running.report(6, 2, 4001);
  const { out } = await run(["lanes", "list"]);
  expect(out.split("\n")[1]?.split(/ {2,}/)[8]).toBe("endpoint paused");
  const range = await run(["callbacks", "redeliver", "--session-id", "6", "--yes", ...WHY]);
  expect(range.out.split("\n").slice(-2)).toEqual([
    "Processed 2 callbacks: 0 will be sent again (in a paused lane, once it is resumed), 1 lane due immediately.",
    `Deliveries to ${endpoint} wait: endpoint paused.`,
  ]);
  const listed = await run(["callbacks", "list", "--session-id", "6", "--state", "waiting"]);
  expect(listed.out).toMatch(/ endpoint paused$/);
  expect((await run(["endpoints", "resume", endpoint, ...WHY])).out).toBe(`${endpoint} is open.`);
  await expect.poll(() => listStates(6)).toEqual(["2 delivered", "1 delivered"]);
  await expect
    .poll(async () => (await run(["callbacks", "show", id])).out)
    .toContain("  redelivery  accepted 200  ");
});

test("a lane is paused, listed, and resumed", async () => {
  await running.report(2, 1, 4000);
  await expect.poll(() => listStates(2)).toEqual(["1 delivered"]);
  expect((await run(["lanes", "pause", "2", ...WHY])).out).toBe("The lane of session 2 is paused.");
  await running.report(2, 2, 4030);
  const { out } = await run(["lanes", "list", "--state", "paused"]);
  expect(out.split("\n").map((line) => line.split(/ {2,}/).slice(0, 6))).toEqual([
    ["session", "client", "endpoint", "state", "waits", "next"],
    ["2", "10077", expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/), "paused", "1", "2"],
  ]);
  expect((await run(["lanes", "resume", "2", ...WHY])).code).toBe(0);
  await expect.poll(() => listStates(2)).toEqual(["2 delivered", "1 delivered"]);
  expect((await run(["lanes", "list"])).out).toBe("None.");
});

describe("a callback is skipped", () => {
  test("only after a confirmation, or with --yes", async () => {
    await running.report(3, 1, 4000);
    await expect.poll(() => listStates(3)).toEqual(["1 delivered"]);
    await run(["lanes", "pause", "3", ...WHY]);
    await running.report(3, 2, 4001);
    const skip = ["lanes", "skip", "3", "--sequence", "2", ...WHY];
    expect(await run(skip)).toEqual({
      code: 1,
      out: "",
      err: "Skip callback 2 of session 3? Standard input is not a terminal: add --yes to confirm.",
    });
    const questions: string[] = [];
    const ask = async (question: string) => {
      questions.push(question);
      return "n";
    };
    expect(await run(skip, { ask })).toEqual({ code: 1, out: "", err: "Cancelled. Nothing was changed." });
    expect(questions).toEqual(["Skip callback 2 of session 3? [y/N] "]);
    expect(await listStates(3)).toEqual(["2 waiting", "1 delivered"]);
    expect((await run(skip, { ask: async () => "y" })).out).toBe("Callback 2 of session 3 is skipped.");
    expect(await listStates(3)).toEqual(["2 skipped", "1 delivered"]);
    await run(["lanes", "resume", "3", ...WHY]);
    const late = await run([...skip, "--yes"]);
    expect(late.code).toBe(1);
    expect(late.err).toMatch(
      /^the service answered 409 not-next: Sequence: expected the callback whose turn it is, got 2/,
    );
  });
});

describe("many callbacks are redelivered", () => {
  test("after they were counted and a yes, with a bar", async () => {
    for (const sessionId of [11, 12, 13]) await running.report(sessionId, 1, 4010);
    for (const sessionId of [11, 12, 13])
      await expect.poll(() => listStates(sessionId)).toEqual(["1 delivered"]);
    const args = ["callbacks", "redeliver", "--session-code", "4010", ...WHY];
    const counted =
      "3 callbacks\n  3 settled: sent again (in a paused lane, once it is resumed)\n  0 waiting: attempted immediately\n  0 unchanged (rejected by the contract, waiting in a paused lane, or test events)";
    const before = running.arrivals.length;
    expect(await run(args, { ask: async () => "" })).toEqual({
      code: 1,
      out: counted,
      err: "Cancelled. Nothing was changed.",
    });
    expect(running.arrivals).toHaveLength(before);

    const { progressStream, shown } = recordProgress();
    const result = await run(args, { ask: async () => "yes", progressStream });
    expect(result).toEqual({
      code: 0,
      out: `${counted}\nProcessed 3 callbacks: 3 will be sent again (in a paused lane, once it is resumed), 0 lanes due immediately.`,
      err: "",
    });
    expect(shown()).toContain("[##############################] 100 %  3 of 3");
    await expect.poll(() => running.arrivals.length).toBe(before + 3);
  });

  test("nothing is nothing, and no filter is called wrongly", async () => {
    const none = await run(["callbacks", "redeliver", "--client-id", "1", ...WHY]);
    expect([none.code, none.out.split("\n")[0]]).toEqual([0, "0 callbacks"]);
    expect(await runJson(["callbacks", "redeliver", "--client-id", "1", ...WHY])).toEqual({
      done: 0,
      total: 0,
      settled: 0,
      lanes: 0,
      waits_for: [],
      finished: true,
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

test("an endpoint is paused, keeps its queue, and is resumed", async () => {
  const endpoint = new URL(running.sandbox.merchantUrl).origin;
  expect((await run(["endpoints", "pause", endpoint, ...WHY])).out).toBe(`${endpoint} is paused.`);
  await running.report(4, 1, 4030);
  const { items } = await runJson(["endpoints", "list", "--state", "paused"]);
  expect(items).toMatchObject([{ endpoint, callbacks: 1, lanes: 1, state: "paused" }]);
  expect((await run(["endpoints", "list"])).out).toMatch(
    /^endpoint +state +breaker +open until +limits .*\nhttp.+ paused +closed +- +20 at once +0 +1 +1 /,
  );
  expect((await run(["endpoints", "resume", endpoint, ...WHY])).out).toBe(`${endpoint} is open.`);
  await expect.poll(() => listStates(4)).toEqual(["1 delivered"]);
});

test("skips the backlog of an endpoint after a count and a confirmation, with a progress bar", async () => {
  const endpoint = new URL(running.sandbox.merchantUrl).origin;
  await run(["endpoints", "pause", endpoint, ...WHY]);
  for (const sessionId of [21, 22]) await running.report(sessionId, 1, 4030);
  const skip = ["endpoints", "skip", endpoint, ...WHY];
  const counted = `${endpoint}: 2 callbacks and 0 redeliveries of 2 sessions`;
  expect(await run(skip, { ask: async () => "n" })).toEqual({
    code: 1,
    out: counted,
    err: "Cancelled. Nothing was changed.",
  });
  const { progressStream, shown } = recordProgress();
  expect(await run([...skip, "--yes"], { progressStream })).toEqual({
    code: 0,
    out: `${counted}\n2 callbacks skipped, 0 redeliveries cancelled.`,
    err: "",
  });
  expect(shown()).toContain("[##############################] 100 %  2 of 2");
  expect(await listStates(21)).toEqual(["1 skipped"]);
  expect(await runJson([...skip, "--yes"])).toEqual({
    done: 0,
    total: 0,
    callbacks: 0,
    redeliveries: 0,
    under_way: 0,
    finished: true,
  });
  await run(["endpoints", "resume", endpoint, ...WHY]);
});

async function readBody(id: string): Promise<string> {
  const written: string[] = [];
  const bare = await run(["callbacks", "show", id, "--body"], { write: (text) => written.push(text) });
  expect(bare).toEqual({ code: 0, out: "", err: "" });
  return written.join("");
}

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
    .poll(() => running.arrivals.map(({ found }) => found.outcome !== "refused" && found.delivery.id))
    .toContain(id);
  expect((await run([...args, ...WHY])).out).toMatch(
    /^Test event (test_\w+) is queued\. See payment-routing callbacks show \1\.$/,
  );
});

test("a session is erased", async () => {
  await running.report(5, 1, 4030);
  await expect.poll(() => listStates(5)).toEqual(["1 delivered"]);
  const erased = await run(["sessions", "erase", "5", "--yes", ...WHY]);
  expect(erased.out).toBe(
    "Session 5 is erased. Deleted rows: 1 history, 1 callbacks, 1 attempts, 0 redeliveries.",
  );
  expect(await listStates(5)).toEqual([]);
  expect((await run(["sessions", "erase", "5", "--yes", ...WHY])).err).toMatch(
    /^the service answered 404 unknown-session: /,
  );
});

test("all of it is in the audit, page by page", async () => {
  const first = await run(["audit", "--limit", "1", "--action", "pause-lane"]);
  expect(first.out).toMatch(
    /^when +by +did +to +why\n\S+Z {2}sandbox-operator-key {2}pause-lane {2}session:3 {2}trying it\nMore: --after \S+$/,
  );
  const after = /--after (\S+)/.exec(first.out)?.[1] ?? "";
  const second = await run(["audit", "--action", "pause-lane", "--after", after]);
  expect(second.out).toMatch(/ session:2 {2}trying it$/);
});

test("all lanes of a client are paused and resumed, after they were counted and a yes", async () => {
  const many = (verb: string, ...args: string[]) => ["lanes", verb, "--client-id", "10077", ...args, ...WHY];
  for (const sessionId of [61, 62]) {
    await run(["lanes", "pause", String(sessionId), ...WHY]);
    await running.report(sessionId, 1, 4000);
    await expect.poll(() => listStates(sessionId)).toEqual(["1 delivered"]);
    await run(["lanes", "pause", String(sessionId), ...WHY]);
    await running.report(sessionId, 2, 4001);
  }
  const counted =
    "2 lanes of 1 client and 1 endpoint\n  2 callbacks in them\n  0 other lanes unchanged, because of their state";
  expect(await run(many("resume"), { ask: async () => "n" })).toEqual({
    code: 1,
    out: counted,
    err: "Cancelled. Nothing was changed.",
  });
  const { progressStream, shown } = recordProgress();
  expect(
    await run(many("resume", "--state-reason", "trying"), {
      ask: async () => "y",
      progressStream,
    }),
  ).toMatchObject({ code: 0, out: `${counted}\n2 lanes changed.` });
  expect(shown()).toContain("[##############################] 100 %  2 of 2");
  for (const sessionId of [61, 62]) {
    await expect.poll(() => listStates(sessionId)).toEqual(["2 delivered", "1 delivered"]);
  }
  for (const verb of ["unpark", "skip"]) {
    expect(await runJson(many(verb))).toEqual({ done: 0, total: 0, changed: 0, stuck: 0, finished: true });
  }
  const both = await run(["lanes", "pause", "61", "--client-id", "10077", ...WHY]);
  expect([both.code, both.err.split("\n")[0]]).toEqual([
    2,
    "payment-routing lanes pause: <session>: expected either an ID or filter options that select sessions, got both",
  ]);
});

test("IDs and codes may be negative", async () => {
  await running.report(-7, 1, -4030);
  await expect.poll(() => listStates(-7)).toEqual(["1 delivered"]);
  expect(await runJson(["callbacks", "list", "--session-code=-4030"])).toMatchObject({
    items: [{ session_id: -7 }],
  });
  expect((await run(["lanes", "pause", "-7", ...WHY])).out).toBe("The lane of session -7 is paused.");
  expect((await run(["lanes", "resume", ...WHY, "--", "-7"])).out).toBe("The lane of session -7 is open.");
  expect((await run(["sessions", "erase", "-7", "--yes", ...WHY])).out).toMatch(/^Session -7 is erased\. /);
  expect((await run(["test-event", "--client-id", "10077", "--code=-1", ...WHY])).out).toMatch(
    /^Test event test_/,
  );
});

test.each([
  {
    name: "without an address",
    args: ["lanes", "list"],
    environment: { OPERATOR_KEY: "k" },
    want: [2, "payment-routing lanes list: --url: expected --url or OPERATOR_URL, got nothing"],
  },
  {
    name: "with another",
    args: ["lanes", "list", "--url", "ftp://x"],
    environment: { OPERATOR_KEY: "k" },
    want: [
      2,
      "payment-routing lanes list: --url: expected an address that begins with http:// or https://, got another text",
    ],
  },
  {
    name: "without a key",
    args: ["lanes", "list", "--url", "http://127.0.0.1:1"],
    environment: {},
    want: [2, "payment-routing lanes list: --key-file: expected --key-file or OPERATOR_KEY, got nothing"],
  },
  {
    name: "with a key file that is not there",
    args: ["lanes", "list", "--url", "http://127.0.0.1:1", "--key-file", "nowhere"],
    environment: {},
    want: [
      2,
      "payment-routing lanes list: --key-file: expected a file that can be read, got ENOENT for nowhere",
    ],
  },
  {
    name: "a closed port",
    args: ["lanes", "list", "--url", "http://127.0.0.1:2"],
    environment: { OPERATOR_KEY: "k" },
    want: [1, "http://127.0.0.1:2 cannot be reached: connect ECONNREFUSED 127.0.0.1:2"],
  },
  {
    name: "without a reason",
    args: ["lanes", "pause", "1"],
    environment: {},
    want: [2, "payment-routing lanes pause: --reason: expected a reason, got nothing"],
  },
  {
    name: "with a time that is none",
    args: ["audit", "--from", "yesterday"],
    environment: {},
    want: [
      2,
      "payment-routing audit: option '--from <time>' argument 'yesterday' is invalid. Expected a time such as 2026-11-20T09:30:00Z.",
    ],
  },
  {
    name: "with a state that is none",
    args: ["callbacks", "list", "--state", "waiting,nope"],
    environment: {},
    want: [
      2,
      "payment-routing callbacks list: option '--state <states>' argument 'waiting,nope' is invalid. Expected any of waiting, delivered, skipped, superseded, refused, test, separated by commas.",
    ],
  },
  {
    name: "asked for a body by itself and as JSON",
    args: ["callbacks", "show", "cb_1", "--body", "--json"],
    environment: {},
    want: [2, "payment-routing callbacks show: --body: expected --body or --json, got both"],
  },
  {
    name: "without a session",
    args: ["lanes", "pause", ...WHY],
    environment: {},
    want: [
      2,
      "payment-routing lanes pause: <session>: expected either an ID or filter options that select sessions, got neither",
    ],
  },
])("$name is reported", async ({ args, environment, want }) => {
  const { code, out, err } = await runLine(args, { environment });
  expect([code, out, err.split("\n")[0]]).toEqual([want[0], "", want[1]]);
});

test("callbacks of every state can be asked for", async () => {
  expect((await run(["callbacks", "list", "--state", CALLBACK_STATES.join(",")])).code).toBe(0);
});

test("prints the problem of the service with its issues", async () => {
  const rejected = await run(["callbacks", "list", "--endpoint="]);
  expect(rejected).toEqual({
    code: 1,
    out: "",
    err: 'the service answered 400 invalid-query: The query has one issue.\n  /endpoint: expected an origin such as https://merchant.example, got ""',
  });
  const environment = { ...running.environment, OPERATOR_KEY: "sandbox-processor-key" };
  expect((await runLine(["audit"], { environment })).err).toMatch(
    /^the service answered 403 scope-mismatch: /,
  );
});
