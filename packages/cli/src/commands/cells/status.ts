import type { Cell } from "@payment-routing/config-contract";
import type { CellState } from "@payment-routing/operator-contract";
import { CELLS_SETTING, connectCell, readCellsFile } from "../../cells/cells-file.ts";
import { defineCommand, EXIT_CODES, type Terminal } from "../../command.ts";
import { type Column, printTable } from "../../operator/print-table.ts";
import { SettingsError } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";
import { choosePaint } from "../../show-text.ts";

export const command = defineCommand({
  description:
    "Show every cell: its version, backlog and moved clients, and whether all have the same configuration and the same keys. Exit with 1 if a cell is away, or they differ.",
  settings: {
    ...CELLS_SETTING,
    json: flag("Print JSON instead of text."),
  },
  async run(given, terminal) {
    if (given.cells === undefined) throw new SettingsError(["--cells: expected a path, got nothing"]);
    const cells = await readCellsFile(given.cells);
    const states = await Promise.all(cells.map((cell) => readState(cell, terminal)));
    const issues = findIssues(states);
    if (given.json)
      terminal.print(
        JSON.stringify({ cells: states.map(({ name, state }) => ({ name, ...state })), issues }),
      );
    else {
      terminal.print(printTable(states, COLUMNS, choosePaint(terminal)));
      for (const issue of issues) terminal.complain(issue);
    }
    return issues.length === 0 ? EXIT_CODES.done : EXIT_CODES.failed;
  },
});

interface Asked {
  readonly name: string;
  readonly state: CellState | undefined;
  readonly problem?: string;
}

async function readState(cell: Cell, { environment }: Terminal): Promise<Asked> {
  try {
    return { name: cell.name, state: await connectCell(cell, environment).call("readCell") };
  } catch (error) {
    return {
      name: cell.name,
      state: undefined,
      problem: error instanceof Error ? error.message : String(error),
    };
  }
}

const COLUMNS: readonly Column<Asked>[] = [
  ["cell", ({ name }) => name],
  ["versions", ({ state }) => (state === undefined ? "away" : state.versions.join(", "))],
  ["waiting", ({ state }) => state?.callbacks_waiting],
  ["moved clients", ({ state }) => state?.clients.length],
  ["configuration", ({ state }) => state?.configuration_digest?.slice(0, 19)],
  ["keys", ({ state }) => state?.keys_digest.slice(0, 12)],
];

function findIssues(states: readonly Asked[]): readonly string[] {
  const there = states.flatMap(({ name, state }) => (state === undefined ? [] : [{ name, state }]));
  const differs = (of: (state: CellState) => string | undefined) =>
    new Set(there.map(({ state }) => of(state))).size > 1;
  return [
    ...states.flatMap(({ name, problem }) =>
      problem === undefined ? [] : [`cell ${name} is away: ${problem}`],
    ),
    ...there
      .filter(({ name, state }) => state.cell !== name)
      .map(({ name, state }) => `expected cell ${name}, got ${state.cell ?? "a database of no cell"}`),
    ...(differs((state) => state.configuration_digest)
      ? ["the cells have different active configurations"]
      : []),
    ...(differs((state) => state.keys_digest) ? ["the cells have different keys"] : []),
    ...there.filter(({ state }) => state.held).map(({ name }) => `cell ${name} waits for its recovery`),
    ...there.flatMap(({ name, state }) =>
      state.clients
        .filter(({ held }) => held)
        .map(({ client_id }) => `client ${client_id} waits for recovery in cell ${name}: two cells claim it`),
    ),
  ];
}
