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
  readQuery,
  TEXT_PARAMETER,
  toPageOptions,
} from "../http/internal/read-query.ts";
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
  { ...readRoute("lanes", LANES), query: LANES_QUERY, answer: listLanes },
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
  return [
    {
      ...readRoute("lanes-action", path),
      query: LANE_PARAMETERS,
      answer: async ({ delivery, query }) => {
        const parsed = readLanes(query);
        if (!parsed.ok) return parsed;
        const content: LaneCount = writeMembers(await delivery.operations.countLanes(action, parsed.filter));
        return { ok: true, content };
      },
    },
    {
      ...actionRoute("lanes-action", path),
      query: LANE_PARAMETERS,
      answersLines: true,
      answer: async (request) => {
        const parsed = readLanes(request.query);
        if (!parsed.ok) return parsed;
        return act(request, parseOperatorAction, async ({ delivery, actor }) => {
          const steps = delivery.operations.changeLanes(action, parsed.filter, actor);
          const lines: AsyncIterable<LaneProgress> = await startProgress(steps, request.inShare);
          return { ok: true, lines };
        });
      },
    },
  ];
}

function readLanes(
  query: URLSearchParams,
): { readonly ok: true; readonly filter: LaneFilter } | (InternalAnswer & { readonly ok: false }) {
  const parsed = readQuery(LANE_PARAMETERS, query);
  if (!parsed.ok) return parsed;
  const filter = toLaneFilter(parsed.value);
  if (Object.keys(filter).length > 0) return { ok: true, filter };
  const detail = "Set at least one parameter: without a filter, all lanes would be changed.";
  return { ok: false, problem: { code: "invalid-query", detail } };
}

function toLaneFilter({
  client_id: clientId,
  endpoint,
  state,
  state_reason: stateReason,
}: QueryOf<typeof LANE_PARAMETERS>): LaneFilter {
  return withoutUndefined({ clientId, endpoint, state, stateReason });
}

async function listLanes({ delivery, query, inTurn }: InternalRequest): Promise<InternalAnswer> {
  const parsed = readQuery(LANES_QUERY, query);
  if (!parsed.ok) return parsed;
  const filter = toLaneFilter(parsed.value);
  const page = await delivery.operations.listLanes(filter, toPageOptions(parsed.value));
  const content: LaneList = await writePage(page, inTurn);
  return { ok: true, content };
}

async function readLane({ delivery, parameters, exchange }: InternalRequest): Promise<InternalAnswer> {
  const sessionId = readId(parameters.session_id);
  if (sessionId === undefined) return reject(NO_RESOURCE);
  exchange.sessionId = sessionId;
  const lane = await delivery.operations.readLane(sessionId);
  if (lane !== undefined) {
    const content: Lane = writeMembers(lane);
    return { ok: true, content };
  }
  const message = `session ${sessionId} has no callbacks`;
  return reject(describeRejection({ done: false, reason: "unknown-lane", message }));
}
