import type { CallbackBody, CallbackDetail } from "@payment-routing/operator-contract";
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
    "The ID of the callback, as callbacks list and the webhook-id header show it.",
  ),
  ...OPERATOR_SETTINGS,
  body: flag(
    "Print only the body, byte for byte. It contains personal data, so the audit records it, and the key needs the scope operator. Not with --json.",
  ),
};

export const showCallback = defineCommand({
  description:
    "Show a callback and all its delivery attempts, with their response, duration and next attempt.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  if (given.body && given.json) throw new SettingsError(["--body: expected --body or --json, got both"]);
  const service = connectOperator(await readAccess(given));
  const path = `/callbacks/${encodeURIComponent(given.callback)}`;
  if (given.body) {
    terminal.write((await service.get<CallbackBody>(`${path}/body`)).body);
    return EXIT_CODES.done;
  }
  const callback = await service.get<CallbackDetail>(path);
  if (given.json) terminal.print(JSON.stringify(callback));
  else terminal.print(printCallback(callback, choosePaint(terminal)));
  return EXIT_CODES.done;
}
