import {
  activateVersion,
  assembleConfiguration,
  findStoredVersion,
  readState,
} from "@payment-routing/config-store";
import type { Pool } from "@payment-routing/database";
import { CELLS_SETTING } from "../../cells/cells-file.ts";
import { inEachCell } from "../../cells/in-each-cell.ts";
import { CommandError, defineCommand, type Terminal } from "../../command.ts";
import {
  type ActivationOutcome,
  activateInService,
  CASES_NOT_STORED,
  haveSameCases,
  NAME_SETTING,
} from "../../configuration/activate-in-service.ts";
import { ACTOR_SETTINGS, readActor } from "../../configuration/actor-settings.ts";
import { checkActivation, loadSource, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { ACCESS_SETTINGS, findServiceOrDatabase } from "../../operator/access-settings.ts";
import type { DatabaseSettings } from "../../service/database-settings.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";

export const command = defineCommand({
  description:
    "Store a configuration, if it is new, and activate it. Every process with --config-source database serves it from then on. Fails if the configuration has an issue, a lint error or a failing test case, or if somebody else activates a version at the same time. A service does not start without a valid active version: until there is one, a version is activated in the database. Ignores credentials in the folder: see payment-routing keys. Stores test cases only together with a new version.",
  settings: {
    ...SOURCE_SETTINGS,
    name: NAME_SETTING,
    ...ACTOR_SETTINGS,
    ...ACCESS_SETTINGS,
    ...CELLS_SETTING,
    json: flag("Print one JSON object instead of text."),
  },
  run: inEachCell(async (given, terminal) => {
    const { print } = terminal;
    const service = await findServiceOrDatabase(given);
    const { leftOut, ...outcome } =
      service === undefined
        ? await activateInDatabase(given, terminal)
        : await activateInService(service, given);
    if (given.json) print(JSON.stringify(outcome));
    else for (const line of describe({ ...outcome, leftOut })) print(line);
  }),
});

function describe({
  digest,
  previous,
  changed,
  cases_taken,
  secrets_checked,
  leftOut,
  action_id,
}: ActivationOutcome): readonly string[] {
  const cases = cases_taken ? [] : [CASES_NOT_STORED];
  if (action_id !== undefined) {
    const next = `another person approves it within 24 hours: payment-routing actions approve ${action_id}`;
    return [...cases, `awaiting approval: ${digest}`, next];
  }
  if (!changed) return [...cases, `${digest} is already active`];
  return [
    ...leftOut.map((file) => `ignored, because keys are not part of a version: ${file}`),
    ...cases,
    `active: ${digest}`,
    `before: ${previous ?? "none"}`,
    ...(secrets_checked
      ? []
      : [
          "warning: the secrets were not checked, because --secrets is missing. A process without one of them keeps serving the previous version, and cannot start with this one",
        ]),
  ];
}

/**
 * Checks a configuration in this process, and stores and activates it in a database whose active version a service cannot
 * start with: there is none, or it is not valid.
 *
 * @throws CommandError with the issues that prevent the activation, or when a valid version is active
 */
async function activateInDatabase(
  given: SettingsOf<typeof SOURCE_SETTINGS & typeof ACTOR_SETTINGS> &
    DatabaseSettings & { readonly name: string | undefined },
  terminal: Terminal,
): Promise<ActivationOutcome> {
  const actor = readActor(given);
  const previous = await useVersions(given, readReplaceable);
  const { loaded, files, leftOut } = await loadSource(given, terminal.environment);
  await checkActivation(loaded, given.config);
  const { configurationDigest: digest } = loaded.router;
  const cases_taken = await useVersions(given, async (pool) => {
    const stored = await findStoredVersion(pool, digest, assembleConfiguration);
    await activateVersion(pool, { digest, files, name: given.name }, { ...actor, expected: previous });
    return stored === undefined || haveSameCases(loaded, stored);
  });
  const namesSecrets = loaded.configuration.clients.some(({ callbacks }) => callbacks?.secrets !== undefined);
  const secrets_checked = given.secrets !== undefined || !namesSecrets;
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
