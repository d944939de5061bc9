import type { Writable } from "node:stream";
import type { SettingDefinitions, SettingsOf } from "./settings/setting-definition.ts";

/** The environment of a command. Tests and embedding programs provide their own. */
export interface Terminal {
  readonly environment: NodeJS.ProcessEnv;
  /** Writes one line to standard output. */
  readonly print: (line: string) => void;
  /** Writes a text to standard output without adding a line break. */
  readonly write: (text: string) => void;
  /** Standard output, for outputs of any length. */
  readonly standardOutput: Writable;
  /** Writes one line to standard error. */
  readonly complain: (line: string) => void;
  /** Whether standard output is a terminal. */
  readonly isInteractive?: boolean;
  /** Asks a question and returns the answer. Undefined without a terminal. */
  readonly ask?: (question: string) => Promise<string>;
  /** The stream for progress bars: standard error, if it is a terminal. */
  readonly progressStream?: NodeJS.WritableStream;
  /** Called once the service listens. */
  readonly onReady?: (url: string) => void;
}

/** One subcommand of `payment-routing`. */
export interface Command<Definitions extends SettingDefinitions = SettingDefinitions> {
  /** A sentence or two in the imperative: `List callbacks.` */
  readonly description: string;
  readonly settings: Definitions;
  /**
   * Runs the command and returns its exit code: by default, that of success.
   *
   * @throws SettingsError for wrong usage
   * @throws CommandError for any other error that the user can correct
   */
  run(settings: SettingsOf<Definitions>, terminal: Terminal): Promise<number | undefined>;
}

/** Infers the settings of a command from their definitions. */
export function defineCommand<Definitions extends SettingDefinitions>(
  command: Command<Definitions>,
): Command {
  return command as unknown as Command;
}

interface CommandErrorOptions extends ErrorOptions {
  /** Default: one member `issues` with the lines as its only message. */
  readonly document?: object;
}

/** An error that the user can correct. It is printed line by line, without a stack trace. */
export class CommandError extends Error {
  readonly lines: readonly string[];
  /** The output of the command with `--json`. */
  readonly document: object;

  constructor(lines: readonly string[], { document, ...options }: CommandErrorOptions = {}) {
    super(lines.join("\n"), options);
    this.name = "CommandError";
    this.lines = lines;
    this.document = document ?? { issues: [{ message: this.message.trim() }] };
  }
}

/** The exit codes of the command. For a signal it is 128 plus the signal's number, as in a shell. */
export const EXIT_CODES = {
  done: 0,
  failed: 1,
  misused: 2,
  incomplete: 3,
  warned: 4,
  interrupted: 130,
  killed: 137,
  terminated: 143,
} as const;

/** The meaning of each code, for the documentation. */
export const EXIT_CODE_MEANINGS: Readonly<Record<keyof typeof EXIT_CODES, string>> = {
  done: "Success. `serve` and `listen`: stopped by a signal. `verify`: no check failed. `check`: no issues. `doctor`: no errors and no warnings.",
  failed:
    "Failure: an invalid configuration, a port in use, an unsupported Node version, an error of the database or the service, or a confirmation that was not given. `verify`: a check failed. `check`: issues. `doctor`: errors.",
  misused: "Usage error: an unknown command or option, an invalid value, or an unreadable file.",
  incomplete:
    "`serve`: stopped by a signal, but something was lost, or did not finish in time. The last lines of the log say what.",
  warned: "`doctor`: warnings, and no errors.",
  interrupted: "Stopped immediately by a second SIGINT.",
  killed:
    "Ended itself by SIGKILL, because a thread waited for a file system or a name server that did not answer. As process 1 of a container it ends with 139, by SIGSEGV.",
  terminated: "Stopped immediately by a second SIGTERM.",
};
