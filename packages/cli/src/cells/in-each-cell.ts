import { ProblemError } from "@payment-routing/operator-client";
import { CommandError, type Terminal } from "../command.ts";
import { SettingsError } from "../settings/setting-definition.ts";
import { findCellKey, readCellsFile } from "./cells-file.ts";

interface CellSettings {
  readonly cells: string | undefined;
  readonly url: string | undefined;
  readonly key: string | undefined;
  readonly keyFile: string | undefined;
}

type Run<Settings> = (given: Settings, terminal: Terminal) => Promise<unknown>;

/**
 * Runs a command in every cell of `--cells`, one after the other, with the name of the cell before each line. A cell in which it
 * fails does not keep it from the others. Without the setting it runs once.
 *
 * @throws CommandError that names the cells in which it failed
 */
export function inEachCell<Settings extends CellSettings>(
  run: Run<Settings>,
): (given: Settings, terminal: Terminal) => Promise<number | undefined> {
  return async (given, terminal) => {
    if (given.cells === undefined) {
      await run(given, terminal);
      return undefined;
    }
    if (given.url !== undefined) throw new SettingsError(["--cells: expected --cells or --url, got both"]);
    const missed: string[] = [];
    for (const cell of await readCellsFile(given.cells)) {
      const { name, internal_url: url } = cell;
      const prefix = (line: string) => `${name}: ${line}`;
      const key = findCellKey(cell, terminal.environment) ?? given.key;
      const complain = (line: string) => terminal.complain(prefix(line));
      try {
        await run(
          { ...given, url, ...(cell.key_variable === undefined ? {} : { key, keyFile: undefined }) },
          { ...terminal, print: (line) => terminal.print(prefix(line)), complain },
        );
      } catch (error) {
        if (!(error instanceof ProblemError || error instanceof CommandError)) throw error;
        complain(error.message);
        missed.push(name);
      }
    }
    if (missed.length > 0)
      throw new CommandError([`not done in: ${missed.join(", ")}. Repeat the command for them`]);
    return undefined;
  };
}
