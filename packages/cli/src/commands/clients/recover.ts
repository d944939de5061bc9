import {
  type Cell,
  type ClientRecovery,
  endRecovery,
  listMovedClients,
  moveClient,
  type RecoveredClient,
  recoverClient,
} from "@payment-routing/delivery";
import { OTHER_CELLS_SETTING, requireValue, useCells } from "../../cells/use-cells.ts";
import { defineCommand } from "../../command.ts";
import { ACTOR_SETTINGS, readActor } from "../../configuration/actor-settings.ts";
import { createProgress } from "../../progress.ts";
import { SettingsError } from "../../settings/setting-definition.ts";
import { flag, integerList, optionalText } from "../../settings/setting-kinds.ts";
import { showCount } from "../../show-text.ts";

export const command = defineCommand({
  description:
    "Settle which cell owns each client, after the database of a cell was restored, two cells claimed a client, or no cell owned one. Asks every cell. The highest generation is right. Clients that the cell has too old are copied again. Ends the stop of deliveries that recover began.",
  settings: {
    cell: optionalText("url", "The database of the cell to recover, as postgresql://…. Required."),
    ...OTHER_CELLS_SETTING,
    client: integerList(
      { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER },
      "A client to recover. Default: all that were ever moved.",
    ),
    without: optionalText("name", "A cell that is lost. Stop it or cut it off first: it would not know."),
    owner: optionalText("name", "The cell that owns a client that two cells own with the same generation."),
    ...ACTOR_SETTINGS,
    json: flag("Print one JSON object instead of text."),
  },
  async run(given, terminal) {
    const actor = readActor(given);
    const addresses = [requireValue("cell", given.cell), ...given.other];
    const { outcomes, wasHeld } = await useCells("clients recover", addresses, async (cells) => {
      const [cell, ...others] = cells as readonly [Cell, ...Cell[]];
      if (given.without !== undefined && cells.some(({ name }) => name === given.without))
        throw new SettingsError([
          `--without: expected a cell whose database is not given, got ${given.without}`,
        ]);
      const recovery: ClientRecovery = { cell, others, without: given.without, owner: given.owner, actor };
      const ids = given.client.length > 0 ? given.client : await listMovedClients(cells);
      const outcomes: RecoveredClient[] = [];
      for (const clientId of ids) {
        const outcome = await recoverClient(clientId, recovery);
        if (outcome !== undefined) outcomes.push(outcome);
      }
      // Copies need cells that are not held.
      const wasHeld = given.client.length === 0 && (await endRecovery(cell.pool, actor));
      await copyAgain(outcomes, cells, recovery, terminal);
      return { outcomes, wasHeld };
    });
    if (given.json) terminal.print(JSON.stringify({ clients: outcomes.map(write), released: wasHeld }));
    else {
      for (const outcome of outcomes) terminal.print(describe(outcome));
      terminal.print(
        `${showCount(outcomes.length, "client")} recovered.${wasHeld ? " Deliveries are restarted." : ""}`,
      );
    }
  },
});

async function copyAgain(
  outcomes: readonly RecoveredClient[],
  cells: readonly Cell[],
  { cell: to, actor }: ClientRecovery,
  terminal: Parameters<typeof createProgress>[0],
): Promise<void> {
  for (const { clientId, copyFrom } of outcomes) {
    const from = cells.find(({ name }) => name === copyFrom);
    if (from === undefined) continue;
    const progress = createProgress(terminal);
    const onProgress = ({ done, total }: { readonly done: number; readonly total: number }) =>
      progress.show(done, total);
    await moveClient({ clientId, from, to, others: [], actor, onProgress }).finally(progress.stop);
  }
}

function write({ clientId, owner, copyFrom }: RecoveredClient): object {
  return { client_id: clientId, owner, copied_from: copyFrom };
}

function describe({ clientId, owner, copyFrom }: RecoveredClient): string {
  return `client ${clientId}: in cell ${owner}${copyFrom === undefined ? "" : `, copied again from cell ${copyFrom}`}`;
}
