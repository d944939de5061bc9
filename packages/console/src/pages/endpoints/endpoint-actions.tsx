import type { Endpoint } from "@payment-routing/operator-contract";
import { client } from "../../api/client.ts";
import { openAction } from "../../dialogs/action-dialog.tsx";
import { openBulkAction } from "../../dialogs/bulk-dialog.tsx";
import { describeResult } from "../../dialogs/modal.tsx";
import { count } from "../../formats.ts";

/** The words of each action. */
const ACTIONS = {
  pause: {
    title: "Pause the endpoint",
    explanation: (endpoint: string) => `Nothing is sent to ${endpoint} until somebody resumes it.`,
    done: (endpoint: string) => `${endpoint} is paused.`,
  },
  resume: {
    title: "Resume the endpoint",
    explanation: (endpoint: string) =>
      `Continues to send to ${endpoint} immediately. Forgets its failures and its requests for a pause.`,
    done: (endpoint: string) => `${endpoint} is active.`,
  },
} as const;

/** Offers to pause or resume an endpoint. */
export function openEndpointAction({ endpoint }: Endpoint, verb: "pause" | "resume"): void {
  openAction({
    title: ACTIONS[verb].title,
    explanation: <p>{ACTIONS[verb].explanation(endpoint)}</p>,
    async run(reason) {
      const result = await client.call(`${verb}Endpoint`, { body: { endpoint, reason } });
      return describeResult(ACTIONS[verb].done(endpoint), result);
    },
  });
}

/** Offers to skip everything that waits for an endpoint. */
export function openEndpointSkip({ endpoint }: Endpoint): void {
  openBulkAction({
    title: "Skip everything that waits",
    count: () => client.call("countEndpointSkip", { endpoint }),
    run: (reason, signal) => client.stream("skipEndpoint", { body: { endpoint, reason } }, { signal }),
    scope: endpoint,
    isDangerous: true,
    isNothing: ({ lanes, redeliveries }) => lanes + redeliveries === 0,
    describeCount: ({ lanes, callbacks, redeliveries }) => (
      <>
        <p>
          The merchant never gets what waits for the endpoint now: changes of status that it may not learn of
          otherwise.
        </p>
        <ul>
          <li>{`${count(callbacks, "callback")} in ${count(lanes, "lane")} will be skipped.`}</li>
          <li>{`${count(redeliveries, "redelivery", "redeliveries")} and test events will be withdrawn.`}</li>
        </ul>
      </>
    ),
    describeProgress: ({ callbacks, redeliveries, under_way: underWay }) => (
      <ul>
        <li>{`${count(callbacks, "callback")} skipped`}</li>
        <li>{`${count(redeliveries, "redelivery", "redeliveries")} withdrawn`}</li>
        {underWay > 0 && (
          <li>{`${underWay} left, because an attempt is under way: repeat the action after some seconds.`}</li>
        )}
      </ul>
    ),
  });
}
