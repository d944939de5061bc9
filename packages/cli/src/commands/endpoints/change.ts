import { type Command, defineCommand, type Terminal } from "../../command.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { connectOperator } from "../../operator/operator-service.ts";
import { ACTION_SETTINGS, readAccess, readReason } from "../../operator/operator-settings.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { operand } from "../../settings/setting-kinds.ts";

const settings = {
  endpoint: operand("endpoint", "The origin that callbacks go to: https://merchant.example."),
  ...ACTION_SETTINGS,
};

/** `payment-routing endpoints pause`: nothing goes to an origin until it is resumed. */
export const pauseEndpoint = change(
  "pause",
  "paused",
  "Sends nothing more to an origin until it is resumed. What is under way comes to its end; callbacks go on being made, and wait.",
);

/** `payment-routing endpoints resume`: goes on with an origin, whatever it was left alone for. */
export const resumeEndpoint = change(
  "resume",
  "open again",
  "Goes on at once with the deliveries to an origin that is paused, by an operator or because it answered 410, that asked to be left alone, or whose circuit breaker has opened.",
);

function change(verb: string, state: string, description: string): Command {
  return defineCommand({
    description,
    settings,
    run: async (given: SettingsOf<typeof settings>, { print }: Terminal) => {
      const { endpoint, json } = given;
      const reason = readReason(given);
      const service = connectOperator(await readAccess(given));
      const done = await service.post(`/endpoints/${verb}`, { endpoint, reason });
      print(json ? JSON.stringify(done) : `${endpoint} is ${state}.`);
      return EXIT_CODES.done;
    },
  });
}
