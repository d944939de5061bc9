import type { Lane } from "@payment-routing/operator-contract";
import { client } from "../../api/client.ts";
import { describeFilter } from "../../components/filter-bar.tsx";
import type { FilterFieldEntry } from "../../components/filter-field.tsx";
import { openAction } from "../../dialogs/action-dialog.tsx";
import { openBulkAction } from "../../dialogs/bulk-dialog.tsx";
import { describeResult } from "../../dialogs/modal.tsx";
import { count, countUnchanged } from "../../formats.ts";

/** Every filter that the interface has for lanes. */
export const LANE_FILTER: readonly FilterFieldEntry[] = [
  { name: "state", label: "State", kind: "choice", choices: ["active", "paused", "parked", "failing"] },
  { name: "state_reason", label: "Reason contains", kind: "text" },
  { name: "client_id", label: "Client", kind: "integer" },
  { name: "endpoint", label: "Endpoint", kind: "origin" },
];

/** The words of each action. */
export const LANE_ACTIONS = {
  pause: {
    short: "Pause",
    one: "Pause the lane",
    matching: "Pause matching",
    explanation: (sessionId: number, _: number) => `Stops sending callbacks of session ${sessionId}.`,
    done: (sessionId: number) => `The lane of session ${sessionId} is paused.`,
  },
  resume: {
    short: "Resume",
    one: "Resume the lane",
    matching: "Resume matching",
    explanation: (sessionId: number, _: number) =>
      `Continues to send callbacks of session ${sessionId} where it stopped.`,
    done: (sessionId: number) => `The lane of session ${sessionId} is active.`,
  },
  unpark: {
    short: "Unpark",
    one: "Unpark the lane",
    matching: "Unpark matching",
    explanation: (sessionId: number, sequence: number) =>
      `Tries callback ${sequence} of session ${sessionId} again, with all retries. Rejected callbacks are created anew first.`,
    done: (sessionId: number) => `The lane of session ${sessionId} is active.`,
  },
  skip: {
    short: "Skip",
    one: "Skip the callback",
    matching: "Skip in matching",
    explanation: (sessionId: number, sequence: number) =>
      `The merchant never gets callback ${sequence} of session ${sessionId}: a change of status that it may not learn of otherwise. The next callback is sent.`,
    done: (sessionId: number) => `The callback of session ${sessionId} was skipped.`,
  },
} as const;

export const LANE_VERBS = ["pause", "resume", "unpark", "skip"] as const;

export type LaneVerb = (typeof LANE_VERBS)[number];

/** The actions that a lane's state allows. */
export function listVerbs({ state, waiting }: Lane): readonly LaneVerb[] {
  const own = ({ active: "pause", paused: "resume", parked: "unpark" } as const)[state];
  return waiting === 0 ? [own] : [own, "skip"];
}

/** What an action would lose, in a few words. */
export function describeLoss(verb: LaneVerb, { delivered }: Lane): string | undefined {
  return verb === "skip" ? `Skip loses callback ${delivered + 1}.` : undefined;
}

/** Offers an action on one lane. */
export function openLaneAction(lane: Lane, verb: LaneVerb): void {
  const sequence = lane.delivered + 1;
  openAction({
    title: LANE_ACTIONS[verb].one,
    explanation: <p>{LANE_ACTIONS[verb].explanation(lane.session_id, sequence)}</p>,
    ...(verb === "skip" && { isDangerous: true }),
    async run(reason) {
      const { session_id } = lane;
      const result =
        verb === "skip"
          ? await client.call("skipLane", { session_id, body: { sequence, reason } })
          : await client.call(`${verb}Lane`, { session_id, body: { reason } });
      return describeResult(LANE_ACTIONS[verb].done(lane.session_id), result);
    },
  });
}

const COUNTS = {
  pause: "countPause",
  resume: "countResume",
  unpark: "countUnpark",
  skip: "countSkip",
} as const;

/** Offers an action on all lanes that a filter matches. */
export function openLanesAction(filter: Readonly<Record<string, never>>, verb: LaneVerb): void {
  openBulkAction({
    title: LANE_ACTIONS[verb].matching,
    count: () => client.call(COUNTS[verb], filter),
    request: (reason) => client.call(`${verb}Lanes`, { ...filter, body: { reason } }),
    scope: describeFilter(LANE_FILTER, filter),
    ...(verb === "skip" && { isDangerous: true }),
    isNothing: ({ lanes }) => lanes === 0,
    describeCount: ({ lanes, clients, endpoints, callbacks, left }) => (
      <>
        <p>
          <strong>{`${count(lanes, "lane")} would change, on all pages.`}</strong>
        </p>
        <ul>
          <li>{`They belong to ${count(clients, "client")} and go to ${count(endpoints, "endpoint")}.`}</li>
          <li>{`${count(callbacks, "callback")} in them`}</li>
          {verb === "skip" && <li>The next callback of each lane is lost: its merchant never gets it.</li>}
          {left > 0 && (
            <li>{`${countUnchanged(left, "lane")}: ${left === 1 ? "its" : "their"} state is another.`}</li>
          )}
        </ul>
      </>
    ),
  });
}
