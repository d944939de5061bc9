import type { ActionResult, RedeliveryCount, RedeliveryProgress } from "@payment-routing/operator-contract";
import { defineCommand, type Terminal } from "../../command.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { CALLBACK_FILTER_SETTINGS, writeCallbackFilter } from "../../operator/callback-filter-settings.ts";
import { CONFIRMATION_SETTINGS, confirm } from "../../operator/confirm.ts";
import { describeHold } from "../../operator/describe-hold.ts";
import { followProgress } from "../../operator/follow-progress.ts";
import { connectOperator, type OperatorService, type Query } from "../../operator/operator-service.ts";
import { ACTION_SETTINGS, readAccess, readReason } from "../../operator/operator-settings.ts";
import { requireEither } from "../../operator/require-either.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { optionalText } from "../../settings/setting-kinds.ts";
import { showCount } from "../../show-count.ts";

const settings = {
  callback: {
    ...optionalText(
      "callback",
      "The ID of one callback. Without it the options below say which; with it none of them is taken.",
    ),
    isOperand: true,
    isOptional: true,
  } as const,
  ...ACTION_SETTINGS,
  ...CONFIRMATION_SETTINGS,
  ...CALLBACK_FILTER_SETTINGS,
};

type Settings = SettingsOf<typeof settings>;

/** `payment-routing callbacks redeliver`: sends callbacks again, one or many. */
export const redeliverCallbacks = defineCommand({
  description:
    "Sends a callback again, or all for which the given options hold. What is settled goes out once more, marked as a redelivery; what waits is tried at once, in the order of its session. Many are counted first, and sent only after a yes.",
  settings,
  run,
});

async function run(given: Settings, terminal: Terminal): Promise<number> {
  const { callback, json } = given;
  const reason = readReason(given);
  const filter = writeCallbackFilter(given);
  requireEither("callback", callback, filter);
  const service = connectOperator(await readAccess(given));
  if (callback === undefined) return redeliverMany(service, filter, reason, given, terminal);
  const path = `/callbacks/${encodeURIComponent(callback)}/redeliver`;
  const done = await service.post<ActionResult>(path, { reason });
  terminal.print(json ? JSON.stringify(done) : describeDone(callback, done));
  return EXIT_CODES.done;
}

async function redeliverMany(
  service: OperatorService,
  filter: Query,
  reason: string,
  { yes, json }: Settings,
  terminal: Terminal,
): Promise<number> {
  const count = await service.get<RedeliveryCount>("/redeliveries", filter);
  if (!json) terminal.print(describeCount(count));
  if (count.settled + count.waiting === 0) {
    if (json) terminal.print(JSON.stringify(describeNothing(count)));
    return EXIT_CODES.done;
  }
  const isWanted = await confirm(
    `Redeliver ${showCount(count.settled + count.waiting, "callback")}?`,
    yes,
    terminal,
  );
  if (!isWanted) {
    terminal.complain("Nothing was done.");
    return EXIT_CODES.failed;
  }
  const last = await followProgress(
    service.postLines<RedeliveryProgress>("/redeliveries", filter, { reason }),
    terminal,
  );
  terminal.print(json ? JSON.stringify(last) : describeEnd(last));
  return EXIT_CODES.done;
}

function describeDone(callback: string, { waits_for }: ActionResult): string {
  return waits_for === undefined
    ? `Callback ${callback} is on its way.`
    : `Callback ${callback} is to be sent, and waits: ${describeHold(waits_for)}.`;
}

function describeCount({ callbacks, settled, waiting, left }: RedeliveryCount): string {
  return [
    showCount(callbacks, "callback"),
    `${settled} to be sent once more, of a paused lane when that is resumed`,
    `${waiting} waiting, due at once`,
    `${left} left alone (refused, waiting in a paused lane, or test events)`,
  ].join("\n  ");
}

/** What the last line of the answer would be: nothing is asked for where there is nothing to do. */
function describeNothing({ callbacks }: RedeliveryCount): RedeliveryProgress {
  return { done: callbacks, total: callbacks, settled: 0, lanes: 0, waits_for: [], finished: true };
}

function describeEnd({ settled, lanes, done, waits_for }: RedeliveryProgress): string {
  return [
    `Looked at ${showCount(done, "callback")}: ${settled} will be sent once more, of a paused lane when that is resumed; ${showCount(lanes, "lane")} due at once.`,
    ...waits_for.map((hold) => `What goes to ${hold.endpoint} waits: ${describeHold(hold)}.`),
  ].join("\n");
}
