import type { AttemptEnded } from "@payment-routing/delivery";
import { expect, test, vi } from "vitest";
import { reportSession } from "../../test/reports.ts";
import { send } from "../../test/send.ts";
import { PROCESSOR, startInternal, useSandboxDelivery } from "../../test/start-internal.ts";

const sandbox = useSandboxDelivery();

const ENDPOINT = "https://merchant.sandbox.example";

/** An attempt that failed, without its outcome. */
const ATTEMPT = {
  sessionId: 1,
  sequence: 1,
  clientId: 10077,
  endpoint: ENDPOINT,
  durationMs: 12,
  commitToReceiptMs: undefined,
};

function startLogging() {
  const { delivery } = sandbox;
  const opened = Promise.resolve({ delivery, worker: undefined });
  return startInternal(delivery, { delivery: { find: () => delivery, isReady: async () => true, opened } });
}

test("failures to store reports are logged once a minute, without values of the database", async () => {
  const { delivery } = sandbox;
  const { internalPort, log } = await startLogging();
  const missingTable = Object.assign(new Error('relation "session_history" does not exist'), {
    code: "42P01",
    detail: "Failing row contains (Ada)",
    where: "JSON data, line 1: Ada",
  });
  const connect = vi
    .spyOn(delivery.context.pool, "connect")
    .mockImplementation(() => Promise.reject(missingTable));
  const report = JSON.stringify(reportSession(5));
  const headers = { ...PROCESSOR, "content-type": "application/json" };
  const path = "/internal/v1/payment-sessions/5";
  for (const _ of [1, 2])
    expect(await send(internalPort, { method: "PUT", path, headers, body: report })).toMatchObject({
      status: 503,
    });
  connect.mockRestore();
  const lines = log().filter(({ msg }) => msg === "reports could not be stored");
  expect(lines).toMatchObject([
    { level: "error", passed_over: 0, err: { code: "42P01", message: missingTable.message } },
  ]);
  expect(JSON.stringify(log())).not.toContain("Ada");
});

test("parked lanes are logged once for each client and reason", async () => {
  const { delivery } = sandbox;
  const { log } = await startLogging();
  const { events } = delivery.context;
  for (const sessionId of [1, 2, 3])
    events.emit("laneParked", { clientId: 7, sessionId, reason: "rejected" });
  events.emit("laneParked", { clientId: 8, sessionId: 4, reason: "rejected" });
  events.emit("laneParked", { clientId: 7, sessionId: 5, reason: "exhausted: 10.0.0.7" });
  events.emit("laneParked", { clientId: 7, sessionId: 6, reason: "exhausted: 10.0.0.8" });
  const lines = log().filter(({ msg }) => String(msg).includes("parked"));
  expect(lines.map(({ client_id, reason }) => [client_id, reason])).toEqual([
    [7, "rejected"],
    [8, "rejected"],
    [7, "exhausted: 10.0.0.7"],
  ]);
});

test("an endpoint that is paused by a 410 is logged once a minute", async () => {
  const { delivery } = sandbox;
  const { log } = await startLogging();
  const attempts: AttemptEnded[] = [
    { ...ATTEMPT, outcome: "rejected", failure: "4xx" },
    { ...ATTEMPT, outcome: "gone", failure: "4xx" },
    { ...ATTEMPT, outcome: "gone", failure: "4xx" },
  ];
  for (const each of attempts) delivery.context.events.emit("attemptEnded", each);
  const lines = log().filter(({ msg }) => String(msg).includes("410"));
  expect(lines).toMatchObject([{ level: "warn", client_id: 10077, endpoint: ENDPOINT, passed_over: 0 }]);
});

test("an endpoint whose callbacks are blocked is logged once a minute, with the reason", async () => {
  const { delivery } = sandbox;
  const { log } = await startLogging();
  const attempts: AttemptEnded[] = [
    { ...ATTEMPT, outcome: "failed", failure: "connection", error: "ECONNREFUSED" },
    { ...ATTEMPT, outcome: "blocked", failure: "blocked", error: "a.example: private address 10.0.0.7" },
    { ...ATTEMPT, outcome: "blocked", failure: "blocked", error: "a.example: private address 10.0.0.8" },
  ];
  for (const each of attempts) delivery.context.events.emit("attemptEnded", each);
  const lines = log().filter(({ msg }) => String(msg).includes("blocked"));
  expect(lines).toMatchObject([
    {
      level: "warn",
      client_id: 10077,
      endpoint: ENDPOINT,
      reason: "a.example: private address 10.0.0.7",
      passed_over: 0,
    },
  ]);
});
