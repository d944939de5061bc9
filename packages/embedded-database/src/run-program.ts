import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { EmbeddedDatabaseError } from "./embedded-database-error.ts";

/** How a program of PostgreSQL is run. */
export interface ProgramOptions {
  /** The folder of the data. */
  readonly cwd: string;
  /** Of another user than ours. */
  readonly uid?: number;
  readonly gid?: number;
}

/** What a program of PostgreSQL finds around it: none of the variables that would lead it elsewhere, English messages. */
export const PROGRAM_ENVIRONMENT: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: "C" };

/** Runs a program of PostgreSQL to its end. */
export async function runProgram(
  program: string,
  options: ProgramOptions,
  args: readonly string[],
): Promise<void> {
  try {
    await promisify(execFile)(program, args, { ...options, env: PROGRAM_ENVIRONMENT });
  } catch (error) {
    const { stderr = "", message } = error as Error & { readonly stderr?: string };
    throw new EmbeddedDatabaseError("not-started", `PostgreSQL: ${stderr.trim() || message}`, error);
  }
}
