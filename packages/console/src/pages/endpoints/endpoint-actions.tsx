import type { Endpoint } from "@payment-routing/operator-contract";
import { client } from "../../api/client.ts";
import { openAction } from "../../dialogs/action-dialog.tsx";
import { openBulkAction } from "../../dialogs/bulk-dialog.tsx";
import { describeResult } from "../../dialogs/modal.tsx";
import { count, formatTime } from "../../formats.ts";
import { PauseEnd } from "./pause-end.tsx";

/** The words of each action. */
const ACTIONS = {
  pause: {
    title: "Pause the endpoint",
    explanation: (endpoint: string) => `Nothing is sent to ${endpoint} meanwhile; callbacks wait.`,
    done: (endpoint: string, until: string) =>
      `${endpoint} is paused${until === "" ? "" : ` until ${formatTime(new Date(until))}`}.`,
  },
  resume: {
    title: "Resume the endpoint",
    explanation: (endpoint: string) =>
      `Continues to send to ${endpoint} immediately. Forgets its failures and its requests for a pause.`,
    done: (endpoint: string) => `${endpoint} is active.`,
  },
} as const;

/** Offers to pause or resume an endpoint. A pause of a paused endpoint changes its end. */
export function openEndpointAction(endpoint: string, verb: "pause" | "resume"): void {
  openAction({
    title: ACTIONS[verb].title,
    explanation: <p>{ACTIONS[verb].explanation(endpoint)}</p>,
    ...(verb === "pause" && { fields: <PauseEnd /> }),
    async run(reason, form) {
      const until = String(form.get("until") ?? "");
      const body = { endpoint, reason, ...(until !== "" && { until }) };
      const result = await client.call(`${verb}Endpoint`, { body });
      return describeResult(ACTIONS[verb].done(endpoint, until), result);
    },
  });
}

/** Offers to skip everything that waits for an endpoint. */
export function openEndpointSkip(endpoint: string): void {
  openBulkAction({
    title: "Skip everything that waits",
    count: () => client.call("countEndpointSkip", { endpoint }),
    request: (reason) => client.call("skipEndpoint", { body: { endpoint, reason } }),
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
  });
}

/** The actions that the state of an endpoint allows, with what would be lost by each. */
export function listActions({ endpoint, state, is_resumable, callbacks }: Endpoint) {
  const pause = () => openEndpointAction(endpoint, "pause");
  const loss = callbacks === 0 ? undefined : `Skip loses ${count(callbacks, "callback")}.`;
  return [
    ...(state === "active" ? [["Pause", pause] as const] : []),
    ...(is_resumable ? [["Resume", () => openEndpointAction(endpoint, "resume")] as const] : []),
    ...(state === "paused" && is_resumable ? [["Change the end", pause] as const] : []),
    ["Skip", () => openEndpointSkip(endpoint), loss] as const,
  ];
}
