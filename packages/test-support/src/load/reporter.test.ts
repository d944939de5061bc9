import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createReporter, type Reporter } from "./reporter.ts";
import { type ScriptedReport, scriptSession } from "./session-script.ts";

type Answer = (body: string, response: ServerResponse, request: IncomingMessage) => void;

/** Starts an instance that gives the answers in turn, and a reporter for it. */
async function startInstance(...answers: readonly Answer[]): Promise<Reporter> {
  let turn = 0;
  const server = createServer(async (request, response) => {
    answers[turn++]?.(await text(request), response, request);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const reporter = createReporter({ findPorts: () => [port], key: "key", timeoutMs: 10_000 });
  onTestFinished(() => {
    reporter.close();
    server.close();
    server.closeAllConnections();
  });
  return reporter;
}

const [opened, authorised] = scriptSession(7, 1) as readonly [ScriptedReport, ScriptedReport];

const accept: Answer = (_body, response) =>
  response.writeHead(201).end(JSON.stringify({ outcome: "applied", callback_sequence: 1 }));
const fail =
  (status: number): Answer =>
  (_body, response) =>
    response.writeHead(status).end("{}");
const cut: Answer = (_body, response) => response.destroy();

function line({ report }: ScriptedReport, outcome: string): string {
  return `${JSON.stringify({ report_id: report.report_id, outcome })}\n`;
}

test("repeats a report until it is answered", async () => {
  const reporter = await startInstance(fail(503), cut, accept);
  expect(await reporter.report(opened)).toEqual({ outcome: "applied", callback_sequence: 1 });
  expect(reporter.repeats).toBe(2);
  expect([...reporter.statuses]).toEqual([
    [503, 1],
    [0, 1],
    [201, 1],
  ]);
});

test("throws on an answer that is not worth a retry", async () => {
  const reporter = await startInstance(fail(422), accept);
  await expect(reporter.report(opened)).rejects.toThrow("r-7-1: status 422 {}");
  expect(reporter.repeats).toBe(0);
});

test("repeats the reports of a batch that failed or were not answered", async () => {
  const bodies: string[] = [];
  const answerOne: Answer = (body, response) => {
    bodies.push(body);
    response.end(line(opened, "applied") + line(authorised, "failed"));
  };
  const answerOther: Answer = (body, response) => {
    bodies.push(body);
    response.end(line(authorised, "applied"));
  };
  const reporter = await startInstance(answerOne, answerOther);
  const results = await reporter.reportAll([opened, authorised]);
  expect(results.map(({ outcome }) => outcome)).toEqual(["applied", "applied"]);
  expect(bodies.map((body) => body.split("\n").length - 1)).toEqual([2, 1]);
});

test("throws on an unknown outcome", async () => {
  const reporter = await startInstance((_body, response) => response.end(line(opened, "unknown-session")));
  await expect(reporter.reportAll([opened])).rejects.toThrow("r-7-1: outcome unknown-session");
});
