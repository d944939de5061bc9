import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { runLine } from "../../test/run-line.ts";

const RECORD = { audit_id: 1, at: "2026-11-22T10:00:00.000Z", actor: "anna (postgres)", reason: "on call" };
const ITEMS = [
  { ...RECORD, action: "create-key", subject: "internal:operator", detail: { key_id: "night-shift" } },
  { ...RECORD, action: "pause-lane", subject: "session:7740012", detail: { before: {} } },
];

test("names the key that was created or revoked", async () => {
  const server = createServer((_, response) => response.end(JSON.stringify({ items: ITEMS }))).listen(0);
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { code, out } = await runLine(["audit"], { environment: { OPERATOR_URL: url, OPERATOR_KEY: "key" } });
  expect([code, ...out.split("\n").map((line) => line.split(/ {2,}/))]).toEqual([
    0,
    ["when", "by", "did", "to", "why"],
    [
      "2026-11-22T10:00:00Z",
      "anna (postgres)",
      "create-key",
      "internal:operator, key night-shift",
      "on call",
    ],
    ["2026-11-22T10:00:00Z", "anna (postgres)", "pause-lane", "session:7740012", "on call"],
  ]);
});
