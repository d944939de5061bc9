import {
  type AccountDiff,
  type ConfigurationDiff,
  diffConfigurations,
  type SettingChange,
} from "@payment-routing/config-analysis";
import { type Locate, writeMembers } from "@payment-routing/server";
import { defineCommand, type Terminal } from "../../command.ts";
import { loadSource, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { printChanges, writeChanges } from "../../configuration/print-changes.ts";
import { describeRejected, findRejectedCallbacks } from "../../configuration/rejected-callbacks.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { createProgress } from "../../progress.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag, integer, optionalText } from "../../settings/setting-kinds.ts";
import { showText } from "../../show-text.ts";

const settings = {
  before: {
    ...optionalText(
      "before",
      "The configuration to compare with: a file, a folder, sha256:... or active. Default: active, the active version.",
    ),
    isOperand: true,
    isOptional: true,
  } as const,
  ...SOURCE_SETTINGS,
  tries: integer({
    default: 5000,
    min: 1,
    max: 1_000_000,
    unit: "requests",
    description: "The number of requests to try for each account.",
  }),
  json: flag("Print one JSON object instead of text."),
};

export const diff = defineCommand({
  description:
    "Compare the effect of two configurations, not their text. Run the same requests against both, generated from the values at and around the limits of their constraints, and list changed decisions and settings. Requests that were not tried may change too. The last lines show how many requests had a method at all: the others cannot show a change. With a database, also list the callbacks of its sessions that only the new closed codes reject. Exit with 0 with and without changes.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const { print, environment } = terminal;
  const before = await loadSource(given, environment, given.before ?? "active");
  const after = await loadSource(given, environment);
  const progress = createProgress(terminal);
  const found = diffConfigurations(before.loaded.configuration, after.loaded.configuration, {
    maxProbes: given.tries,
    onProgress: progress.show,
  });
  progress.stop();
  const rejected = await findRejectedCallbacks(after.loaded, given, terminal, before.loaded);
  const digests = { before: digestOf(before), after: digestOf(after) };
  const { locate } = after.loaded;
  if (given.json) {
    print(
      JSON.stringify(writeMembers({ ...digests, ...writeDiff(found, locate), rejectedCallbacks: rejected })),
    );
  } else {
    for (const line of describe(found, digests, locate)) print(line);
    for (const code of rejected?.codes ?? [])
      print(`closed_codes: ${describeRejected(code, rejected?.sessions ?? 0)}`);
  }
  return EXIT_CODES.done;
}

function digestOf({ loaded }: Awaited<ReturnType<typeof loadSource>>): string {
  return loaded.router.configurationDigest;
}

function describe(
  { methodsAdded, methodsRemoved, settings, accounts, tried, probes }: ConfigurationDiff,
  { before, after }: { readonly before: string; readonly after: string },
  locate: Locate,
): readonly string[] {
  const others = methodsAdded.length + methodsRemoved.length + settings.length;
  return [
    `from ${before}`,
    `to   ${after}`,
    ...methodsAdded.map((id) => `method ${id}: added to the catalogue`),
    ...methodsRemoved.map((id) => `method ${id}: removed from the catalogue`),
    ...settings.map((change) => describeSetting(change)),
    ...accounts.flatMap((account) => describeAccount(account, locate)),
    ...(accounts.length === 0
      ? [`No ${others > 0 ? "other " : ""}change in effect in ${probes} requests to each account.`]
      : []),
    ...describeTried(tried, probes),
  ];
}

/** How much there was to compare: a request without a method on either side shows no change. */
function describeTried(tried: ConfigurationDiff["tried"], probes: number): readonly string[] {
  if (tried.length === 0) return [];
  const total = tried.reduce((sum, { answered }) => sum + answered, 0);
  return [
    `${total} of ${probes * tried.length} requests had a method before or after.`,
    ...tried
      .filter(({ answered }) => answered === 0)
      .map(({ clientId, accountId }) => `client ${clientId}, account ${accountId}: no request had a method`),
  ];
}

function describeSetting({ setting, of, before, after }: SettingChange): string {
  if (before === undefined || after === undefined) return `${setting}: changed`;
  const [first, ...others] = of;
  const more = others.length === 0 ? "" : ` and ${others.length} more`;
  return `${first}${more}: ${setting} ${showText(before)} -> ${showText(after)}`;
}

function describeAccount(
  { clientId, accountId, kind, effect }: AccountDiff,
  locate: Locate,
): readonly string[] {
  const name = `client ${clientId}, account ${accountId}`;
  if (effect === undefined) return [`${name}: ${kind}`];
  return [
    `${name}: ${effect.changed} of ${effect.requests} requests change`,
    ...printChanges(effect, locate),
  ];
}

function writeDiff({ accounts, ...diff }: ConfigurationDiff, locate: Locate): object {
  const written = accounts.map(({ effect, ...account }) => {
    return { ...account, effect: effect && writeChanges(effect, locate) };
  });
  return { ...diff, accounts: written };
}
