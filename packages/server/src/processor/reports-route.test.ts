import { monitorEventLoopDelay } from "node:perf_hooks";
import { createInterface } from "node:readline";
import { expect, test, vi } from "vitest";
import type { TestResponse } from "../../test/check-response.ts";
import { openReports, REPORTS_HEADERS, REPORTS_PATH } from "../../test/open-reports.ts";
import { openConnection } from "../../test/raw-connection.ts";
import { readProblemJson } from "../../test/read-problem.ts";
import {
  nextSessionId,
  reportSession,
  reportSessionStatus,
  reportTransactionStatus,
  TRANSACTION_ID,
} from "../../test/reports.ts";
import { send } from "../../test/send.ts";
import { startInternal, useSandboxDelivery } from "../../test/start-internal.ts";

const sandbox = useSandboxDelivery();

function post(port: number, lines: readonly (object | string)[], chunkBytes?: number): Promise<TestResponse> {
  const body = lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join("");
  return send(port, {
    method: "POST",
    path: REPORTS_PATH,
    body,
    headers: REPORTS_HEADERS,
    ...(chunkBytes && { chunkBytes }),
  });
}

function readOutcomes({ body }: TestResponse): Record<string, unknown>[] {
  return body
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

test.each([
  { name: "an invalid chunk, after the first outcome", isAnswered: true, end: "ZZZ\r\n" },
  { name: "an end without a last chunk, before the first outcome", isAnswered: false, end: undefined },
])("a request in progress is aborted, not rejected: $name", async ({ isAnswered, end }) => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const connection = await openConnection(internalPort);
  const line = `${JSON.stringify(reportSession(nextSessionId()))}\n`;
  const head = [`POST ${REPORTS_PATH} HTTP/1.1`, "Host: test", "Transfer-Encoding: chunked"];
  const fields = Object.entries(REPORTS_HEADERS).map(([name, value]) => `${name}: ${value}`);
  connection.write([...head, ...fields, "", Buffer.byteLength(line).toString(16), line, ""].join("\r\n"));
  if (isAnswered) await connection.received(/"outcome":"applied"/);
  if (end === undefined) connection.socket.end();
  else connection.write(end);
  const answer = await connection.closed();
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 200"]);
});

test("repeated transaction IDs of a report are all listed", async () => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const session = reportSession(nextSessionId()) as { transactions: readonly object[] };
  const transactions = [...session.transactions, ...session.transactions];
  expect(readOutcomes(await post(internalPort, [{ ...session, transactions }]))).toMatchObject([
    {
      line: 1,
      outcome: "repeated-transaction",
      issues: [
        {
          code: "not-unique",
          path: "/transactions/1/id",
          line: 1,
          column: JSON.stringify({ ...session, transactions }).lastIndexOf(`"id":${TRANSACTION_ID}`) + 6,
        },
      ],
    },
  ]);
});

test.each([undefined, 7])(
  "one outcome on each line, in order, sent in chunks of %s bytes",
  async (chunkBytes) => {
    const { internalPort } = await startInternal(sandbox.delivery);
    const [first, second] = [nextSessionId(), nextSessionId()];
    const session = reportSession(first);
    const answer = await post(
      internalPort,
      [
        session,
        reportTransactionStatus(first),
        "",
        "{nonsense",
        reportSessionStatus(second),
        session,
        { ...reportSession(second), client_id: 1 },
        "\t ",
        `${JSON.stringify(reportSession(second))}\r`,
      ],
      chunkBytes,
    );
    expect([answer.status, answer.headers["content-type"]]).toEqual([
      200,
      "application/x-ndjson; charset=utf-8",
    ]);
    expect(readOutcomes(answer)).toEqual([
      {
        line: 1,
        report_id: session.report_id,
        session_id: first,
        outcome: "applied",
        version: 1,
        callback_sequence: 1,
        repeated: false,
      },
      expect.objectContaining({ line: 2, session_id: first, outcome: "applied", version: 2 }),
      {
        line: 4,
        outcome: "invalid",
        issues: [expect.objectContaining({ code: "malformed-json", line: 4, column: 2 })],
      },
      expect.objectContaining({ line: 5, session_id: second, outcome: "unknown-session" }),
      expect.objectContaining({ line: 6, outcome: "applied", version: 1, repeated: true }),
      expect.objectContaining({
        line: 7,
        outcome: "unknown-client",
        message: expect.stringContaining("client 1 "),
      }),
      expect.objectContaining({ line: 9, session_id: second, outcome: "applied", version: 1 }),
    ]);
  },
);

test("an empty request has an empty response, and the last line needs no line break", async () => {
  const { internalPort } = await startInternal(sandbox.delivery);
  expect(
    await send(internalPort, { method: "POST", path: REPORTS_PATH, headers: REPORTS_HEADERS }),
  ).toMatchObject({
    status: 200,
    body: "",
  });
  const body = JSON.stringify(reportSession(nextSessionId()));
  const answer = await send(internalPort, {
    method: "POST",
    path: REPORTS_PATH,
    body,
    headers: REPORTS_HEADERS,
  });
  expect(readOutcomes(answer)).toMatchObject([{ line: 1, outcome: "applied" }]);
});

test("blank lines are counted and not answered", async () => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const body = `${"\n \t\r\n".repeat(50_000)}{}\n\n{}`;
  const answer = await send(internalPort, {
    method: "POST",
    path: REPORTS_PATH,
    body,
    headers: REPORTS_HEADERS,
  });
  expect(readOutcomes(answer).map(({ line, outcome }) => [line, outcome])).toEqual([
    [100_001, "invalid"],
    [100_003, "invalid"],
  ]);
});

test("responses stay in proportion: issues beyond the budget are omitted, and other requests are processed", async () => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const body = "{}\n".repeat(50_000);
  const answer = await send(internalPort, {
    method: "POST",
    path: REPORTS_PATH,
    body,
    headers: REPORTS_HEADERS,
  });
  delay.disable();
  const counts = readOutcomes(answer).map(({ issues }) => (issues as readonly unknown[]).length);
  expect(counts).toHaveLength(50_000);
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts.slice(1000)).toContain(0);
  // 45 bytes for each outcome without issues, 8 bytes of issues for each received byte, and the initial budget.
  expect(answer.body.length).toBeLessThan(50_000 * (45 + 3 * 8) + 65_536);
  // In nanoseconds. Without turns, 50,000 lines hold others up for seconds.
  expect(delay.max).toBeLessThan(1_000_000_000);
});

test("a line that is too long is rejected, and the others are applied", async () => {
  const { internalPort } = await startInternal(sandbox.delivery, { settings: { bodyLimitBytes: 4096 } });
  const answer = await post(internalPort, [
    "x".repeat(4097),
    reportSession(nextSessionId()),
    "y".repeat(300_000),
    reportSession(nextSessionId()),
  ]);
  expect(readOutcomes(answer)).toMatchObject([
    {
      line: 1,
      outcome: "invalid",
      issues: [{ code: "limit-size", line: 1, expected: "at most 4096 bytes in a line" }],
    },
    { line: 2, outcome: "applied" },
    { line: 3, outcome: "invalid", issues: [{ code: "limit-size", line: 3 }] },
    { line: 4, outcome: "applied" },
  ]);
});

test("without the database, each report fails with a problem that allows a retry", async () => {
  const { internalPort } = await startInternal({
    ...sandbox.delivery,
    applyReports: async (reports) =>
      reports.map(() => ({ outcome: "failed", error: new Error("no") }) as const),
  });
  expect(readOutcomes(await post(internalPort, [reportSession(nextSessionId())]))).toMatchObject([
    { line: 1, outcome: "failed", problem: "internal-error" },
  ]);
});

test("after a failed report, later reports of the session fail until the end of the request", async () => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const sessionId = nextSessionId();
  const reports = [reportSession(sessionId), reportSession(sessionId), reportSession(nextSessionId())];
  const connectionError = Object.assign(new Error("no room for connections"), { code: "53300" });
  const { pool } = sandbox.delivery.context;
  const connect = pool.connect.bind(pool);
  // Transactions call `connect()` and get a promise. Direct queries of other code pass a callback; they must succeed.
  const failing = vi
    .spyOn(pool, "connect")
    .mockImplementation((...given: unknown[]) =>
      given.length === 0
        ? Promise.reject(connectionError)
        : connect(...(given as Parameters<typeof connect>)),
    );
  const { outgoing, answered } = openReports(internalPort);
  outgoing.write(`${JSON.stringify(reports[0])}\n`);
  const outcomes = createInterface(await answered)[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await outcomes.next()).value ?? "");
  const failed = { outcome: "failed", problem: "database-unavailable" };
  expect(await next()).toMatchObject({ line: 1, ...failed, message: expect.stringContaining("Try again") });
  failing.mockRestore();
  outgoing.end(`${JSON.stringify(reports[1])}\n${JSON.stringify(reports[2])}\n`);
  expect(await next()).toMatchObject({
    line: 2,
    ...failed,
    message: expect.stringContaining("in order"),
  });
  expect(await next()).toMatchObject({ line: 3, outcome: "applied" });
  expect(readOutcomes(await post(internalPort, reports.slice(0, 2)))).toMatchObject([
    { outcome: "applied" },
    { outcome: expect.stringMatching(/^(?:applied|unchanged)$/) },
  ]);
});

test("the route has no query parameters", async () => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const answer = await send(internalPort, {
    method: "POST",
    path: `${REPORTS_PATH}?x=1`,
    headers: REPORTS_HEADERS,
    body: "{}\n",
  });
  expect(readProblemJson(answer)).toMatchObject({ status: 400, code: "invalid-query" });
});

test("a problem before the first line is a problem document", async () => {
  const { internalPort } = await startInternal(undefined);
  expect(readProblemJson(await post(internalPort, [])).code).toBe("database-unavailable");
});
