import { readState, rollBack } from "@payment-routing/config-store";
import type { ConfigurationSwitch } from "@payment-routing/operator-contract";
import { defineCommand, type Terminal } from "../../command.ts";
import { ACTOR_SETTINGS, readActor } from "../../configuration/actor-settings.ts";
import { findDigest, readActiveDigest } from "../../configuration/remote-versions.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { ACCESS_SETTINGS, findServiceOrDatabase } from "../../operator/access-settings.ts";
import type { OperatorService } from "../../operator/operator-service.ts";
import { readReason } from "../../operator/operator-settings.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag, optionalText } from "../../settings/setting-kinds.ts";

const settings = {
  to: optionalText(
    "digest",
    "The version to activate: its digest or the start of it. Default: the version that was active before the current one.",
  ),
  ...ACTOR_SETTINGS,
  ...ACCESS_SETTINGS,
  json: flag("Print one JSON object instead of text."),
};

export const rollback = defineCommand({
  description:
    "Activate the previously active version. Every process with --config-source database serves it from then on. Run it again to go back one version further. Fails if somebody else activates a version at the same time. Runs no lint and no test cases, so that they cannot block a rollback. Keys do not change.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, { print }: Terminal): Promise<number> {
  const service = await findServiceOrDatabase(given);
  const { digest, previous } =
    service === undefined ? await rollBackDatabase(given) : await rollBackService(service, given);
  if (given.json) print(JSON.stringify({ digest, previous, changed: previous !== digest }));
  else if (previous === digest) print(`${digest} is already active`);
  else {
    print(`active: ${digest}`);
    print(`before: ${previous ?? "none"}`);
  }
  return EXIT_CODES.done;
}

function rollBackDatabase(given: SettingsOf<typeof settings>) {
  const actor = readActor(given);
  const { to } = given;
  return useVersions(given, async (pool) => {
    // Only the first of two concurrent rollbacks from one version succeeds.
    const { digest: expected } = await readState(pool);
    return rollBack(pool, { ...actor, expected, ...(to !== undefined && { digest: to }) });
  });
}

async function rollBackService(service: OperatorService, given: SettingsOf<typeof settings>) {
  const reason = readReason(given);
  const expected_digest = await readActiveDigest(service);
  const digest = given.to === undefined ? undefined : await findDigest(service, given.to);
  const action = { expected_digest, reason, ...(digest !== undefined && { digest }) };
  const switched = await service.post<ConfigurationSwitch>("/configuration/rollback", action);
  return { digest: switched.digest, previous: switched.previous ?? null };
}
