import type { Callback } from "@payment-routing/operator-contract";
import type { HistoryItem } from "@payment-routing/processor-contract";
import { expect, test } from "vitest";
import { mergeTimeline } from "./merge-timeline.ts";

function report(at: string): HistoryItem {
  return {
    at,
    report_id: at,
    source_sequence: 1,
    occurred_at: at,
    reported_by: "processor",
    outcome: "applied",
    version: 1,
    changes: [],
  };
}

function callback(sequence: number, madeAt: string, settledAt?: string): Callback {
  return {
    callback_id: `cb_${sequence}`,
    session_id: 1,
    sequence,
    client_id: 1,
    account_id: 1,
    state: settledAt === undefined ? "waiting" : "delivered",
    is_final: false,
    session_code: 1,
    transaction_ids: [],
    transaction_codes: [],
    made_at: madeAt,
    ...(settledAt !== undefined && { settled_at: settledAt }),
    supersedes: [],
    attempts: 0,
  };
}

const [first, second, third] = [
  "2026-11-20T09:00:00.000Z",
  "2026-11-20T09:00:01.000Z",
  "2026-11-20T10:00:00Z",
] as const;

test("a cause comes before what it causes, also at the same time", () => {
  const entries = mergeTimeline(
    [report(first), report(second)],
    // The list of callbacks has the newest first.
    [callback(2, second), callback(1, first, second)],
  );
  expect(entries.map(({ kind, at }) => [kind, at])).toEqual([
    ["report", first],
    ["callback", first],
    ["report", second],
    ["callback", second],
    ["settled", second],
  ]);
});

test("callbacks made at the same time follow their sequence", () => {
  const entries = mergeTimeline(
    [],
    [callback(3, first, third), callback(2, first), callback(1, first, third)],
  );
  expect(entries.map((entry) => entry.kind !== "report" && [entry.kind, entry.callback.sequence])).toEqual([
    ["callback", 1],
    ["callback", 2],
    ["callback", 3],
    ["settled", 1],
    ["settled", 3],
  ]);
});
