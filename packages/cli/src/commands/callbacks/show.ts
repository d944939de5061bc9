import type { CallbackDetail } from "@payment-routing/operator-contract";
import { defineCommand, type Terminal } from "../../command.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { connectOperator } from "../../operator/operator-service.ts";
import { OPERATOR_SETTINGS, readAccess } from "../../operator/operator-settings.ts";
import { printCallback } from "../../operator/print-callback.ts";
import { choosePaint } from "../../paint.ts";
import { SettingsError, type SettingsOf } from "../../settings/setting-definition.ts";
import { flag, operand } from "../../settings/setting-kinds.ts";

const settings = {
  callback: operand(
    "callback",
    "The ID of the callback, as the list and the merchant's header webhook-id have it.",
  ),
  ...OPERATOR_SETTINGS,
  body: flag("Prints the body and nothing else, byte for byte: personal data is in it. Not with --json."),
};

/** `payment-routing callbacks show`: one callback with every attempt. */
export const showCallback = defineCommand({
  description:
    "Shows a callback and every attempt to deliver it: what was answered, how long it took, what is next.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  if (given.body && given.json) throw new SettingsError(["--body: expected no --json with it, got both"]);
  const service = connectOperator(await readAccess(given));
  const callback = await service.get<CallbackDetail>(`/callbacks/${encodeURIComponent(given.callback)}`);
  if (given.body) terminal.write(callback.body);
  else if (given.json) terminal.print(JSON.stringify(callback));
  else terminal.print(printCallback(callback, choosePaint(terminal)));
  return EXIT_CODES.done;
}
