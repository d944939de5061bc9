import { SettingsError } from "@payment-routing/server/settings";
import { CommandError, type Terminal } from "./command.ts";
import { COMMANDS, type ListedCommand } from "./command-list.ts";
import { EXIT_CODES } from "./exit-codes.ts";
import { readVersion } from "./version.ts";

const PROCESS_TERMINAL: Terminal = {
  environment: process.env,
  print: console.log,
  complain: console.error,
  isInteractive: process.stdout.isTTY === true,
};

/**
 * Runs `payment-routing` with its arguments.
 *
 * @returns the exit code, one of {@link EXIT_CODES}
 */
export async function runCommandLine(
  args: readonly string[],
  terminal: Terminal = PROCESS_TERMINAL,
): Promise<number> {
  const [name = "--help", ...rest] = args;
  if (name === "--help" || name === "-h" || name === "help") return print(terminal, describeCommands());
  if (name === "--version" || name === "-v") return print(terminal, readVersion());

  const listed = COMMANDS.find((candidate) => candidate.name === name);
  if (listed === undefined) {
    terminal.complain(`payment-routing: unknown command "${name}". See payment-routing --help.`);
    return EXIT_CODES.misused;
  }
  return runCommand(listed, rest, terminal);
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
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  return [
    "Usage: payment-routing <command> [options]",
    "",
    "Commands:",
    ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    "",
    "payment-routing <command> --help prints the options of a command, payment-routing --version the version.",
  ].join("\n");
}
