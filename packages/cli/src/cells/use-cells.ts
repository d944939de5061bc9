import { ConnectError, openPool } from "@payment-routing/database";
import { type Cell, isTransientError, MoveError, readCell } from "@payment-routing/delivery";
import { CommandError } from "../command.ts";
import { describeDatabaseFailure } from "../service/check-database.ts";
import { SettingsError } from "../settings/setting-definition.ts";
import { textList } from "../settings/setting-kinds.ts";

/** The databases of the cells that a command is not about. */
export const OTHER_CELLS_SETTING = {
  other: textList(
    "url",
    "The database of another cell, as postgresql://…. Once for each cell that is not named by another option.",
  ),
};

/**
 * Opens the databases of cells, in the order of their addresses, and closes them after `use`.
 *
 * @throws CommandError for a database that is away or has no name, and for a refused move
 */
export async function useCells<Result>(
  command: string,
  addresses: readonly string[],
  use: (cells: readonly Cell[]) => Promise<Result>,
): Promise<Result> {
  for (const address of addresses)
    if (!/^postgres(?:ql)?:\/\//.test(address))
      throw new SettingsError([`expected an address that begins with postgresql://, got another text`]);
  await using opened = new AsyncDisposableStack();
  try {
    const cells: Cell[] = [];
    for (const [index, address] of addresses.entries()) {
      const options = {
        maxConnections: 3,
        applicationName: `payment-routing ${command}`,
        queryTimeoutMs: 3_600_000,
      };
      const pool = opened.adopt(openPool(address, options), (each) => each.end());
      const name = await readCell(pool);
      if (name === undefined)
        throw new CommandError([
          `payment-routing ${command}: database ${index + 1} is that of no cell: see cells init`,
        ]);
      const copyPool = opened.adopt(openPool(address, { ...options, pipeline: false }), (each) => each.end());
      cells.push({ ...name, pool, copyPool });
    }
    return await use(cells);
  } catch (cause) {
    if (cause instanceof MoveError)
      throw new CommandError([`payment-routing ${command}: ${cause.message}`], {
        cause,
        document: { code: cause.code, message: cause.message },
      });
    const { code } = Object(cause) as { readonly code?: unknown };
    if (cause instanceof ConnectError || isTransientError(cause) || code === UNDEFINED_TABLE)
      throw new CommandError([`payment-routing ${command}: ${describeDatabaseFailure(cause)}`], { cause });
    throw cause;
  }
}

/** A database without migrations. */
const UNDEFINED_TABLE = "42P01";

/** @throws SettingsError without a value */
export function requireValue(option: string, value: string | undefined): string {
  if (value === undefined)
    throw new SettingsError([`--${option}: expected the address of a database, got nothing`]);
  return value;
}
