import { Histogram, Registry } from "prom-client";
import { expect, test } from "vitest";
import { DurationHistogram } from "./duration-histogram.ts";

const OPTIONS = {
  name: "seconds",
  help: "How long.",
  labelNames: ["operation", "status_code"] as const,
  buckets: [0.1, 1],
};

test("it writes what prom-client's own writes", async () => {
  const [ours, theirs] = [new Registry(), new Registry()];
  const histogram = new DurationHistogram({ ...OPTIONS, registers: [ours] });
  const model = new Histogram({ ...OPTIONS, labelNames: [...OPTIONS.labelNames], registers: [theirs] });
  for (const [operation, status, seconds] of [
    ["search", 200, 0.05],
    ["search", 200, 0.1],
    ["search", 200, 0.11],
    ["search", 400, 7],
    ["livez", 200, 1],
  ] as const) {
    histogram.observe([operation, status], seconds);
    model.observe({ operation, status_code: status }, seconds);
  }
  const text = await ours.metrics();
  expect(text).toBe(await theirs.metrics());
  expect(text).toContain('seconds_bucket{le="+Inf",operation="search",status_code="200"} 3');
});

test("after a reset it begins anew", async () => {
  const registry = new Registry();
  const histogram = new DurationHistogram({ ...OPTIONS, registers: [registry] });
  histogram.observe(["search", 200], 1);
  registry.resetMetrics();
  expect(await registry.metrics()).toBe("# HELP seconds How long.\n# TYPE seconds histogram\n");
});
