import { defineCommand, type Terminal } from "../../command.ts";
import { activateInDatabase } from "../../configuration/activate-in-database.ts";
import {
  type ActivationOutcome,
  activateInService,
  CASES_NOT_STORED,
} from "../../configuration/activate-in-service.ts";
import { ACTOR_SETTINGS } from "../../configuration/actor-settings.ts";
import { SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { ACCESS_SETTINGS, findServiceOrDatabase } from "../../operator/access-settings.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";

const settings = {
  ...SOURCE_SETTINGS,
  ...ACTOR_SETTINGS,
  ...ACCESS_SETTINGS,
  json: flag("Print one JSON object instead of text."),
};

export const activate = defineCommand({
  description:
    "Store a configuration, if it is new, and activate it. Every process with --config-source database serves it from then on. Fails if the configuration has an issue, a lint error or a failing test case, or if somebody else activates a version at the same time. A service does not start without a valid active version: until there is one, a version is activated in the database. Ignores credentials in the folder: see payment-routing keys. Stores test cases only together with a new version.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const { print } = terminal;
  const service = await findServiceOrDatabase(given);
  const { leftOut, ...outcome } =
    service === undefined
      ? await activateInDatabase(given, terminal)
      : await activateInService(service, given);
  if (given.json) print(JSON.stringify(outcome));
  else for (const line of describe({ ...outcome, leftOut })) print(line);
  return EXIT_CODES.done;
}

function describe({
  digest,
  previous,
  changed,
  cases_taken,
  secrets_checked,
  leftOut,
}: ActivationOutcome): readonly string[] {
  const cases = cases_taken ? [] : [CASES_NOT_STORED];
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
