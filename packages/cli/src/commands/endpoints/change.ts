import { defineCommand } from "../../command.ts";
import { moment } from "../../inputs/times.ts";
import { ACTION_SETTINGS, connectOperator, readReason } from "../../operator/operator-settings.ts";
import { operand } from "../../settings/setting-kinds.ts";

const SETTINGS = {
  endpoint: operand("endpoint", "The origin of the callback URL, for example https://merchant.example."),
  ...ACTION_SETTINGS,
};

export const pause = defineCommand({
  description:
    "Stop deliveries to an endpoint until it is resumed, or until a time. Attempts in progress finish. New callbacks are created and wait. Another pause changes the time.",
  settings: { ...SETTINGS, until: moment("When the pause ends. Default: when the endpoint is resumed.") },
  async run(given, { print }) {
    const { endpoint, json, until } = given;
    const reason = readReason(given);
    const service = await connectOperator(given);
    const done = await service.call("pauseEndpoint", { body: { endpoint, until, reason } });
    print(
      json ? JSON.stringify(done) : `${endpoint} is paused${until === undefined ? "" : ` until ${until}`}.`,
    );
  },
});

export const resume = defineCommand({
  description:
    "Restart deliveries to an endpoint immediately, whether an operator or a 410 response paused it, a Retry-After slowed it, or its circuit breaker opened.",
  settings: SETTINGS,
  async run(given, { print }) {
    const { endpoint, json } = given;
    const reason = readReason(given);
    const service = await connectOperator(given);
    const done = await service.call("resumeEndpoint", { body: { endpoint, reason } });
    print(json ? JSON.stringify(done) : `${endpoint} is active.`);
  },
});
