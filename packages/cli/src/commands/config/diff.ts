import {
  type AccountDiff,
  type ConfigurationDiff,
  diffConfigurations,
  type SettingChange,
} from "@payment-routing/config-analysis";
import { type Locate, writeMembers } from "@payment-routing/server";
import { defineCommand, type Terminal } from "../../command.ts";
import { loadSource, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { printChanges } from "../../configuration/print-changes.ts";
import { describeRejected, findRejectedCallbacks } from "../../configuration/rejected-callbacks.ts";
import { writeChanges } from "../../configuration/write-changes.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { createProgress } from "../../progress.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag, integer, optionalText } from "../../settings/setting-kinds.ts";
import { showText } from "../../show-text.ts";

const settings = {
  before: {
    ...optionalText(
      "before",
      "The configuration to compare with, in the forms of --config. Default: the active version.",
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
    description: "How many requests are tried in each account.",
  }),
  json: flag("Prints one JSON object instead of lines for people."),
};

/** `payment-routing config diff`: says what changes in effect from one configuration to another. */
export const diff = defineCommand({
  description:
    "Says what changes in effect, not in text: the same requests are put to both, made of the values that their constraints name and of those beside them; settings that no answer shows by its methods are named. What is told is so; requests that were not tried may change too. How many of them had a method on either side is told last: the others show no change. Where a database is named, the callbacks of its sessions that only the new closed codes reject are told. Ends with 0 whether there are changes or not.",
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
      .map(({ clientId, accountId }) => `client ${clientId}, account ${accountId}: no request had one`),
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
