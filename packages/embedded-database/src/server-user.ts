import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { EmbeddedDatabaseError } from "./embedded-database-error.ts";

/** The user that the server runs as, in the form of the options of `spawn`. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Returns the user `postgres` under root, because PostgreSQL does not run as root; creates the user if it is missing.
 * Otherwise returns undefined: the server runs as the current user.
 */
export async function chooseServerUser(): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const user = await findUser();
  if (user !== undefined) return user;
  // If two processes create the user at the same time, the second one fails and then finds the user.
  const failure = await run("useradd", ["--system", "--user-group", NAME]).then(
    () => undefined,
    (error: unknown) => error,
  );
  const made = await findUser();
  if (made !== undefined) return made;
  throw new EmbeddedDatabaseError(
    "no-server-user",
    `PostgreSQL does not run as root, and the user ${NAME} cannot be created`,
    failure,
  );
}

const NAME = "postgres";

async function findUser(): Promise<ServerUser | undefined> {
  const ids = ["-u", "-g"].map(async (flag) => Number((await run("id", [flag, NAME])).stdout));
  const [uid = Number.NaN, gid = Number.NaN] = await Promise.all(ids).catch(() => []);
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : undefined;
}

const run = promisify(execFile);
