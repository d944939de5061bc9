import { openPool } from "@payment-routing/database";
import { type Cell, releaseClient } from "@payment-routing/delivery";
import { requireValue, useCells } from "../../cells/use-cells.ts";
import { defineCommand, EXIT_CODES } from "../../command.ts";
import { ACTOR_SETTINGS, readActor } from "../../configuration/actor-settings.ts";
import { CONFIRMATION_SETTINGS, confirm } from "../../operator/confirm.ts";
import { createProgress } from "../../progress.ts";
import { SettingsError } from "../../settings/setting-definition.ts";
import { flag, idOperand, optionalText } from "../../settings/setting-kinds.ts";
import { showCount } from "../../show-text.ts";

export const command = defineCommand({
  description:
    "Delete what a cell has left over of a client that was moved away. Its owner and the restored last backup of the owner must have every session at the same version or a later one. --discard deletes without a backup.",
  settings: {
    id: idOperand("client", "The client."),
    from: optionalText(
      "url",
      "The database of the cell that the client has left, as postgresql://…. Required.",
    ),
    owner: optionalText("url", "The database of the cell that owns the client. Required."),
    backup: optionalText("url", "The last backup of the owner, restored to a database of its own."),
    discard: flag(
      "Delete without looking at a backup. If the owner is restored to before the move, the client is lost.",
    ),
    ...CONFIRMATION_SETTINGS,
    ...ACTOR_SETTINGS,
    json: flag("Print one JSON object instead of text."),
  },
  async run(given, terminal) {
    const { id: clientId, backup, discard } = given;
    const actor = readActor(given);
    if ((backup === undefined) !== discard)
      throw new SettingsError([
        `--backup: expected --backup or --discard, got ${discard ? "both" : "neither"}`,
      ]);
    if (!(await confirm(`Delete what is left over of client ${clientId}?`, given.yes, terminal)))
      return EXIT_CODES.failed;
    const addresses = [requireValue("from", given.from), requireValue("owner", given.owner)];
    const sessions = await useCells("clients release", addresses, async (cells) => {
      const [cell, owner] = cells as readonly [Cell, Cell];
      const progress = createProgress(terminal);
      await using opened = new AsyncDisposableStack();
      const restored =
        backup === undefined ? undefined : opened.adopt(openPool(backup), (pool) => pool.end());
      return await releaseClient({
        clientId,
        cell,
        owner,
        backup: restored,
        actor,
        onProgress: progress.show,
      }).finally(progress.stop);
    });
    terminal.print(
      given.json
        ? JSON.stringify({ client_id: clientId, sessions })
        : `Deleted ${showCount(sessions, "session")} of client ${clientId}.`,
    );
    return EXIT_CODES.done;
  },
});
