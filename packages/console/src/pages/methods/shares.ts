import type { MethodShare } from "@payment-routing/operator-contract";

/** Searches, and what they got of a method. */
export interface Share {
  readonly searches: number;
  readonly offered: number;
  /** First reasons why not, the most frequent first. */
  readonly reasons: readonly (readonly [reason: string, count: number])[];
}

/** Adds shares of several versions. */
export function addShares(
  shares: readonly Pick<MethodShare, "searches" | "offered" | "not_offered">[],
): Share {
  const counts = new Map<string, number>();
  for (const { outcome, count } of shares.flatMap(({ not_offered }) => not_offered))
    counts.set(outcome, (counts.get(outcome) ?? 0) + count);
  return {
    searches: shares.reduce((sum, { searches }) => sum + searches, 0),
    offered: shares.reduce((sum, { offered }) => sum + offered, 0),
    reasons: [...counts].sort(([, one], [, other]) => other - one),
  };
}
