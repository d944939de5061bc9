import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { runLine } from "../../test/run-line.ts";

/** Runs a command against a scripted service. `ORIGIN` stands for the address of the service in what it prints. */
async function runAgainst(answer: RequestListener, args: readonly string[]) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { code, out, err } = await runLine([...args, "--url", origin, "--key", "the-key"], {});
  return { code, out, err: err.replaceAll(origin, "ORIGIN") };
}

const LIST = ["lanes", "list"];
const PROBLEM = {
  type: "https://payment-routing.example/problems/invalid-query",
  detail: "The query has one issue.",
  issues: [{ message: "/from: expected a time, got\u001b[2J another" }],
  configuration_issues: [{ file: "a.yaml", line: 3, column: 7, message: "methods: expected one" }],
};

test.each<{ name: string; answer: RequestListener; want: string }>([
  {
    name: "a problem",
    answer: (_, response) => response.writeHead(400).end(JSON.stringify(PROBLEM)),
    want: [
      "the service answered 400 invalid-query: The query has one issue.",
      "  /from: expected a time, got\\u{1b}[2J another",
      "  a.yaml:3:7 methods: expected one",
    ].join("\n"),
  },
  {
    name: "something else than the service",
    answer: (_, response) => response.writeHead(502).end("<h1>Bad gateway</h1>\u001b[2J"),
    want: "the service answered 502 unreadable-answer: Expected a document of the service, got <h1>Bad gateway</h1>\\u{1b}[2J",
  },
  {
    name: "no JSON",
    answer: (_, response) => response.end("<h1>Sign in</h1>\u001b[2J"),
    want: "the service answered 200 unreadable-answer: Expected a document of the service, got <h1>Sign in</h1>\\u{1b}[2J",
  },
  {
    name: "a redirect",
    answer: (_, response) => response.writeHead(307, { location: "http://elsewhere.example/" }).end(),
    want: "ORIGIN cannot be reached: unexpected redirect",
  },
])("$name is printed with escapes for a terminal", async ({ answer, want }) => {
  expect(await runAgainst(answer, LIST)).toEqual({ code: 1, out: "", err: want });
});

test("with --json, a problem is printed as JSON too", async () => {
  const answer: RequestListener = (_, response) => response.writeHead(400).end(JSON.stringify(PROBLEM));
  const { out } = await runAgainst(answer, [...LIST, "--json"]);
  expect(JSON.parse(out)).toEqual({ issues: PROBLEM.configuration_issues });
});

test("an action that cannot be followed any more goes on", async () => {
  const answer: RequestListener = ({ method, url }, response) => {
    if (method === "POST")
      response
        .writeHead(202)
        .end('{"action_id":7,"state":"running","done":1,"total":2,"counts":{},"waits_for":[]}');
    else if (url?.includes("/actions/")) response.destroy();
    else response.end('{"lanes":2,"clients":1,"endpoints":1,"callbacks":2,"left":0}');
  };
  const args = ["lanes", "pause", "--client-id", "7", "--reason", "x", "--yes"];
  expect(await runAgainst(answer, args)).toMatchObject({
    code: 1,
    err: [
      "Action 7 goes on. To see it: payment-routing actions show 7",
      "ORIGIN cannot be reached: other side closed",
    ].join("\n"),
  });
});
