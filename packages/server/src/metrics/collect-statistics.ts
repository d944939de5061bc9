import type { StatisticsCount } from "@payment-routing/database";
import type { Counter } from "prom-client";
import type { DeliveryAccess } from "../http/delivery-access.ts";
import type { Metrics } from "./metrics.ts";
import { OutcomeCounts } from "./outcome-counts.ts";

/** Returns a function that returns the counts since its last call. Counts that the metrics have are read from them. */
export function collectStatistics(
  { searches, callbacks: created, attempts, decisionRecords }: Metrics,
  delivery: DeliveryAccess | undefined,
): () => Promise<readonly StatisticsCount[]> {
  const callbacks = new OutcomeCounts();
  let endpoints = new Map<string, OutcomeCounts>();
  delivery?.opened?.then(
    ({ delivery: { context } }) => {
      context.events.on("attemptEnded", ({ endpoint, failure, durationMs, commitToReceiptMs }) => {
        const counts = endpoints.get(endpoint) ?? new OutcomeCounts();
        endpoints.set(endpoint, counts);
        counts.add(failure ?? "accepted", durationMs);
        if (commitToReceiptMs !== undefined) callbacks.add("delivered", commitToReceiptMs);
      });
      context.events.on("laneParked", () => callbacks.add("parked"));
    },
    () => {},
  );
  const takeCreated = watchCounter(created);
  const takeAttempts = watchCounter(attempts, "outcome");
  const takeDecisions = watchCounter(decisionRecords, "outcome");

  return async () => {
    const ended = endpoints;
    endpoints = new Map();
    const [createdBy, attemptsBy, decisionsBy] = await Promise.all([
      takeCreated(),
      takeAttempts(),
      takeDecisions(),
    ]);
    const failed = sum([...attemptsBy].filter(([outcome]) => outcome !== "accepted"));
    return [
      ...searches.take("searches"),
      ...callbacks.take("callbacks"),
      ...count("callbacks", "created", sum([...createdBy])),
      ...count("callbacks", "failed-attempt", failed),
      ...[...decisionsBy].flatMap(([outcome, number]) => count("decisions", outcome, number)),
      ...[...ended].flatMap(([endpoint, counts]) => counts.take("attempts", endpoint)),
    ];
  };
}

/** Returns by how much each value of a counter has grown since the last call, by the value of its label. */
function watchCounter<Label extends string>(
  counter: Counter<Label>,
  label?: Label,
): () => Promise<ReadonlyMap<string, number>> {
  const before = new Map<string, number>();
  return async () => {
    const grown = new Map<string, number>();
    for (const { labels, value } of (await counter.get()).values) {
      const name = String((label && labels[label]) ?? "");
      const difference = value - (before.get(name) ?? 0);
      before.set(name, value);
      if (difference > 0) grown.set(name, difference);
    }
    return grown;
  };
}

function sum(counted: readonly (readonly [string, number])[]): number {
  return counted.reduce((total, [, number]) => total + number, 0);
}

function count(
  series: StatisticsCount["series"],
  outcome: string,
  number: number,
): readonly StatisticsCount[] {
  return number === 0 ? [] : [{ series, endpoint: "", outcome, count: number, latencies: undefined }];
}
