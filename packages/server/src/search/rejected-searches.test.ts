import type { RejectedSearch } from "@payment-routing/decision-store";
import { expect, test, vi } from "vitest";
import { createMetrics } from "../metrics/metrics.ts";
import { recordRejectedSearches } from "./rejected-searches.ts";

async function collect() {
  const metrics = createMetrics("");
  const records: RejectedSearch[] = [];
  const recordRejected = (search: RejectedSearch) => records.push(search);
  const record = recordRejectedSearches({ recordRejected }, metrics);
  const reject = (caller: string, userAgent?: string) => {
    const problem = { code: "unauthenticated", detail: "" } as const;
    record({ problem, exchange: { requestId: "r" } as never, caller, bytes: 0, userAgent });
  };
  const count = async (outcome: string) =>
    (await metrics.rejectedSearches.get()).values.find(({ labels }) => labels.outcome === outcome)?.value;
  return { records, reject, count };
}

test("a caller and the process have a share of records; what is left out is counted", async () => {
  vi.useFakeTimers({ toFake: ["performance", "Date"] });
  const { records, reject, count } = await collect();
  for (let i = 0; i < 100; i++) reject("a");
  expect(records).toHaveLength(30);
  expect(await count("left-out")).toBe(70);
  reject("b");
  expect(records).toHaveLength(31);
  vi.advanceTimersByTime(2000);
  reject("a");
  reject("a");
  expect(records.at(-1)).toMatchObject({ leftOut: 70 });
  expect(records).toHaveLength(32);
  vi.advanceTimersByTime(2000);
  reject("a");
  expect(records.at(-1)).toMatchObject({ leftOut: 1 });
  for (let caller = 0; caller < 1000; caller++) reject(`source ${caller}`);
  expect(records.length).toBeLessThanOrEqual(33 + 600);
  expect(await count("recorded")).toBe(records.length);
  vi.useRealTimers();
});

test.each([
  { given: "okhttp/4.12.0", want: "okhttp/4.12.0" },
  { given: "curl/8.5.0 (x; y)", want: "curl/8.5.0" },
  { given: "Java", want: "Java" },
  { given: "<script>", want: undefined },
  { given: "Kunde Müller", want: "Kunde" },
  { given: `${"a".repeat(41)}/1`, want: undefined },
  { given: undefined, want: undefined },
])("the product of $given is $want", async ({ given, want }) => {
  const { records, reject } = await collect();
  reject("a", given);
  expect(records[0]?.product).toBe(want);
});
