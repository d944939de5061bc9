import type { SettingDefinitions, SettingsOf } from "./settings/setting-definition.ts";

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
  /** Where progress bars are drawn: standard error, if it is a terminal. */
  readonly progressStream?: NodeJS.WritableStream;
  /** Called once the service listens. */
  readonly onReady?: (url: string) => void;
}

/** One subcommand of `payment-routing`. */
export interface Command<Definitions extends SettingDefinitions = SettingDefinitions> {
  /** What the command does, in a sentence or two. */
  readonly description: string;
  readonly settings: Definitions;
  /**
   * Runs the command and returns its exit code.
   *
   * @throws SettingsError for wrong usage
   * @throws CommandError for any other error that the user can correct
   */
  run(settings: SettingsOf<Definitions>, terminal: Terminal): Promise<number>;
}

/** Infers the settings of a command from their definitions. */
export function defineCommand<Definitions extends SettingDefinitions>(
  command: Command<Definitions>,
): Command {
  return command as unknown as Command;
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
