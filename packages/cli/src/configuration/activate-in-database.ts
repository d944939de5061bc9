import {
  activateVersion,
  assembleConfiguration,
  findStoredVersion,
  type LoadedConfiguration,
  readState,
} from "@payment-routing/config-store";
import type { Pool } from "@payment-routing/database";
import { CommandError, type Terminal } from "../command.ts";
import type { DatabaseSettings } from "../service/database-settings.ts";
import type { SettingsOf } from "../settings/setting-definition.ts";
import { type ActivationOutcome, haveSameCases } from "./activate-in-service.ts";
import { type ACTOR_SETTINGS, readActor } from "./actor-settings.ts";
import { checkActivation, loadSource, type SOURCE_SETTINGS } from "./load-source.ts";
import { useVersions } from "./use-versions.ts";

/**
 * Checks a configuration in this process, and stores and activates it in a database whose active version a service cannot
 * start with: there is none, or it is not valid.
 *
 * @throws CommandError with the issues that prevent the activation, or when a valid version is active
 */
export async function activateInDatabase(
  given: SettingsOf<typeof SOURCE_SETTINGS & typeof ACTOR_SETTINGS> & DatabaseSettings,
  terminal: Terminal,
): Promise<ActivationOutcome> {
  const actor = readActor(given);
  const previous = await useVersions(given, readReplaceable);
  const { loaded, files, leftOut } = await loadSource(given, terminal.environment);
  await checkActivation(loaded, given.config);
  const { configurationDigest: digest } = loaded.router;
  const cases_taken = await useVersions(given, async (pool) => {
    const stored = await findStoredVersion(pool, digest, assembleConfiguration);
    await activateVersion(pool, { digest, files }, { ...actor, expected: previous });
    return stored === undefined || haveSameCases(loaded, stored);
  });
  const secrets_checked = given.secrets !== undefined || !namesSecrets(loaded);
  return { digest, previous, changed: true, cases_taken, secrets_checked, leftOut };
}

/** The digest of an active version that is not valid. Null without an active version. */
async function readReplaceable(pool: Pool): Promise<string | null> {
  const { digest } = await readState(pool);
  if (digest === null || (await findStoredVersion(pool, digest, assembleConfiguration)) === undefined)
    return digest;
  throw new CommandError([
    `payment-routing config activate: the database has an active version, ${digest}: use --url to activate another one`,
  ]);
}

function namesSecrets({ configuration: { clients } }: LoadedConfiguration): boolean {
  return clients.some(({ callbacks }) => callbacks?.secrets !== undefined);
}
