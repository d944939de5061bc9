import { beginRecovery, endRecovery, type Recovery } from "@payment-routing/delivery";
import { defineCommand, type Terminal } from "../command.ts";
import { ACTOR_SETTINGS, readActor } from "../configuration/actor-settings.ts";
import { useVersions } from "../configuration/use-versions.ts";
import { EXIT_CODES } from "../exit-codes.ts";
import { showTime } from "../operator/print-table.ts";
import { DATABASE_SETTINGS } from "../service/database-settings.ts";
import type { SettingsOf } from "../settings/setting-definition.ts";
import { flag } from "../settings/setting-kinds.ts";
import { showCount } from "../show-count.ts";

const settings = {
  acknowledge: flag("Lets deliveries go on that the command has held."),
  ...ACTOR_SETTINGS,
  ...DATABASE_SETTINGS,
  json: flag("Prints one JSON object instead of lines for people."),
};

/** `payment-routing recover`: brings a restored database back into use. */
export const recover = defineCommand({
  description:
    "For a database that was restored from a backup: gives callbacks numbers past all that was ever sent, holds all deliveries, and lists what the restore may have brought back. With --acknowledge, deliveries go on.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, { print }: Terminal): Promise<number> {
  const actor = readActor(given);
  if (given.acknowledge) {
    const wasHeld = await useVersions(given, (pool) => endRecovery(pool, actor));
    if (given.json) print(JSON.stringify({ released: wasHeld }));
    else print(wasHeld ? "Deliveries go on." : "Deliveries were not held.");
    return EXIT_CODES.done;
  }
  const recovery = await useVersions(given, (pool) => beginRecovery(pool, actor));
  if (given.json) print(JSON.stringify(writeRecovery(recovery)));
  else for (const line of describeRecovery(recovery)) print(line);
  return EXIT_CODES.done;
}

function writeRecovery({ asOf, floor, keys, activations, waiting }: Recovery): object {
  return {
    as_of: asOf,
    floor,
    keys: keys.map(({ clientId, scope, keyId, createdAt }) => ({
      client_id: clientId,
      scope,
      key_id: keyId,
      created_at: createdAt,
    })),
    activations: activations.map(({ digest, activatedAt, reason }) => ({
      digest,
      activated_at: activatedAt,
      reason,
    })),
    waiting: waiting.map(({ clientId, ...counts }) => ({ client_id: clientId, ...counts })),
  };
}

function describeRecovery({ asOf, floor, keys, activations, waiting }: Recovery): readonly string[] {
  const moment = asOf === undefined ? "its beginning" : showTime(asOf.toISOString());
  return [
    `The newest row of the database is from ${moment}.`,
    `New callbacks have sequence numbers from ${floor} on. All deliveries are held.`,
    "",
    `Live keys: ${keys.length}`,
    ...keys.map(
      ({ clientId, scope, keyId, createdAt }) =>
        `  ${scope ?? showClient(clientId)}  ${keyId}  created ${showTime(createdAt.toISOString())}`,
    ),
    `Latest activations of a configuration, the active one first: ${activations.length}`,
    ...activations.map(
      ({ digest, activatedAt, reason }) => `  ${digest}  ${showTime(activatedAt.toISOString())}  ${reason}`,
    ),
    `Clients with callbacks or redeliveries that wait: ${waiting.length}`,
    ...waiting.map(
      ({ clientId, lanes, callbacks, redeliveries }) =>
        `  ${showClient(clientId)}  ${showCount(callbacks, "callback")} in ${showCount(lanes, "lane")}, ${showCount(redeliveries, "redelivery", "redeliveries")}`,
    ),
    "",
    `The database does not know what happened after ${moment}. Look in logs and tickets, and do again before deliveries go on:`,
    "- keys that were revoked or created since: keys revoke, keys create.",
    "- activations and rollbacks of configurations since: config activate.",
    "- sessions that were erased since: sessions erase. They are back, with their personal data.",
    "- callbacks that were skipped, and lanes and endpoints that were paused or resumed since: lanes skip, lanes pause, endpoints pause.",
    "- redeliveries that were done since are sent again. Callbacks that were delivered since are sent again with the same ID: receivers ignore them.",
    "",
    `Ask every processor to report again, with the same report IDs and in the same order, everything that it has reported since ${moment}. Reports that the database has count once.`,
    "",
    "Then: payment-routing recover --acknowledge --reason <text>",
  ];
}

function showClient(clientId: number | undefined): string {
  return clientId === undefined ? "no client" : `client ${clientId}`;
}
