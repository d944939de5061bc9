import type { Pool } from "@payment-routing/database";
import { expect, onTestFinished, test, vi } from "vitest";
import { collectLog } from "../test/collect-log.ts";
import { maintainDecisions } from "./decision-maintenance.ts";

test("failures are logged once an hour but not at startup, until maintenance stops", async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const fail = vi.fn(() => Promise.reject(new Error("away")));
  const pool = { query: fail, connect: fail } as unknown as Pool;
  const log = collectLog();
  const stop = maintainDecisions(pool, 30, log);
  await vi.advanceTimersByTimeAsync(3_599_000);
  // The hourly work, and that of every minute.
  expect([fail.mock.calls.length, log.messages.length]).toEqual([1 + 60, 0]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([fail.mock.calls.length, log.messages.length]).toEqual([2 + 120, 2]);
  stop();
  await vi.advanceTimersByTimeAsync(7_200_000);
  expect(fail).toHaveBeenCalledTimes(122);
});
