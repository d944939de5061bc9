import type { Actor } from "@payment-routing/database";
import type { BulkRequest, RequestedAction } from "../src/actions/action.ts";
import { carryOutStep } from "../src/actions/carry-out-actions.ts";
import type { Delivery } from "../src/open-delivery.ts";

/** Requests an action and carries it out. Returns what it has become after each step. */
export async function carryOut(
  { operations, context }: Pick<Delivery, "operations" | "context">,
  request: BulkRequest,
  actor: Actor,
  size?: number,
): Promise<readonly RequestedAction[]> {
  const { actionId } = await operations.requestAction(request, actor);
  const steps: RequestedAction[] = [];
  while (await carryOutStep(context, size)) {
    const action = await operations.readAction(actionId);
    if (action !== undefined) steps.push(action);
  }
  return steps;
}

/** How far an action is, and what it has changed. */
export function readProgress({ done, total, counts }: RequestedAction) {
  return { done, total, ...counts };
}
