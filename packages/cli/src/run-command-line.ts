import { readFileSync } from "node:fs";
import { boundText } from "@payment-routing/contract-runtime";
import { ProblemError } from "@payment-routing/operator-client";
import { Command as CommanderCommand, CommanderError } from "commander";
import { type Command, CommandError, EXIT_CODES, type Terminal } from "./command.ts";
import { COMMANDS, GROUPS, type ListedCommand } from "./command-list.ts";
import { askQuestion } from "./operator/confirm.ts";
import { addSettings, readSettings } from "./settings/read-settings.ts";
import { SettingsError } from "./settings/setting-definition.ts";
import { showPlace, showText } from "./show-text.ts";

/**
 * Runs `payment-routing` with its arguments.
 *
 * @returns the exit code, one of {@link EXIT_CODES}
 */
export async function runCommandLine(
  args: readonly string[],
  terminal: Terminal = PROCESS_TERMINAL,
): Promise<number> {
  const { standardOutput, complain } = terminal;
  let isLost = false;
  // Printing does not throw: the stream emits its errors later. A reader that closes a pipe, as `head` does, is no error.
  const onError = ({ code = "an error" }: NodeJS.ErrnoException) => {
    if (isLost || code === "EPIPE") return;
    isLost = true;
    complain(`payment-routing: standard output cannot be written: ${code}`);
  };
  standardOutput.on("error", onError);
  try {
    const exitCode = await runArguments(args, terminal);
    // Called after the errors of all earlier writes.
    await new Promise((resolve) => standardOutput.write("", resolve));
    return isLost ? EXIT_CODES.failed : exitCode;
  } finally {
    standardOutput.off("error", onError);
  }
}

async function runArguments(args: readonly string[], terminal: Terminal): Promise<number> {
  let exitCode: number = EXIT_CODES.done;
  const program = createProgram(terminal, (code) => {
    exitCode = code;
  });
  const [first = "help", ...rest] = args;
  try {
    await program.parseAsync(first === "help" ? [...rest, "--help"] : args, { from: "user" });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.misused;
    if (!(error instanceof CommandError)) throw error;
    for (const line of error.lines) terminal.complain(boundLines(line));
    return EXIT_CODES.failed;
  }
}

const HELP_WIDTH = 100;

function createProgram(terminal: Terminal, onEnd: (exitCode: number) => void): CommanderCommand {
  const program = new CommanderCommand("payment-routing")
    .description("Run and operate the payment routing service.")
    .version(readVersion(), "-v, --version", "Print the version")
    .helpOption("-h, --help", "Print this help")
    .helpCommand(false)
    .enablePositionalOptions()
    .exitOverride();
  configureMessages(program, "payment-routing", terminal);
  const listedCommands = new Map<CommanderCommand, ListedCommand>();
  const groups = new Map<string, CommanderCommand>();
  // Loads a command and its options just before it parses its arguments.
  const load = async (_parent: CommanderCommand, command: CommanderCommand): Promise<void> => {
    const listed = listedCommands.get(command);
    if (listed !== undefined) prepare(command, listed.name, await listed.load(), terminal, onEnd);
  };
  const addCommand = (parent: CommanderCommand, name: string, path: string): CommanderCommand => {
    const command = parent.command(name);
    configureMessages(command, `payment-routing ${path}`, terminal);
    return command;
  };
  const findGroup = (name: string): CommanderCommand => {
    const group = groups.get(name) ?? addCommand(program, name, name).hook("preSubcommand", load);
    groups.set(name, group);
    return group.description(GROUPS[name] ?? "").helpCommand(false);
  };
  program.hook("preSubcommand", load);
  for (const listed of COMMANDS) {
    const [first = "", second] = listed.name.split(" ");
    const parent = second === undefined ? program : findGroup(first);
    const command = addCommand(parent, second ?? first, listed.name).summary(listed.summary);
    listedCommands.set(command, listed);
    // A command can be the group of others.
    if (second === undefined) groups.set(first, command.hook("preSubcommand", load));
  }
  return program;
}

function configureMessages(command: CommanderCommand, path: string, { print, complain }: Terminal): void {
  command.showHelpAfterError(`See ${path} --help.`).configureOutput({
    writeOut: (text) => print(text.trimEnd()),
    writeErr: (text) => complain(text.trimEnd()),
    outputError: (text, write) => write(`${path}: ${boundLines(hideSecrets(text.replace(/^error: /, "")))}`),
    getOutHelpWidth: () => HELP_WIDTH,
    getErrHelpWidth: () => HELP_WIDTH,
  });
}

// An error message quotes the value, which may be a secret that was passed to the wrong option.
function hideSecrets(text: string): string {
  return text.replaceAll(/whsec_[\w+/=-]+/g, "whsec_...");
}

function boundLines(text: string): string {
  const lines = text.split("\n").map((line) => boundText(line, MAX_PATH));
  return lines.join("\n");
}

/** Messages name files. */
const MAX_PATH = 1000;

function prepare(
  commander: CommanderCommand,
  name: string,
  command: Command,
  terminal: Terminal,
  onEnd: (exitCode: number) => void,
): void {
  commander.description(command.description);
  addSettings(commander, command.settings);
  commander.action(async () => {
    try {
      const given = readSettings(commander, command.settings, terminal.environment);
      onEnd(await runCommand(command, given, terminal));
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      commander.error(error.issues.join(`\npayment-routing ${name}: `));
    }
  });
}

async function runCommand(
  command: Command,
  given: Readonly<Record<string, unknown>>,
  terminal: Terminal,
): Promise<number> {
  try {
    return (await command.run(given, terminal)) ?? EXIT_CODES.done;
  } catch (cause) {
    const error = cause instanceof ProblemError ? describeProblem(cause) : cause;
    if (error instanceof CommandError && given.json) terminal.print(JSON.stringify(error.document));
    throw error;
  }
}

/** The error of a command whose request was rejected or failed. */
function describeProblem(cause: ProblemError): CommandError {
  const { status, detail, issues = [], configuration_issues: found = [] } = cause.problem;
  const answer = status === 0 ? detail : `the service answered ${status} ${cause.code}: ${detail}`;
  const lines = [
    showText(answer),
    ...issues.map(({ message }) => `  ${showText(message)}`),
    ...found.map((issue) => `  ${showText(showPlace(issue))} ${showText(issue.message)}`),
  ];
  return new CommandError(lines, { cause, ...(found.length > 0 && { document: { issues: found } }) });
}

/** The terminal of this process. */
const PROCESS_TERMINAL: Terminal = {
  environment: process.env,
  print: console.log,
  write: (text) => process.stdout.write(text),
  standardOutput: process.stdout,
  complain: console.error,
  isInteractive: process.stdout.isTTY === true,
  ...(process.stdin.isTTY && process.stderr.isTTY && { ask }),
  ...(process.stderr.isTTY && { progressStream: process.stderr }),
};

function ask(question: string): Promise<string> {
  return askQuestion(question, process.stdin, process.stderr);
}

/** The version of this package. */
export function readVersion(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  );
  return manifest.version;
}
