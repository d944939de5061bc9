import { addLatencies, findBucket, type Latencies, type StatisticsCount } from "@payment-routing/database";

/** Counts outcomes and their latencies until they are taken. */
export class OutcomeCounts {
  #outcomes = new Map<string, { count: number; readonly latencies: Latencies }>();

  add(outcome: string, durationMs?: number): void {
    let counted = this.#outcomes.get(outcome);
    if (counted === undefined) {
      counted = { count: 0, latencies: new Map() };
      this.#outcomes.set(outcome, counted);
    }
    counted.count++;
    if (durationMs !== undefined) addLatencies(counted.latencies, findBucket(durationMs), 1);
  }

  /** Returns the counts since the last call. */
  take(series: StatisticsCount["series"], endpoint = ""): readonly StatisticsCount[] {
    const taken = [...this.#outcomes].map(([outcome, { count, latencies }]) => ({
      series,
      endpoint,
      outcome,
      count,
      latencies: latencies.size === 0 ? undefined : latencies,
    }));
    this.#outcomes = new Map();
    return taken;
  }
}
