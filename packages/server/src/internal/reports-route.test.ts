import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createInterface } from "node:readline";
import { json } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, onTestFinished, test, vi } from "vitest";
import type { TestResponse } from "../../test/check-response.ts";
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
import { PROCESSOR, startInternal, useSandboxDelivery } from "../../test/start-internal.ts";

const sandbox = useSandboxDelivery();

const PATH = "/internal/v1/reports";
const HEADERS = { ...PROCESSOR, "content-type": "application/x-ndjson" };

function post(port: number, lines: readonly (object | string)[], chunkBytes?: number): Promise<TestResponse> {
  const body = lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join("");
  return send(port, {
    method: "POST",
    path: PATH,
    body,
    headers: HEADERS,
    ...(chunkBytes && { chunkBytes }),
  });
}

function readVerdicts({ body }: TestResponse): Record<string, unknown>[] {
  return body
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

test.each([
  { name: "an invalid chunk, after the first verdict", isAnswered: true, end: "ZZZ\r\n" },
  { name: "an end without a last chunk, before the first verdict", isAnswered: false, end: undefined },
])("a request in progress is aborted, not rejected: $name", async ({ isAnswered, end }) => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const connection = await openConnection(internalPort);
  const line = `${JSON.stringify(reportSession(nextSessionId()))}\n`;
  const head = [`POST ${PATH} HTTP/1.1`, "Host: test", "Transfer-Encoding: chunked"];
  const fields = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`);
  connection.write([...head, ...fields, "", Buffer.byteLength(line).toString(16), line, ""].join("\r\n"));
  if (isAnswered) await connection.received(/"verdict":"applied"/);
  if (end === undefined) connection.socket.end();
  else connection.write(end);
  const answer = await connection.closed();
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 200"]);
});

test("repeated transaction IDs of a report are all listed", async () => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const session = reportSession(nextSessionId()) as { transactions: readonly object[] };
  const transactions = [...session.transactions, ...session.transactions];
  expect(readVerdicts(await post(internalPort, [{ ...session, transactions }]))).toMatchObject([
    {
      line: 1,
      verdict: "repeated-transaction",
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
  "one verdict on each line, in order, sent in chunks of %s bytes",
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
    expect(readVerdicts(answer)).toEqual([
      {
        line: 1,
        report_id: session.report_id,
        session_id: first,
        verdict: "applied",
        version: 1,
        callback_sequence: 1,
        repeated: false,
      },
      expect.objectContaining({ line: 2, session_id: first, verdict: "applied", version: 2 }),
      {
        line: 4,
        verdict: "invalid",
        issues: [expect.objectContaining({ code: "malformed-json", line: 4, column: 2 })],
      },
      expect.objectContaining({ line: 5, session_id: second, verdict: "unknown-session" }),
      expect.objectContaining({ line: 6, verdict: "applied", version: 1, repeated: true }),
      expect.objectContaining({
        line: 7,
        verdict: "unknown-client",
        message: expect.stringContaining("client 1 "),
      }),
      expect.objectContaining({ line: 9, session_id: second, verdict: "applied", version: 1 }),
    ]);
  },
);

test("an empty request has an empty response, and the last line needs no line break", async () => {
  const { internalPort } = await startInternal(sandbox.delivery);
  expect(await send(internalPort, { method: "POST", path: PATH, headers: HEADERS })).toMatchObject({
    status: 200,
    body: "",
  });
  const body = JSON.stringify(reportSession(nextSessionId()));
  const answer = await send(internalPort, { method: "POST", path: PATH, body, headers: HEADERS });
  expect(readVerdicts(answer)).toMatchObject([{ line: 1, verdict: "applied" }]);
});

test("blank lines are counted and not answered", async () => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const body = `${"\n \t\r\n".repeat(50_000)}{}\n\n{}`;
  const answer = await send(internalPort, { method: "POST", path: PATH, body, headers: HEADERS });
  expect(readVerdicts(answer).map(({ line, verdict }) => [line, verdict])).toEqual([
    [100_001, "invalid"],
    [100_003, "invalid"],
  ]);
});

test("responses stay in proportion: issues beyond the budget are omitted, and other requests are processed", async () => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const body = "{}\n".repeat(50_000);
  const answer = await send(internalPort, { method: "POST", path: PATH, body, headers: HEADERS });
  delay.disable();
  const counts = readVerdicts(answer).map(({ issues }) => (issues as readonly unknown[]).length);
  expect(counts).toHaveLength(50_000);
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts.slice(1000)).toContain(0);
  // 45 bytes for each verdict without issues, 8 bytes of issues for each received byte, and the initial budget.
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
  expect(readVerdicts(answer)).toMatchObject([
    {
      line: 1,
      verdict: "invalid",
      issues: [{ code: "limit-size", line: 1, expected: "at most 4096 bytes in a line" }],
    },
    { line: 2, verdict: "applied" },
    { line: 3, verdict: "invalid", issues: [{ code: "limit-size", line: 3 }] },
    { line: 4, verdict: "applied" },
  ]);
});

test("without the database, each report fails with a problem that allows a retry", async () => {
  const { internalPort } = await startInternal({
    ...sandbox.delivery,
    applyReports: async (reports) =>
      reports.map(() => ({ verdict: "failed", error: new Error("no") }) as const),
  });
  expect(readVerdicts(await post(internalPort, [reportSession(nextSessionId())]))).toMatchObject([
    { line: 1, verdict: "failed", problem: "internal-error" },
  ]);
});

/** A request whose body the test controls. */
function open(port: number) {
  const outgoing = request({ host: "127.0.0.1", port, method: "POST", path: PATH, headers: HEADERS });
  onTestFinished(() => {
    outgoing.destroy();
  });
  outgoing.on("error", () => undefined);
  const answered = once(outgoing, "response").then(([answer]) => answer as IncomingMessage);
  return { outgoing, answered };
}

test("a verdict is sent as soon as its report is stored, while the request continues", async () => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const { outgoing, answered } = open(internalPort);
  outgoing.write(`${JSON.stringify(reportSession(nextSessionId()))}\n`);
  const verdicts = createInterface(await answered)[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await verdicts.next()).value ?? "");
  expect(await next()).toMatchObject({ line: 1, verdict: "applied" });
  outgoing.end(`${JSON.stringify(reportSession(nextSessionId()))}\n`);
  expect(await next()).toMatchObject({ line: 2, verdict: "applied" });
  expect((await verdicts.next()).done).toBe(true);
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
  const { outgoing, answered } = open(internalPort);
  outgoing.write(`${JSON.stringify(reports[0])}\n`);
  const verdicts = createInterface(await answered)[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await verdicts.next()).value ?? "");
  const failed = { verdict: "failed", problem: "database-unavailable" };
  expect(await next()).toMatchObject({ line: 1, ...failed, message: expect.stringContaining("Try again") });
  failing.mockRestore();
  outgoing.end(`${JSON.stringify(reports[1])}\n${JSON.stringify(reports[2])}\n`);
  expect(await next()).toMatchObject({
    line: 2,
    ...failed,
    message: expect.stringContaining("in order"),
  });
  expect(await next()).toMatchObject({ line: 3, verdict: "applied" });
  expect(readVerdicts(await post(internalPort, reports.slice(0, 2)))).toMatchObject([
    { verdict: "applied" },
    { verdict: expect.stringMatching(/^(?:applied|unchanged)$/) },
  ]);
});

test("a sender that does not read the verdicts is paused", async () => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const { outgoing, answered } = open(internalPort);
  // Rejected without a database: only the flow control matters.
  const line = `${JSON.stringify({ nothing: "x".repeat(1000) })}\n`;
  expect(await fill()).toBe("full");
  expect((await answered).statusCode).toBe(200);

  async function fill(): Promise<"full" | "drained"> {
    for (let megabytes = 0; megabytes < 64; megabytes++) {
      const isDrained = outgoing.write(line.repeat(1000)) || (await drains());
      if (!isDrained) return "full";
    }
    return "drained";
  }

  async function drains(): Promise<boolean> {
    return Promise.race([once(outgoing, "drain").then(() => true), setTimeout(1500, false)]);
  }
});

test("a silent sender gets 408, or is disconnected after the response started", async () => {
  const { internalPort } = await startInternal(sandbox.delivery, { settings: { bodyTimeoutMs: 200 } });
  const silent = open(internalPort);
  silent.outgoing.write("{");
  const rejected = await silent.answered;
  expect(rejected.statusCode).toBe(408);
  expect(await json(rejected)).toMatchObject({ detail: "No data of the body arrived for 200 ms." });

  const begun = open(internalPort);
  begun.outgoing.write(`${JSON.stringify(reportSession(nextSessionId()))}\n`);
  const answer = await begun.answered;
  expect(answer.statusCode).toBe(200);
  answer.resume();
  await expect(once(answer, "end")).rejects.toMatchObject({ code: "ECONNRESET" });
});

test("a slow sender may continue while data arrives", async () => {
  const { internalPort } = await startInternal(sandbox.delivery, {
    settings: { bodyTimeoutMs: 300, headersTimeoutMs: 300 },
  });
  const { outgoing, answered } = open(internalPort);
  const text = `${JSON.stringify(reportSession(nextSessionId()))}\n`;
  for (let at = 0; at < 10; at++) {
    outgoing.write(text.slice((at * text.length) / 10, ((at + 1) * text.length) / 10));
    await setTimeout(150);
  }
  outgoing.end();
  const lines = await (await answered).toArray();
  expect(JSON.parse(Buffer.concat(lines).toString())).toMatchObject({ verdict: "applied" });
});

test("a closing server answers the stored reports and then aborts the request", async () => {
  const { internalPort, server } = await startInternal(sandbox.delivery);
  const { outgoing, answered } = open(internalPort);
  outgoing.write(`${JSON.stringify(reportSession(nextSessionId()))}\n`);
  const answer = await answered;
  await once(answer, "data");
  const closed = server.close();
  outgoing.write(`${JSON.stringify(reportSession(nextSessionId()))}\n`);
  await expect(once(answer, "end")).rejects.toMatchObject({ code: "ECONNRESET" });
  expect(await closed).toBe(true);
});

test("a hundred thousand lines are processed in bounded memory", { timeout: 120_000 }, async () => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const { outgoing, answered } = open(internalPort);
  const lines = createInterface(await firstLine());
  let count = 0;
  lines.on("line", () => count++);
  const before = measureMemory();
  let most = 0;
  const invalid = `${JSON.stringify({ nothing: "x".repeat(1000) })}\n`.repeat(1000);
  for (let thousands = 0; thousands < 100; thousands++) {
    if (!outgoing.write(invalid)) await once(outgoing, "drain");
    if (thousands % 10 === 0) most = Math.max(most, measureMemory() - before);
  }
  outgoing.end();
  await once(lines, "close");
  expect(count).toBe(100_001);
  // The client sent about a hundred megabytes.
  expect(most).toBeLessThan(30 * 1_048_576);

  async function firstLine(): Promise<IncomingMessage> {
    outgoing.write("{}\n");
    return answered;
  }
});

/** Bytes in use, after garbage collection. */
function measureMemory(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test("the route has no query parameters", async () => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const answer = await send(internalPort, {
    method: "POST",
    path: `${PATH}?x=1`,
    headers: HEADERS,
    body: "{}\n",
  });
  expect(readProblemJson(answer)).toMatchObject({ status: 400, code: "invalid-query" });
});

test("a problem before the first line is a problem document", async () => {
  const { internalPort } = await startInternal(undefined);
  expect(readProblemJson(await post(internalPort, [])).code).toBe("database-unavailable");
});
