import { expect, test } from "vitest";
import { run } from "./delivery.ts";

const SMALL = {
  warmUpSessions: 20,
  sessions: 50,
  batchedSessions: 100,
  latencyMs: 500,
  backlog: 600,
  rounds: 1,
  progress: () => {},
};

test("delivery measures every documented figure, from report to receipt", {
  timeout: 120_000,
}, async () => {
  const { figures } = await run({}, SMALL);
  const names = [
    "callbacks_per_s",
    "callbacks_batched_per_s",
    "commit_to_receipt_ms_p50",
    "commit_to_receipt_ms_p99",
    "vs_bare_post",
    "callback_bytes_stored",
    "callbacks_per_s_with_dead_endpoint_backlog",
  ];
  const cpuNames = ["per_callback", "api", "worker", "database"].map((name) => `cpu_ms_${name}`);
  for (const name of [...names, ...cpuNames, ...cpuNames.map((name) => `${name}_batched`)])
    expect({ [name]: figures[name] }).toEqual({ [name]: expect.any(Number) });
  expect(names.filter((name) => !(Number(figures[name]) > 0))).toEqual([]);
  // The first 128 are due again later; the open circuit breaker leaves the others.
  expect(figures.dead_endpoint_backlog).toBeGreaterThan(300);
});
