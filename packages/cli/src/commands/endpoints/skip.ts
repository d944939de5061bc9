import type { EndpointSkipCount, EndpointSkipProgress } from "@payment-routing/operator-contract";
import { defineCommand } from "../../command.ts";
import { changeMany } from "../../operator/change-many.ts";
import { CONFIRMATION_SETTINGS } from "../../operator/confirm.ts";
import { ACTION_SETTINGS, connectOperator, readReason } from "../../operator/operator-settings.ts";
import { operand } from "../../settings/setting-kinds.ts";
import { showCount } from "../../show-text.ts";

export const command = defineCommand({
  description:
    "Skip all undelivered callbacks of an endpoint, including those in parked and paused lanes, and cancel its redeliveries and test events. Use it for a merchant whose endpoint does not return. Counts them first and asks for confirmation. Does not affect later callbacks.",
  settings: {
    endpoint: operand("endpoint", "The origin of the callback URL, for example https://merchant.example."),
    ...ACTION_SETTINGS,
    ...CONFIRMATION_SETTINGS,
  },
  async run(given, terminal) {
    const { endpoint } = given;
    const reason = readReason(given);
    const service = await connectOperator(given);
    const count = await service.call("countEndpointSkip", { endpoint });
    const { callbacks, redeliveries, lanes } = count;
    const change = {
      found: `${endpoint}: ${describe(count)} of ${showCount(lanes, "session")}`,
      question: callbacks + redeliveries === 0 ? undefined : `Skip ${describe(count)}?`,
      nothing: { done: 0, total: 0, callbacks: 0, redeliveries: 0, under_way: 0, finished: true },
      steps: service.stream("skipEndpoint", { body: { endpoint, reason } }),
      describeEnd,
    };
    return changeMany(change, given, terminal);
  },
});

function describe({ callbacks, redeliveries }: EndpointSkipCount): string {
  return `${showCount(callbacks, "callback")} and ${showRedeliveries(redeliveries)}`;
}

function describeEnd({ callbacks, redeliveries, under_way }: EndpointSkipProgress): string {
  const done = `${showCount(callbacks, "callback")} skipped, ${showRedeliveries(redeliveries)} cancelled.`;
  return under_way === 0
    ? done
    : `${done} ${under_way} not skipped, because an attempt is in progress: run the command again in a few seconds.`;
}

function showRedeliveries(count: number): string {
  return showCount(count, "redelivery", "redeliveries");
}
