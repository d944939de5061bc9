/** One subcommand of `payment-routing`. */
export interface Command {
  readonly name: string;
  /** Half a line for the list of commands. */
  readonly summary: string;
  /** What `payment-routing <name> --help` prints. */
  help(): string;
  /** Runs to the end and returns the exit code. Throws {@link CommandError} for what its user can mend. */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}

/** What a command has around it: a test or an embedding program may give it its own. */
export interface Terminal {
  readonly environment: NodeJS.ProcessEnv;
  /** Writes one line to standard output. */
  readonly print: (line: string) => void;
  /** Writes one line to standard error. */
  readonly complain: (line: string) => void;
  /** Called once the service listens. */
  readonly onReady?: (url: string) => void;
}

/** What stops a command and is not a fault of the program: printed line by line, without a stack trace. */
export class CommandError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[], options?: ErrorOptions) {
    super(lines.join("\n"), options);
    this.name = "CommandError";
    this.lines = lines;
  }
}
