import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { runLine } from "../../../test/run-line.ts";

const ENDPOINT = {
  endpoint: "https://merchant.example",
  client_ids: [10077],
  limits: [{ concurrency: 20 }, { concurrency: 4, rate_per_second: 5 }],
  state: "active",
  breaker: "open",
  breaker_open_until: "2026-11-22T10:05:00.123Z",
  failures: 12,
  lanes: 2,
  lanes_parked: 0,
  lanes_paused: 0,
  callbacks: 3,
  redeliveries: 0,
};

test("prints the limits, and until when a circuit breaker is open", async () => {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ items: [ENDPOINT] }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const environment = { OPERATOR_URL: `http://127.0.0.1:${port}`, OPERATOR_KEY: "operator-key" };
  const { code, out } = await runLine(["endpoints", "list", "--breaker", "open"], { environment });
  expect(code).toBe(0);
  const [head = "", row = ""] = out.split("\n");
  expect(head.split(/ {2,}/).slice(2, 5)).toEqual(["breaker", "open until", "limits"]);
  expect(row.split(/ {2,}/).slice(2, 5)).toEqual([
    "open",
    "2026-11-22T10:05:00Z",
    "20 at once; 4 at once, 5/s",
  ]);
});
