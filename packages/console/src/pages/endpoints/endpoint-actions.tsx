import type {
  ActionResult,
  Endpoint,
  EndpointSkipCount,
  EndpointSkipProgress,
} from "@payment-routing/operator-contract";
import { act } from "../../api/request.ts";
import { writeQuery } from "../../components/query.ts";
import { openAction } from "../../dialogs/action-dialog.tsx";
import { openBulkAction } from "../../dialogs/bulk-dialog.tsx";
import { describeResult } from "../../dialogs/describe-result.ts";
import { texts } from "../../texts.ts";

const words = texts.endpoints;

/** Offers to pause or resume an endpoint. */
export function openEndpointAction({ endpoint }: Endpoint, verb: "pause" | "resume"): void {
  openAction({
    title: words.actions[verb].title,
    explanation: <p>{words.actions[verb].explanation(endpoint)}</p>,
    async run(reason) {
      const result = await act<ActionResult>(`/endpoints/${verb}`, { endpoint, reason });
      return describeResult(words.actions[verb].done(endpoint), result);
    },
  });
}

/** Offers to skip everything that waits for an endpoint. */
export function openEndpointSkip({ endpoint }: Endpoint): void {
  openBulkAction<EndpointSkipCount, EndpointSkipProgress>({
    title: words.actions.skip.title,
    countPath: `/endpoints/skip${writeQuery({ endpoint })}`,
    path: "/endpoints/skip",
    body: { endpoint },
    scope: endpoint,
    isDangerous: true,
    isNothing: ({ lanes, redeliveries }) => lanes + redeliveries === 0,
    describeCount: ({ lanes, callbacks, redeliveries }) => (
      <>
        <p>{words.actions.skip.explanation}</p>
        <ul>
          <li>{words.skipCount(callbacks, lanes)}</li>
          <li>{words.skipRedeliveries(redeliveries)}</li>
        </ul>
      </>
    ),
    describeProgress: ({ callbacks, redeliveries, under_way: underWay }) => (
      <ul>
        <li>{words.skipped(callbacks)}</li>
        <li>{words.withdrawn(redeliveries)}</li>
        {underWay > 0 && <li>{words.underWay(underWay)}</li>}
      </ul>
    ),
  });
}
