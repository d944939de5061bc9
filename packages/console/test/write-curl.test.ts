import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { writeCurl } from "../src/pages/callback/write-curl.ts";

const url = "https://merchant.example/it's?a=1&b=$HOME";
const lane = { endpoint: "https://merchant.example", url, state: "active" } as const;

/** The arguments that a shell passes to curl. */
function readArguments(command: string): readonly string[] {
  const output = execFileSync("sh", ["-c", `curl() { printf '%s\\0' "$@"; }\n${command}`], {
    encoding: "utf8",
  });
  return output.split("\0").slice(0, -1);
}

test("a shell passes the exact body and headers on", () => {
  const attempt = {
    started_at: "2026-11-20T09:30:00Z",
    attempt: 1,
    endpoint: "https://merchant.example",
    url,
    duration_ms: 1,
    outcome: "accepted",
    is_redelivery: false,
    worker: "w",
    request_headers: { host: "merchant.example", "webhook-id": "cb_'1'", "content-length": "9" },
  } as const;
  const body = '{"name":"O\'Brien `id` $(id) \\\\ \\n","line":"\n"}';
  const start = ["-sS", "-X", "POST", url, "-H", "webhook-id: cb_'1'"];
  const end = ["--data-binary", body];
  const callback = { history: [attempt], lane };
  expect(readArguments(writeCurl(callback, { body, attempts: [] }))).toEqual([...start, ...end]);
  expect(readArguments(writeCurl(callback, { body, attempts: [attempt] }))).toEqual([...start, ...end]);
  const headers = { ...attempt.request_headers, "webhook-signature": "v1,a v1,b" };
  const redelivery = { ...attempt, is_redelivery: true, headers: { "webhook-signature": "v1,c" } };
  const attempts = [redelivery, { ...attempt, headers }];
  expect(readArguments(writeCurl(callback, { body, attempts }))).toEqual([
    ...start,
    ...["-H", "webhook-signature: v1,a v1,b"],
    ...end,
  ]);
});

test("a callback that was never sent goes to its lane's address", () => {
  expect(readArguments(writeCurl({ history: [], lane }, { body: "{}", attempts: [] }))).toEqual([
    ...["-sS", "-X", "POST", url, "-H", "content-type: application/json", "--data-binary", "{}"],
  ]);
});
