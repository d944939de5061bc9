import { CommandError, type Terminal } from "./command.ts";
import { COMMANDS, type ListedCommand } from "./command-list.ts";
import { EXIT_CODES } from "./exit-codes.ts";
import { type CommandGroup, findCommand } from "./find-command.ts";
import { PROCESS_TERMINAL } from "./process-terminal.ts";
import { SettingsError } from "./settings/setting-definition.ts";
import { readVersion } from "./version.ts";

/**
 * Runs `payment-routing` with its arguments.
 *
 * @returns the exit code, one of {@link EXIT_CODES}
 */
export async function runCommandLine(
  args: readonly string[],
  terminal: Terminal = PROCESS_TERMINAL,
): Promise<number> {
  const [name = "--help"] = args;
  if (name === "--help" || name === "-h" || name === "help") return print(terminal, describeCommands());
  if (name === "--version" || name === "-v") return print(terminal, readVersion());

  const found = findCommand(COMMANDS, args);
  if (found.kind === "command") return runCommand(found.listed, found.rest, terminal);
  if (found.kind === "group") return runGroup(found.group, found.rest, terminal);
  terminal.complain(`payment-routing: unknown command "${name}". See payment-routing --help.`);
  return EXIT_CODES.misused;
}

function runGroup({ name, commands }: CommandGroup, [word]: readonly string[], terminal: Terminal): number {
  if (word === "--help" || word === "-h") return print(terminal, describeGroup(name, commands));
  const got = word === undefined ? "nothing" : `"${word}"`;
  const words = commands.map((command) => command.name.slice(name.length + 1)).join(", ");
  terminal.complain(`payment-routing ${name}: expected one of ${words}, got ${got}`);
  terminal.complain(`See payment-routing ${name} --help.`);
  return EXIT_CODES.misused;
}

async function runCommand(
  { name, load }: ListedCommand,
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const command = await load();
  if (args.includes("--help") || args.includes("-h")) return print(terminal, command.help);
  try {
    return await command.run(args, terminal);
  } catch (error) {
    if (error instanceof SettingsError) {
      for (const fault of error.faults) terminal.complain(`payment-routing ${name}: ${hideSecrets(fault)}`);
      terminal.complain(`See payment-routing ${name} --help.`);
      return EXIT_CODES.misused;
    }
    if (error instanceof CommandError) {
      for (const line of error.lines) terminal.complain(line);
      return EXIT_CODES.failed;
    }
    throw error;
  }
}

function print(terminal: Terminal, text: string): number {
  terminal.print(text);
  return EXIT_CODES.done;
}

// A fault shows what it was given, and a secret may have been given to the wrong flag.
function hideSecrets(fault: string): string {
  return fault.replaceAll(/whsec_[\w+/=-]+/g, "whsec_...");
}

function describeCommands(): string {
  return [
    "Usage: payment-routing <command> [options]",
    "",
    "Commands:",
    ...listCommands(COMMANDS),
    "",
    "payment-routing <command> --help prints the options of a command, payment-routing --version the version.",
  ].join("\n");
}

function describeGroup(name: string, commands: readonly ListedCommand[]): string {
  return [
    `Usage: payment-routing ${name} <command> [options]`,
    "",
    "Commands:",
    ...listCommands(commands),
  ].join("\n");
}

function listCommands(commands: readonly ListedCommand[]): readonly string[] {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
}
