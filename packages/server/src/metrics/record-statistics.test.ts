import type { Pool } from "@payment-routing/database";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { KeyUses } from "./key-uses.ts";
import { createLogger } from "./logger.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { recordStatistics } from "./record-statistics.ts";

const START = Date.parse("2026-11-26T10:00:30Z");
const MINUTE_MS = 60_000;

let metrics: Metrics;
/** Whether inserts succeed. */
let isReached: boolean;
let stored: { readonly minute: string; readonly rows: readonly object[] }[];
beforeEach(() => {
  vi.useFakeTimers({
    now: START,
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
  metrics = createMetrics("");
  isReached = true;
  stored = [];
});
afterEach(() => {
  vi.useRealTimers();
});

function record() {
  const pool = {
    connect: () => Promise.reject(new Error("no maintenance in this test")),
    async query(_sql: string, [, minute, rows]: [string, Date, string]) {
      if (!isReached) throw new Error("away");
      stored.push({ minute: minute.toISOString(), rows: JSON.parse(rows) });
    },
  } as unknown as Pool;
  const logger = createLogger("fatal", { write: () => {} });
  return recordStatistics(pool, {
    processId: "p",
    metrics,
    delivery: undefined,
    keyUses: new KeyUses(),
    logger,
  });
}

const listCounts = () =>
  stored.map(({ minute, rows }) => [minute.slice(11, 16), ...rows.map((row) => ({ ...row }))]);

test("stores a minute when it is over, by differences of the counters, and none in which nothing happened", async () => {
  metrics.decisionRecords.inc({ outcome: "stored" }, 5);
  record();
  await vi.advanceTimersByTimeAsync(MINUTE_MS / 2 - 1);
  expect(stored).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  metrics.decisionRecords.inc({ outcome: "stored" }, 2);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  const row = { series: "decisions", endpoint: "", outcome: "stored" };
  expect(listCounts()).toEqual([
    ["10:00", { ...row, count: 5 }],
    ["10:02", { ...row, count: 2 }],
  ]);
});

test("minutes wait while the database is away, for an hour", async () => {
  const recorder = record();
  isReached = false;
  for (let minute = 0; minute < 62; minute++) {
    metrics.searches.add("offered", 1);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
  }
  expect(await recorder.stop()).toBe(false);
  isReached = true;
  metrics.searches.add("offered", 1);
  expect(await recorder.stop()).toBe(true);
  expect([stored.length, stored[0]?.minute, stored.at(-1)?.minute]).toEqual([
    60,
    "2026-11-26T10:03:00.000Z",
    "2026-11-26T11:02:00.000Z",
  ]);
});
