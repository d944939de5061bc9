import { once } from "node:events";
import { createInterface } from "node:readline";
import { json } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { openReports } from "../../test/open-reports.ts";
import { nextSessionId, reportSession } from "../../test/reports.ts";
import { startInternal, useSandboxDelivery } from "../../test/start-internal.ts";

const sandbox = useSandboxDelivery();

test("an outcome is sent as soon as its report is stored, while the request continues", async () => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const { outgoing, answered } = openReports(internalPort);
  outgoing.write(`${JSON.stringify(reportSession(nextSessionId()))}\n`);
  const outcomes = createInterface(await answered)[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await outcomes.next()).value ?? "");
  expect(await next()).toMatchObject({ line: 1, outcome: "applied" });
  outgoing.end(`${JSON.stringify(reportSession(nextSessionId()))}\n`);
  expect(await next()).toMatchObject({ line: 2, outcome: "applied" });
  expect((await outcomes.next()).done).toBe(true);
});

test("a sender that does not read the outcomes is paused", async () => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const { outgoing, answered } = openReports(internalPort);
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
  const silent = openReports(internalPort);
  silent.outgoing.write("{");
  const rejected = await silent.answered;
  expect(rejected.statusCode).toBe(408);
  expect(await json(rejected)).toMatchObject({ detail: "No data of the body arrived for 200 ms." });

  const begun = openReports(internalPort);
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
  const { outgoing, answered } = openReports(internalPort);
  const text = `${JSON.stringify(reportSession(nextSessionId()))}\n`;
  for (let at = 0; at < 10; at++) {
    outgoing.write(text.slice((at * text.length) / 10, ((at + 1) * text.length) / 10));
    await setTimeout(150);
  }
  outgoing.end();
  const lines = await (await answered).toArray();
  expect(JSON.parse(Buffer.concat(lines).toString())).toMatchObject({ outcome: "applied" });
});

test("a closing server answers the stored reports and then aborts the request", async () => {
  const { internalPort, server } = await startInternal(sandbox.delivery);
  const { outgoing, answered } = openReports(internalPort);
  outgoing.write(`${JSON.stringify(reportSession(nextSessionId()))}\n`);
  const answer = await answered;
  await once(answer, "data");
  const closed = server.close();
  outgoing.write(`${JSON.stringify(reportSession(nextSessionId()))}\n`);
  await expect(once(answer, "end")).rejects.toMatchObject({ code: "ECONNRESET" });
  expect(await closed).toBe(true);
});
