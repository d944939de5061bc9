import type { Pool } from "@payment-routing/database";
import { expect, onTestFinished, test, vi } from "vitest";
import { CLOSED, useArchiveTrial } from "../test/archive-trial.ts";
import { collectLog } from "../test/collect-log.ts";
import { makeDecision } from "../test/decision-records.ts";
import { maintainArchive, maintainDecisions } from "./decision-maintenance.ts";
import { storeDecisions } from "./stored-blocks.ts";

const trial = useArchiveTrial();

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

test("closed days are archived in a thread that logs", async () => {
  const { connectionString } = trial;
  const { folder, read } = await trial.open();
  await storeDecisions(trial.pool, [makeDecision({ instant: CLOSED })]);
  const log = collectLog();
  const settings = { connectionString, queryTimeoutMs: 30_000, folder, retentionDays: 30 };
  onTestFinished(maintainArchive(settings, log));
  await vi.waitUntil(() => log.messages.length > 0, { timeout: 20_000, interval: 100 });
  expect(log.messages).toEqual(["decisions archived"]);
  expect(await read()).toEqual({ events: [1], unreadable: [] });
}, 30_000);
