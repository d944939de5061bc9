import type { AccountDiff, DiffResult, SettingChange } from "@payment-routing/operator-contract";
import { createDiffResult, describeRejected } from "@payment-routing/routing/analysis";
import { defineCommand, EXIT_CODES, type Terminal } from "../../command.ts";
import { loadSource, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { printChanges } from "../../configuration/print-changes.ts";
import { followJob, writeInput } from "../../configuration/run-job.ts";
import { findService } from "../../operator/operator-settings.ts";
import { createProgress } from "../../progress.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag, integer, optionalText } from "../../settings/setting-kinds.ts";
import { showText } from "../../show-text.ts";

const settings = {
  before: {
    ...optionalText(
      "before",
      "The configuration to compare with: a file, a folder, sha256:... or active. Default: active, the active version of the service.",
    ),
    isOperand: true,
    isOptional: true,
  } as const,
  ...SOURCE_SETTINGS,
  tries: integer(
    { default: 5000, min: 1, max: 1_000_000, unit: "requests" },
    "The number of requests to try for each account.",
  ),
  json: flag("Print one JSON object instead of text."),
};

export const command = defineCommand({
  description:
    "Compare the effect of two configurations, not their text. Run the same requests against both, generated from the values at and around the limits of their constraints, and list changed decisions and settings. Requests that were not tried may change too. The last lines show how many requests had a method at all: the others cannot show a change. With --url, also list the callbacks of its sessions that only the new closed codes reject. Exit with 0 with and without changes.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const { print } = terminal;
  const result = await compare(given, terminal);
  if (given.json) print(JSON.stringify(result));
  else for (const line of describe(result)) print(line);
  return EXIT_CODES.done;
}

async function compare(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<DiffResult> {
  const { before: source = "active", tries } = given;
  const service = await findService(given);
  if (service !== undefined) {
    const before = await writeInput(service, source);
    const configuration = await writeInput(service, given.config);
    return followJob(
      service.stream("compareConfigurations", { body: { before, configuration, tries } }),
      terminal,
    );
  }
  const { loaded: before } = await loadSource(given, terminal.environment, source);
  const { loaded: after } = await loadSource(given, terminal.environment);
  const progress = createProgress(terminal);
  const result = createDiffResult(before, after, { maxProbes: tries, onProgress: progress.show });
  progress.stop();
  return result;
}

function describe({
  before,
  after,
  methods_added: added,
  methods_removed: removed,
  settings: changes,
  accounts,
  probes,
  ...rest
}: DiffResult): readonly string[] {
  const others = added.length + removed.length + changes.length;
  const { sessions = 0, codes = [] } = rest.rejected_callbacks ?? {};
  return [
    `from ${before}`,
    `to   ${after}`,
    ...added.map((id) => `method ${id}: added to the catalogue`),
    ...removed.map((id) => `method ${id}: removed from the catalogue`),
    ...changes.map((change) => describeSetting(change)),
    ...accounts.flatMap((account) => describeAccount(account)),
    ...(accounts.length === 0
      ? [`No ${others > 0 ? "other " : ""}change in effect in ${probes} requests to each account.`]
      : []),
    ...describeTried(rest.tried, probes),
    ...codes.map((code) => `closed_codes: ${describeRejected(code, sessions)}`),
  ];
}

/** How much there was to compare: a request without a method on either side shows no change. */
function describeTried(tried: DiffResult["tried"], probes: number): readonly string[] {
  if (tried.length === 0) return [];
  const total = tried.reduce((sum, { answered }) => sum + answered, 0);
  return [
    `${total} of ${probes * tried.length} requests had a method before or after.`,
    ...tried
      .filter(({ answered }) => answered === 0)
      .map(
        ({ client_id, account_id }) => `client ${client_id}, account ${account_id}: no request had a method`,
      ),
  ];
}

function describeSetting({ setting, of, before, after }: SettingChange): string {
  if (before === undefined || after === undefined) return `${setting}: changed`;
  const [first, ...others] = of;
  const more = others.length === 0 ? "" : ` and ${others.length} more`;
  const start = findDifference(before, after);
  return `${first}${more}: ${setting} ${showFrom(start, before)} -> ${showFrom(start, after)}`;
}

/** Where to begin to show two texts, so that their first difference is shown. */
function findDifference(before: string, after: string): number {
  let position = 0;
  while (position < before.length && before[position] === after[position]) position++;
  return position < CONTEXT * 2 ? 0 : position - CONTEXT;
}

const CONTEXT = 60;

function showFrom(start: number, text: string): string {
  return start === 0 ? showText(text) : `…${showText(text.slice(start))}`;
}

function describeAccount({ client_id, account_id, kind, effect }: AccountDiff): readonly string[] {
  const name = `client ${client_id}, account ${account_id}`;
  if (effect === undefined) return [`${name}: ${kind}`];
  return [`${name}: ${effect.changed} of ${effect.requests} requests change`, ...printChanges(effect)];
}
