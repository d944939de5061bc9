import type { ActionOutcome, Actor, LaneSummary, Operations } from "@payment-routing/delivery";
import { LANE_STATES } from "@payment-routing/delivery";
import { parseOperatorAction, parseSkipAction } from "@payment-routing/operator-contract";
import { NO_RESOURCE } from "../../connections/request-problems.ts";
import { type InternalAnswer, type InternalRequest, type InternalRoute, refuse } from "../internal-route.ts";
import { choiceParameter, ID_PARAMETER, ORIGIN_PARAMETER } from "../query-parameters.ts";
import { readId } from "../read-id.ts";
import { readQuery } from "../read-query.ts";
import { actOnSession } from "./act.ts";
import { withoutUndefined } from "./callback-query.ts";
import { answerAction, describeRefusal } from "./describe-outcome.ts";
import { acting, showing } from "./operator-route.ts";
import { PAGE_PARAMETERS, takePage, writePage } from "./page-parameters.ts";
import { type Written, writeMembers } from "./written.ts";

const LANES = "/internal/v1/lanes";
const LANE = `${LANES}/:session_id`;

/** Lanes as operators see and mend them. */
export const LANE_ROUTES: readonly InternalRoute[] = [
  { ...showing("lanes", LANES), takesQuery: true, answer: listLanes },
  { ...showing("lane", LANE), answer: readLane },
  changing("pause", (operations, sessionId, actor) => operations.pauseLane(sessionId, actor)),
  changing("resume", (operations, sessionId, actor) => operations.resumeLane(sessionId, actor)),
  changing("unpark", (operations, sessionId, actor) => operations.unparkLane(sessionId, actor)),
  {
    ...acting("lane-action", `${LANE}/skip`),
    answer: (request) =>
      actOnSession(request, parseSkipAction, async (sessionId, { delivery, action, actor }) =>
        answerAction(await delivery.operations.skipCallback(sessionId, action.sequence, actor)),
      ),
  },
];

/** A lane as it is answered. */
export type LaneContent = Written<LaneSummary>;

function changing(
  verb: string,
  change: (operations: Operations, sessionId: number, actor: Actor) => Promise<ActionOutcome>,
): InternalRoute {
  return {
    ...acting("lane-action", `${LANE}/${verb}`),
    answer: (request) =>
      actOnSession(request, parseOperatorAction, async (sessionId, { delivery, actor }) =>
        answerAction(await change(delivery.operations, sessionId, actor)),
      ),
  };
}

/** Which lanes: those for which all that is given holds. */
export const LANE_PARAMETERS = {
  client_id: ID_PARAMETER,
  endpoint: ORIGIN_PARAMETER,
  state: choiceParameter(LANE_STATES),
};

async function listLanes({ delivery, query }: InternalRequest): Promise<InternalAnswer> {
  const asked = readQuery({ ...LANE_PARAMETERS, ...PAGE_PARAMETERS }, query);
  if (!asked.ok) return asked;
  const { client_id: clientId, endpoint, state } = asked.value;
  const filter = withoutUndefined({ clientId, endpoint, state });
  return { ok: true, content: writePage(await delivery.operations.listLanes(filter, takePage(asked.value))) };
}

async function readLane({ delivery, parameters, exchange }: InternalRequest): Promise<InternalAnswer> {
  const sessionId = readId(parameters.session_id);
  if (sessionId === undefined) return refuse(NO_RESOURCE);
  exchange.sessionId = sessionId;
  const lane = await delivery.operations.readLane(sessionId);
  if (lane !== undefined) return { ok: true, content: writeMembers(lane) };
  const message = `session ${sessionId} has no callbacks`;
  return refuse(describeRefusal({ done: false, reason: "unknown-lane", message }));
}
