import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { EmbeddedDatabaseError } from "./embedded-database-error.ts";

/** Options of `spawn` for a program of PostgreSQL. */
export interface ProgramOptions {
  /** The data folder. */
  readonly cwd: string;
  /** Set if the program runs as another user. */
  readonly uid?: number;
  readonly gid?: number;
}

/** The environment of PostgreSQL programs: no `PG…` variables, and messages in English. */
export const PROGRAM_ENVIRONMENT: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: "C" };

/** Runs a program of PostgreSQL and waits for its exit. */
export async function runProgram(
  program: string,
  options: ProgramOptions,
  args: readonly string[],
): Promise<void> {
  try {
    await promisify(execFile)(program, args, { ...options, env: PROGRAM_ENVIRONMENT });
  } catch (error) {
    const { stderr = "", message } = error as Error & { readonly stderr?: string };
    const advice = /could not look up .* user/.test(stderr)
      ? ". Creating the embedded database needs a user with an entry in /etc/passwd."
      : "";
    throw new EmbeddedDatabaseError("not-started", `PostgreSQL: ${stderr.trim() || message}${advice}`, error);
  }
}
