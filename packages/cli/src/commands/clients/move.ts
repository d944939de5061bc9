import {
  abortMove,
  type Cell,
  type MoveProgress,
  type MoveResult,
  moveClient,
} from "@payment-routing/delivery";
import { connectCell, readCellsFile } from "../../cells/cells-file.ts";
import { OTHER_CELLS_SETTING, requireValue, useCells } from "../../cells/use-cells.ts";
import { CommandError, defineCommand, type Terminal } from "../../command.ts";
import { ACTOR_SETTINGS, readActor } from "../../configuration/actor-settings.ts";
import { createProgress } from "../../progress.ts";
import { flag, idOperand, optionalText } from "../../settings/setting-kinds.ts";
import { showCount } from "../../show-text.ts";

export const command = defineCommand({
  description:
    "Move a client to another cell while it works. Its sessions are copied; then its reports are held for at most 5 seconds, and the other cell owns the client. Stopped anywhere, it is continued by the same command. What is left over stays in the source until clients release. --abort ends a move that is not finished. Run it with the rights of migrate in both databases.",
  settings: {
    id: idOperand("client", "The client."),
    from: optionalText("url", "The database of the cell that owns the client, as postgresql://…. Required."),
    to: optionalText("url", "The database of the cell that is to own it. Required."),
    ...OTHER_CELLS_SETTING,
    cells: optionalText(
      "path",
      "The file of cells: the secrets of the client are then compared too, which processes have in files.",
    ),
    abort: flag("End a move before the client has left. The copy is deleted."),
    ...ACTOR_SETTINGS,
    json: flag("Print one JSON object instead of text."),
  },
  async run(given, terminal) {
    const { print, complain } = terminal;
    const actor = readActor(given);
    const addresses = [requireValue("from", given.from), requireValue("to", given.to), ...given.other];
    const { id: clientId } = given;
    await useCells("clients move", addresses, async (cells) => {
      const [from, to, ...others] = cells as readonly [Cell, Cell, ...Cell[]];
      if (given.abort) {
        await abortMove({ clientId, from, to, actor });
        print(
          given.json
            ? JSON.stringify({ client_id: clientId, cell: from.name })
            : `Client ${clientId} stays in cell ${from.name}.`,
        );
        return;
      }
      if (given.cells !== undefined) await compareSecrets(clientId, [from, to], given.cells, terminal);
      const progress = createProgress(terminal);
      const onProgress = ({ step, done, total }: MoveProgress): void => {
        if (step === "copy") progress.show(done, total);
        else progress.stop();
      };
      const result = await moveClient({ clientId, from, to, others, actor, onProgress }).finally(
        progress.stop,
      );
      if (given.json) print(JSON.stringify(writeResult(clientId, to, result)));
      else for (const line of describeResult(clientId, { from, to }, result)) print(line);
      for (const endpoint of result.sharedEndpoints)
        complain(
          `warning: the pause of ${endpoint} stays in cell ${from.name}, because other clients share the endpoint`,
        );
    });
  },
});

/** @throws CommandError if the target lacks a secret of the client that is live in the source */
async function compareSecrets(
  clientId: number,
  cells: readonly Cell[],
  path: string,
  { environment }: Terminal,
): Promise<void> {
  const listed = await readCellsFile(path);
  const [source = [], target = []] = await Promise.all(
    cells.map(async ({ name }) => {
      const cell = listed.find((each) => each.name === name);
      if (cell === undefined)
        throw new CommandError([`payment-routing clients move: cell ${name} is missing in ${path}`]);
      const { items } = await connectCell(cell, environment).call("listSecrets");
      return items
        .filter((secret) => !secret.is_retired && secret.client_ids.includes(clientId))
        .map(({ id }) => id);
    }),
  );
  const missing = source.filter((id) => !target.includes(id));
  if (missing.length > 0)
    throw new CommandError([
      `payment-routing clients move: cell ${cells[1]?.name} lacks secrets of client ${clientId}: ${missing.join(", ")}`,
    ]);
}

function writeResult(clientId: number, { name }: Cell, result: MoveResult): object {
  const { sessions, heldMs, unownedMs, sharedEndpoints } = result;
  return {
    client_id: clientId,
    cell: name,
    sessions,
    held_ms: heldMs,
    unowned_ms: unownedMs,
    shared_endpoints: sharedEndpoints,
  };
}

function describeResult(
  clientId: number,
  { from, to }: { readonly from: Cell; readonly to: Cell },
  { sessions, heldMs, unownedMs }: MoveResult,
): readonly string[] {
  const held =
    heldMs === undefined
      ? []
      : [`Reports were held for ${heldMs} ms, and without an owner for ${unownedMs ?? 0} ms.`];
  return [
    `Client ${clientId} is in cell ${to.name}, with ${showCount(sessions, "session")}.`,
    ...held,
    `What is left over in cell ${from.name} goes with clients release, after the next backup of cell ${to.name}.`,
  ];
}
