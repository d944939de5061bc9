import type { ActionResult, Lane, LaneCount, LaneProgress } from "@payment-routing/operator-contract";
import { act } from "../../api/request.ts";
import { describeFilter } from "../../components/describe-filter.ts";
import { writeQuery } from "../../components/query.ts";
import { openAction } from "../../dialogs/action-dialog.tsx";
import { openBulkAction } from "../../dialogs/bulk-dialog.tsx";
import { describeResult } from "../../dialogs/describe-result.ts";
import { texts } from "../../texts.ts";
import { LANE_FILTER } from "./lane-filter.ts";

const words = texts.lanes;

export const LANE_VERBS = ["pause", "resume", "unpark", "skip"] as const;

export type LaneVerb = (typeof LANE_VERBS)[number];

/** The actions that a lane's state allows. */
export function listVerbs({ state, waiting }: Lane): readonly LaneVerb[] {
  const own = ({ open: "pause", paused: "resume", parked: "unpark" } as const)[state];
  return waiting === 0 ? [own] : [own, "skip"];
}

/** Offers an action on one lane. */
export function openLaneAction(lane: Lane, verb: LaneVerb): void {
  const sequence = lane.delivered + 1;
  openAction({
    title: words.actions[verb].one,
    explanation: <p>{words.actions[verb].explanation(lane.session_id, sequence)}</p>,
    ...(verb === "skip" && { isDangerous: true }),
    async run(reason) {
      const body = verb === "skip" ? { sequence, reason } : { reason };
      const result = await act<ActionResult>(`/lanes/${lane.session_id}/${verb}`, body);
      return describeResult(words.actions[verb].done(lane.session_id), result);
    },
  });
}

/** Offers an action on all lanes that a filter matches. */
export function openLanesAction(filter: Readonly<Record<string, string>>, verb: LaneVerb): void {
  const path = `/lanes/${verb}${writeQuery(filter)}`;
  openBulkAction<LaneCount, LaneProgress>({
    title: words.actions[verb].matching,
    countPath: path,
    path,
    scope: describeFilter(LANE_FILTER, filter),
    ...(verb === "skip" && { isDangerous: true }),
    isNothing: ({ lanes }) => lanes === 0,
    describeCount: ({ lanes, clients, endpoints, callbacks, left }) => (
      <>
        <p>
          <strong>{words.count(lanes)}</strong>
        </p>
        <ul>
          <li>{words.countOf(clients, endpoints)}</li>
          <li>{words.countCallbacks(callbacks)}</li>
          {left > 0 && <li>{words.countLeft(left)}</li>}
        </ul>
      </>
    ),
    describeProgress: ({ changed, stuck }) => (
      <ul>
        <li>{words.changed(changed)}</li>
        {stuck > 0 && <li>{words.stuck(stuck)}</li>}
      </ul>
    ),
  });
}
