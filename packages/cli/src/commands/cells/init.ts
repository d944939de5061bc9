import { DeliveryError, initCell } from "@payment-routing/delivery";
import { CommandError, defineCommand } from "../../command.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { DATABASE_SETTINGS } from "../../service/database-settings.ts";
import { SettingsError } from "../../settings/setting-definition.ts";
import { flag, operand, optionalText } from "../../settings/setting-kinds.ts";

export const command = defineCommand({
  description:
    "Name the database of one of several cells, once and for all. The first cell is the default cell: it owns every client that was not moved to another one. For each further cell name the default cell with --default-cell. Stop all processes of the database before, and start them with --cell after. Run it with the rights of migrate.",
  settings: {
    name: operand("name", "The name of the cell: lower case letters, digits and hyphens."),
    defaultCell: optionalText(
      "name",
      "The name of the default cell. Default: this cell is the default cell.",
    ),
    ...DATABASE_SETTINGS,
    json: flag("Print one JSON object instead of text."),
  },
  async run({ name, defaultCell = name, ...given }, { print }) {
    for (const [option, value] of [
      ["<name>", name],
      ["--default-cell", defaultCell],
    ] as const)
      if (!CELL_NAME.test(value))
        throw new SettingsError([
          `${option}: expected up to 40 lower case letters, digits and hyphens, got ${JSON.stringify(value)}`,
        ]);
    try {
      await useVersions(given, (pool) => initCell(pool, { name, defaultCell }));
    } catch (cause) {
      if (!(cause instanceof DeliveryError)) throw cause;
      throw new CommandError([`payment-routing cells init: ${cause.message}`], { cause });
    }
    if (given.json) print(JSON.stringify({ cell: name, default_cell: defaultCell }));
    else print(`This is the database of cell ${name}. Start its processes with --cell ${name}.`);
  },
});

export const CELL_NAME = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;
