import type { Actor } from "@payment-routing/database";
import {
  type ActionOutcome,
  LANE_ACTIONS,
  LANE_FILTER_STATES,
  type LaneAction,
  type LaneFilter,
  type Operations,
} from "@payment-routing/delivery";
import {
  type Lane,
  type LaneCount,
  type LaneList,
  type LaneProgress,
  parseOperatorAction,
  parseSkipAction,
} from "@payment-routing/operator-contract";
import {
  answerWith,
  type InternalAnswer,
  type InternalRequest,
  type InternalRoute,
  reject,
} from "../http/internal/internal-route.ts";
import {
  choiceParameter,
  ID_PARAMETER,
  ORIGIN_PARAMETER,
  PAGE_PARAMETERS,
  type QueryOf,
  readId,
  TEXT_PARAMETER,
  toPageOptions,
} from "../http/internal/read-query.ts";
import { withFilter, withQuery } from "../http/internal/with-query.ts";
import { startProgress, writeMembers, writePage } from "../http/internal/write-members.ts";
import { NO_RESOURCE } from "../problems/request-problems.ts";
import { withoutUndefined } from "./callback-query.ts";
import {
  act,
  actionRoute,
  actOnSession,
  answerAction,
  describeRejection,
  readRoute,
} from "./operator-action.ts";

const LANES = "/internal/v1/lanes";
const LANE = `${LANES}/:session_id`;

/** The filter of lanes. All given parameters must match. */
export const LANE_PARAMETERS = {
  client_id: ID_PARAMETER,
  endpoint: ORIGIN_PARAMETER,
  state: choiceParameter(LANE_FILTER_STATES),
  state_reason: TEXT_PARAMETER,
};

const LANES_QUERY = { ...LANE_PARAMETERS, ...PAGE_PARAMETERS };

/** List and change lanes, by session or by filter. For a filter, GET counts what POST would change. */
export const LANE_ROUTES: readonly InternalRoute[] = [
  {
    ...readRoute("lanes", LANES),
    ...withQuery(LANES_QUERY, async (values, { delivery, inTurn }) => {
      const page = await delivery.operations.listLanes(toLaneFilter(values), toPageOptions(values));
      return answerWith<LaneList>(await writePage(page, inTurn));
    }),
  },
  ...LANE_ACTIONS.flatMap(changeManyRoutes),
  { ...readRoute("lane", LANE), answer: readLane },
  changeRoute("pause", (operations, sessionId, actor) => operations.pauseLane(sessionId, actor)),
  changeRoute("resume", (operations, sessionId, actor) => operations.resumeLane(sessionId, actor)),
  changeRoute("unpark", (operations, sessionId, actor) => operations.unparkLane(sessionId, actor)),
  {
    ...actionRoute("lane-action", `${LANE}/skip`, "SkipAction"),
    answer: (request) =>
      actOnSession(request, parseSkipAction, async (sessionId, { delivery, action, actor }) =>
        answerAction(await delivery.operations.skipCallback(sessionId, action.sequence, actor)),
      ),
  },
];

function changeRoute(
  verb: string,
  change: (operations: Operations, sessionId: number, actor: Actor) => Promise<ActionOutcome>,
): InternalRoute {
  return {
    ...actionRoute("lane-action", `${LANE}/${verb}`),
    answer: (request) =>
      actOnSession(request, parseOperatorAction, async (sessionId, { delivery, actor }) =>
        answerAction(await change(delivery.operations, sessionId, actor)),
      ),
  };
}

function changeManyRoutes(action: LaneAction): readonly InternalRoute[] {
  const path = `${LANES}/${action}`;
  const withLanes = (answer: (filter: LaneFilter, request: InternalRequest) => Promise<InternalAnswer>) =>
    withFilter(LANE_PARAMETERS, toLaneFilter, "all lanes would be changed", answer);
  return [
    {
      ...readRoute("lanes-action", path),
      ...withLanes(async (filter, { delivery }) =>
        answerWith<LaneCount>(writeMembers(await delivery.operations.countLanes(action, filter))),
      ),
    },
    {
      ...actionRoute("lanes-action", path),
      ...withLanes((filter, request) =>
        act(request, parseOperatorAction, async ({ delivery, actor }) => {
          const steps = delivery.operations.changeLanes(action, filter, actor);
          const lines: AsyncIterable<LaneProgress> = await startProgress(steps, request.inShare);
          return { ok: true, lines };
        }),
      ),
      answersLines: true,
    },
  ];
}

function toLaneFilter({
  client_id: clientId,
  endpoint,
  state,
  state_reason: stateReason,
}: QueryOf<typeof LANE_PARAMETERS>): LaneFilter {
  return withoutUndefined({ clientId, endpoint, state, stateReason });
}

async function readLane({ delivery, parameters, exchange }: InternalRequest): Promise<InternalAnswer> {
  const sessionId = readId(parameters.session_id);
  if (sessionId === undefined) return reject(NO_RESOURCE);
  exchange.sessionId = sessionId;
  const lane = await delivery.operations.readLane(sessionId);
  if (lane !== undefined) return answerWith<Lane>(writeMembers(lane));
  const message = `session ${sessionId} has no callbacks`;
  return reject(describeRejection({ done: false, reason: "unknown-lane", message }));
}
