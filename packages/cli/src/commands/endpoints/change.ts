import { type Command, defineCommand } from "../../command.ts";
import { ACTION_SETTINGS, connectOperator, readReason } from "../../operator/operator-settings.ts";
import { operand } from "../../settings/setting-kinds.ts";

export const pause = change(
  "pause",
  "paused",
  "Stop deliveries to an endpoint until it is resumed. Attempts in progress finish. New callbacks are created and wait.",
);

export const resume = change(
  "resume",
  "active",
  "Restart deliveries to an endpoint immediately, whether an operator or a 410 response paused it, a Retry-After slowed it, or its circuit breaker opened.",
);

function change(verb: "pause" | "resume", state: string, description: string): Command {
  return defineCommand({
    description,
    settings: {
      endpoint: operand("endpoint", "The origin of the callback URL, for example https://merchant.example."),
      ...ACTION_SETTINGS,
    },
    async run(given, { print }) {
      const { endpoint, json } = given;
      const reason = readReason(given);
      const service = await connectOperator(given);
      const done = await service.call(`${verb}Endpoint`, { body: { endpoint, reason } });
      print(json ? JSON.stringify(done) : `${endpoint} is ${state}.`);
    },
  });
}
