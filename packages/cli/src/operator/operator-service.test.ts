import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { CommandError } from "../command.ts";
import { connectOperator, type OperatorService } from "./operator-service.ts";

/** A service with a scripted answer, behind a path of a proxy. */
async function answerWith(answer: RequestListener): Promise<{ service: OperatorService; origin: string }> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { service: connectOperator({ url: new URL(`${origin}/routing/`), key: "the-key" }), origin };
}

async function catchLines(attempt: () => Promise<unknown>): Promise<readonly string[]> {
  try {
    await attempt();
  } catch (error) {
    if (error instanceof CommandError) return error.lines;
    throw error;
  }
  throw new Error("nothing was thrown");
}

const PROBLEM = {
  type: "https://payment-routing.example/problems/invalid-query",
  detail: "The query has one issue.",
  issues: [{ message: "/from: expected a time, got\u001b[2J another" }],
};

test("a request has its path, its defined query parameters, and the key", async () => {
  const { service } = await answerWith(({ method, url, headers }, response) => {
    response.end(JSON.stringify({ method, url, authorization: headers.authorization }));
  });
  expect(await service.get("/lanes", { state: "parked", client_id: undefined, limit: 5 })).toEqual({
    method: "GET",
    url: "/routing/internal/v1/lanes?state=parked&limit=5",
    authorization: "Bearer the-key",
  });
});

test.each<{ name: string; answer: RequestListener; want: readonly unknown[] }>([
  {
    name: "a problem",
    answer: (_, response) => response.writeHead(400).end(JSON.stringify(PROBLEM)),
    want: [
      "the service answered 400 invalid-query: The query has one issue.",
      "  /from: expected a time, got\\u{1b}[2J another",
    ],
  },
  {
    name: "something else than the service",
    answer: (_, response) => response.writeHead(502).end("<h1>Bad gateway</h1>\u001b[2J"),
    want: ["the service answered 502: <h1>Bad gateway</h1>\\u{1b}[2J"],
  },
  {
    name: "a redirect, which would take the key elsewhere",
    answer: (_, response) => response.writeHead(307, { location: "http://elsewhere.example/" }).end(),
    want: [expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+ cannot be reached: unexpected redirect$/)],
  },
  {
    name: "no JSON",
    answer: (_, response) => response.end("<h1>Sign in</h1>\u001b[2J"),
    want: ["the service answered 200 with a body that is not JSON: <h1>Sign in</h1>\\u{1b}[2J"],
  },
  {
    name: "an answer that breaks off",
    answer: (_, response) => {
      response.writeHead(200, { "content-length": "9" }).write("{");
      setTimeout(() => response.destroy(), 20);
    },
    want: [expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+ cannot be reached: other side closed$/)],
  },
])("$name is printed with escapes for a terminal", async ({ answer, want }) => {
  const { service } = await answerWith(answer);
  expect(await catchLines(() => service.post("/lanes/1/pause", { reason: "x" }))).toEqual(want);
});

test("https to a port for http is named", async () => {
  const { origin } = await answerWith(() => {});
  const url = new URL(origin.replace("http:", "https:"));
  expect(await catchLines(() => connectOperator({ url, key: "the-key" }).get("/lanes"))).toEqual([
    `${url.origin} cannot be reached: the URL begins with https:, but its port answers without TLS; it may be a port for http:`,
  ]);
});

test("the failure of each address is named", async () => {
  const { service, origin } = await answerWith(() => {});
  const cause = new AggregateError([
    new Error("connect ECONNREFUSED ::1:1"),
    new Error("connect ETIMEDOUT 10.0.0.7:1"),
  ]);
  vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("fetch failed", { cause }));
  expect(await catchLines(() => service.get("/lanes"))).toEqual([
    `${origin} cannot be reached: connect ECONNREFUSED ::1:1; connect ETIMEDOUT 10.0.0.7:1`,
  ]);
});

test("lines come as they are sent, wherever they are cut", async () => {
  const { service } = await answerWith((_, response) => {
    response.write('{"done":1}\n{"do');
    setTimeout(() => response.end('ne":2}\n'), 20);
  });
  const lines: unknown[] = [];
  for await (const line of service.postLines("/redeliveries", {}, {})) lines.push(line);
  expect(lines).toEqual([{ done: 1 }, { done: 2 }]);
});

test("lines that break off are an error, after those that came", async () => {
  const { service } = await answerWith((_, response) => {
    response.write('{"done":1}\n');
    setTimeout(() => response.destroy(), 20);
  });
  const lines: unknown[] = [];
  const told = await catchLines(async () => {
    for await (const line of service.postLines("/redeliveries", {}, {})) lines.push(line);
  });
  expect(lines).toEqual([{ done: 1 }]);
  expect(told).toEqual([expect.stringMatching(/ closed the connection\. Completed steps are kept$/)]);
});
