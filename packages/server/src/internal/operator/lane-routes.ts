import type { Actor } from "@payment-routing/database";
import {
  type ActionOutcome,
  LANE_ACTIONS,
  LANE_STATES,
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
import { NO_RESOURCE } from "../../problems/request-problems.ts";
import { type InternalAnswer, type InternalRequest, type InternalRoute, reject } from "../internal-route.ts";
import { choiceParameter, ID_PARAMETER, ORIGIN_PARAMETER, TEXT_PARAMETER } from "../query-parameters.ts";
import { readId } from "../read-id.ts";
import { type QueryOf, readQuery } from "../read-query.ts";
import { withoutUndefined } from "./callback-query.ts";
import { answerAction, describeRefusal } from "./describe-outcome.ts";
import { act, actionRoute, actOnSession, readRoute } from "./operator-action.ts";
import { PAGE_PARAMETERS, takePage, writePage } from "./page-parameters.ts";
import { startProgress, writeMembers } from "./written.ts";

const LANES = "/internal/v1/lanes";
const LANE = `${LANES}/:session_id`;

/** Lanes as operators see and mend them, one by its session or all of a filter; for those, GET counts what POST would do. */
export const LANE_ROUTES: readonly InternalRoute[] = [
  { ...readRoute("lanes", LANES), takesQuery: true, answer: listLanes },
  ...LANE_ACTIONS.flatMap(changingMany),
  { ...readRoute("lane", LANE), answer: readLane },
  changing("pause", (operations, sessionId, actor) => operations.pauseLane(sessionId, actor)),
  changing("resume", (operations, sessionId, actor) => operations.resumeLane(sessionId, actor)),
  changing("unpark", (operations, sessionId, actor) => operations.unparkLane(sessionId, actor)),
  {
    ...actionRoute("lane-action", `${LANE}/skip`),
    answer: (request) =>
      actOnSession(request, parseSkipAction, async (sessionId, { delivery, action, actor }) =>
        answerAction(await delivery.operations.skipCallback(sessionId, action.sequence, actor)),
      ),
  },
];

function changing(
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

/** Which lanes: those for which all that is given holds. */
export const LANE_PARAMETERS = {
  client_id: ID_PARAMETER,
  endpoint: ORIGIN_PARAMETER,
  state: choiceParameter(LANE_STATES),
  state_reason: TEXT_PARAMETER,
};

function changingMany(action: LaneAction): readonly InternalRoute[] {
  const path = `${LANES}/${action}`;
  return [
    {
      ...readRoute("lanes-action", path),
      takesQuery: true,
      answer: async ({ delivery, query }) => {
        const asked = readLanes(query);
        if (!asked.ok) return asked;
        const content: LaneCount = writeMembers(await delivery.operations.countLanes(action, asked.filter));
        return { ok: true, content };
      },
    },
    {
      ...actionRoute("lanes-action", path),
      takesQuery: true,
      answer: async (request) => {
        const asked = readLanes(request.query);
        if (!asked.ok) return asked;
        return act(request, parseOperatorAction, async ({ delivery, actor }) => {
          const steps = delivery.operations.changeLanes(action, asked.filter, actor);
          const lines: AsyncIterable<LaneProgress> = await startProgress(steps);
          return { ok: true, lines };
        });
      },
    },
  ];
}

function readLanes(
  query: URLSearchParams,
): { readonly ok: true; readonly filter: LaneFilter } | (InternalAnswer & { readonly ok: false }) {
  const asked = readQuery(LANE_PARAMETERS, query);
  if (!asked.ok) return asked;
  const filter = toLaneFilter(asked.value);
  if (Object.keys(filter).length > 0) return { ok: true, filter };
  const detail = "Say which lanes: without a parameter it would be all that there are.";
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

async function listLanes({ delivery, query }: InternalRequest): Promise<InternalAnswer> {
  const asked = readQuery({ ...LANE_PARAMETERS, ...PAGE_PARAMETERS }, query);
  if (!asked.ok) return asked;
  const filter = toLaneFilter(asked.value);
  const content: LaneList = writePage(await delivery.operations.listLanes(filter, takePage(asked.value)));
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
  return reject(describeRefusal({ done: false, reason: "unknown-lane", message }));
}
