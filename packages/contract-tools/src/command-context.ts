/** What every command needs of its caller. */
export interface CommandContext {
  /** The base folder of relative paths. */
  readonly folder: string;
  /** Sets the exit code: 0 for success, 1 for findings, 2 for wrong arguments or unreadable input. */
  end(code: 0 | 1 | 2): void;
}
