import { readState, rollBack } from "@payment-routing/config-store";
import { defineCommand, type Terminal } from "../../command.ts";
import { ACTOR_SETTINGS, readActor } from "../../configuration/actor-settings.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { DATABASE_SETTINGS } from "../../service/database-settings.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag, optionalText } from "../../settings/setting-kinds.ts";

const settings = {
  to: optionalText(
    "digest",
    "The version to go back to, by the beginning of its digest. Without it, the one that was active before the current one was activated.",
  ),
  ...ACTOR_SETTINGS,
  ...DATABASE_SETTINGS,
  json: flag("Prints one JSON object instead of lines for people."),
};

/** `payment-routing config rollback`: goes back to the version before. */
export const rollback = defineCommand({
  description:
    "Goes back to the version that was active before: every process with --config-source database serves it from then on. Once more leads to the one before that. Refused when somebody else switches at the same time. Nothing is judged anew, so that nothing is in the way; keys stay as they are.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, { print }: Terminal): Promise<number> {
  const actor = readActor(given);
  const { to } = given;
  const { digest, previous } = await useVersions(given, async (pool) => {
    // Of two that go back from the same version, one does: the other has not seen where that leads.
    const { digest: expected } = await readState(pool);
    return rollBack(pool, { ...actor, expected, ...(to !== undefined && { digest: to }) });
  });
  if (given.json) print(JSON.stringify({ digest, previous, changed: previous !== digest }));
  else if (previous === digest) print(`${digest} is active already`);
  else {
    print(`active: ${digest}`);
    print(`before: ${previous ?? "none"}`);
  }
  return EXIT_CODES.done;
}
