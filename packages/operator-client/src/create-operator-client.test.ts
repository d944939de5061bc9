import { once } from "node:events";
import type { IncomingMessage, RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { REQUESTS as OPERATOR_REQUESTS } from "@payment-routing/operator-contract/requests";
import { REQUESTS as PROCESSOR_REQUESTS } from "@payment-routing/processor-contract/requests";
import { expect, test, vi } from "vitest";
import { answerWith } from "../test/answer-with.ts";
import { createOperatorClient, type OperatorClient, ProblemError } from "./index.ts";

const PROBLEM = {
  type: "https://payment-routing.example/problems/invalid-query",
  title: "The query is not valid",
  detail: "The query has one issue.",
  instance: "urn:request:r-1",
  issues: [{ code: "invalid", message: "/from: expected a time", path: "/from", expected: "", received: "" }],
};

async function collect<Value>(values: AsyncIterable<Value>): Promise<readonly Value[]> {
  const collected: Value[] = [];
  for await (const value of values) collected.push(value);
  return collected;
}

test.each<{ name: string; send: (client: OperatorClient) => Promise<unknown>; want: string }>([
  {
    name: "query parameters, without those that are undefined",
    send: (client) => client.call("listLanes", { state: "parked", client_id: undefined, limit: 5 }),
    want: "GET /routing/internal/v1/lanes?state=parked&limit=5",
  },
  {
    name: "an array",
    send: (client) => client.call("listCallbacks", { state: ["waiting", "rejected"] }),
    want: "GET /routing/internal/v1/callbacks?state=waiting%2Crejected",
  },
  {
    name: "parameters with every kind of character",
    send: (client) => client.call("listAudit", { subject: "a&b=ø $& +/" }),
    want: "GET /routing/internal/v1/audit?subject=a%26b%3D%C3%B8+%24%26+%2B%2F",
  },
  {
    name: "a path with every kind of character",
    send: (client) => client.call("readCallback", { callback_id: "a/b?ø $&" }),
    want: "GET /routing/internal/v1/callbacks/a%2Fb%3F%C3%B8%20%24%26",
  },
  {
    name: "a path and a query",
    send: (client) => client.call("listDecisions", { client_id: 7, event_id: 8, explain: true }),
    want: "GET /routing/internal/v1/clients/7/decisions/8?explain=true",
  },
  {
    name: "a body of JSON",
    send: (client) => client.call("pauseLane", { session_id: 7, body: { reason: "why" } }),
    want: 'POST /routing/internal/v1/lanes/7/pause application/json {"reason":"why"}',
  },
  {
    name: "a body of XML, which is sent as it is",
    send: (client) => client.call("explainSearch", { at: "2026-11-20T09:30:00Z", body: "<ø/>" }),
    want: "POST /routing/internal/v1/explain?at=2026-11-20T09%3A30%3A00Z application/xml <ø/>",
  },
  {
    name: "lines",
    send: (client) =>
      collect(client.stream("sendReports", { body: [{ report_id: "a" }, { report_id: "b" }] as never })),
    want: 'POST /routing/internal/v1/reports application/x-ndjson {"report_id":"a"}\n{"report_id":"b"}',
  },
])("a request has $name", async ({ send, want }) => {
  const sent: string[] = [];
  const { client } = await answerWith(async (request, response) => {
    const { method, url, headers } = request;
    sent.push([method, url, headers["content-type"], await text(request)].filter(Boolean).join(" "));
    response.end("{}");
  });
  await send(client);
  expect(sent).toEqual([want]);
});

const LINTED = { configuration: { digest: "sha256:0" } };

test("only the names of headers have capital letters", () => {
  const formats = Object.values({ ...OPERATOR_REQUESTS, ...PROCESSOR_REQUESTS });
  const parameters = formats.flatMap((format) =>
    "parameters" in format ? Object.entries(format.parameters) : [],
  );
  expect(parameters.length).toBeGreaterThan(50);
  for (const [name, parameter] of parameters)
    expect([name, /[A-Z]/.test(name)]).toEqual([name, parameter.in === "header"]);
});

async function readHeaders(send: (client: OperatorClient) => Promise<unknown>, options = {}) {
  const sent: IncomingMessage[] = [];
  const { client } = await answerWith((request, response) => {
    sent.push(request);
    request.resume().once("end", () => response.end("{}"));
  }, options);
  await send(client);
  const { accept, authorization, ...headers } = sent[0]?.headers ?? {};
  return [accept, authorization, headers["if-match"], headers["x-background"], headers["x-csrf-token"]];
}

test("a request has the key, its headers, and says that no person caused it", async () => {
  const report = (client: OperatorClient) =>
    client.call(
      "reportSession",
      { session_id: 7, "If-Match": '"4"', body: {} as never },
      { isBackground: true },
    );
  const json = "application/json";
  expect(await readHeaders(report)).toEqual([json, "Bearer the-key", '"4"', "1", undefined]);
});

test("with a session of the console, requests that change something have its token", async () => {
  const session = { authentication: { csrfToken: () => "the-token" } };
  const signOut = (client: OperatorClient) => client.call("signOut");
  expect(await readHeaders(signOut, session)).toEqual(["*/*", undefined, undefined, undefined, "the-token"]);
  const read = (client: OperatorClient) => client.call("readSystem");
  expect((await readHeaders(read, session)).at(-1)).toBeUndefined();
});

test("a response is read as JSON, as text, or not at all", async () => {
  const { client } = await answerWith(({ method }, response) => {
    if (method === "DELETE") response.writeHead(204).end();
    else response.end('{"version":1.0}');
  });
  expect(await client.call("readSession", { session_id: 1 })).toEqual({ version: 1 });
  expect(await client.text("readSession", { session_id: 1 })).toBe('{"version":1.0}');
  expect(await client.call("signOut")).toBeUndefined();
});

test("a list is read page by page, to its limit", async () => {
  const sent: (string | undefined)[] = [];
  const { client } = await answerWith(({ url }, response) => {
    sent.push(url?.slice(url.indexOf("?") + 1));
    const after = Number(new URLSearchParams(url?.slice(url.indexOf("?"))).get("after") ?? 0);
    response.end(JSON.stringify({ items: [after], ...(after < 2 && { next: String(after + 1) }) }));
  });
  expect(await client.list("listConfigurationVersions")).toEqual([0, 1, 2]);
  expect(await client.list("listActivations", { limit: 2 })).toEqual([0, 1]);
  expect(sent).toEqual([
    "limit=1000",
    "limit=1000&after=1",
    "limit=1000&after=2",
    "limit=2",
    "limit=1&after=1",
  ]);
});

test.each<{ name: string; answer: RequestListener; want: object }>([
  {
    name: "a problem",
    answer: (_, response) => response.writeHead(400).end(JSON.stringify(PROBLEM)),
    want: { code: "invalid-query", message: PROBLEM.detail, problem: { ...PROBLEM, status: 400 } },
  },
  {
    name: "something else than the service",
    answer: (_, response) => response.writeHead(502).end(`<h1>Bad gateway</h1>${" ".repeat(200)}`),
    want: {
      code: "unreadable-answer",
      problem: { status: 502 },
      message: expect.stringMatching(/^Expected a document of the service, got <h1>Bad gateway<\/h1> {180}$/),
    },
  },
  {
    name: "JSON that is no problem",
    answer: (_, response) => response.writeHead(500).end("null"),
    want: { code: "unreadable-answer", problem: { status: 500 } },
  },
  {
    name: "a page to sign in",
    answer: (_, response) => response.end(""),
    want: {
      code: "unreadable-answer",
      problem: { status: 200 },
      message: "Expected a document of the service, got an empty body",
    },
  },
  {
    name: "a redirect, which would take the key elsewhere",
    answer: (_, response) => response.writeHead(307, { location: "http://elsewhere.example/" }).end(),
    want: {
      code: "no-answer",
      problem: { status: 0 },
      message: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+ cannot be reached: unexpected redirect$/),
    },
  },
  {
    name: "an answer that breaks off",
    answer: (_, response) => {
      response.writeHead(200, { "content-length": "9" }).write("{");
      setTimeout(() => response.destroy(), 20);
    },
    want: {
      code: "interrupted",
      message: expect.stringMatching(
        / closed the connection \(completed steps are kept\): other side closed$/,
      ),
    },
  },
  {
    name: "no answer in time",
    answer: () => {},
    want: {
      code: "no-answer",
      message: expect.stringMatching(/: The operation was aborted due to timeout$/),
    },
  },
  {
    name: "half an answer in time",
    answer: (_, response) => {
      response.write("{");
    },
    want: { code: "interrupted" },
  },
])("$name is a ProblemError", async ({ answer, want }) => {
  const { client } = await answerWith(answer, { timeoutMs: 500 });
  const error = await client
    .call("pauseLane", { session_id: 1, body: { reason: "x" } })
    .catch((error) => error);
  expect(error).toBeInstanceOf(ProblemError);
  expect(error).toMatchObject(want);
});

test("https to a port for http is named", async () => {
  const { origin } = await answerWith(() => {});
  const url = origin.replace("http:", "https:");
  const client = createOperatorClient({ url, authentication: { key: "the-key" } });
  await expect(client.call("listLanes")).rejects.toThrow(
    `${url} cannot be reached: the URL begins with https:, but its port answers without TLS; it may be a port for http:`,
  );
});

test("the failure of each address is named", async () => {
  const { client, origin } = await answerWith(() => {});
  const cause = new AggregateError([
    new Error("connect ECONNREFUSED ::1:1"),
    new Error("connect ETIMEDOUT 10.0.0.7:1"),
  ]);
  vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("fetch failed", { cause }));
  await expect(client.call("listLanes")).rejects.toThrow(
    `${origin} cannot be reached: connect ECONNREFUSED ::1:1; connect ETIMEDOUT 10.0.0.7:1`,
  );
});

test("problems of the service are reported before a request rejects", async () => {
  const reported: unknown[] = [];
  const onProblem = async ({ code }: ProblemError, id: string) => reported.push(id, code);
  const { client } = await answerWith((_, response) => response.writeHead(400).end(JSON.stringify(PROBLEM)), {
    onProblem,
  });
  await expect(client.call("listLanes")).rejects.toThrow(PROBLEM.detail);
  await expect(client.stream("followChanges").next()).rejects.toThrow(PROBLEM.detail);
  expect(reported).toEqual(["listLanes", "invalid-query", "followChanges", "invalid-query"]);
});

test("an abort by the caller is no problem", async () => {
  const { client } = await answerWith(() => {});
  const signal = AbortSignal.abort("enough");
  await expect(client.call("readSystem", {}, { signal })).rejects.toBe("enough");
});

test.each<{ name: string; given: readonly (string | Uint8Array)[]; want: readonly unknown[] }>([
  { name: "lines in one chunk", given: ['{"done":1}\n{"done":2}\n'], want: [{ done: 1 }, { done: 2 }] },
  { name: "a line in several chunks", given: ['{"do', 'ne":1', "}\n"], want: [{ done: 1 }] },
  { name: "a last line without an end", given: ['{"done":1}\n{"done":2}'], want: [{ done: 1 }, { done: 2 }] },
  { name: "empty lines", given: ["\n\n"], want: [] },
  { name: "nothing", given: [], want: [] },
  {
    name: "a character in two chunks",
    given: ['{"at":"', new Uint8Array([0xc3]), new Uint8Array([0xa9]), '"}\n'],
    want: [{ at: "é" }],
  },
])("a stream is read: $name", async ({ given, want }) => {
  const { client } = await answerWith(async (_, response) => {
    response.flushHeaders();
    for (const chunk of given) {
      response.write(chunk);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    response.end();
  });
  const lines = client.stream("lintConfiguration", { body: LINTED });
  expect(await collect(lines)).toEqual(want);
});

test("a line is read as soon as it comes, and a stream has no time limit", async () => {
  const finish = Promise.withResolvers<void>();
  const answer: RequestListener = async (_, response) => {
    response.write('{"done":1}\n');
    await finish.promise;
    response.end('{"done":2}\n');
  };
  const { client } = await answerWith(answer, { timeoutMs: 20 });
  const lines = client.stream("lintConfiguration", { body: LINTED });
  expect(await lines.next()).toEqual({ done: false, value: { done: 1 } });
  setTimeout(finish.resolve, 60);
  expect(await lines.next()).toEqual({ done: false, value: { done: 2 } });
  expect((await lines.next()).done).toBe(true);
});

test("events are read", async () => {
  const accepted: unknown[] = [];
  const { client } = await answerWith(({ headers }, response) => {
    accepted.push(headers.accept);
    response.end(': hello\n\nid: 1\ndata: {"kinds":["lanes"]}\n\ndata: {"kinds":[]}\n\n');
  });
  expect(await collect(client.stream("followChanges"))).toEqual([{ kinds: ["lanes"] }, { kinds: [] }]);
  expect(accepted).toEqual(["text/event-stream"]);
});

test.each([
  { name: "breaks off", end: "" },
  { name: "has a line that is not JSON", end: "<h1>\n" },
])("a stream that $name is an error, after the lines that came", async ({ end }) => {
  const { client } = await answerWith((_, response) => {
    response.write('{"done":1}\n');
    setTimeout(() => (end === "" ? response.destroy() : response.write(end)), 20);
  });
  const lines: unknown[] = [];
  const read = async () => {
    for await (const line of client.stream("lintConfiguration", { body: LINTED })) lines.push(line);
  };
  await expect(read()).rejects.toMatchObject({
    name: "ProblemError",
    code: "interrupted",
    problem: { status: 0 },
  });
  expect(lines).toEqual([{ done: 1 }]);
});

test.each([
  { name: "stops", stop: (_: AbortController, lines: AsyncGenerator) => lines.return(undefined) },
  {
    name: "aborts",
    stop: async (controller: AbortController, lines: AsyncGenerator) => {
      const next = lines.next();
      controller.abort("enough");
      await expect(next).rejects.toBe("enough");
    },
  },
])("a reader that $name ends the request", async ({ stop }) => {
  const closed = Promise.withResolvers<unknown>();
  const { client } = await answerWith((_, response) => {
    response.write('{"done":1}\n');
    closed.resolve(once(response, "close"));
  });
  const controller = new AbortController();
  const { signal } = controller;
  const lines = client.stream("lintConfiguration", { body: LINTED }, { signal });
  await lines.next();
  await stop(controller, lines);
  await closed.promise;
});
