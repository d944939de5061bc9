import { createInterface } from "node:readline/promises";
import { expect, onTestFinished, test } from "vitest";
import { answerWith } from "../test/answer-with.ts";
import { createReportSender, type OperatorClient, ProblemError, type SentReport } from "./index.ts";

interface Line {
  readonly report_id: string;
  readonly client_id: number;
  readonly session_id: number;
}

const report = (id: string, clientId: number, sessionId = clientId) =>
  ({ report_id: id, client_id: clientId, session_id: sessionId }) as never;

/** A cell that answers each line. What it stores is recorded. */
async function startCell(answer: (line: Line, stored: readonly string[]) => object | "hang") {
  const stored: string[] = [];
  const { client } = await answerWith(async (request, response) => {
    response.writeHead(200, { "content-type": "application/x-ndjson" });
    response.flushHeaders();
    let number = 0;
    for await (const text of createInterface({ input: request })) {
      const line: Line = JSON.parse(text);
      const given = answer(line, stored);
      if (given === "hang") return;
      const { report_id, session_id } = line;
      if ("version" in given) stored.push(report_id);
      response.write(`${JSON.stringify({ line: ++number, report_id, session_id, ...given })}\n`);
    }
    response.end();
  });
  return { client, stored };
}

const APPLIED = { outcome: "applied", version: 1, repeated: false };
const inCell = (cell: string) => ({ outcome: "failed", problem: "other-cell", cell });
const failed = (problem: string) => ({ outcome: "failed", problem });

async function send(
  clients: Readonly<Record<string, OperatorClient>>,
  reports: readonly never[],
): Promise<readonly SentReport[]> {
  const cells = Object.entries(clients).map(([name, client]) => ({ name, client }));
  const sent: SentReport[] = [];
  for await (const each of createReportSender({ cells, pauseMs: 20 }).send(reports)) sent.push(each);
  return sent;
}

const outcomes = (sent: readonly SentReport[]) =>
  [...sent].sort((a, b) => a.index - b.index).map(({ outcome }) => outcome);

test("reports go to the cells that own their clients, and each result has its place", async () => {
  const a = await startCell(({ client_id }) => (client_id === 1 ? APPLIED : inCell("b")));
  const b = await startCell(({ client_id }) => (client_id === 2 ? APPLIED : inCell("a")));
  const sent = await send({ a: a.client, b: b.client }, [report("x", 1), report("y", 2), report("z", 1)]);
  expect(outcomes(sent)).toMatchObject([
    { line: 1, report_id: "x", outcome: "applied" },
    { line: 2, report_id: "y", outcome: "applied" },
    { line: 3, report_id: "z", outcome: "applied" },
  ]);
  expect([a.stored, b.stored]).toEqual([["x", "z"], ["y"]]);
});

test("the owner of a client is remembered between calls", async () => {
  const asked: string[] = [];
  const a = await startCell(({ report_id }) => {
    asked.push(report_id);
    return inCell("b");
  });
  const b = await startCell(() => APPLIED);
  const sender = createReportSender({
    cells: [
      { name: "a", client: a.client },
      { name: "b", client: b.client },
    ],
  });
  for (const id of ["x", "y"]) for await (const _ of sender.send([report(id, 1)]));
  expect([asked, b.stored]).toEqual([["x"], ["x", "y"]]);
});

test("the reports of a session are stored in order, also when the client moves between them", async () => {
  let isMoved = false;
  const a = await startCell((_, stored) => {
    if (stored.length === 2) isMoved = true;
    if (!isMoved) return APPLIED;
    // After the first of a session fails, its later ones are out of turn.
    return stored.length === 2 ? inCell("b") : failed("database-unavailable");
  });
  const b = await startCell(() => (isMoved ? APPLIED : inCell("a")));
  const reports = ["1", "2", "3", "4", "5"].map((id) => report(id, 1));
  const sent = await send({ a: a.client, b: b.client }, reports);
  expect(sent).toHaveLength(5);
  expect([...a.stored, ...b.stored]).toEqual(["1", "2", "3", "4", "5"]);
});

test("a report that cannot be stored now is repeated with those behind it", async () => {
  let refusals = 2;
  const a = await startCell(() => (refusals-- > 0 ? failed("client-held") : APPLIED));
  const sent = await send({ a: a.client }, [report("1", 1), report("2", 1)]);
  expect(outcomes(sent)).toMatchObject([{ outcome: "applied" }, { outcome: "applied" }]);
  expect(a.stored).toEqual(["1", "2"]);
});

test("other failures are results", async () => {
  const a = await startCell(() => failed("unstorable-document"));
  expect(outcomes(await send({ a: a.client }, [report("1", 1)]))).toMatchObject([
    { outcome: "failed", problem: "unstorable-document" },
  ]);
});

test("a cell that does not answer delays its own reports only", async () => {
  const a = await startCell(({ client_id }) => (client_id === 1 ? "hang" : inCell("b")));
  const b = await startCell(() => APPLIED);
  const sender = createReportSender({
    cells: [
      { name: "a", client: a.client },
      { name: "b", client: b.client },
    ],
  });
  for await (const _ of sender.send([report("learn", 2)]));
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const results = sender.send([report("silent", 1), report("x", 2), report("y", 2)], { signal: stop.signal });
  expect((await results.next()).value).toMatchObject({ index: 1 });
  expect((await results.next()).value).toMatchObject({ index: 2 });
  const next = results.next();
  stop.abort(new Error("enough"));
  await expect(next).rejects.toThrow("enough");
});

test("a cell that is away gets its reports when it is back", async () => {
  let isAway = true;
  const { client } = await answerWith((request, response) => {
    if (isAway) return response.destroy();
    request.resume();
    return response.end(`${JSON.stringify({ line: 1, report_id: "1", session_id: 1, ...APPLIED })}\n`);
  });
  setTimeout(() => {
    isAway = false;
  }, 60);
  expect(outcomes(await send({ a: client }, [report("1", 1)]))).toMatchObject([{ outcome: "applied" }]);
});

test("while cells name each other, they are asked again", async () => {
  let asked = 0;
  const a = await startCell(() => (++asked < 3 ? inCell("b") : APPLIED));
  const b = await startCell(() => inCell("a"));
  expect(outcomes(await send({ a: a.client, b: b.client }, [report("1", 1)]))).toMatchObject([
    { outcome: "applied" },
  ]);
  expect(asked).toBe(3);
});

test("a cell that is not among those given is a result", async () => {
  const a = await startCell(() => inCell("x"));
  expect(outcomes(await send({ a: a.client }, [report("1", 1)]))).toMatchObject([
    { problem: "other-cell", cell: "x" },
  ]);
});

test("a cell that rejects the request rejects the whole", async () => {
  const { client } = await answerWith((_, response) =>
    response.writeHead(401).end(JSON.stringify({ type: "problems/unauthenticated", detail: "No key." })),
  );
  await expect(send({ a: client }, [report("1", 1)])).rejects.toThrow(ProblemError);
});

test("no reports have no results", async () => {
  const a = await startCell(() => APPLIED);
  expect(await send({ a: a.client }, [])).toEqual([]);
});
