import { judgeOwners, listNoted, listOwners, readCell, requireCell } from "@payment-routing/delivery";
import { readCellsFile } from "../cells/cells-file.ts";
import { askCells, listPeers } from "../cells/compare-cells.ts";
import { showCount } from "../show-text.ts";
import { withTables } from "./check-database.ts";
import { DAY_MS, error, type Problem, warning } from "./finding.ts";

/** Whether the database is that of `--cell`, whether the other cells answer, and whether each client has one owner. */
export const checkCells = withTables(async (pool, { settings, environment }) => {
  const problems: Problem[] = [];
  await requireCell(pool, settings.cell).catch(({ message }: Error) =>
    problems.push(error(`${message}: correct --cell`)),
  );
  const cell = await readCell(pool);
  if (cell === undefined) return problems;
  const mine = new Map((await listOwners(pool)).map((row) => [row.clientId, row]));
  const { answers, failures } =
    settings.cells === undefined
      ? { answers: [], failures: [] }
      : await askCells(listPeers(await readCellsFile(settings.cells), cell.name, environment));
  const { held, claimed, unowned } = judgeOwners(cell, mine, answers);
  const slow = [...mine.values()].filter(
    ({ state, changedAt }) =>
      (state === "leaving" || state === "arriving") && Date.now() - changedAt.getTime() > DAY_MS,
  );
  const unfinished = (await listNoted(pool)).filter((clientId) => mine.get(clientId)?.state !== "leaving");
  const describe = (clients: readonly number[], what: string) =>
    clients.length === 0
      ? []
      : [`${showCount(clients.length, "client")} ${what} (${clients.slice(0, 10).join(", ")})`];
  return [
    ...problems,
    ...failures.map((failure) =>
      warning(`${failure}: clients that two cells own are not found while one is away`),
    ),
    ...describe([...held, ...claimed], "claimed by two cells: run clients recover").map(error),
    ...describe(
      unowned,
      "in no cell: repeat clients move, or run clients recover in the cell they went to",
    ).map(error),
    ...describe(
      slow.map(({ clientId }) => clientId),
      "being moved for more than a day: repeat clients move, or end it with --abort",
    ).map(warning),
    ...describe(
      unfinished,
      "moved, and the move was not finished: repeat clients move, retention waits for it",
    ).map(warning),
  ];
});
