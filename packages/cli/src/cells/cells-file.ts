import { type Cell, validateCellsFile } from "@payment-routing/config-contract";
import { createOperatorClient, type OperatorClient } from "@payment-routing/operator-client";
import { parse } from "yaml";
import { CommandError } from "../command.ts";
import { readTextFile } from "../inputs/read-input-file.ts";
import { SettingsError } from "../settings/setting-definition.ts";
import { optionalText } from "../settings/setting-kinds.ts";
import { showText } from "../show-text.ts";

/** The setting of commands that work in every cell. */
export const CELLS_SETTING = {
  cells: optionalText(
    "path",
    "The cells: a YAML or JSON file. The command is done in each of them, and names those that it missed. Not with --url.",
  ),
};

/**
 * Reads the file of cells.
 *
 * @throws SettingsError with every issue
 */
export async function readCellsFile(path: string): Promise<readonly Cell[]> {
  const text = await readTextFile(path, "--cells");
  let document: unknown;
  try {
    document = parse(text);
  } catch {
    throw new SettingsError([`--cells: expected YAML or JSON, got another text in ${path}`]);
  }
  const result = validateCellsFile(document);
  if (!result.ok)
    throw new SettingsError(result.issues.map(({ message }) => `--cells: ${path}: ${showText(message)}`));
  const { cells } = result.value;
  const names = cells.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined)
    throw new SettingsError([`--cells: ${path}: expected each name once, got ${repeated} again`]);
  return cells;
}

/** The key to use in a cell. Undefined without one. */
export function findCellKey(
  { key_variable: variable }: Cell,
  environment: NodeJS.ProcessEnv,
): string | undefined {
  return variable === undefined ? environment.OPERATOR_KEY : environment[variable];
}

/** @throws CommandError without a key for the cell */
export function connectCell(cell: Cell, environment: NodeJS.ProcessEnv): OperatorClient {
  const key = findCellKey(cell, environment);
  if (key === undefined)
    throw new CommandError([
      `cell ${cell.name}: expected a key in the variable ${cell.key_variable ?? "OPERATOR_KEY"}, got nothing`,
    ]);
  return createOperatorClient({ url: new URL(cell.internal_url), authentication: { key } });
}
