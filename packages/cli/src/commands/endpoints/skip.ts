import type { EndpointSkipCount } from "@payment-routing/operator-contract";
import { defineCommand } from "../../command.ts";
import { changeMany, MANY_SETTINGS } from "../../operator/change-many.ts";
import { ACTION_SETTINGS, connectOperator, readReason } from "../../operator/operator-settings.ts";
import { operand } from "../../settings/setting-kinds.ts";
import { showCount } from "../../show-text.ts";

export const command = defineCommand({
  description:
    "Skip all undelivered callbacks of an endpoint, including those in parked and paused lanes, and cancel its redeliveries and test events. Use it for a merchant whose endpoint does not return. Counts them first and asks for confirmation. Does not affect later callbacks.",
  settings: {
    endpoint: operand("endpoint", "The origin of the callback URL, for example https://merchant.example."),
    ...ACTION_SETTINGS,
    ...MANY_SETTINGS,
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
      request: () => service.call("skipEndpoint", { body: { endpoint, reason } }),
    };
    return changeMany(service, change, given, terminal);
  },
});

function describe({ callbacks, redeliveries }: EndpointSkipCount): string {
  return `${showCount(callbacks, "callback")} and ${showCount(redeliveries, "redelivery", "redeliveries")}`;
}
