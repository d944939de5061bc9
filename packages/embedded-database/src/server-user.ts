import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { EmbeddedDatabaseError } from "./embedded-database-error.ts";

/** Whom the server runs as, as `spawn` wants it. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL does not run as root. In that case it runs as the user `postgres`, which is created if missing. Otherwise it
 * runs as whoever runs us, and the answer is undefined.
 */
export async function chooseServerUser(): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const user = await findUser();
  if (user !== undefined) return user;
  // Two processes may do this at once: then the second fails, and finds the user all the same.
  const failure = await run("useradd", ["--system", "--user-group", NAME]).then(
    () => undefined,
    (error: unknown) => error,
  );
  const made = await findUser();
  if (made !== undefined) return made;
  throw new EmbeddedDatabaseError(
    "no-server-user",
    `PostgreSQL does not run as root, and the user ${NAME} cannot be made`,
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
