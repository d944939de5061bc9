import { describeSettings, wrapText } from "./settings/describe-settings.ts";
import { readSettings } from "./settings/read-settings.ts";
import type { SettingDefinitions, SettingsOf } from "./settings/setting-definition.ts";

/** One subcommand of `payment-routing`. */
export interface Command {
  /** How it is called. */
  readonly usage: string;
  /** What `payment-routing <command> --help` prints. */
  readonly help: string;
  /**
   * Runs to the end and returns the exit code. Throws a SettingsError when it was called wrongly, a
   * {@link CommandError} for anything else that its user can mend.
   */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}

/** What a command has around it: a test or an embedding program may give it its own. */
export interface Terminal {
  readonly environment: NodeJS.ProcessEnv;
  /** Writes one line to standard output. */
  readonly print: (line: string) => void;
  /** Writes a text to standard output as it stands, without a line break after it. */
  readonly write: (text: string) => void;
  /** Writes one line to standard error. */
  readonly complain: (line: string) => void;
  /** Whether standard output is a terminal, where people look at it. */
  readonly isInteractive?: boolean;
  /** Asks something and returns what was answered; undefined where nobody can be asked. */
  readonly ask?: (question: string) => Promise<string>;
  /** Writes a line to standard error in place of the one that it wrote before; undefined where that cannot be seen. */
  readonly showProgress?: (line: string) => void;
  /** Called once the service listens. */
  readonly onReady?: (url: string) => void;
}

export interface CommandDefinition<Definitions extends SettingDefinitions> {
  /** How it is called: the first line of its help. */
  readonly usage: string;
  /** What it does, in a sentence or two. */
  readonly description: string;
  readonly settings: Definitions;
  /** As {@link Command.run}, with what the arguments and the environment say. */
  run(settings: SettingsOf<Definitions>, terminal: Terminal): Promise<number>;
}

/** Makes a command of what it is called with and what it does. */
export function defineCommand<Definitions extends SettingDefinitions>(
  definition: CommandDefinition<Definitions>,
): Command {
  const { usage, description, settings } = definition;
  return {
    usage,
    help: [`Usage: ${usage}`, "", wrapText(description, 0), "", "Options:", describeSettings(settings)].join(
      "\n",
    ),
    async run(args, terminal) {
      const given = readSettings(settings, args, terminal.environment);
      try {
        return await definition.run(given, terminal);
      } catch (error) {
        if (error instanceof CommandError && "json" in given && given.json)
          terminal.print(JSON.stringify(error.document));
        throw error;
      }
    },
  };
}

interface CommandErrorOptions extends ErrorOptions {
  /** When left out, `faults` with the lines as the message of the only one. */
  readonly document?: object;
}

/** What stops a command and is not a fault of the program: printed line by line, without a stack trace. */
export class CommandError extends Error {
  readonly lines: readonly string[];
  /** The same for machines: what a command prints that was told to print JSON. */
  readonly document: object;

  constructor(lines: readonly string[], { document, ...options }: CommandErrorOptions = {}) {
    super(lines.join("\n"), options);
    this.name = "CommandError";
    this.lines = lines;
    this.document = document ?? { faults: [{ message: this.message.trim() }] };
  }
}
