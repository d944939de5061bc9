import { beginRecovery, endRecovery, type Recovery, readCell } from "@payment-routing/delivery";
import { CommandError, defineCommand, EXIT_CODES } from "../command.ts";
import { ACTOR_SETTINGS, readActor } from "../configuration/actor-settings.ts";
import { useVersions } from "../configuration/use-versions.ts";
import { showTime } from "../operator/print-table.ts";
import { DATABASE_SETTINGS } from "../service/database-settings.ts";
import { flag } from "../settings/setting-kinds.ts";
import { showCount } from "../show-text.ts";

export const command = defineCommand({
  description:
    "Prepare a database that was restored from a backup: raise the sequence numbers of callbacks above all that were sent, stop all deliveries, and list what the restore may have brought back. --acknowledge restarts the deliveries.",
  settings: {
    acknowledge: flag("Restart the deliveries that this command stopped."),
    ...ACTOR_SETTINGS,
    ...DATABASE_SETTINGS,
    json: flag("Print one JSON object instead of text."),
  },
  async run(given, { print }) {
    const actor = readActor(given);
    if (given.acknowledge) {
      const wasHeld = await useVersions(given, async (pool) => {
        const cell = await readCell(pool);
        if (cell !== undefined)
          throw new CommandError([
            `payment-routing recover: the database is that of cell ${cell.name}: clients recover asks the other cells, and restarts the deliveries`,
          ]);
        return endRecovery(pool, actor);
      });
      if (given.json) print(JSON.stringify({ released: wasHeld }));
      else print(wasHeld ? "Deliveries are restarted." : "Deliveries were not stopped.");
      return EXIT_CODES.done;
    }
    const recovery = await useVersions(given, (pool) => beginRecovery(pool, actor));
    if (given.json) print(JSON.stringify(writeRecovery(recovery)));
    else for (const line of describeRecovery(recovery)) print(line);
  },
});

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
    `New callbacks get sequence numbers from ${floor}. All deliveries are stopped.`,
    "",
    `Live keys: ${keys.length}`,
    ...keys.map(
      ({ clientId, scope, keyId, createdAt }) =>
        `  ${scope ?? showClient(clientId)}  ${keyId}  created ${showTime(createdAt.toISOString())}`,
    ),
    `Latest configuration activations, the active one first: ${activations.length}`,
    ...activations.map(
      ({ digest, activatedAt, reason }) => `  ${digest}  ${showTime(activatedAt.toISOString())}  ${reason}`,
    ),
    `Clients with waiting callbacks or redeliveries: ${waiting.length}`,
    ...waiting.map(
      ({ clientId, lanes, callbacks, redeliveries }) =>
        `  ${showClient(clientId)}  ${showCount(callbacks, "callback")} in ${showCount(lanes, "lane")}, ${showCount(redeliveries, "redelivery", "redeliveries")}`,
    ),
    "",
    `The database does not contain what happened after ${moment}. Find it in logs and tickets, and repeat it before you restart deliveries:`,
    "- keys that were revoked or created since then: keys revoke, keys create.",
    "- configurations that were activated or rolled back since then: config activate.",
    "- sessions that were erased since then: sessions erase. The restore brought back their personal data.",
    "- callbacks that were skipped, and lanes and endpoints that were paused or resumed since then: lanes skip, lanes pause, endpoints pause.",
    "Redeliveries since then are sent again. Callbacks that were delivered since then are sent again with the same ID: receivers ignore them.",
    "",
    `Ask every processor to repeat all reports since ${moment}, with the same report IDs and in the same order. Reports that the database already contains have no effect.`,
    "",
    "Then: payment-routing recover --acknowledge --reason <text>",
  ];
}

function showClient(clientId: number | undefined): string {
  return clientId === undefined ? "no client" : `client ${clientId}`;
}
