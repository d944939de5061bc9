import type { SettingsOf } from "@payment-routing/server/settings";
import { type Command, defineCommand, type Terminal } from "../../command.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { idOperand } from "../../inputs/id-operand.ts";
import { connectOperator } from "../../operator/operator-service.ts";
import { ACTION_SETTINGS, readAccess, readReason } from "../../operator/operator-settings.ts";

const settings = { session: idOperand("session", "The payment session, by its ID."), ...ACTION_SETTINGS };

/** `payment-routing lanes pause`: nothing of a session is delivered until it is resumed. */
export const pauseLane = change(
  "pause",
  "paused",
  "Delivers nothing more of a payment session until its lane is resumed. What is under way comes to its end.",
);

/** `payment-routing lanes resume`: a paused lane goes on. */
export const resumeLane = change(
  "resume",
  "open again",
  "Goes on with the deliveries of a payment session whose lane is paused.",
);

/** `payment-routing lanes unpark`: tries again what a lane is parked for. */
export const unparkLane = change(
  "unpark",
  "tried again",
  "Tries again what a lane is parked for, at once and with all of its retries. A callback that the contract refused is made anew first.",
);

function change(verb: string, state: string, description: string): Command {
  return defineCommand({
    usage: `payment-routing lanes ${verb} <session> [options]`,
    description,
    settings,
    run: async (given: SettingsOf<typeof settings>, { print }: Terminal) => {
      const reason = readReason(given);
      const service = connectOperator(await readAccess(given));
      const done = await service.post(`/lanes/${given.session}/${verb}`, { reason });
      print(given.json ? JSON.stringify(done) : `The lane of session ${given.session} is ${state}.`);
      return EXIT_CODES.done;
    },
  });
}
