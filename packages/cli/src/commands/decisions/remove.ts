import { recordAction } from "@payment-routing/database";
import { DecisionArchive, removeClient } from "@payment-routing/decision-store";
import { CommandError, defineCommand, EXIT_CODES } from "../../command.ts";
import { ACTOR_SETTINGS, readActor } from "../../configuration/actor-settings.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { CONFIRMATION_SETTINGS, confirm } from "../../operator/confirm.ts";
import { DATABASE_SETTINGS } from "../../service/database-settings.ts";
import { SETTINGS } from "../../settings/service-settings.ts";
import { idOperand } from "../../settings/setting-kinds.ts";
import { showCount } from "../../show-text.ts";

export const command = defineCommand({
  description:
    "Delete the recorded decisions and rejected searches of a client from the database and from --decision-archive, whose files it writes anew. Revoke the keys of the client first. Repeat an interrupted command.",
  settings: {
    client: idOperand("client", "The ID of the client."),
    decisionArchive: SETTINGS.decisionArchive,
    ...ACTOR_SETTINGS,
    ...CONFIRMATION_SETTINGS,
    ...DATABASE_SETTINGS,
  },
  async run(given, terminal) {
    const { client, decisionArchive: folder, yes } = given;
    const actor = readActor(given);
    if (!(await confirm(`Delete all decisions of client ${client}? This cannot be undone.`, yes, terminal)))
      return EXIT_CODES.failed;
    const removed = await useVersions(given, async (pool) => {
      await recordAction(pool, { ...actor, action: "remove-decisions", subject: `client:${client}` });
      return removeClient(pool, client, folder === undefined ? undefined : new DecisionArchive(folder));
    });
    if (removed === undefined)
      throw new CommandError([
        "payment-routing: decisions are being merged or archived: run the command again in a minute",
      ]);
    terminal.print(`Deleted: ${showCount(removed, "record")}.`);
    return EXIT_CODES.done;
  },
});
