import { expect, test, vi } from "vitest";
import { basic, FULL_SEARCH, loadSandbox } from "../../test/sandbox.ts";
import { search, send } from "../../test/send.ts";
import { startServer } from "../../test/start-server.ts";
import { readVersion } from "./metrics.ts";

test("metrics count requests, problems, failed authentications and the phases of a search", async () => {
  const { port } = await startServer();
  await search(port);
  await search(port, { method: "POST", body: "<x/>" });
  await search(port, { headers: { authorization: basic(10077, "wrong") } });
  await search(port, { method: "PROPFIND" });
  await send(port, { path: "/nothing" });
  const { headers, body } = await send(port, { path: "/metrics" });
  expect(headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  const { router } = await loadSandbox();
  for (const line of [
    'payment_routing_http_request_duration_seconds_count{operation="search",method="GET",status_code="200"} 1',
    'payment_routing_http_request_duration_seconds_count{operation="search",method="POST",status_code="400"} 1',
    'payment_routing_http_request_duration_seconds_count{operation="search",method="GET",status_code="401"} 1',
    'payment_routing_http_request_duration_seconds_count{operation="search",method="OTHER",status_code="405"} 1',
    'payment_routing_http_request_duration_seconds_count{operation="other",method="GET",status_code="404"} 1',
    'payment_routing_problems_total{code="invalid-document"} 1',
    'payment_routing_problems_total{code="unauthenticated"} 1',
    'payment_routing_problems_total{code="no-eligible-method"} 0',
    'payment_routing_authentication_failures_total{reason="denied"} 1',
    'payment_routing_search_phase_duration_seconds_count{phase="decode"} 2',
    'payment_routing_search_phase_duration_seconds_count{phase="decide"} 1',
    "payment_routing_http_requests_in_flight 1",
    `payment_routing_info{version="${readVersion()}",configuration_digest="${router.configurationDigest}"} 1`,
  ]) {
    expect(body.split("\n")).toContain(line);
  }
  expect(body).toContain("process_cpu_seconds_total");
});

test("two servers of a process have separate metrics", async () => {
  const [first, second] = [await startServer(), await startServer()];
  await search(first.port);
  const count =
    'payment_routing_http_request_duration_seconds_count{operation="search",method="GET",status_code="200"} 1';
  expect((await send(first.port, { path: "/metrics" })).body).toContain(count);
  expect((await send(second.port, { path: "/metrics" })).body).not.toContain(count);
});

test("a closed server ignores changes of the configuration", async () => {
  const end = vi.fn();
  const configuration = { current: await loadSandbox(), onReplaced: () => end, onRejected: () => end };
  const { server } = await startServer({ configuration });
  expect(end).not.toHaveBeenCalled();
  await server.close();
  expect(end).toHaveBeenCalledTimes(2);
});

test.each(["/livez", "/readyz", "/metrics"])("%s answers GET and HEAD without a key", async (path) => {
  const { port } = await startServer();
  const { status, headers } = await send(port, { path });
  expect([status, headers["content-type"]]).toEqual([200, expect.stringMatching(/; charset=utf-8$/)]);
  const head = await send(port, { path, method: "HEAD" });
  expect([head.status, head.body]).toEqual([200, ""]);
});

test("with a separate port, the ports share no paths", async () => {
  const { port, operationsPort } = await startServer({ settings: { operationsPort: 0 } });
  for (const path of ["/livez", "/readyz", "/metrics"]) {
    expect((await send(port, { path })).status).toBe(404);
    expect((await send(operationsPort, { path })).status).toBe(200);
  }
  expect((await search(port)).status).toBe(200);
  expect((await search(operationsPort)).status).toBe(404);
});

test("a search is one log line", async () => {
  const { port, log } = await startServer();
  await search(port, { headers: { "x-request-id": "r-1" } });
  await expect.poll(log).toHaveLength(1);
  expect(log()).toEqual([
    {
      level: "info",
      event: "request",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      service: "payment-routing",
      pid: process.pid,
      msg: "request",
      request_id: "r-1",
      operation: "search",
      method: "GET",
      status: 200,
      client_id: 10077,
      key_id: "sandbox-key",
      account_id: 100482,
      event_id: 918273645,
      duration_ms: expect.any(Number),
    },
  ]);
});

test("a rejection is logged with its problem and the event_id of an invalid document", async () => {
  const { port, log } = await startServer();
  await search(port, { body: FULL_SEARCH.replace("<decimal>2</decimal>", "") });
  await expect.poll(log).toHaveLength(1);
  expect(log()[0]).toMatchObject({
    status: 400,
    problem: "invalid-document",
    client_id: 10077,
    event_id: 918273645,
  });
});

test("an unauthenticated caller is logged with the reason", async () => {
  const { port, log } = await startServer({ settings: { clientRequestsPerSecond: 1 } });
  await search(port, { headers: { authorization: basic(10077, "wrong") } });
  await search(port);
  await search(port);
  await expect.poll(log).toHaveLength(3);
  expect(log()[0]).toMatchObject({ status: 401, authentication_failure: "denied" });
  expect(log()[2]).toMatchObject({ status: 429, problem: "client-limit-exceeded", client_id: 10077 });
});

test("no personal or secret data is logged", async () => {
  const { port, log } = await startServer();
  const documents = [
    FULL_SEARCH,
    FULL_SEARCH.replace("28880019", "28880019x"),
    FULL_SEARCH.slice(0, -40),
    FULL_SEARCH.replace("10077", "1"),
  ];
  const keys = [
    basic(10077, "sandbox-key"),
    "Bearer sandbox-key",
    basic(10077, "wrong-key"),
    "ada@example.test",
  ];
  for (const body of documents) {
    for (const authorization of keys) {
      await search(port, { body, headers: { authorization, "x-forwarded-for": "203.0.113.7" } });
    }
  }
  await send(port, { path: "/ada@example.test?ip=203.0.113.7" });
  await send(port, { path: "/%zz/ada@example.test" });
  // One more line warns about X-Forwarded-For.
  await expect.poll(log).toHaveLength(documents.length * keys.length + 3);
  const personal = [
    "28880019",
    "ada@",
    "203.0.113.7",
    "b6f2c4de",
    "127.0.0.1",
    "-key",
    "QX7-2026",
    "Bearer",
    "Basic",
    ...keys,
  ];
  // The IDs of keys are logged.
  const text = JSON.stringify(log().map(({ key_id: _name, ...line }) => line));
  expect(personal.filter((secret) => text.includes(secret))).toEqual([]);
});

test("with a sample of 0 %, only rejections are logged; everything is counted", async () => {
  const { port, log } = await startServer({ settings: { requestLogPercent: 0 } });
  await search(port);
  await search(port, { body: "<x/>" });
  await send(port, { path: "/nothing" });
  const { body } = await send(port, { path: "/metrics" });
  expect(
    log()
      .filter(({ msg }) => msg === "request")
      .map(({ status }) => status),
  ).toEqual([400, 404]);
  expect(body).toContain('operation="search",method="GET",status_code="200"} 1');
});
