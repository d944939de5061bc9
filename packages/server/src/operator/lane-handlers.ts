import type { LaneAction, LaneFilter } from "@payment-routing/delivery";
import { answerWith, defineHandlers, type Handlers, reject } from "../http/internal/operation.ts";
import { writeMembers, writePage } from "../http/internal/write-members.ts";
import { limitClients } from "./limit-clients.ts";
import { answerAction, answerRequested, describeRejection } from "./operator-action.ts";
import { readMembers } from "./read-members.ts";

/** List and change lanes, by session or by filter. */
export const LANE_HANDLERS = defineHandlers({
  listLanes: async ({ parameters: { limit, after, ...given }, delivery, clientIds, inTurn }) => {
    const page = { limit, ...(after !== undefined && { after }) };
    const filter = readFilter(given, clientIds);
    return answerWith(await writePage(await delivery.operations.listLanes(filter, page), inTurn));
  },

  readLane: async ({ delivery, parameters: { session_id: sessionId } }) => {
    const lane = await delivery.operations.readLane(sessionId);
    if (lane !== undefined) return answerWith(writeMembers(lane));
    const message = `session ${sessionId} has no callbacks`;
    return reject(describeRejection({ done: false, reason: "unknown-lane", message }));
  },

  pauseLane: async ({ delivery, parameters, actor }) =>
    answerAction(await delivery.operations.pauseLane(parameters.session_id, actor)),
  resumeLane: async ({ delivery, parameters, actor }) =>
    answerAction(await delivery.operations.resumeLane(parameters.session_id, actor)),
  unparkLane: async ({ delivery, parameters, actor }) =>
    answerAction(await delivery.operations.unparkLane(parameters.session_id, actor)),
  skipLane: async ({ delivery, parameters, body, actor }) =>
    answerAction(await delivery.operations.skipCallback(parameters.session_id, body.sequence, actor)),

  countPause: (request) => count("pause", request),
  countResume: (request) => count("resume", request),
  countUnpark: (request) => count("unpark", request),
  countSkip: (request) => count("skip", request),
  pauseLanes: (request) => changeMany("pause", request),
  resumeLanes: (request) => changeMany("resume", request),
  unparkLanes: (request) => changeMany("unpark", request),
  skipLanes: (request) => changeMany("skip", request),
});

type ManyRequest = Parameters<Handlers["pauseLanes"]>[0];

async function count(
  action: LaneAction,
  { delivery, parameters, clientIds }: Pick<ManyRequest, "delivery" | "parameters" | "clientIds">,
): ReturnType<Handlers["countPause"]> {
  const filter = readFilter(parameters, clientIds);
  return answerWith(writeMembers(await delivery.operations.countLanes(action, filter)));
}

async function changeMany(
  action: LaneAction,
  { delivery, store, parameters, clientIds, actor }: ManyRequest,
): ReturnType<Handlers["pauseLanes"]> {
  const request = { kind: `${action}-lanes`, target: readFilter(parameters, clientIds) } as const;
  const needsApproval = action === "skip" && store.secondPerson;
  return answerRequested(await delivery.operations.requestAction(request, actor, { needsApproval }));
}

function readFilter(
  { client_id, ...rest }: ManyRequest["parameters"],
  limit: readonly number[] | undefined,
): LaneFilter {
  return { ...readMembers(rest), ...limitClients(client_id, limit) };
}
