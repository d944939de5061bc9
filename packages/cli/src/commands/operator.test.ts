import { expect, test } from "vitest";
import { useOperatorCommands, WHY } from "../../test/operator-commands.ts";
import { runLine } from "../../test/run-line.ts";

const { running, run, runJson, listStates } = useOperatorCommands();

test("a session is erased", async () => {
  await running().report(5, 1, 4030);
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

test("a session is found by its ID, a transaction and an order number", async () => {
  await running().report(6, 1, 4030);
  await expect.poll(() => listStates(6)).toEqual(["1 delivered"]);
  const { items } = await runJson(["callbacks", "list", "--session-id", "6"]);
  const found = await runJson(["find", String(items[0].transaction_ids[0])]);
  expect(found.items).toContainEqual(expect.objectContaining({ kind: "transaction", session_id: 6 }));
  expect((await run(["find", "6"])).out).toMatch(
    /^kind +session +callback +client +name .*\nsession +6 +- +10077 +Sandbox travel shop +100482 /,
  );
  expect((await run(["find", "no such thing"])).out).toBe("None.");
});

test("IDs and codes may be negative", async () => {
  await running().report(-7, 1, -4030);
  await expect.poll(() => listStates(-7)).toEqual(["1 delivered"]);
  expect(await runJson(["callbacks", "list", "--session-code=-4030"])).toMatchObject({
    items: [{ session_id: -7 }],
  });
  expect((await run(["lanes", "pause", "-7", ...WHY])).out).toBe("The lane of session -7 is paused.");
  expect((await run(["lanes", "resume", ...WHY, "--", "-7"])).out).toBe("The lane of session -7 is active.");
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
      "payment-routing callbacks list: option '--state <states>' argument 'waiting,nope' is invalid. Expected any of waiting, delivered, skipped, superseded, rejected, test, separated by commas.",
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

test("prints the problem of the service with its issues", async () => {
  const rejected = await run(["callbacks", "list", "--endpoint=nowhere"]);
  expect(rejected).toEqual({
    code: 1,
    out: "",
    err: 'the service answered 400 invalid-query: The query has one issue.\n  /endpoint: expected text in the format https://host:port, such as https://merchant.example, got "nowhere"',
  });
  const environment = { ...running().environment, OPERATOR_KEY: "sandbox-processor-key" };
  expect((await runLine(["audit"], { environment })).err).toMatch(
    /^the service answered 403 scope-mismatch: /,
  );
});
