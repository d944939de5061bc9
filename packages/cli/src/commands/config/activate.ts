import {
  activateVersion,
  findStoredVersion,
  type LoadedConfiguration,
  readState,
} from "@payment-routing/config-store";
import { writeMembers } from "@payment-routing/server";
import { CommandError, defineCommand, type Terminal } from "../../command.ts";
import { ACTOR_SETTINGS, readActor } from "../../configuration/actor-settings.ts";
import { listObstacles } from "../../configuration/judge-version.ts";
import { loadSource, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { createProgress } from "../../progress.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";

const settings = {
  ...SOURCE_SETTINGS,
  ...ACTOR_SETTINGS,
  json: flag("Prints one JSON object instead of lines for people."),
};

/** `payment-routing config activate`: makes a configuration the active one of the database. */
export const activate = defineCommand({
  description:
    "Stores a configuration in the database, unless it is there, and makes it the active one: every process with --config-source database serves it from then on. Refused when it has a fault, an error of the lint or a test case that fails, or when somebody else has activated another one in the meantime. Credentials in the folder are left out: see payment-routing keys. Test cases are stored with a version once: with a version that is there already, others are not taken.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const { print, environment } = terminal;
  const actor = readActor(given);
  // What is active before the configuration is judged: whoever activates in the meantime has judged something else.
  const { digest: expected } = await useVersions(given, readState);
  const { loaded, files, leftOut } = await loadSource(given, environment);
  const progress = createProgress(terminal);
  const obstacles = listObstacles(loaded, { onProgress: progress.show });
  progress.stop();
  if (obstacles.lines.length > 0)
    throw new CommandError([...obstacles.lines, "payment-routing config activate: not activated"], {
      document: { faults: obstacles.faults },
    });
  const { configurationDigest: digest } = loaded.router;
  const version = { digest, files };
  const { previous, casesTaken } = await useVersions(given, async (pool) => {
    const casesTaken = hasCasesOf(loaded, await findStoredVersion(pool, digest));
    if (digest === expected) return { previous: expected, casesTaken };
    return { ...(await activateVersion(pool, version, { ...actor, expected })), casesTaken };
  });
  const changed = digest !== expected;
  const secretsChecked = given.secrets !== undefined || !namesSecrets(loaded);
  const outcome = { digest, previous, changed, casesTaken, secretsChecked };
  if (given.json) print(JSON.stringify(writeMembers(outcome)));
  else for (const line of describe({ ...outcome, leftOut })) print(line);
  return EXIT_CODES.done;
}

/** A version that is stored keeps the test cases that it was stored with, which are no part of its digest. */
function hasCasesOf(loaded: LoadedConfiguration, stored: LoadedConfiguration | undefined): boolean {
  return stored === undefined || JSON.stringify(stored.cases) === JSON.stringify(loaded.cases);
}

function namesSecrets({ configuration: { clients } }: LoadedConfiguration): boolean {
  return clients.some(({ callbacks }) => callbacks?.secrets !== undefined);
}

interface Outcome {
  readonly digest: string;
  readonly previous: string | null;
  readonly changed: boolean;
  readonly casesTaken: boolean;
  readonly secretsChecked: boolean;
  readonly leftOut: readonly string[];
}

function describe({
  digest,
  previous,
  changed,
  casesTaken,
  secretsChecked,
  leftOut,
}: Outcome): readonly string[] {
  const cases = casesTaken
    ? []
    : [
        "test cases not taken, as this version is stored with others: they come with the next change of what it says",
      ];
  if (!changed) return [...cases, `${digest} is active already`];
  return [
    ...leftOut.map((file) => `left out, as keys belong to no version: ${file}`),
    ...cases,
    `active: ${digest}`,
    `before: ${previous ?? "none"}`,
    ...(secretsChecked
      ? []
      : [
          "warning: its secrets were not looked for, as --secrets is not given: a process that lacks one goes on with the version before, and does not start with this one",
        ]),
  ];
}
