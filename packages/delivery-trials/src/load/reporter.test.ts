import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createReporter, type Reporter } from "./reporter.ts";
import { type ScriptedReport, scriptSession } from "./session-script.ts";

type Answer = (body: string, response: ServerResponse, request: IncomingMessage) => void;

/** An instance of the service that gives one answer after the other, and a reporter that knows it and nobody else. */
async function startInstance(...answers: readonly Answer[]): Promise<Reporter> {
  let turn = 0;
  const server = createServer(async (request, response) => {
    answers[turn++]?.(await text(request), response, request);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reporter = createReporter({ findUrls: () => [url], key: "key", patienceMs: 10_000 });
  onTestFinished(async () => {
    await reporter.close();
    server.close();
    server.closeAllConnections();
  });
  return reporter;
}

const [opened, authorised] = scriptSession(7, 1) as readonly [ScriptedReport, ScriptedReport];

const take: Answer = (_body, response) =>
  response.writeHead(201).end(JSON.stringify({ verdict: "applied", callback_sequence: 1 }));
const refuse =
  (status: number): Answer =>
  (_body, response) =>
    response.writeHead(status).end("{}");
const cut: Answer = (_body, response) => response.destroy();

function line({ report }: ScriptedReport, verdict: string): string {
  return `${JSON.stringify({ report_id: report.report_id, verdict })}\n`;
}

test("a report is sent again until it is answered", async () => {
  const reporter = await startInstance(refuse(503), cut, take);
  expect(await reporter.report(opened)).toEqual({ verdict: "applied", callback_sequence: 1 });
  expect(reporter.repeats).toBe(2);
});

test("an answer that sending it again does not mend ends it at once", async () => {
  const reporter = await startInstance(refuse(422), take);
  await expect(reporter.report(opened)).rejects.toThrow("r-7-1: status 422 {}");
  expect(reporter.repeats).toBe(0);
});

test("of many in one request those are sent again that failed, or were not answered", async () => {
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
  const taken = await reporter.reportAll([opened, authorised]);
  expect(taken.map(({ verdict }) => verdict)).toEqual(["applied", "applied"]);
  expect(bodies.map((body) => body.split("\n").length - 1)).toEqual([2, 1]);
});

test("a verdict that is none of those that count is a fault of the service or of the trial", async () => {
  const reporter = await startInstance((_body, response) => response.end(line(opened, "unknown-session")));
  await expect(reporter.reportAll([opened])).rejects.toThrow("r-7-1: verdict unknown-session");
});
