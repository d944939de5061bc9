import { fillSection, writeTable } from "@payment-routing/test-support/markdown";
import { EXIT_CODE_MEANINGS, EXIT_CODES } from "../../src/command.ts";
import { COMMANDS } from "../../src/command-list.ts";
import { showDefault, showFlag } from "../../src/settings/read-settings.ts";
import { SETTINGS } from "../../src/settings/service-settings.ts";

type Tables = Readonly<Record<string, () => Promise<string> | string>>;

/** The generated tables of the README, by the name of their marker. */
export const README_TABLES: Tables = { commands: describeCommands, "exit-codes": describeExitCodes };

/** The tables of docs/reference/service.md that the CLI writes. */
export const SERVICE_TABLES: Tables = { settings: describeSettings };

/**
 * Writes each table between its markers, `<!-- commands -->` and `<!-- /commands -->`.
 *
 * @throws RangeError when a marker is missing
 */
export async function writeTables(markdown: string, tables: Tables): Promise<string> {
  let text = markdown;
  for (const [name, write] of Object.entries(tables)) text = fillSection(text, name, await write());
  return text;
}

async function describeCommands(): Promise<string> {
  const rows = COMMANDS.map(async ({ name, summary, load }) => {
    const operands = Object.values((await load()).settings).filter(({ isOperand }) => isOperand);
    const shown = operands.map(({ placeholder, isOptional }) =>
      isOptional ? `[${placeholder}]` : `<${placeholder}>`,
    );
    return [`\`${["payment-routing", name, ...shown].join(" ")}\``, summary];
  });
  return writeTable(["command", "purpose"], await Promise.all(rows));
}

function describeExitCodes(): string {
  const names = Object.keys(EXIT_CODES) as (keyof typeof EXIT_CODES)[];
  return writeTable(
    ["exit code", "meaning"],
    names.map((name) => [String(EXIT_CODES[name]), EXIT_CODE_MEANINGS[name]]),
  );
}

function describeSettings(): string {
  const rows = Object.entries(SETTINGS).map(([name, definition]) => {
    const { default: value, unit, variable, description } = definition;
    return [`\`${showFlag(name, definition)}\``, `\`${variable}\``, showDefault(value, unit), description];
  });
  return writeTable(["flag", "environment", "default", "what it does"], rows);
}
