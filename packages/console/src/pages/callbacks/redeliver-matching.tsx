import type { RedeliveryCount, RedeliveryProgress } from "@payment-routing/operator-contract";
import { describeFilter } from "../../components/describe-filter.ts";
import { writeQuery } from "../../components/query.ts";
import { openBulkAction } from "../../dialogs/bulk-dialog.tsx";
import { texts } from "../../texts.ts";
import { CALLBACK_FILTER } from "./callback-filter.ts";

const words = texts.redelivery;

/** Offers to redeliver all callbacks that a filter matches, on every page of the list. */
export function openRedelivery(filter: Readonly<Record<string, string>>): void {
  const path = `/redeliveries${writeQuery(filter)}`;
  openBulkAction<RedeliveryCount, RedeliveryProgress>({
    title: words.matching,
    countPath: path,
    path,
    scope: describeFilter(CALLBACK_FILTER, filter),
    isNothing: ({ settled, waiting }) => settled + waiting === 0,
    describeCount: (count) => (
      <>
        <p>
          <strong>{words.count(count.callbacks)}</strong>
        </p>
        <ul>
          <li>{words.settled(count.settled)}</li>
          <li>{words.waiting(count.waiting)}</li>
          {count.left > 0 && <li>{words.left(count.left)}</li>}
        </ul>
      </>
    ),
    describeProgress: ({ settled, lanes, waits_for: held }) => (
      <ul>
        <li>{words.settledSoFar(settled)}</li>
        <li>{words.lanesSoFar(lanes)}</li>
        {held.map(({ endpoint, reason }) => (
          <li key={endpoint}>{words.held(endpoint, texts.holds[reason])}</li>
        ))}
      </ul>
    ),
  });
}
