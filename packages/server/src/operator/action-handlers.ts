import { type ActivationRequest, type RequestedAction, rejectApproval } from "@payment-routing/delivery";
import type { RequestedAction as WrittenAction } from "@payment-routing/operator-contract";
import {
  type Answer,
  answerWith,
  defineHandlers,
  type OperationRequest,
  reject,
} from "../http/internal/operation.ts";
import type { Problem } from "../problems/problem.ts";
import { describeChangeRejection } from "./configuration/describe-rejection.ts";
import { describeRejection, writeAction } from "./operator-action.ts";

/** List, stop and approve actions that go on in steps or wait for another person. */
export const ACTION_HANDLERS = defineHandlers({
  listActions: async ({ parameters: { limit, after, ...filter }, delivery, clientIds }) => {
    const page = { limit, ...(after !== undefined && { after }) };
    const { items, next } = await delivery.operations.listActions({ ...filter, clientIds }, page);
    return answerWith({ items: items.map(writeAction), ...(next !== undefined && { next }) });
  },

  readAction: async ({ delivery, clientIds, parameters: { action_id: actionId } }) => {
    const action = await delivery.operations.readAction(actionId, clientIds);
    return action === undefined ? reject(UNKNOWN) : answerWith(writeAction(action));
  },

  stopAction: (request) =>
    changeAction(request, async ({ delivery, actor }, { actionId }) => {
      await delivery.operations.stopAction(actionId, actor);
      return undefined;
    }),

  approveAction: (request) =>
    changeAction(request, async ({ delivery, store, actor }, action) => {
      const rejection = rejectApproval(action, actor);
      if (rejection !== undefined) return describeRejection(rejection);
      const { actionId, kind, target, actor: requestedBy, reason } = action;
      if (kind !== "activate-configuration") {
        await delivery.operations.approveAction(actionId, actor);
        return undefined;
      }
      // The version is activated by whoever requested it.
      const { digest, expectedDigest: expected } = target as ActivationRequest["target"];
      const detail = { action_id: actionId, approved_by: actor.actor };
      const switched = await store.configuration.activate(digest, {
        ...{ actor: requestedBy, reason, expected, detail },
        within: (client) => delivery.operations.approveAction(actionId, actor, client),
      });
      return switched.ok ? undefined : describeChangeRejection(switched.rejection);
    }),
});

type ChangeRequest = OperationRequest<"approveAction">;

/** Changes an action, and answers with what it has become. */
async function changeAction(
  request: ChangeRequest,
  change: (request: ChangeRequest, action: RequestedAction) => Promise<Problem | undefined>,
): Promise<Answer<WrittenAction>> {
  const { delivery, scope, clientIds, parameters } = request;
  const { action_id: actionId } = parameters;
  const action = await delivery.operations.readAction(actionId, clientIds);
  if (action === undefined) return reject(UNKNOWN);
  if (action.kind === "activate-configuration" && scope !== "admin") return reject(NOT_ADMIN);
  const problem = await change(request, action);
  if (problem !== undefined) return reject(problem);
  return answerWith(writeAction((await delivery.operations.readAction(actionId)) ?? action));
}

const NOT_ADMIN: Problem = {
  code: "scope-mismatch",
  detail: "Only a key of scope admin approves or declines an activation.",
};

const UNKNOWN: Problem = {
  code: "unknown-action",
  detail: "There is no such action, or it is past its retention.",
};
