import type { Callback } from "@payment-routing/operator-contract";
import type { HistoryItem } from "@payment-routing/processor-contract";

/** Something that happened to a session. */
export type TimelineEntry =
  | { readonly kind: "report"; readonly at: string; readonly report: HistoryItem }
  | { readonly kind: "callback"; readonly at: string; readonly callback: Callback }
  /** The callback was delivered, skipped or superseded. */
  | { readonly kind: "settled"; readonly at: string; readonly callback: Callback };

/** Reports and callbacks of a session in the order of time. What happened at the same time is in the order of its causes. */
export function mergeTimeline(
  history: readonly HistoryItem[],
  callbacks: readonly Callback[],
): readonly TimelineEntry[] {
  const entries: readonly TimelineEntry[] = [
    ...history.map((report) => ({ kind: "report", at: report.at, report }) as const),
    ...callbacks.map((callback) => ({ kind: "callback", at: callback.made_at, callback }) as const),
    ...callbacks.flatMap((callback) => {
      const { settled_at: at } = callback;
      return at === undefined ? [] : [{ kind: "settled", at, callback } as const];
    }),
  ];
  // The sort is stable: causes come first above, and callbacks follow their sequence.
  return entries.toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at) || compareSequence(one, other),
  );
}

function compareSequence(one: TimelineEntry, other: TimelineEntry): number {
  if (one.kind === "report" || other.kind === "report" || one.kind !== other.kind) return 0;
  return one.callback.sequence - other.callback.sequence;
}
