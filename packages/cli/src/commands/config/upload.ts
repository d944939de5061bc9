import { assembleConfiguration, findStoredVersion, uploadVersion } from "@payment-routing/config-store";
import { defineCommand, type Terminal } from "../../command.ts";
import { CASES_NOT_STORED, haveSameCases } from "../../configuration/activate-in-database.ts";
import { storeInService } from "../../configuration/activate-in-service.ts";
import { ACTOR_SETTINGS, readActor } from "../../configuration/actor-settings.ts";
import { loadSource, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { findServiceOrDatabase } from "../../operator/access-settings.ts";
import { readReason } from "../../operator/operator-settings.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";
import { showText } from "../../show-text.ts";

const settings = {
  ...SOURCE_SETTINGS,
  ...ACTOR_SETTINGS,
  json: flag("Print one JSON object instead of text."),
};

export const upload = defineCommand({
  description:
    "Validate a configuration and store it as a version, without activating it. Ignores credentials in the folder: see payment-routing keys. A version that is stored already stays as it is.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const { print } = terminal;
  const service = await findServiceOrDatabase(given);
  const { digest, is_new, warnings, otherCases, leftOut } =
    service === undefined
      ? await storeInDatabase(given, terminal)
      : await storeInService(service, given.config, readReason(given));
  const cases_taken = otherCases === undefined;
  if (given.json) print(JSON.stringify({ digest, is_new, warnings, cases_taken }));
  else {
    if (!cases_taken) print(CASES_NOT_STORED);
    for (const file of leftOut) print(`ignored, because keys are not part of a version: ${file}`);
    for (const warning of warnings) print(`warning: ${showText(warning)}`);
    print(is_new ? `stored: ${digest}` : `${digest} is already stored`);
  }
  return EXIT_CODES.done;
}

async function storeInDatabase(given: SettingsOf<typeof settings>, { environment }: Terminal) {
  const actor = readActor(given);
  const { loaded, files, leftOut } = await loadSource(given, environment);
  const { configurationDigest: digest } = loaded.router;
  const { is_new, stored } = await useVersions(given, async (pool) => {
    const is_new = await uploadVersion(pool, { digest, files }, actor);
    return { is_new, stored: is_new ? loaded : await findStoredVersion(pool, digest, assembleConfiguration) };
  });
  const otherCases = stored === undefined || haveSameCases(loaded, stored) ? undefined : loaded;
  return { digest, is_new, warnings: loaded.warnings, otherCases, leftOut };
}
