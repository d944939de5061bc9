import type { Counter } from "prom-client";

/** Returns by how much each value of a counter has grown since the last call, by the value of its label. */
export function watchCounter<Label extends string>(
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
