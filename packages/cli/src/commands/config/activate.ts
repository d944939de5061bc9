import { activateVersion, readState } from "@payment-routing/config-versions";
import { flag, type SettingsOf } from "@payment-routing/server/settings";
import { CommandError, defineCommand, type Terminal } from "../../command.ts";
import { ACTOR_SETTINGS, readActor } from "../../configuration/actor-settings.ts";
import { listObstacles } from "../../configuration/judge-version.ts";
import { loadSource, SOURCE_OPERAND, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { EXIT_CODES } from "../../exit-codes.ts";

const settings = {
  configuration: SOURCE_OPERAND,
  ...ACTOR_SETTINGS,
  ...SOURCE_SETTINGS,
  json: flag("Prints one JSON object instead of lines for people."),
};

/** `payment-routing config activate`: makes a configuration the active one of the database. */
export const activate = defineCommand({
  usage: "payment-routing config activate <configuration> --reason <text> [options]",
  description:
    "Stores a configuration in the database, unless it is there, and makes it the active one: every process with --config-source database serves it from then on. Refused when it has a fault, an error of the lint or a test case that fails, or when somebody else has activated another one in the meantime. Credentials in the folder are left out: see payment-routing keys.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const { print, environment } = terminal;
  const actor = readActor(given);
  // What is active before the configuration is judged: whoever activates in the meantime has judged something else.
  const { digest: expected } = await useVersions(given, readState);
  const { loaded, files, leftOut } = await loadSource(given.configuration, given, environment);
  const obstacles = listObstacles(loaded);
  if (obstacles.length > 0)
    throw new CommandError([...obstacles, "payment-routing config activate: not activated"]);
  const { configurationDigest: digest } = loaded.router;
  if (digest === expected) {
    print(
      given.json
        ? JSON.stringify({ digest, previous: expected, changed: false })
        : `${digest} is active already`,
    );
    return EXIT_CODES.done;
  }
  const version = { digest, files };
  const { previous } = await useVersions(given, (pool) =>
    activateVersion(pool, version, { ...actor, expected }),
  );
  if (given.json) print(JSON.stringify({ digest, previous, changed: true }));
  else {
    for (const file of leftOut) print(`left out, as keys belong to no version: ${file}`);
    print(`active: ${digest}`);
    print(`before: ${previous ?? "none"}`);
  }
  return EXIT_CODES.done;
}
