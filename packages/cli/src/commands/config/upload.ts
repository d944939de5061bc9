import { CELLS_SETTING } from "../../cells/cells-file.ts";
import { inEachCell } from "../../cells/in-each-cell.ts";
import { defineCommand } from "../../command.ts";
import { CASES_NOT_STORED, NAME_SETTING, storeInService } from "../../configuration/activate-in-service.ts";
import { CONFIG_SETTING } from "../../configuration/load-source.ts";
import { ACTION_SETTINGS, connectOperator, readReason } from "../../operator/operator-settings.ts";
import { flag } from "../../settings/setting-kinds.ts";
import { showText } from "../../show-text.ts";

export const command = defineCommand({
  description:
    "Validate a configuration and store it as a version, without activating it. Ignores credentials in the folder: see payment-routing keys. A version that is stored already stays as it is.",
  settings: {
    config: CONFIG_SETTING,
    name: NAME_SETTING,
    ...ACTION_SETTINGS,
    ...CELLS_SETTING,
    json: flag("Print one JSON object instead of text."),
  },
  run: inEachCell(async (given, { print }) => {
    const service = await connectOperator(given);
    const stored = await storeInService(service, given, readReason(given));
    const { digest, is_new, warnings, otherCases, leftOut } = stored;
    const cases_taken = otherCases === undefined;
    if (given.json) print(JSON.stringify({ digest, is_new, warnings, cases_taken }));
    else {
      if (!cases_taken) print(CASES_NOT_STORED);
      for (const file of leftOut) print(`ignored, because keys are not part of a version: ${file}`);
      for (const warning of warnings) print(`warning: ${showText(warning)}`);
      print(is_new ? `stored: ${digest}` : `${digest} is already stored`);
    }
  }),
});
