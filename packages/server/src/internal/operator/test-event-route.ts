import type { TestEvent as EventToSend, TestStatus } from "@payment-routing/delivery";
import {
  parseTestEventAction,
  type TestEvent,
  type TestEventAction,
} from "@payment-routing/operator-contract";
import { type InternalAnswer, type InternalRequest, type InternalRoute, reject } from "../internal-route.ts";
import { withoutUndefined } from "./callback-query.ts";
import { describeRefusal } from "./describe-outcome.ts";
import { act, actionRoute } from "./operator-action.ts";

/** Sends a merchant a callback of no session. */
export const TEST_EVENT_ROUTE: InternalRoute = {
  ...actionRoute("test-event", "/internal/v1/test-events"),
  answer: sendTestEvent,
};

function sendTestEvent(request: InternalRequest): Promise<InternalAnswer> {
  return act(request, parseTestEventAction, async ({ delivery, action, actor, exchange }) => {
    exchange.clientId = action.client_id;
    const outcome = await delivery.operations.sendTestEvent(toTestEvent(action), actor);
    if (!outcome.done) return reject(describeRefusal(outcome));
    const content: TestEvent = { callback_id: outcome.callbackId };
    return { ok: true, status: 202, content };
  });
}

function toTestEvent(action: TestEventAction): EventToSend {
  const { client_id: clientId, account_id: accountId, event_type: eventType, event_subtype } = action;
  const transactionStatus = action.transaction_status && toTestStatus(action.transaction_status);
  return {
    clientId,
    status: toTestStatus(action.status),
    ...withoutUndefined({ accountId, eventType, eventSubtype: event_subtype, transactionStatus }),
  };
}

function toTestStatus({ code, sub_code: subCode, message }: TestEventAction["status"]): TestStatus {
  return { code, ...withoutUndefined({ subCode, message }) };
}
