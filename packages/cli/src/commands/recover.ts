import { beginRecovery, endRecovery, type Recovery } from "@payment-routing/delivery";
import { flag, type SettingsOf } from "@payment-routing/server/settings";
import { defineCommand, type Terminal } from "../command.ts";
import { ACTOR_SETTINGS, readActor } from "../configuration/actor-settings.ts";
import { useVersions } from "../configuration/use-versions.ts";
import { EXIT_CODES } from "../exit-codes.ts";
import { DATABASE_SETTINGS } from "../service/database-settings.ts";
import { showCount } from "../show-count.ts";

const settings = {
  acknowledge: flag("Sends to the endpoints again that the command has held."),
  ...ACTOR_SETTINGS,
  ...DATABASE_SETTINGS,
  json: flag("Prints one JSON object instead of lines for people."),
};

/** `payment-routing recover`: brings a restored database back into use. */
export const recover = defineCommand({
  usage: "payment-routing recover --reason <text> [--acknowledge] [options]",
  description:
    "For a database that was restored from a backup: gives callbacks numbers past all that was ever sent, holds deliveries, and says what the restore has brought back. With --acknowledge, deliveries go on.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, { print }: Terminal): Promise<number> {
  const actor = readActor(given);
  if (given.acknowledge) {
    const endpoints = await useVersions(given, (pool) => endRecovery(pool, actor));
    if (given.json) print(JSON.stringify({ released_endpoints: endpoints }));
    else print(`Deliveries to ${showCount(endpoints, "endpoint")} go on.`);
    return EXIT_CODES.done;
  }
  const recovery = await useVersions(given, (pool) => beginRecovery(pool, actor));
  if (given.json) print(JSON.stringify(writeRecovery(recovery)));
  else for (const line of describeRecovery(recovery)) print(line);
  return EXIT_CODES.done;
}

function writeRecovery({ configuration, ...recovery }: Recovery): object {
  return {
    as_of: recovery.asOf,
    floor: recovery.floor,
    held_endpoints: recovery.heldEndpoints,
    waiting_callbacks: recovery.waitingCallbacks,
    pending_redeliveries: recovery.pendingRedeliveries,
    live_keys: recovery.liveKeys,
    configuration: configuration && {
      digest: configuration.digest,
      activated_at: configuration.activatedAt,
    },
  };
}

function describeRecovery(recovery: Recovery): readonly string[] {
  const { asOf, configuration, floor, heldEndpoints, liveKeys, pendingRedeliveries, waitingCallbacks } =
    recovery;
  const moment = asOf?.toISOString() ?? "its beginning";
  return [
    `The database knows nothing from after ${moment}.`,
    `New callbacks have numbers from ${floor} on. Deliveries to ${showCount(heldEndpoints, "endpoint")} are held.`,
    "",
    "Before they go on, do again what was done since:",
    `- keys: ${showCount(liveKeys, "key")} live, those among them that were revoked since. See keys list, keys revoke.`,
    configuration === undefined
      ? "- configuration: none is active in the database."
      : `- configuration: ${configuration.digest} of ${configuration.activatedAt.toISOString()} is active. See config history, config activate.`,
    "- sessions: those that were erased since are back. See sessions erase.",
    `- callbacks: ${showCount(waitingCallbacks, "callback")} and ${pendingRedeliveries} redeliveries wait, those among them that were delivered or skipped since. Receivers ignore what they have; see lanes skip.`,
    `- processors: ask them to report again what they have reported since ${moment}. What is here already counts once.`,
    "",
    "Then: payment-routing recover --acknowledge --reason <text>",
  ];
}
