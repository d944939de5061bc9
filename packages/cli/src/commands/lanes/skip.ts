import { integer, SettingsError, type SettingsOf } from "@payment-routing/server/settings";
import { defineCommand, type Terminal } from "../../command.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { idOperand } from "../../inputs/id-operand.ts";
import { CONFIRMATION_SETTINGS, confirm } from "../../operator/confirm.ts";
import { connectOperator } from "../../operator/operator-service.ts";
import { ACTION_SETTINGS, readAccess, readReason } from "../../operator/operator-settings.ts";

const settings = {
  session: idOperand("session", "The payment session, by its ID."),
  sequence: integer({
    default: undefined,
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
    unit: "",
    description:
      "The number of the callback whose turn it is, as the list of lanes has it under next: no other is skipped in its place. Required.",
  }),
  ...ACTION_SETTINGS,
  ...CONFIRMATION_SETTINGS,
};

/** `payment-routing lanes skip`: leaves out the callback whose turn it is. */
export const skipCallback = defineCommand({
  usage: "payment-routing lanes skip <session> --sequence <number> [options]",
  description:
    "Leaves out the callback of a payment session whose turn it is, and goes on with the next. The merchant is not told of it, unless it is redelivered later.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const { session, sequence, yes, json } = given;
  const reason = readReason(given);
  if (sequence === undefined) throw new SettingsError(["--sequence: expected a number, got nothing"]);
  const service = connectOperator(await readAccess(given));
  if (!(await confirm(`Skip callback ${sequence} of session ${session}?`, yes, terminal))) {
    terminal.complain("Nothing was done.");
    return EXIT_CODES.failed;
  }
  const done = await service.post(`/lanes/${session}/skip`, { sequence, reason });
  terminal.print(json ? JSON.stringify(done) : `Callback ${sequence} of session ${session} is skipped.`);
  return EXIT_CODES.done;
}
