import type { RedeliveryCount, RedeliveryProgress } from "@payment-routing/operator-contract";
import { describeFilter } from "../../components/describe-filter.ts";
import { writeQuery } from "../../components/query.ts";
import { openBulkAction } from "../../dialogs/bulk-dialog.tsx";
import { count, countUnchanged } from "../../formats/number.ts";
import { HOLDS } from "../../labels.ts";
import { CALLBACK_FILTER } from "./callback-filter.ts";

/** Offers to redeliver all callbacks that a filter matches, on every page of the list. */
export function openRedelivery(filter: Readonly<Record<string, string>>): void {
  const path = `/redeliveries${writeQuery(filter)}`;
  openBulkAction<RedeliveryCount, RedeliveryProgress>({
    title: "Redeliver matching",
    countPath: path,
    path,
    scope: describeFilter(CALLBACK_FILTER, filter),
    isNothing: ({ settled, waiting }) => settled + waiting === 0,
    describeCount: ({ callbacks, settled, waiting, left }) => (
      <>
        <p>
          <strong>{`${count(callbacks, "callback")} ${callbacks === 1 ? "matches" : "match"} on all pages.`}</strong>
        </p>
        <ul>
          <li>{`${count(settled, "settled callback")} will be sent again, marked as redelivery.`}</li>
          <li>
            {waiting === 1
              ? "1 waiting callback: its lane is tried immediately, and opened if it is parked."
              : `${waiting} waiting callbacks: their lanes are tried immediately, and opened where they are parked.`}
          </li>
          {left > 0 && (
            <li>{`${countUnchanged(left, "callback")}: rejected by the contract, in a paused lane, or a test event.`}</li>
          )}
        </ul>
      </>
    ),
    describeProgress: ({ settled, lanes, waits_for: held }) => (
      <ul>
        <li>{`${count(settled, "callback")} to be sent again`}</li>
        <li>{`${count(lanes, "lane")} due now`}</li>
        {held.map(({ endpoint, reason }) => (
          <li key={endpoint}>{`${endpoint}: ${HOLDS[reason]}`}</li>
        ))}
      </ul>
    ),
  });
}
